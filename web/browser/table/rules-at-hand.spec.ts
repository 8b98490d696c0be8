import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/base";
import { bots, ME, oneThatEnded, OPEN } from "../support/lobby";
import { inTheme, looksRight, picture, smallTargets } from "../support/looks";
import { gameName, messages } from "../support/messages";
import { EXAMPLE, PLAYERS, toMove } from "../support/players";
import { lay, sitDown } from "../support/seating";
import { atSizes, SIZES } from "../support/sizes";

const { game } = EXAMPLE;

const drawer = (page: Page, of: string = game): Locator =>
  page.getByRole("dialog", { name: `${gameName(of)}: the rules` });
const button = (page: Page): Locator => page.getByRole("button", { name: "Rules", exact: true });
const title = (page: Page, of?: string): Locator =>
  drawer(page, of).getByRole("heading", { level: 2 }).first();
const tab = (page: Page, of: string, name: string): Locator =>
  drawer(page, of).getByRole("tab", { name });
const goal = (of: string): string => messages("en").get(`summary-${of}-goal`)!;

/** Whether a rule stands in sight within the drawer, and those who hear the page are there. */
async function readsRule(page: Page, of: string, rule: string): Promise<void> {
  const there = page.locator(`#at-hand-${rule}`);
  await expect(tab(page, of, "Rulebook")).toHaveAttribute("aria-selected", "true");
  await expect(there).toBeInViewport();
  await expect(there).toBeFocused();
  await expect(there).toHaveClass(/here/);
  const [rulebox, box] = [(await there.boundingBox())!, (await drawer(page, of).boundingBox())!];
  expect(rulebox.y).toBeGreaterThan(box.y);
  expect(rulebox.y - box.y, "the rule stands at the top").toBeLessThan(150);
}

for (const [{ game, logged }, size] of atSizes(PLAYERS, 1)) {
  test(`the rules of ${game} lie beside the table at ${size.width} px, by mouse`, async ({
    person,
  }) => {
    const { page } = await person({ viewport: size });
    await sitDown(page, { game, options: logged.options });
    await toMove(page);
    const address = page.url();
    await button(page).click();
    await expect(title(page, game)).toBeFocused();
    await expect(button(page)).toHaveAttribute("aria-expanded", "true");
    await expect(drawer(page, game)).toContainText(goal(game));
    for (const name of ["The goal", "A turn", "The end", "What is worth what"]) {
      await expect(drawer(page, game).getByRole("heading", { name })).toBeAttached();
    }
    await expect(drawer(page, game).locator("svg")).not.toHaveCount(1);
    for (const theme of ["light", "dark"] as const) {
      await inTheme(page, theme);
      await looksRight(page);
      await picture(page, `rules-short-${game}-${theme}-${size.width}`, false);
    }
    expect(await smallTargets(page, 40, "[data-drawer]")).toEqual([]);
    await besideTheBoard(page, game, size.width);

    const cited = drawer(page, game).getByRole("tabpanel").getByRole("link").last();
    const rule = await cited.innerText();
    await cited.click();
    await readsRule(page, game, rule);
    await looksRight(page);
    await picture(page, `rules-book-${game}-${size.width}`, false);
    expect(page.url(), "the table is not left").toBe(address);
    await expect(cited).toHaveAttribute("href", new RegExp(`^/rules/${game}#`));

    await drawer(page, game).getByRole("button", { name: "Close" }).click();
    await expect(drawer(page, game)).toBeHidden();
    await expect(button(page)).toBeFocused();

    const log = page.getByRole("region", { name: "Log" });
    const link = log.getByRole("link", { name: `Rule ${logged.rule}`, exact: true }).first();
    await link.click();
    await readsRule(page, game, logged.rule);
    expect(page.context().pages(), "no other page is opened").toHaveLength(1);
  });
}

/** Where there is room for it, what is beside the board is covered, and never the board. */
async function besideTheBoard(page: Page, of: string, width: number): Promise<void> {
  const covers = (await drawer(page, of).boundingBox())!;
  if (width < 1100) {
    expect(covers.y, "what is to be done stays in sight").toBeGreaterThan(200);
    return;
  }
  const board = (await page.locator(".match > .main").boundingBox())!;
  expect(covers.x).toBeGreaterThanOrEqual(board.x + board.width);
}

