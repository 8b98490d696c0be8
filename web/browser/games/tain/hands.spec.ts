import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../../support/base";
import { deal } from "./deals";
import { holdTime, letTimePass } from "../../support/holding";
import { inTheme, looksRight, picture, smallTargets } from "../../support/looks";
import { byTap } from "../../support/press";
import { TainPlayer, asked, byKeys, openPlaces, openTokens, tokens, untilStory } from "./playing";
import { verdict } from "../../support/verdict";
import { sitDown } from "../../support/seating";

test("Táin: a match with the keys alone, from its last rounds to its end", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.clock.install();
  await sitDown(page, deal("tain-late"));
  await asked(page);

  // A token is taken with Enter; the arrows lead from it to the boards, and to places that Tab
  // passes by, where one hears what lies there and why nothing can be put.
  const token = openTokens(page).first();
  await byKeys(token);
  await expect(token).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("ArrowUp");
  const focus = page.locator(":focus");
  await expect(focus).toHaveAccessibleName(/’s (pasture|house) gate \d|kingdom’s/);
  await page.keyboard.press("Escape");
  await expect(token).toHaveAttribute("aria-pressed", "false");

  await holdTime(page);
  const player = new TainPlayer(page, byKeys, 2);
  await player.play();
  await letTimePass(page);
  await expect(verdict(page)).toBeVisible();
  expect(player.done.lay).toBeGreaterThan(1);
  expect(player.done.pass).toBeGreaterThan(0);
});

test("Táin: a round on a phone, with a finger", async ({ person }) => {
  const viewport = { width: 390, height: 844 };
  const { page } = await person({ viewport, hasTouch: true, isMobile: true });
  await page.clock.install();
  await sitDown(page, { game: "tain" });
  await asked(page);
  await looksRight(page);
  expect(await smallTargets(page)).toEqual([]);
  await picture(page, "tain-opening-light-390");

  const boy = tokens(page).nth(2);
  const gate = openPlaces(page).filter({ visible: true }).nth(2);
  await gate.scrollIntoViewIfNeeded();
  await drawn(page, boy, gate);
  await expect(boy).toHaveAccessibleName("boy, 5 left");

  const player = new TainPlayer(page, byTap);
  await holdTime(page);
  await untilStory(player);
  await looksRight(page);
  expect(await smallTargets(page)).toEqual([]);
  await picture(page, "tain-raids-light-390");
  await player.next();
  expect(player.done.story).toBe(1);
  await asked(page);
  await inTheme(page, "dark");
  await looksRight(page);
  await picture(page, "tain-second-round-dark-390");
});

/** Draws something with a finger to somewhere. */
async function drawn(page: Page, piece: Locator, place: Locator): Promise<void> {
  const finger = await page.context().newCDPSession(page);
  const middle = async (thing: Locator): Promise<{ x: number; y: number }> => {
    const { x, y, width, height } = (await thing.boundingBox())!;
    return { x: x + width / 2, y: y + height / 2 };
  };
  const [from, to] = [await middle(piece), await middle(place)];
  const touch = async (type: "touchStart" | "touchMove" | "touchEnd", part: number) => {
    const at = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
    const touchPoints = type === "touchEnd" ? [] : [at];
    await finger.send("Input.dispatchTouchEvent", { type, touchPoints });
  };
  await touch("touchStart", 0);
  for (const part of [0.2, 0.5, 0.8, 1]) await touch("touchMove", part);
  await touch("touchEnd", 1);
}
