import { expect, test } from "../../support/base";
import { toMove } from "../../support/players";
import { sitDown } from "../../support/seating";
import { verdict } from "../../support/verdict";
import { deal } from "./deals";
import { flipping } from "./playing";

test("a move that is the only one waits for a hand, and questions are asked again", async ({
  page,
}) => {
  await page.addInitScript(() =>
    localStorage.setItem(
      "oenach.table",
      JSON.stringify({ forced: false, unasked: ["one", "two"] }),
    ),
  );
  // In the first turn there is but one thing to do.
  await sitDown(page, { game: "keltis", options: { first_player: "A" } });
  await toMove(page);
  await expect(page.getByText("Your only move")).toBeHidden();
  await page.getByRole("banner").getByRole("button", { name: "Settings" }).click();
  const dialog = page.getByRole("dialog", { name: "Settings" });
  const again = dialog.getByRole("button", { name: "Ask them again" });
  await expect(dialog).toContainText("2 questions are no longer asked.");
  await again.click();
  await expect(again).toBeDisabled();
  // It is made by itself as soon as that is wished.
  await dialog.getByLabel("Play my only possible move by itself").check();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("region", { name: "Log" })).toContainText("reveals a tile");
});

test.describe("somebody new", () => {
  test.use({ newcomer: true });

  test("reads what each choice is about", async ({ page }) => {
    await sitDown(page, deal("keltis-taking"));
    await toMove(page);
    const prompt = page.locator("[data-prompt]");
    const turn = /Take a face-up tile that fits your rows, or reveal another one\./;
    await expect(prompt).toHaveText(turn);
    await flipping(page).click();
    await page.getByRole("button", { name: "Do it" }).click();
    await expect(prompt).toHaveText(/, or leave it for all to take\.$/);
  });

  test("is not told any more once a game is finished", async ({ page }) => {
    await sitDown(page, { game: "keltis", options: { first_player: "A" } });
    await toMove(page);
    await expect(page.locator("[data-prompt]")).toBeVisible();
    await page.getByRole("button", { name: "Give up" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Give up" }).click();
    await expect(verdict(page)).toBeVisible();
    await sitDown(page, { game: "keltis", options: { first_player: "A" } });
    await expect(page.getByRole("region", { name: "Log" })).toContainText("reveals a tile");
    await expect(page.locator("[data-prompt]")).toHaveCount(0);
  });
});
