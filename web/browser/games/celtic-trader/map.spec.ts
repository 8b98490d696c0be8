import type { Page } from "@playwright/test";
import { expect, test } from "../../support/base";
import { deal } from "./deals";
import { atRest, unseen } from "../../support/in-view";
import { looksRight } from "../../support/looks";
import { byClick } from "../../support/press";
import { Trader, deeds, map, places } from "./playing";
import { sitDown } from "../../support/seating";

const game = "celtic-trader";

/** What part of the map is shown: left, top, width, height. */
async function shown(page: Page): Promise<[number, number, number, number]> {
  return map(page).evaluate((drawing) => {
    const { x, y, width, height } = (drawing as unknown as SVGSVGElement).viewBox.baseVal;
    return [x, y, width, height];
  });
}

/** Where the middle of somebody's pawn is on the screen. */
async function standing(page: Page): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await page.locator('[data-seat="A"]').boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

/** Where somebody's pawn is on the map, wherever the map is on the screen. */
async function spot(page: Page): Promise<string> {
  return page.locator('[data-seat="A"]').evaluate((pawn) => (pawn as SVGElement).style.transform);
}

/** A table at which it is one's own turn to walk, from the stone circle. */
async function onTheRoad(page: Page): Promise<void> {
  await sitDown(page, deal("celtic-trader-road"));
  await expect.poll(() => new Trader(page, byClick).phase()).toBe("movement");
}

test("the map moves and comes closer by wheel, drag, buttons and keys", async ({ page }) => {
  await sitDown(page, { game });
  await expect(map(page)).toBeVisible();
  const [left, top, wide, high] = await shown(page);

  await map(page).hover();
  await page.mouse.wheel(0, -300);
  await expect.poll(async () => (await shown(page))[2]).toBeLessThan(wide / 2);

  const [x, y] = await shown(page);
  const { x: from, y: level } = (await map(page).boundingBox())!;
  await page.mouse.move(from + 20, level + 20);
  await page.mouse.down();
  await page.mouse.move(from + 120, level + 70, { steps: 4 });
  await page.mouse.up();
  const [nearer, higher] = await shown(page);
  expect(nearer).toBeLessThan(x);
  expect(higher).toBeLessThan(y);

  await page.getByRole("button", { name: "The whole map" }).click();
  await expect.poll(() => shown(page)).toEqual([left, top, wide, high]);
  await expect(page.getByRole("button", { name: "Farther" })).toBeDisabled();
  await page.getByRole("button", { name: "Closer" }).click();
  await expect.poll(async () => (await shown(page))[2]).toBeLessThan(wide);

  await map(page).focus();
  await page.keyboard.press("0");
  await expect.poll(() => shown(page)).toEqual([left, top, wide, high]);
  await page.keyboard.press("+");
  await page.keyboard.press("+");
  const [closer] = await shown(page);
  await page.keyboard.press("Shift+ArrowRight");
  await expect.poll(async () => (await shown(page))[0]).toBeGreaterThan(closer);
});

test("a window that grows shows the whole map again", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await sitDown(page, { game });
  await expect(map(page)).toBeVisible();
  const close = (await shown(page))[2];
  await page.setViewportSize({ width: 1440, height: 900 });
  const whole = page.getByRole("button", { name: "The whole map" });
  await expect(whole).toBeDisabled();
  expect((await shown(page))[2]).toBeGreaterThan(close);
  await expect(page.getByText(/This map is a reconstruction/)).toBeVisible();
});

test("a click on a far section walks the whole way as one, and can be taken back", async ({
  page,
}) => {
  const sent: string[] = [];
  page.on("websocket", (socket) =>
    socket.on("framesent", ({ payload }) => sent.push(payload.toString())),
  );
  await onTheRoad(page);
  const start = await spot(page);
  // Where something can be picked up the turn does not end by itself.
  const far = places(
    page,
    /: 2 movement points\. Here: (deer|cloth|wheat|fish|ore|grapes)/,
  ).first();
  const place = (await far.getAttribute("data-place"))!;
  sent.length = 0;
  await far.hover();
  await expect(page.locator(".map").getByText(`${place}: 2 movement points`)).toBeVisible();
  await far.click();
  await expect(deeds(page, /^Pick up /)).toBeVisible();
  const moves = sent.map((text) => JSON.parse(text)).filter(({ type }) => type === "move");
  expect(moves).toHaveLength(1);
  expect(moves[0].moves).toHaveLength(2);
  expect(moves[0].moves[1]).toBe(`go ${place}`);
  const end = await spot(page);
  expect(end).not.toBe(start);

  // Every step is a move of its own, and each can be taken back.
  const undo = page.getByRole("button", { name: "Undo" });
  await undo.click();
  await expect.poll(() => spot(page)).not.toBe(end);
  expect(await spot(page)).not.toBe(start);
  await undo.click();
  await expect.poll(() => spot(page)).toBe(start);
});

