import type { Page } from "@playwright/test";
import { expect, test } from "../../support/base";
import { deal } from "./deals";
import { holdTime, letTimePass } from "../../support/holding";
import { inTheme, looksRight, picture } from "../../support/looks";
import {
  TainPlayer,
  asked,
  holdStory,
  holdTable,
  openPlaces,
  passing,
  screenOf,
  skipping,
  tokens,
  untilStory,
} from "./playing";
import { over } from "../../support/lobby";
import { verdict } from "../../support/verdict";
import { sitDown } from "../../support/seating";

const BOT = { kind: "bot", level: "novice" } as const;

test("Táin: a match against two bots, from its last rounds to its end", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.clock.install();
  const table = await sitDown(page, {
    ...deal("tain-late-of-three"),
    seats: [{ kind: "person" }, BOT, BOT],
  });
  const player = new TainPlayer(page);
  await asked(page);
  await looksRight(page);
  await picture(page, "tain-late-light-1440");
  await holdTime(page);
  await player.play(({ lay }) => lay === 3);
  await letTimePass(page);
  await page.setViewportSize({ width: 820, height: 1180 });
  await inTheme(page, "dark");
  await looksRight(page);
  await picture(page, "tain-middle-dark-820");
  await holdTime(page);
  await untilStory(player);
  await looksRight(page);
  await picture(page, "tain-raids-dark-820");
  await inTheme(page, "light");
  await page.setViewportSize({ width: 1440, height: 900 });
  await holdTime(page);
  await player.play(({ story }) => story === 1);
  // The server has counted the points, but nobody knows that before the last raid is told.
  while ((await asked(page)) !== "story") await player.next();
  await page.getByRole("tab", { name: "Players" }).click();
  await over(page, table.id);
  await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText("See what happens");
  await expect(verdict(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "End the game early" })).toBeVisible();
  await player.play();
  await expect(page.getByRole("button", { name: "End the game early" })).toBeHidden();
  await letTimePass(page);
  expect(player.done.lay).toBeGreaterThan(3);
  expect(player.done.story).toBe(2);
  await expect(verdict(page)).toBeVisible();
  await looksRight(page);
  await picture(page, "tain-end-light-1440");
});

test("Táin: what can't be done says why, chosen or dropped, and a token can be dragged", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await sitDown(page, { game: "tain", options: { first_player: "A" } });
  const boy = tokens(page).nth(2);
  const kingdom = page.getByRole("button", { name: /the kingdom’s left place/ });
  const gate = page.getByRole("button", { name: /inside .*’s house gate 4/ }).first();

  await boy.click();
  await kingdom.click({ force: true });
  const why = page.getByRole("link", { name: /T9/ });
  await expect(why).toBeVisible();
  await page.getByRole("button", { name: "Close" }).click();
  await expect(why).toBeHidden();
  await page.keyboard.press("Escape");

  await boy.dragTo(kingdom);
  await expect(why).toBeVisible();
  await expect(boy).toHaveAccessibleName("boy, 6 left");

  await boy.dragTo(gate);
  await expect(boy).toHaveAccessibleName("boy, 5 left");
  await expect(gate).toHaveAccessibleName(/house gate 4: boy of /);
});

test("Táin: a drag can be taken back with Escape", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await sitDown(page, { game: "tain", options: { first_player: "A" } });
  const chief = tokens(page).first();
  await chief.hover();
  await page.mouse.down();
  await openPlaces(page).first().hover();
  await expect(page.locator("[data-over]")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await page.mouse.up();
  await expect(page.locator(".ghost, [data-over]")).toHaveCount(0);
  await expect(chief).toHaveAccessibleName("chief, 1 left");
  await expect(chief).toHaveAttribute("aria-pressed", "false");
});

interface Moved {
  /** How often something began to move, and for more than a moment. */
  moved: number;
}

