import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect } from "@playwright/test";

export const PYTHON = fileURLToPath(new URL("../../../.venv/bin/python", import.meta.url));
/** Serves as `oenach serve` does, with deals that are chosen. */
const PROGRAM = fileURLToPath(new URL("../../../tests/server/chosen.py", import.meta.url));
const PATIENCE = 120_000;

/** A real server with a database of its own, which can be killed and started again. */
export class GameServer {
  readonly url: string;
  readonly #folder: string;
  readonly #port: number;
  #process: ChildProcess | null = null;

  /** What this server is started with beside the rest. */
  readonly #settings: Readonly<Record<string, string>>;

  static async open(settings: Readonly<Record<string, string>> = {}): Promise<GameServer> {
    const server = new GameServer(await freePort(), settings);
    await server.start();
    return server;
  }

  private constructor(port: number, settings: Readonly<Record<string, string>>) {
    this.#port = port;
    this.#settings = settings;
    this.url = `http://127.0.0.1:${port}`;
    this.#folder = mkdtempSync(join(tmpdir(), "oenach-server-"));
  }

  get #database(): string {
    return `sqlite:///${join(this.#folder, "matches.sqlite")}`;
  }

  /** A path in this server's folder. */
  file(name: string): string {
    return join(this.#folder, name);
  }

  /** A command that whoever runs the server types beside it. */
  async command(...words: string[]): Promise<void> {
    const all = ["-m", "oenach.cli", ...words, "--database", this.#database];
    const running = spawn(PYTHON, all, { stdio: ["ignore", "ignore", "inherit"] });
    const code = await new Promise((done) => running.once("exit", done));
    expect(code, words.join(" ")).toBe(0);
  }

  async start(): Promise<void> {
    const words = [PROGRAM, "serve", "--port", String(this.#port), "--database", this.#database];
    this.#process = spawn(PYTHON, words, {
      env: {
        ...process.env,
        OENACH_SECRET: "5e".repeat(32),
        OENACH_REQUESTS_PER_SECOND: "500",
        OENACH_GUESTS_PER_MINUTE: "10000",
        OENACH_LOG_LEVEL: "warning",
        OENACH_TABLES_PER_HOUR: "1000000",
        OENACH_TABLES_PER_PERSON: "400",
        OENACH_BOT_PROCESSES: "1",
        ...this.#settings,
      },
      stdio: ["ignore", "ignore", "inherit"],
    });
    const answers = { message: "the server answers", timeout: PATIENCE, intervals: [50] };
    await expect.poll(() => this.#answers(), answers).toBe(true);
  }

  /** Ends the server as a power cut would. */
  async kill(): Promise<void> {
    await this.#end("SIGKILL");
  }

  async stop(): Promise<void> {
    await this.#end("SIGTERM");
  }

  /** Stops, harms a match as a failing disk would, and starts again. */
  async damage(match: string): Promise<void> {
    await this.stop();
    const harm =
      "import sqlite3, sys; store = sqlite3.connect(sys.argv[1]); store.execute(" +
      "'UPDATE events SET body = ? WHERE match = (SELECT number FROM matches WHERE id = ?)'," +
      " ('?', sys.argv[2])); store.commit()";
    execFileSync(PYTHON, ["-c", harm, join(this.#folder, "matches.sqlite"), match]);
    await this.start();
  }

  async close(): Promise<void> {
    await this.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #end(how: NodeJS.Signals): Promise<void> {
    const running = this.#process;
    this.#process = null;
    if (!running || running.exitCode !== null) return;
    const ended = new Promise((done) => running.once("exit", done));
    running.kill(how);
    await ended;
  }

  async #answers(): Promise<boolean> {
    try {
      return (await fetch(`${this.url}/api/health`)).ok;
    } catch {
      return false;
    }
  }
}

/** A port that is free now. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await new Promise((done) => probe.once("listening", done));
  const { port } = probe.address() as AddressInfo;
  await new Promise((done) => probe.close(done));
  return port;
}
