import type { Page } from "@playwright/test";
import type { NewTable } from "../src/wire/types";
import { expect, test } from "./base";
import { GAMES } from "./lobby";
import { PLAYERS } from "./players";

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
      public: true,
      hints: false,
      options: { [option.name]: option.value },
      start: false,
    });
    await expect(page.getByRole("textbox", { name: "Link to this table" })).toBeVisible();
  });
}
