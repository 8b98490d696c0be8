import { readFileSync } from "node:fs";
import { expect, test } from "../support/base";
import { GAMES } from "../support/lobby";
import { looksRight, picture } from "../support/looks";
import { PLAYERS } from "../support/players";
import { atSizes } from "../support/sizes";

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
      await page.getByRole("button", { name: "One step on" }).focus();
      await page.keyboard.press("End");
      await expect(page.getByRole("tabpanel").getByText("Patrick").first()).toBeVisible();
    }
  });
}

for (const [game, size] of atSizes(GAMES)) {
  test(`an example of ${game} is stepped through at ${size.width} px`, async ({ person }) => {
    const { page } = await person({ viewport: size });
    await page.goto(`/rules/${game}#drawn`);
    const steps = page.getByRole("group", { name: "The moves of the example" });
    const told = page.getByRole("tabpanel").locator(".told");
    const [back, on] = ["One step back", "One step on"].map((name) =>
      steps.getByRole("button", { name }),
    );
    await expect(told).toHaveText("So it stands before the first move.");
    await on!.click();
    await expect(steps).toContainText("Step 1 of");
    await expect(told).not.toHaveText("So it stands before the first move.");
    const first = await told.innerText();
    await page.keyboard.press("ArrowRight");
    await expect(steps).toContainText("Step 2 of");
    await expect(told).not.toHaveText(first);
    await page.keyboard.press("End");
    await expect(on!).toHaveAttribute("aria-disabled", "true");
    await expect(on!, "whoever steps on is not thrown out").toBeFocused();
    await looksRight(page);
    await picture(page, `rules-stepped-${game}-${size.width}`, false);
    await page.keyboard.press("Home");
    await on!.click();
    await back!.click();
    await expect(told).toHaveText("So it stands before the first move.");
  });
}

for (const game of GAMES) {
  test(`the book of ${game} begins with what can be read in a minute, and lets one play`, async ({
    page,
  }) => {
    await page.goto(`/rules/${game}`);
    const short = page.getByRole("region", { name: "In a minute" });
    await expect(short.getByRole("heading", { level: 3 })).toHaveCount(4);
    const chapters = page.getByRole("article").getByRole("heading", { level: 2 });
    const ends = page.getByRole("button", { name: "Play now" });
    // Neither the summary nor the examples on the board are chapters of the book.
    await expect(ends).toHaveCount((await chapters.count()) - 2);
    await ends.last().click();
    await expect(page).toHaveURL(/\/table\//);
  });

  test(`whoever reads the book of ${game} may learn it where there is a lesson`, async ({
    page,
  }) => {
    const lesson = { game, lesson: "first", steps: 9 };
    await page.route("/api/lessons", (route) => route.fulfill({ json: [lesson] }));
    await page.goto(`/rules/${game}`);
    const learn = page.getByRole("link", { name: "Learn by playing" });
    await expect(learn.first()).toHaveAttribute("href", `/learn/${game}`);
    await expect(learn).toHaveCount(await page.getByRole("button", { name: "Play now" }).count());
  });
}

test("nothing to learn is offered where the server has no lessons", async ({ page }) => {
  await page.route("/api/lessons", (route) => route.fulfill({ status: 404, json: {} }));
  await page.goto(`/rules/${GAMES[0]}`);
  await expect(page.getByRole("button", { name: "Play now" }).first()).toBeVisible();
  await expect(page.getByRole("link", { name: "Learn by playing" })).toHaveCount(0);
});

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
