import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { freePort, GameServer, PYTHON } from "./game-server";

const TESTS = fileURLToPath(new URL("../../../tests", import.meta.url));

/** Where nginx is looked for: Debian has it where not everybody looks. */
const PATH = `${process.env.PATH ?? ""}:/usr/sbin`;

/** Whether this machine has nginx. */
export function hasNginx(): boolean {
  try {
    execFileSync("sh", ["-c", "command -v nginx"], { env: { ...process.env, PATH } });
    return true;
  } catch {
    return false;
  }
}

/** A server under a path behind nginx, which is told what the documents say. */
export class Front {
  private constructor(
    /** The public address, with a slash at its end. */
    readonly url: string,
    readonly server: GameServer,
    readonly nginx: ChildProcess,
  ) {}

  static async open(): Promise<Front> {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}/oenach/`;
    const server = await GameServer.open({ OENACH_PUBLIC_URL: url });
    const behind = new URL(server.url).port;
    const words = ["-m", "server.fronts.proxies", String(port), behind];
    const nginx = spawn(PYTHON, words, {
      env: { ...process.env, PATH, PYTHONPATH: TESTS },
      stdio: ["pipe", "pipe", "inherit"],
    });
    // It says where it is once it listens.
    await once(nginx.stdout, "data");
    return new Front(url, server, nginx);
  }

  async close(): Promise<void> {
    const ended = once(this.nginx, "exit");
    this.nginx.stdin?.end();
    await ended;
    await this.server.close();
  }
}
