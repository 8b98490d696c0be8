import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/base";
import { leafAt, markLeaves, told } from "../support/explaining";
import { atRest } from "../support/in-view";
import { looksRight, picture } from "../support/looks";
import { PLAYERS, toMove, type Phase } from "../support/players";
import { sitDown } from "../support/seating";
import { LONG, atSizes } from "../support/sizes";

const WINDOWS = { laptop: { width: 1366, height: 650 }, phone: { width: 390, height: 664 } };
/** Longer than a pointer rests before anything is said. */
const RESTS = 600;

async function sitAt(page: Page, { at, seats, ready }: Phase): Promise<void> {
  const bots = Array.from({ length: seats - 1 }, () => ({ kind: "bot", level: "novice" }) as const);
  await sitDown(page, { ...at, seats: [{ kind: "person" }, ...bots] });
  await toMove(page);
  await ready?.(page);
  await atRest(page);
}

/** What on the board is not explained: what says nothing of itself and, pointed at, nothing else. */
async function silent(page: Page, pointing: boolean): Promise<string[]> {
  const { count, bare } = await markLeaves(page);
  expect(count).toBeGreaterThan(10);
  const found = [...bare];
  for (let nth = 0; pointing && nth < count; nth += 1) {
    const leaf = await leafAt(page, nth);
    if (!leaf) continue;
    await page.mouse.move(leaf.x, leaf.y);
    await page.clock.runFor(RESTS);
    if (!(await told(page).isVisible())) found.push(leaf.as);
  }
  await page.mouse.move(0, 0);
  return found;
}

for (const { game, phases } of PLAYERS) {
  for (const [window, size] of Object.entries(WINDOWS)) {
    test(`everything on the board of ${game} explains itself, on a ${window}`, async ({ page }) => {
      await page.setViewportSize(size);
      const found: string[] = [];
      // Where LONG=1 asks for it everything is pointed at in every phase, else in the first alone.
      for (const [nth, phase] of phases.entries()) {
        if (nth > 0 && window === "phone" && !LONG) break;
        await sitAt(page, phase);
        await page.clock.install();
        const here = await silent(page, nth === 0 || LONG);
        found.push(...here.map((one) => `${phase.name}: ${one}`));
      }
      expect(found).toEqual([]);
    });
  }
}

/** Whatever can have the focus on the board, be it by Tab or by the arrow keys. */
const focusable = (page: Page): Locator =>
  page.locator(".place ~ .board :is(button, [role=button])[data-explains]:not(:disabled)").first();

/** Whether the words lie over the thing, or out of the window. */
async function inTheWay(page: Page, thing: Locator): Promise<boolean> {
  const [words, it] = [(await told(page).boundingBox())!, (await thing.boundingBox())!];
  const { width, height } = page.viewportSize()!;
  const out = words.x < 0 || words.y < 0;
  const beyond = words.x + words.width > width || words.y + words.height > height;
  const across = words.x < it.x + it.width && it.x < words.x + words.width;
  const down = words.y < it.y + it.height && it.y < words.y + words.height;
  return out || beyond || (across && down);
}

for (const [{ game, quiet }, size] of atSizes(PLAYERS)) {
  test(`what has the focus on the board of ${game} is explained at ${size.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await sitDown(page, quiet.at);
    await toMove(page);
    await atRest(page);
    // The focus is seen only where the keys are used.
    await page.keyboard.press("Shift");
    const thing = focusable(page);
    await thing.focus();
    await expect(told(page)).toBeVisible();
    await expect(thing).toHaveAccessibleDescription(/\w+.* [TRC]\d+$/);
    expect(await inTheWay(page, thing)).toBe(false);
    await picture(page, `explained-${game}-${size.width}`, false);
    await looksRight(page);
    await page.keyboard.press("Escape");
    await expect(told(page)).toBeHidden();
    await expect(thing).toHaveAccessibleDescription(/^(?!.* [TRC]\d+$)/);
  });
}

for (const { game, quiet } of PLAYERS) {
  test(`the key for the rules opens them where the board of ${game} is explained by one`, async ({
    page,
  }) => {
    await sitDown(page, quiet.at);
    await toMove(page);
    await page.keyboard.press("Shift");
    await focusable(page).focus();
    const rule = /[TRC]\d+$/.exec((await told(page).innerText()).trim())![0];
    await page.keyboard.press("r");
    await expect(page.locator(`#at-hand-${rule}`)).toBeFocused();
    await expect(told(page)).toBeHidden();
  });

  test(`a long press explains what lies on the board of ${game}, and does nothing else`, async ({
    person,
  }) => {
    const { page, context } = await person({ hasTouch: true, viewport: WINDOWS.phone });
    await sitDown(page, quiet.at);
    await toMove(page);
    await atRest(page);
    const thing = focusable(page);
    await thing.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await thing.boundingBox())!;
    const finger = { x: x + width / 2, y: y + height / 2 };
    const touch = await context.newCDPSession(page);
    const press = (type: "touchStart" | "touchMove" | "touchEnd", by = 0): Promise<unknown> =>
      touch.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: type === "touchEnd" ? [] : [{ x: finger.x + by, y: finger.y }],
      });
    const before = await page.locator(".place ~ .board [aria-pressed=true]").count();
    await press("touchStart");
    await expect(told(page)).toBeVisible();
    // What trembles now is drawn nowhere, and what is let go was not pressed.
    await press("touchMove", 14);
    await expect(page.locator(".ghost")).toHaveCount(0);
    await press("touchEnd");
    await expect(told(page)).toBeVisible();
    await picture(page, `explained-${game}-pressed`, false);
    expect(await page.locator(".place ~ .board [aria-pressed=true]").count()).toBe(before);
    await expect(page.getByRole("button", { name: "Do it" })).toHaveCount(0);
    await page.touchscreen.tap(195, 4);
    await expect(told(page)).toBeHidden();
  });

  test(`whoever can point at nothing reads what is on the board of ${game}`, async ({ page }) => {
    await sitDown(page, quiet.at);
    await toMove(page);
    await page.getByText("Everything on the board, explained").click();
    const things = await page
      .locator(".place ~ .board [data-explains]")
      .evaluateAll((all) => new Set(all.map((one) => one.getAttribute("data-explains"))).size);
    await expect(page.locator("details[open] dl > dt").filter({ hasText: /\S/ })).toHaveCount(
      things,
    );
    await looksRight(page);
  });
}