/** Counts in the page what begins to move, by style or by script. */
function watchMovement(): void {
  const seen: Moved = { moved: 0 };
  Object.assign(window, { seen });
  const look = (): void => {
    const all = document.getAnimations();
    if (all.some(({ effect }) => Number(effect!.getTiming().duration) > 1)) seen.moved += 1;
  };
  addEventListener("transitionrun", look);
  addEventListener("animationstart", look);
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    const animation = animate.apply(this, how);
    look();
    return animation;
  };
}

const moved = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { seen: Moved }).seen.moved);

test("Táin: raids are told with pauses, can be held and skipped, and pieces move", async ({
  person,
}) => {
  const { page } = await person({ reducedMotion: "no-preference" });
  await page.addInitScript(watchMovement);
  await page.clock.install();
  await sitDown(page, deal("tain-raids"));
  await holdTable(page);
  const player = new TainPlayer(page, undefined, 0);
  while ((await asked(page)) !== "story") await player.next();

  const story = page.locator(".story .words");
  await page.getByRole("button", { name: "Pause" }).click();
  const held = await story.innerText();
  await page.clock.fastForward(20_000);
  await expect(story).toHaveText(held);
  await page.getByRole("button", { name: "Go on" }).click();
  const before = await moved(page);
  await page.clock.fastForward(1700);
  await expect.poll(() => moved(page)).toBeGreaterThan(before);
  await page.clock.fastForward(1000);
  await expect(story).not.toHaveText(held);
  await skipping(page).click();
  await expect(story).toBeHidden();
  await expect(screenOf(page)).toBeVisible();
});

for (const size of [
  { width: 1366, height: 650 },
  { width: 390, height: 664 },
]) {
  test(`Táin: while raids are told at ${size.width} px, nothing gives away how they end`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.clock.install();
    await sitDown(page, deal("tain-raids"));
    await holdTable(page);
    const told = page.getByRole("region", { name: "Log" }).getByRole("listitem");
    const kingdom = page.getByRole("img", { name: /^Round \d of 8/ });
    const player = new TainPlayer(page, undefined, 0);
    let place = await kingdom.boundingBox();
    while ((await asked(page)) !== "story") {
      place = await kingdom.boundingBox();
      await player.next();
    }

    const heading = page.getByRole("heading", { level: 2 }).first();
    const hint = page.getByRole("button", { name: "Hint", disabled: false });
    const words = page.locator(".story .words");
    const heard = page.locator("[aria-live=polite]").last();
    await expect(heading).toHaveText("See what happens");
    expect(await page.title()).not.toContain("Your turn");
    await expect(hint).toBeHidden();
    await expect(passing(page)).toBeHidden();
    expect(await kingdom.boundingBox(), "the board stays where it is").toEqual(place);
    // What is being told is the last that the log tells, and the last that is heard.
    const said = (await words.locator("p").last().innerText()).trim();
    await expect(told.last()).toContainText(said);
    await expect(heard.locator("p").last()).toHaveText(said);
    await holdStory(page);
    await looksRight(page);
    await picture(page, `tain-told-${size.width}`);

    const before = await told.count();
    await skipping(page).click();
    await expect(skipping(page)).toBeHidden();
    await expect.poll(() => told.count()).toBeGreaterThan(before);
    await expect(heading).not.toHaveText("See what happens");
  });
}

test("Táin: nothing moves for whoever wants no movement, and yet all is told", async ({ page }) => {
  await page.addInitScript(watchMovement);
  await page.clock.install();
  await sitDown(page, deal("tain-raids"));
  await holdTable(page);
  const player = new TainPlayer(page, undefined, 0);
  while ((await asked(page)) !== "story") await player.next();
  const told = new Set<string>();
  while (await skipping(page).isVisible()) {
    told.add(await page.locator(".story .words").innerText());
    await page.clock.fastForward(1000);
  }
  expect(told.size).toBeGreaterThan(2);
  expect(await moved(page)).toBe(0);
  await letTimePass(page);
  await expect(passing(page).or(verdict(page)).first()).toBeVisible();
});
