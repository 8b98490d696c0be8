// Opens pages in Chromium and tells how long they take: the half of `python -m bench.pages` that has
// to run beside a browser.
//
//     node scripts/page_times.js HOUSE BARE ROUNDS
//
// A line of JSON for every figure: its row, and milliseconds. Rows come in turn, so that a slow moment
// of the machine hits all of them. Every page is opened with nothing in store but that one has played.
import { chromium } from "@playwright/test";
import { program } from "./chromium.js";
import { brought } from "./of-games.js";

const [HOUSE, BARE, ROUNDS] = process.argv.slice(2);
const MOVES = 5;
/** Until the page has been told who one is: asked twice at once, the server would take one for two. */
const KNOWN = { waitUntil: "networkidle" };

const browser = await chromium.launch({
  executablePath: program(),
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
});
const games = (await (await fetch(`${HOUSE}api/games`)).json()).map(({ name }) => name);
try {
  const tables = await setUp();
  for (let round = 0; round < Number(ROUNDS); round += 1) {
    tell("page: bare", await opened(BARE, (page) => page.getByText("ready").waitFor()));
    tell("page: home", await opened(HOUSE, playable));
    for (const { game, id, storageState } of tables) {
      const usable = (page) => page.getByText(/^You can /).waitFor();
      tell(`page: ${game}`, await opened(`${HOUSE}table/${id}`, usable, storageState));
    }
    for (const { bare, shown, answered } of await echoes()) {
      tell("echo: bare", bare);
      tell("echo: choice shown", shown);
      tell("echo: answer shown", answered);
    }
  }
} finally {
  await browser.close();
}

function tell(row, millis) {
  console.log(JSON.stringify({ row, millis }));
}

/** The browser of somebody who has finished every game: whoever is new to one is told other things. */
async function someone(options = {}) {
  const context = await browser.newContext(options);
  await context.addInitScript((finished) => {
    // An empty page remembers nothing.
    if (location.protocol === "http:") localStorage.setItem("oenach.finished", finished);
  }, games.join(" "));
  return context;
}

/** Milliseconds until something can be done on a page that is opened for the first time. */
async function opened(address, usable, storageState) {
  const context = await someone(storageState ? { storageState } : {});
  const page = await context.newPage();
  await page.goto(address, { waitUntil: "commit" });
  await usable(page);
  const millis = await page.evaluate(() => performance.now());
  await context.close();
  return millis;
}

function playable(page) {
  return page
    .getByRole("button", { name: /play now/i })
    .first()
    .waitFor();
}

/** A table of each game at which it is somebody's turn, and who that is. */
async function setUp() {
  const tables = [];
  for (const game of games) {
    const context = await someone();
    const page = await context.newPage();
    await page.goto(HOUSE, KNOWN);
    const seats = [{ kind: "person" }, { kind: "bot", level: "novice" }];
    const id = await page.evaluate(begun, { game, seats });
    await page.goto(`${HOUSE}table/${id}`);
    await page.getByText(/^You can /).waitFor();
    tables.push({ game, id, storageState: await context.storageState() });
    await context.close();
  }
  return tables;
}

/** In the page: sets a table up and starts it. */
async function begun({ game, seats }) {
  await fetch("/api/me");
  const token = /oenach_csrf=([^;]*)/.exec(document.cookie)?.[1] ?? "";
  const games = await (await fetch("/api/games")).json();
  const { properties = {} } = games.find(({ name }) => name === game).options[seats.length] ?? {};
  const options = properties.first_player?.enum?.includes("A") ? { first_player: "A" } : {};
  const answer = await fetch("/api/tables", {
    method: "POST",
    headers: { "content-type": "application/json", "x-oenach-csrf": decodeURIComponent(token) },
    body: JSON.stringify({ game, seats, options, start: true }),
  });
  return (await answer.json()).id;
}

/**
 * From a click until that is shown, and until the server's answer is; and, in the same page, from a
 * message over a bare socket until something is drawn because it came back. Nothing where no game says
 * what to click.
 */
async function echoes() {
  const [timed] = await brought("echo.js");
  if (!timed) return [];
  const [game, { remembered, pressed, come, next }] = timed;
  const context = await someone({ reducedMotion: "reduce", bypassCSP: true });
  const page = await context.newPage();
  await page.addInitScript((all) => {
    for (const [key, value] of Object.entries(all))
      localStorage.setItem(key, JSON.stringify(value));
  }, remembered);
  await page.goto(HOUSE, KNOWN);
  const seats = [{ kind: "person" }, { kind: "person", name: "Bran" }];
  const id = await page.evaluate(begun, { game, seats });
  await page.goto(`${HOUSE}table/${id}`);
  await page.evaluate(connected, BARE);
  const button = page.getByRole("button", { name: pressed });
  const taken = [];
  for (let move = 0; move < MOVES; move += 1) {
    await button.and(page.locator(":enabled")).waitFor();
    const bare = await page.evaluate(bareEcho);
    taken.push({ bare, ...(await button.evaluate(echo, { gone: pressed, come })) });
    await next(page);
  }
  await context.close();
  return taken;
}

/** In the page: has a bare socket beside the table's. */
function connected(address) {
  window.bare = new WebSocket(`${address.replace("http", "ws")}echo`);
  return new Promise((done) => (window.bare.onopen = () => done()));
}

/** In the page: milliseconds from a message until a letter is painted because it came back. */
function bareEcho() {
  return new Promise((done) => {
    const begun = performance.now();
    window.bare.onmessage = () => {
      const letter = document.createElement("i");
      letter.textContent = "x";
      document.body.append(letter);
      requestAnimationFrame(() => setTimeout(() => done(performance.now() - begun)));
    };
    window.bare.send("move");
  });
}

/** In the page: clicks, and tells when a button is gone and when more of something is painted. */
async function echo(button, { gone, come }) {
  const painted = () =>
    new Promise((done) => requestAnimationFrame(() => setTimeout(() => done(performance.now()))));
  const until = (holds) =>
    new Promise((done) => {
      const watching = new MutationObserver(() => {
        if (!holds()) return;
        watching.disconnect();
        painted().then(done);
      });
      watching.observe(document.body, { subtree: true, childList: true, attributes: true });
    });
  const there = () =>
    [...document.querySelectorAll("button")].some(({ textContent }) => textContent.trim() === gone);
  const count = () => document.querySelectorAll(come).length;
  const before = count();
  const all = Promise.all([until(() => !there()), until(() => count() > before)]);
  const begun = performance.now();
  button.click();
  const [shown, answered] = await all;
  return { shown: shown - begun, answered: answered - begun };
}
