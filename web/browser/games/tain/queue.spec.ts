import type { Page } from "@playwright/test";
import { expect, test } from "../../base";
import { looksRight, picture } from "../../looks";
import { together } from "../../seating";
import { log } from "./playing";

test("Táin: guards wait for their turn, and a place that is taken says why", async ({ person }) => {
  const [mover, waiting] = [await person(), await person()];
  await together(mover.page, waiting.page, { game: "tain" });
  const guard = async (page: Page): Promise<void> => {
    await page.getByRole("button", { name: /^bluff/ }).click();
    await page.getByRole("button", { name: /^inside .* gate 1: put/ }).click();
  };

  // A guard that is queued goes out by itself when the turn comes.
  await guard(waiting.page);
  await expect(waiting.page.getByText("Waiting for your turn")).toBeVisible();
  await looksRight(waiting.page);
  await picture(waiting.page, "table-queue-1280");
  await guard(mover.page);
  await expect(log(waiting.page).filter({ hasText: /puts a bluff on guard/ })).toHaveCount(1);
  await expect(log(mover.page).filter({ hasText: /puts a token on guard/ })).toHaveCount(1);

  // What is not offered can be tried all the same; the rule that forbids it is a link.
  await mover.page.getByRole("button", { name: /^warrior/ }).click();
  const taken = mover.page.getByRole("button", { name: /^inside .* gate 1: bluff/ });
  await taken.click({ force: true });
  const why = mover.page.getByRole("alert");
  await expect(why.getByRole("link", { name: "Rule T6" })).toHaveAttribute("href", /#T6$/);
  await looksRight(mover.page);
  await why.getByRole("button", { name: "Close" }).click();
  await expect(why).toBeHidden();
});
