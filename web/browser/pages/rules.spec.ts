import { readFileSync } from "node:fs";
import { expect, test } from "../support/base";
import { GAMES } from "../support/lobby";
import { PLAYERS } from "../support/players";

/** A rule of a game with others before and after it. */
function someRule(game: string): string {
  const book = `../../../src/oenach/games/${game.replaceAll("-", "_")}/RULES.md`;
  const text = readFileSync(new URL(book, import.meta.url), "utf8");
  const ids = [...text.matchAll(/\*\*([A-Z]\d+[a-z]?)\*\*/g)].map(([, id]) => id!);
  return ids[Math.floor(ids.length / 2)]!;
}

const TITLES = {
  en: ["Examples on the board", "Options"],
  fr: ["Exemples sur le plateau", "Options"],
  nl: ["Voorbeelden op het bord", "Opties"],
  de: ["Beispiele auf dem Brett", "Optionen"],
};

for (const game of GAMES) {
  test(`an address with a rule of ${game} opens the book there`, async ({ page }) => {
    const id = someRule(game);
    await page.goto(`/rules/${game}#${id}`);
    const rule = page.locator(`[id="${id}"]`);
    await expect(rule).toBeInViewport();
    await expect(rule).toHaveClass(/here/);
    const { y } = (await rule.boundingBox())!;
    expect(y, "the rule stands at the top").toBeLessThan(120);

    await page.getByRole("navigation").getByRole("link", { name: "Notation" }).click();
    await expect(page.getByRole("heading", { name: "Notation", level: 2 })).toBeInViewport();
  });

  test(`every example of ${game} is drawn on the board, and reached from its rule`, async ({
    page,
  }) => {
    await page.goto(`/rules/${game}`);
    await page
      .getByRole("link", { name: /^On the board: / })
      .last()
      .click();
    await expect(page.getByRole("heading", { name: "Examples on the board" })).toBeInViewport();
    const tabs = page.getByRole("tab");
    await expect(tabs.first()).toBeVisible();
    for (const tab of await tabs.all()) {
      await tab.click();
      await expect(page.getByRole("tabpanel").getByText("Patrick").first()).toBeVisible();
    }
  });
}

for (const { game, sought } of PLAYERS) {
  test(`words are found in the rules of ${game}, without minding accents`, async ({ page }) => {
    await page.goto(`/rules/${game}`);
    await page.getByLabel("Find in the rules").fill(sought.words);
    await expect(page.getByText("One rule has these words.")).toBeVisible();
    await page.getByRole("link", { name: new RegExp(`^${sought.rule} `) }).click();
    await expect(page.locator(`#${sought.rule}`)).toHaveClass(/here/);
  });
}

for (const game of GAMES) {
  test(`the book of ${game} is there in four languages`, async ({ person }) => {
    for (const [language, titles] of Object.entries(TITLES)) {
      const { page, context } = await person({ locale: language });
      await page.goto(`/rules/${game}`);
      for (const name of titles) {
        await expect(page.getByRole("heading", { name, exact: true, level: 2 })).toBeVisible();
      }
      await context.close();
    }
  });
}

test("a book that there is not says so", async ({ page }) => {
  await page.goto("/rules/chess");
  await expect(
    page.getByRole("heading", { name: "There is no rulebook of that name" }),
  ).toBeVisible();
});
