import { expect, test } from "../../support/base";
import { PLAYERS, toMove } from "../../support/players";
import { sitDown } from "../../support/seating";

const { quiet } = PLAYERS.find(({ game }) => game === "celtic-trader")!;

test("the map answers which roads lead on, and the way to a place", async ({ page }) => {
  await sitDown(page, quiet.at);
  await toMove(page);
  const answer = page.getByRole("status", { name: "Answer" });
  await page.keyboard.press("n");
  await expect(answer).toHaveText("From T17 roads lead to T12b, T13a, T16a, T24.");

  await page.keyboard.press("w");
  const dialog = page.getByRole("dialog", { name: "Ask about a place" });
  const place = dialog.getByLabel("Place");
  const next = dialog.getByRole("button", { name: "What is next to it" });
  const way = dialog.getByRole("button", { name: "The way there" });
  await place.selectOption({ label: "Iceni" });
  await next.click();
  await expect(answer).toHaveText("From Iceni roads lead to T10a, T10b.");
  // Farther than one comes in this turn: the steps; as far as one comes: the price as well.
  await way.click();
  await expect(answer).toHaveText("Iceni is 5 steps away, by T13a, T14a, T15, T10b, Iceni.");
  await place.selectOption({ label: "T24" });
  await way.click();
  await expect(answer).toHaveText("T24: 1 movement point: T24.");
  await place.selectOption({ label: "stone circle (T17)" });
  await way.click();
  await expect(answer).toHaveText("You are at T17.");
});
