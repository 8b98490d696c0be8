import type { Page } from "@playwright/test";
import type { NewTable } from "../../src/wire/types";
import { expect, test } from "../support/base";
import { GAMES } from "../support/lobby";
import { fits, picture } from "../support/looks";
import { PLAYERS } from "../support/players";

/** What the page asks of the server when the table is begun. */
async function begun(page: Page, button: string): Promise<NewTable> {
  const asked = page.waitForRequest(
    (request) => request.url().endsWith("/api/tables") && request.method() === "POST",
  );
  await page.getByRole("button", { name: button }).click();
  return (await asked).postDataJSON() as NewTable;
}

for (const game of GAMES) {
  test(`whoever changes nothing gets a game of ${game} against bots`, async ({ page }) => {
    await page.goto(`/new?game=${game}`);
    const { seats } = await begun(page, "Begin");
    expect(seats.map(({ kind }) => kind)).toEqual(["person", "bot", "bot"]);
    await expect(page).toHaveURL(/\/table\//);
    await expect(page.getByRole("heading", { name: "Your turn" })).toBeVisible();
  });
}

/** How a rule would begin to ask, in any of the languages: no player calls a choice so. */
const OF_RULES = /^(Whether|How|What|Si|Comment|Ce que|Of|Hoe|Wat|Ob|Wie die|Was) /;

for (const locale of ["en", "fr", "nl", "de"]) {
  test(`a table is set up in players' words, and none is clipped on a phone: ${locale}`, async ({
    person,
  }) => {
    const { page } = await person({ locale, viewport: { width: 390, height: 664 } });
    for (const game of GAMES) {
      await page.goto(`/new?game=${game}`);
      // The rules of the game stand last, once they have come.
      await expect(page.locator("main section")).toHaveCount(4);
      const words = await page.locator("section:last-of-type label").allInnerTexts();
      expect(words.length).toBeGreaterThan(0);
      for (const word of words) {
        expect(word.length, word).toBeLessThan(34);
        expect(word).not.toMatch(OF_RULES);
      }
      expect(await page.locator("main select").evaluateAll(clipped)).toEqual([]);
      await fits(page);
      await picture(page, `set-up-${game}-${locale}-390`);
    }
  });
}

/** In the page: the choices that are longer than their boxes. */
function clipped(selects: Element[]): string[] {
  const pen = document.createElement("canvas").getContext("2d")!;
  return (selects as HTMLSelectElement[]).flatMap((select) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(select);
    pen.font = font;
    // The arrow that opens it takes about so much.
    const room = select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - 20;
    return [...select.options]
      .map(({ text }) => text)
      .filter((text) => pen.measureText(text).width > room);
  });
}

for (const { game, option } of PLAYERS) {
  test(`seats, clock, visibility and rules of ${game} are as they were chosen`, async ({
    page,
  }) => {
    await page.goto(`/new?game=${game}`);
    await page.getByRole("radio", { name: "4" }).check();
    await page.getByLabel("Seat 2").selectOption("open");
    await page.getByLabel("Seat 4").selectOption("bot-novice");
    await page.getByRole("radio", { name: "For the game" }).check();
    await page.getByLabel("Minutes for each player").fill("20");
    await page.getByLabel("If somebody drops out").selectOption({ label: "5 min" });
    await page.getByRole("radio", { name: "Everybody here" }).check();
    await page.getByLabel("A bot may be asked for advice").uncheck();
    await page.getByLabel(option.label).selectOption(option.value);
    expect(await begun(page, "Open the table")).toMatchObject({
      game,
      seats: [
        { kind: "person" },
        { kind: "open" },
        { kind: "bot" },
        { kind: "bot", level: "novice" },
      ],
      clock: { kind: "bank", seconds: 1200, increment: 10 },
      patience: 300,
      public: true,
      hints: false,
      options: { [option.name]: option.value },
      start: false,
    });
    await expect(page.getByRole("textbox", { name: "Link to this table" })).toBeVisible();
  });
}
