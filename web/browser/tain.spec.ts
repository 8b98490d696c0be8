import { expect, test } from "./base";
import { inTheme, looksRight, picture } from "./looks";
import {
  TainPlayer,
  asked,
  openPlaces,
  passing,
  screenOf,
  skipping,
  tokens,
  verdict,
} from "./playing/tain";
import { sitDown } from "./seating";

const BOT = { kind: "bot", level: "novice" } as const;

test("Táin: a whole match against two bots", async ({ page }) => {
  // Bots take their time, so that their answers tell nothing.
  test.setTimeout(240_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  await sitDown(page, { game: "tain", seats: [{ kind: "person" }, BOT, BOT] });
  const player = new TainPlayer(page);
  await asked(page);
  await looksRight(page);
  await picture(page, "tain-opening-light-1440");
  await player.play(({ lay }) => lay === 3);
  await page.setViewportSize({ width: 820, height: 1180 });
  await inTheme(page, "dark");
  await looksRight(page);
  await picture(page, "tain-middle-dark-820");
  while ((await asked(page)) !== "story") await player.next();
  await looksRight(page);
  await picture(page, "tain-raids-dark-820");
  await inTheme(page, "light");
  await page.setViewportSize({ width: 1440, height: 900 });
  await player.play();
  // A match may end in its first round.
  expect(player.done.lay).toBeGreaterThanOrEqual(3);
  expect(player.done.story).toBeGreaterThan(0);
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

/** What moves just now, and for more than a moment. */
const MOVING =
  "document.getAnimations().filter((one) => one.effect.getTiming().duration > 1).length";

test("Táin: raids are told with pauses, can be held and skipped, and pieces move", async ({
  person,
}) => {
  const { page } = await person({ reducedMotion: "no-preference" });
  await page.clock.install();
  await sitDown(page, { game: "tain" });
  const player = new TainPlayer(page);
  while ((await asked(page)) !== "story") await player.next();

  const story = page.locator(".story .words");
  await page.getByRole("button", { name: "Pause" }).click();
  const held = await story.innerText();
  await page.clock.fastForward(20_000);
  await expect(story).toHaveText(held);
  await page.getByRole("button", { name: "Go on" }).click();
  await page.clock.fastForward(1700);
  await expect.poll(() => page.evaluate(MOVING)).toBeGreaterThan(0);
  await page.clock.fastForward(1000);
  await expect(story).not.toHaveText(held);
  await skipping(page).click();
  await expect(story).toBeHidden();
  await expect(screenOf(page)).toBeVisible();
});

test("Táin: nothing moves for whoever wants no movement, and yet all is told", async ({ page }) => {
  await page.clock.install();
  await sitDown(page, { game: "tain" });
  const player = new TainPlayer(page);
  while ((await asked(page)) !== "story") await player.next();
  const told = new Set<string>();
  while (await skipping(page).isVisible()) {
    told.add(await page.locator(".story .words").innerText());
    expect(await page.evaluate(MOVING)).toBe(0);
    await page.clock.fastForward(1000);
  }
  expect(told.size).toBeGreaterThan(2);
  await expect(passing(page).or(verdict(page)).first()).toBeVisible();
});
