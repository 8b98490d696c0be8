import type { Page } from "@playwright/test";
import { expect, test } from "../../support/base";
import { looksRight, picture } from "../../support/looks";
import { together } from "../../support/seating";
import { atRest, unseen } from "../../support/in-view";
import { log, screenOf, tokens } from "./playing";

test("Táin: guards wait for their turn, and a place that is taken says why", async ({ person }) => {
  const [mover, waiting] = [await person(), await person()];
  await together(mover.page, waiting.page, { game: "tain" });
  const guard = async (page: Page): Promise<void> => {
    await page.getByRole("button", { name: /^bluff/ }).click();
    await page.getByRole("button", { name: /^inside .* gate 1: put/ }).click();
  };

  // A guard that is queued goes out by itself when the turn comes.
  await expect(waiting.page.getByRole("button", { name: "bluff, 8 left" })).toBeVisible();
  await guard(waiting.page);
  // It is seen where it will stand, is said, and is behind the screen no longer.
  const ghost = waiting.page.getByRole("button", { name: /^inside .* gate 1: bluff, waits for/ });
  const told = screenOf(waiting.page).getByRole("status");
  for (const size of [
    { width: 1366, height: 650 },
    { width: 390, height: 664 },
  ]) {
    await waiting.page.setViewportSize(size);
    await expect(told).toContainText(/Waiting for your turn\s*Lay a bluff/);
    await expect(waiting.page.getByRole("button", { name: "bluff, 7 left" })).toBeVisible();
    await expect(waiting.page.getByText("behind the screen: 17")).toBeAttached();
    await atRest(waiting.page);
    const taking = screenOf(waiting.page).getByRole("button", { name: "Take them back" });
    expect(await unseen([ghost, told, tokens(waiting.page), taking])).toEqual([]);
    await looksRight(waiting.page);
    await picture(waiting.page, `table-queue-${size.width}`, false);
  }
  // Pressed again it comes back; and it is laid out again.
  await ghost.click();
  await expect(waiting.page.getByRole("button", { name: "bluff, 8 left" })).toBeVisible();
  await guard(waiting.page);
  await expect(ghost).toBeVisible();
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
  await why.getByRole("link", { name: "Rule T6" }).click();
  const rules = mover.page.getByRole("dialog", { name: "Táin: the rules" });
  await expect(rules.getByText("lay one unused token face down")).toBeInViewport();
  await mover.page.keyboard.press("Escape");
  await expect(rules).toBeHidden();
  await why.getByRole("button", { name: "Close" }).click();
  await expect(why).toBeHidden();
});