for (const size of SIZES) {
  test(`keys open the rules at ${size.width} px, read them and put them away`, async ({
    person,
  }) => {
    const { page } = await person({ viewport: size });
    await sitDown(page, { game, options: EXAMPLE.logged.options });
    await toMove(page);
    await page.keyboard.press("?");
    await expect(page.getByRole("dialog", { name: "Keys" })).toContainText("the rules");
    await page.keyboard.press("Escape");

    const log = page.getByRole("region", { name: "Log" });
    await log.focus();
    await page.keyboard.press("r");
    await expect(title(page)).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(drawer(page)).toBeHidden();
    await expect(log, "the focus is where it was").toBeFocused();

    // Enter on a sentence of the log opens its rule.
    await page.keyboard.press("Home");
    const told = log.getByRole("listitem").filter({ has: page.getByRole("link") });
    while (!(await told.first().evaluate((one) => one === document.activeElement)))
      await page.keyboard.press("ArrowDown");
    const rule = await told.first().getByRole("link").innerText();
    await page.keyboard.press("Enter");
    await readsRule(page, game, rule);
    await tab(page, game, "Rulebook").focus();
    await page.keyboard.press("ArrowLeft");
    await expect(tab(page, game, "In a minute")).toBeFocused();
    await expect(drawer(page)).toContainText(goal(game));
    await page.keyboard.press("r");
    await expect(drawer(page)).toBeHidden();
  });

  test(`the waiting room, whoever watches and a replay have the rules at ${size.width} px`, async ({
    person,
  }) => {
    const { page } = await person({ viewport: size });
    const [waiting, watched] = [
      await lay(page, { game, seats: [ME, OPEN], start: false }),
      await lay(page, { game, seats: bots(2), pace: 0.2 }),
    ];
    const ended = await oneThatEnded(page);
    const places = [`/table/${waiting.id}`, `/watch/${watched.id}`, `/replay/${ended.id}`];
    for (const [n, place] of places.entries()) {
      await page.goto(place);
      await button(page).click();
      await expect(drawer(page)).toContainText(goal(game));
      await looksRight(page);
      expect(await smallTargets(page, 40, "[data-drawer]")).toEqual([]);
      await picture(page, `rules-at-hand-${n}-${size.width}`, false);
      await page.keyboard.press("Escape");
      await expect(drawer(page)).toBeHidden();
      await expect(button(page)).toBeFocused();
      await page.keyboard.press("r");
      await expect(title(page)).toBeFocused();
    }

    await page.keyboard.press("r");
    await page.keyboard.press("End");
    const rule = page.locator(".story").getByRole("link").first();
    const at = await page.getByText(/^Step \d+ of /).innerText();
    const id = await rule.innerText();
    await rule.click();
    await readsRule(page, game, id);
    // What is read with the arrows is not a step of the match.
    await page.keyboard.press("ArrowLeft");
    await expect(page.getByText(/^Step \d+ of /)).toHaveText(at);
  });
}

for (const { game } of PLAYERS) {
  test(`the score sheet of ${game} leads to the rules by which it counts`, async ({ page }) => {
    const { id } = await oneThatEnded(page, game);
    await page.goto(`/table/${id}`);
    const rows = page.getByRole("table", { name: "The score sheets" }).locator("tbody tr");
    await expect(rows.first()).toBeVisible();
    await expect(rows.filter({ hasNot: page.getByRole("link") })).toHaveCount(0);
    const link = rows.last().getByRole("link");
    const rule = await link.innerText();
    await link.click();
    await readsRule(page, game, rule);
  });
}

test("another page puts the rules away", async ({ page }) => {
  await sitDown(page, { game });
  await button(page).click();
  await expect(drawer(page)).toBeVisible();
  await page.getByRole("link", { name: "Óenach" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
  await expect(drawer(page)).toBeHidden();
});