test("whoever points where nothing can be done is told why, with the rule", async ({ page }) => {
  await onTheRoad(page);
  await page.locator('[data-drop="brigantes"]').click();
  await expect(page.getByText(/no road leads from here to Brigantes/i)).toBeVisible();
  await expect(page.getByRole("link", { name: /C13/ }).last()).toBeVisible();
  await looksRight(page);
});

test("tokens and traders can be dragged to where they go", async ({ page }) => {
  await sitDown(page, deal("celtic-trader-token"));
  const log = page.getByRole("region", { name: "Log" });
  const trader = new Trader(page, byClick);
  await expect(places(page).first()).toBeVisible();
  expect(await trader.phase()).toBe("resolving");
  const token = deeds(page).first();
  await token.dragTo(places(page).first());
  await expect(log.getByText(/(puts|raises|resolves)/)).not.toHaveCount(0);

  await trader.play(async () => (await trader.phase()) === "movement");
  const near = places(page, /: 1 movement point(;|\.|$)/).first();
  const place = (await near.getAttribute("data-place"))!;
  const view = await shown(page);
  const [from, { x, y, width, height }] = [await standing(page), (await near.boundingBox())!];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 5 });
  await page.mouse.up();
  await expect(log.getByText(new RegExp(`goes to ${place}`, "i"))).toBeVisible();
  expect(await shown(page)).toEqual(view);
});

test("a trader walks along the road, and tokens fly to where they go", async ({ person }) => {
  const { page } = await person({ reducedMotion: "no-preference" });
  await page.addInitScript(record);
  await slowly(page);
  await sitDown(page, deal("celtic-trader-token"));
  const trader = new Trader(page, byClick);
  await trader.play(async () => (await trader.phase()) === "movement");
  await expect.poll(async () => (await recorded(page)).fliers).toBeGreaterThan(0);

  const start = await standing(page);
  await places(page, /: 2 movement points/)
    .first()
    .click();
  await expect.poll(() => trader.phase()).toBe("movement");
  await expect
    .poll(async () => {
      const { pawn } = await recorded(page);
      return Math.max(...pawn.map((point) => off(point, start, pawn.at(-1)!)));
    }, "the road bends, so somewhere the trader is off the straight line")
    .toBeGreaterThan(4);
});

/** Has everything move ten times as long, so that a slow machine draws it on its way. */
async function slowly(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Animation.enable");
  await session.send("Animation.setPlaybackRate", { playbackRate: 0.1 });
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

interface Recorded {
  /** The most tokens that were in the air at once. */
  readonly fliers: number;
  /** Where the trader was, frame by frame. */
  readonly pawn: readonly Spot[];
}

/** Looks at what moves in every frame. */
function record(): void {
  const seen = { fliers: 0, pawn: [] as Spot[] };
  Object.assign(window, { seen });
  const look = (): void => {
    seen.fliers = Math.max(seen.fliers, document.querySelectorAll(".flier").length);
    const pawn = document.querySelector('[data-seat="A"]')?.getBoundingClientRect();
    if (pawn) seen.pawn.push({ x: pawn.x, y: pawn.y });
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function recorded(page: Page): Promise<Recorded> {
  return page.evaluate(() => (window as unknown as { seen: Recorded }).seen);
}

/** How far a point lies from a straight line. */
function off(point: Spot, from: Spot, to: Spot): number {
  const [x, y] = [to.x - from.x, to.y - from.y];
  return Math.abs(x * (from.y - point.y) - (from.x - point.x) * y) / (Math.hypot(x, y) || 1);
}

test("in a large window the map leaves room for what can be done", async ({ page }) => {
  const bots = Array.from({ length: 4 }, () => ({ kind: "bot", level: "novice" }) as const);
  await page.setViewportSize({ width: 1440, height: 900 });
  await sitDown(page, { ...deal("celtic-trader-circle"), seats: [{ kind: "person" }, ...bots] });
  await expect(deeds(page, /^Raise /)).toHaveCount(3);
  await atRest(page);
  expect(await unseen([map(page), deeds(page)])).toEqual([]);
});
