// The README's pictures: each game's table in the middle of a match, as a player sees it.
//
//     node scripts/pictures.js [game …]        into docs/pictures; all three without a name
//
// Needs the package installed with its pages (make), or its command named in OENACH, and Chromium,
// or its program named in CHROMIUM. A server is started for it with a database of its own; in each
// match a player follows the bot's advice for a while, so no two pictures are the same.
import { spawn } from "node:child_process";
import { mkdir, mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { program } from "./chromium.js";
import { brought } from "./of-games.js";

const HERE = fileURLToPath(new URL(".", import.meta.url));
const FOLDER = join(HERE, "../../docs/pictures");
const GAMES = process.argv.slice(2);
const COMMAND = process.env.OENACH ?? join(HERE, "../../.venv/bin/oenach");
const PORT = 8699;
const HOUSE = `http://127.0.0.1:${PORT}`;
const WINDOW = { width: 1280, height: 860 };
const MOST_KB = 120;

const folder = await mkdtemp(join(tmpdir(), "oenach-pictures-"));
const database = `sqlite:///${join(folder, "matches.sqlite")}`;
const server = spawn(COMMAND, ["serve", "--port", String(PORT), "--database", database], {
  stdio: ["ignore", "ignore", "inherit"],
});
const browser = await chromium.launch({
  executablePath: program(),
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
});
try {
  await mkdir(FOLDER, { recursive: true });
  await answers();
  for (const [game, match] of await brought("picture.js")) {
    if (GAMES.length === 0 || GAMES.includes(game)) await take(game, match);
  }
} finally {
  await browser.close();
  server.kill();
  await rm(folder, { recursive: true, force: true });
}

async function answers() {
  for (let tries = 0; tries < 150; tries += 1) {
    const well = await fetch(`${HOUSE}/api/health`).catch(() => null);
    if (well?.ok) return;
    await new Promise((done) => setTimeout(done, 200));
  }
  throw new Error("the server does not answer");
}

async function take(game, { moves, seats, lively }) {
  const context = await browser.newContext({ viewport: WINDOW, reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.goto(HOUSE);
  const id = await page.evaluate(setUp, { game, seats });
  let view = await page.evaluate(play, { id, moves });
  while (view && !lively(view)) view = await page.evaluate(play, { id, moves: 1 });
  await page.goto(`${HOUSE}/table/${id}`);
  await page.getByRole("heading", { level: 2 }).first().waitFor();
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(1000);
  const file = join(FOLDER, `${game}.webp`);
  const session = await context.newCDPSession(page);
  for (const quality of [86, 78, 70, 60]) {
    const shot = await session.send("Page.captureScreenshot", { format: "webp", quality });
    await writeFile(file, Buffer.from(shot.data, "base64"));
    if ((await stat(file)).size <= MOST_KB * 1024) break;
  }
  console.log(`${file}: ${Math.round((await stat(file)).size / 1024)} kB`);
  await context.close();
}

/** In the page: sets a table up with bots in the other seats. */
async function setUp({ game, seats }) {
  await fetch("/api/me");
  const token = /oenach_csrf=([^;]*)/.exec(document.cookie)?.[1] ?? "";
  const bots = Array.from({ length: seats - 1 }, () => ({ kind: "bot", level: "steady" }));
  const answer = await fetch("/api/tables", {
    method: "POST",
    headers: { "content-type": "application/json", "x-oenach-csrf": decodeURIComponent(token) },
    body: JSON.stringify({ game, seats: [{ kind: "person" }, ...bots], start: true }),
  });
  return (await answer.json()).id;
}

/** In the page: does so often what the bot advises; the view at the next own turn, if there is one. */
function play({ id, moves }) {
  return new Promise((done, failed) => {
    const socket = new WebSocket(`ws://${location.host}/api/tables/${id}/socket?after=-1`);
    let left = moves;
    let asked = -1;
    let seq = -1;
    const send = (message) => socket.send(JSON.stringify({ id: crypto.randomUUID(), ...message }));
    socket.onerror = () => failed(new Error("the table does not answer"));
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      if (message.type === "hint" && message.seq === seq) {
        left -= 1;
        send({ type: "move", answers: seq, moves: [message.candidates[0].move.text] });
      }
      const { position } = message;
      if (!position) return;
      seq = position.seq;
      const mine = position.viewer !== null && position.to_act === position.viewer;
      if (position.outcome || (mine && left <= 0)) {
        socket.close();
        done(position.outcome ? null : position.view);
      } else if (mine && asked !== seq) {
        asked = seq;
        send({ type: "ask-hint" });
      }
    };
  });
}
