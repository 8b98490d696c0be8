import { expect, test } from "../../support/base";
import { PLAYERS, toMove } from "../../support/players";
import { sitDown } from "../../support/seating";

const { quiet } = PLAYERS.find(({ game }) => game === "celtic-trader")!;

test("the map answers which roads lead on, and the way to a place", async ({ page }) => {
  await sitDown(page, quiet.at);
  await toMove(page);
  const answer = page.getByRole("status", { name: "Answer" });
  await page.keyboard.press("i");
  const where = /^You are at (\S+), with /;
  await expect(answer).toHaveText(where);
  const here = where.exec(await answer.innerText())![1]!;
  await page.keyboard.press("n");
  const roads = new RegExp(`^From ${here} roads lead to (.+)\\.$`);
  await expect(answer).toHaveText(roads);
  const next = roads.exec(await answer.innerText())![1]!.split(", ")[0]!;

  await page.keyboard.press("w");
  const dialog = page.getByRole("dialog", { name: "Ask about a place" });
  await dialog.getByLabel("Place").selectOption({ label: next });
  await dialog.getByRole("button", { name: "What is next to it" }).click();
  await expect(answer).toContainText(here);
  await dialog.getByRole("button", { name: "The way there" }).click();
  await expect(answer).toHaveText(
    new RegExp(`^${next}( is one step away, by ${next}\\.|: \\d+ mov)`),
  );
});
