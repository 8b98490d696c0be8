import type { Locator, Page } from "@playwright/test";
import { expect } from "../support/base";
import { ADDED, ENGLISH_TOY, test, TOY } from "../support/generic";
import { finished } from "../support/lobby";
import { inTheme, looksRight, picture, smallTargets } from "../support/looks";
import { toMove } from "../support/players";
import { byClick, byTap, type Press } from "../support/press";
import { last, seen } from "../support/replaying";
import { sitDown } from "../support/seating";

/** A place in the middle by its number, whatever lies there. */
const place = (page: Page, n: number): Locator =>
  page.getByRole("button", { name: new RegExp(`^${n}( is empty|: )`) });
const pebble = (page: Page, colour: string): Locator =>
  page.getByRole("button", { name: new RegExp(`^(\\d+ × )?${colour}$`, "i") });
const button = (page: Page, name: string): Locator => page.getByRole("button", { name });
const log = (page: Page): Locator => page.getByRole("region", { name: "Log" });

/** Both rounds of a match: a pebble by piece and place, one by place and piece, then done. */
async function playOut(page: Page, press: Press): Promise<void> {
  const verdict = page.getByRole("heading", { name: / won|You have won|share/i });
  const turn = page.getByText(/^You can /);
  for (;;) {
    await expect(turn.or(verdict).first()).toBeVisible();
    if (await verdict.isVisible()) return;
    const free = page.getByRole("button", { name: /^\d is empty/ });
    const before = await free.count();
    if (before > 1) {
      await press(pebble(page, "red"));
      await press(free.first());
      await expect(free).toHaveCount(before - 1);
      await press(free.first());
      await press(pebble(page, "green"));
      await expect(free).toHaveCount(before - 2);
    }
    await press(button(page, "Done for this round"));
    // The end of a round turns pebbles up: it cannot be taken back, and one is asked.
    const sure = button(page, "Do it");
    const waiting = page.getByRole("heading", { name: /thinks/ });
    await expect(sure.or(waiting).or(turn).or(verdict).first()).toBeVisible();
    if (await sure.isVisible()) await press(sure);
    await expect(sure).toBeHidden();
  }
}

test("a game that the page does not know is played by mouse from the first page to the last", async ({
  page,
}) => {
  await page.goto("/");
  const card = page.getByRole("article", { name: "Pebbles" });
  await expect(card).toContainText("hope for the right weather");
  await card.locator('a[href^="/new"]').click();
  await expect(page.getByLabel("Pebbles lie face up")).toHaveValue("false");
  await expect(page.getByLabel("Who begins")).toBeVisible();
  await sitDown(page, { game: TOY });
  await toMove(page);
  await expect(page.getByText("Choose a piece and a place, in either order.")).toBeVisible();
  await place(page, 1).click();
  await expect(button(page, "Lay a red pebble on 1").first()).toBeVisible();
  await button(page, "Choose anew").click();
  await playOut(page, byClick);
  await expect(log(page)).toContainText("is done");
  await expect(page.getByText("The last round is over").first()).toBeVisible();
  await expect(page.getByRole("rowheader", { name: "points" })).toBeVisible();
  await looksRight(page);
});

test("a pebble is drawn to its place, and why it cannot lie on another is said", async ({
  page,
}) => {
  await sitDown(page, { game: TOY });
  await toMove(page);
  await pebble(page, "green").dragTo(place(page, 5));
  await expect(button(page, "5: green")).toBeVisible();
  await expect(log(page)).toContainText("lays a green pebble on 5");
  await pebble(page, "red").click();
  // Playwright waits for what is disabled; whoever presses it is told why it is.
  await place(page, 5).dispatchEvent("click");
  await expect(page.getByText("A pebble lies on 5 already.")).toBeVisible();
  await button(page, "Undo").click();
  await expect(place(page, 5)).toHaveAccessibleName(/^5 is empty/);
});

test("it is played by keyboard alone", async ({ page }) => {
  await sitDown(page, { game: TOY });
  await toMove(page);
  // Tab comes to the first place; the arrow keys go on from there.
  const atFirst = (): Promise<boolean> =>
    place(page, 1).evaluate((one) => one === document.activeElement);
  while (!(await atFirst())) await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowRight");
  await expect(place(page, 2)).toBeFocused();
  const keys: Press = async (thing) => {
    await thing.focus();
    await page.keyboard.press("Enter");
  };
  await page.keyboard.press("Enter");
  await expect(place(page, 2)).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Escape");
  await expect(place(page, 2)).toHaveAttribute("aria-pressed", "false");
  await playOut(page, keys);
});

