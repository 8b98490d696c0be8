import type { Page, WebSocketRoute } from "@playwright/test";
import { expect, test } from "../support/base";
import { holdTime, kind } from "../support/holding";
import { GameServer } from "../support/game-server";
import { looksRight } from "../support/looks";
import { EXAMPLE, moveQuietly, quietlyMoved, toMove } from "../support/players";
import { sitDown, together } from "../support/seating";

const { at, ready } = EXAMPLE.quiet;

const lost = (page: Page) => page.getByRole("alert").filter({ hasText: "The connection is lost" });

/** Stands between the page and the server, and lets pass what `passes` lets pass. */
async function between(
  page: Page,
  passes: (message: string, to: "server" | "page", cut: () => void) => boolean | Promise<boolean>,
): Promise<void> {
  await page.routeWebSocket(/\/socket/, (socket: WebSocketRoute) => {
    const server = socket.connectToServer();
    const cut = (): void => {
      void server.close({ code: 1001 });
      void socket.close({ code: 1001 });
    };
    socket.onMessage(async (text) => {
      if (await passes(String(text), "server", cut)) server.send(text);
    });
    server.onMessage(async (text) => {
      if (await passes(String(text), "page", cut)) socket.send(text);
    });
  });
}

test("a connection that is cut before the answer comes back, and the move is made once", async ({
  person,
}) => {
  const [mover, watcher] = [await person(), await person()];
  let cuts = 0;
  const sent: string[] = [];
  for (const { page } of [mover, watcher]) {
    await between(page, (message, to, cut) => {
      if (to === "server" && kind(message) === "move") sent.push(message);
      if (to !== "page" || kind(message) !== "acknowledged" || cuts > 0) return true;
      cuts += 1;
      cut();
      return false;
    });
  }
  await together(mover.page, watcher.page, at);

  await moveQuietly(mover.page);
  await expect(quietlyMoved(watcher.page)).toHaveCount(1);
  await expect(quietlyMoved(mover.page)).toHaveCount(1);
  await expect(lost(mover.page)).toBeHidden();
  // It was asked for twice under one name, and done once.
  await expect.poll(() => sent.length).toBe(2);
  expect(sent[0]).toBe(sent[1]);
  await expect(mover.page.getByRole("button", { name: "Undo" })).toBeEnabled();
  await mover.page.reload();
  await expect(quietlyMoved(mover.page)).toHaveCount(1);
});

test("a server that is killed in mid-game comes back, and the game goes on", async ({ person }) => {
  const server = await GameServer.open();
  try {
    const { page } = await person({ baseURL: server.url });
    await sitDown(page, { ...at, hints: false });
    await toMove(page);
    const log = page.getByRole("region", { name: "Log" }).getByRole("listitem");
    const before = await log.allInnerTexts();

    await server.kill();
    await expect(lost(page)).toBeVisible();
    // Whoever does not wait chooses all the same: it goes out as soon as somebody listens.
    await moveQuietly(page);
    await expect(page.getByText("Your move is on its way")).toBeVisible();

    await server.start();
    await expect(lost(page)).toBeHidden();
    await expect(page.getByText(/^You can /)).toBeVisible();
    const after = await log.allInnerTexts();
    expect(after.slice(0, before.length)).toEqual(before);
    expect(after.length).toBeGreaterThan(before.length);
  } finally {
    await server.close();
  }
});

test("without a network the loss shows, and ends with it", async ({ person }) => {
  const [{ page, context }, other] = [await person(), await person()];
  await together(page, other.page, at);
  await toMove(page);
  await context.setOffline(true);
  await expect(lost(page)).toBeVisible();
  await looksRight(page);
  await context.setOffline(false);
  await expect(lost(page)).toBeHidden();
});

test("a second tab of the same seat stays in step", async ({ person }) => {
  const [{ page, context }, other] = [await person(), await person()];
  const { id } = await together(page, other.page, at);
  const second = await context.newPage();
  await second.goto(`/table/${id}`);
  await moveQuietly(second);
  await expect(quietlyMoved(page)).toHaveCount(1);

  await page.getByRole("button", { name: "Undo" }).click();
  await moveQuietly(second);
  await expect(quietlyMoved(page)).toHaveCount(2);
  await expect(quietlyMoved(second)).toHaveCount(2);
  await page.getByRole("tab", { name: "Chat" }).click();
  await page.getByLabel("Say something").fill("I am here twice.");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(second.getByRole("tab", { name: "Chat (1)" })).toBeVisible();
});

test("a slow server never gets a move twice, however impatient one is", async ({ person }) => {
  const [{ page }, other] = [await person(), await person()];
  const moves: string[] = [];
  let released = (): void => {};
  const held = new Promise<void>((done) => (released = done));
  await between(page, async (message, to) => {
    if (to !== "server" || kind(message) !== "move") return true;
    moves.push(message);
    await held;
    return true;
  });
  await page.clock.install();
  await together(page, other.page, at);
  await toMove(page);
  const last = await ready(page);
  // A page that hears nothing for long would come back, and ask once more.
  await holdTime(page);
  // The clicks come faster than the page can be drawn anew, as from a finger that trembles.
  await last.evaluate((target) => {
    const click = () => target.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    for (let nth = 0; nth < 5; nth += 1) click();
  });
  await expect(page.getByText("Your move is on its way")).toBeVisible();
  await page.keyboard.press("u");
  released();
  await expect(quietlyMoved(page)).toHaveCount(1);
  expect(moves).toHaveLength(1);
});