test("it is played on a phone by touch", async ({ person }) => {
  const { page } = await person({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await sitDown(page, { game: TOY });
  await toMove(page);
  expect(await smallTargets(page)).toEqual([]);
  await playOut(page, byTap);
});

test("the board looks right everywhere", async ({ page }) => {
  await sitDown(page, {
    game: TOY,
    seats: [
      { kind: "person" },
      ...Array.from({ length: 3 }, () => ({ kind: "bot" as const, level: "novice" })),
    ],
    moves: ["R>3", "G>5", "R>6", "G>8"],
    options: { first_player: "A", brisk: true, rounds: 3 },
  });
  await toMove(page);
  await pebble(page, "red").click();
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 1000 });
    for (const colorScheme of ["light", "dark"] as const) {
      await inTheme(page, colorScheme);
      await looksRight(page);
      await picture(page, `generic-${colorScheme}-${width}`);
    }
    if (width === 390) expect(await smallTargets(page)).toEqual([]);
  }
});

test("its words are those of the page's language", async ({ person }) => {
  const { page } = await person({ locale: "fr" });
  await sitDown(page, { game: TOY });
  await expect(page.getByText(/^Tu peux .*poser un galet/)).toBeVisible();
  await expect(button(page, "Finir pour cette manche")).toBeVisible();
  await page.getByRole("combobox", { name: "Langue" }).selectOption("de");
  await expect(button(page, "Fertig für diese Runde")).toBeVisible();
});

test("a game that speaks only English is played in French with English words", async ({
  person,
}) => {
  const { page } = await person({ locale: "fr" });
  await page.goto("/");
  await expect(page.getByRole("article", { name: "Marbles" })).toContainText(
    "hope for the right weather",
  );
  await sitDown(page, { game: ENGLISH_TOY });
  await expect(page.getByText("Choisis une pièce et un endroit")).toBeVisible();
  await expect(button(page, "Done for this round")).toBeVisible();
  await page.goto(`/rules/${ENGLISH_TOY}`);
  await expect(page.getByRole("heading", { level: 1, name: "Marbles" })).toHaveAttribute(
    "lang",
    "en",
  );
});

test("its rulebook is the server's", async ({ page }) => {
  await page.goto(`/rules/${TOY}#P5`);
  await expect(page.getByRole("heading", { level: 1, name: "Pebbles" })).toBeVisible();
  await expect(page.locator("#P5")).toContainText("the weather is drawn");
  await expect(page.locator("#P2")).toContainText("face down if nothing else was agreed");
  await looksRight(page);
});

test("its rules lie at hand: the server's book, and the summary if it brings one", async ({
  page,
}) => {
  await sitDown(page, { game: TOY });
  await toMove(page);
  await page.keyboard.press("r");
  const rules = page.getByRole("dialog", { name: "Pebbles: the rules" });
  await expect(rules).toContainText("A green pebble in the rain: 5");
  await looksRight(page);
  await rules.getByRole("link", { name: "P5" }).click();
  await expect(rules.getByText("the weather is drawn")).toBeInViewport();
  await looksRight(page);

  await sitDown(page, { game: ADDED });
  await toMove(page);
  await page.keyboard.press("r");
  const book = page.getByRole("dialog", { name: "Goofspiel: the rules" });
  await expect(book.getByRole("tab")).toHaveText(["Rulebook"]);
  await expect(book.getByRole("article")).toBeVisible();
});

test("bots play it for whoever watches, and it is replayed", async ({ page }) => {
  const { id } = await finished(page, { game: TOY });
  await page.goto(`/watch/${id}`);
  await expect(page.getByRole("heading", { level: 1, name: "Pebbles" })).toBeVisible();
  await expect(place(page, 1)).toBeVisible();
  await looksRight(page);
  await page.goto(`/replay/${id}`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Pebbles");
  const end = await last(page);
  await page.keyboard.press("End");
  await expect(seen(page)).toHaveText(`Step ${end} of ${end}`);
  await expect(place(page, 8)).toBeVisible();
  await looksRight(page);
});

test("the game that the guide leads to is played to its end with hidden cards", async ({
  page,
}) => {
  await sitDown(page, { game: ADDED, options: { cards: 3 } });
  const mine = page.getByRole("region", { name: "What you can do" }).locator("xpath=..");
  for (const card of ["1", "2"]) {
    await toMove(page);
    await mine.getByRole("button", { name: card, exact: true }).click();
    await expect(log(page)).toContainText(`had laid the ${card}`);
  }
  // The last card is forced, and the table lays it.
  await expect(page.getByRole("heading", { name: / win( together|s)\.|have won/ })).toBeVisible();
  await expect(log(page)).toContainText("lays a card face down");
  await expect(page.getByText("every prize was given away")).toBeVisible();
});
