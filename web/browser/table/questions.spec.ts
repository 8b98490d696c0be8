import type { Page } from "@playwright/test";
import { expect, test } from "../support/base";
import { unseen } from "../support/in-view";
import { looksRight } from "../support/looks";
import { PLAYERS, toMove } from "../support/players";
import { sitDown } from "../support/seating";

const answer = (page: Page) => page.getByRole("status", { name: "Answer" });

for (const { game, quiet, answers } of PLAYERS) {
  test(`whoever does not see the board of ${game} asks by key`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    await sitDown(page, quiet.at);
    await toMove(page);
    const log = page.getByRole("region", { name: "Log" });
    const top = await page.getByRole("heading", { level: 2 }).first().boundingBox();
    const you = await page.locator("header .name").innerText();
    const { places, ...told } = answers(you, "Nuala");

    const keys = { turn: "t", can: "o", points: "p", hold: "i", move: "m", near: "n" } as const;
    for (const [question, key] of Object.entries(keys)) {
      await page.keyboard.press(key);
      await expect(answer(page)).toHaveText(told[question as keyof typeof keys]);
    }
    // What is answered moves nothing, and is no line of the log.
    expect(await page.getByRole("heading", { level: 2 }).first().boundingBox()).toEqual(top);
    await expect(log.getByText("You can")).toHaveCount(0);

    await page.keyboard.press("w");
    const dialog = page.getByRole("dialog", { name: "Ask about a place" });
    // The choice speaks as it changes, and again when one asks.
    for (const [place, lies] of Object.entries(places)) {
      await dialog.getByLabel("Place").selectOption({ label: place });
      await expect(answer(page)).toHaveText(lies);
    }
    await dialog.getByRole("button", { name: "What lies there" }).click();
    await expect(answer(page)).toHaveText(Object.values(places).at(-1)!);
    await looksRight(page);
    expect(await unseen([dialog.getByRole("button"), answer(page)])).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  });
}

test("the log is one stop for the Tab key, with arrow keys inside", async ({ page }) => {
  const { quiet } = PLAYERS[0]!;
  await sitDown(page, quiet.at);
  await toMove(page);
  const log = page.getByRole("region", { name: "Log" });
  const lines = log.getByRole("listitem");
  const last = (await lines.count()) - 1;
  await page.getByRole("tab", { name: "Log" }).focus();
  await page.keyboard.press("Tab");
  await expect(log).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(lines.nth(last)).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(lines.nth(last - 1)).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(lines.nth(last - 1).getByRole("link")).toBeFocused();
  await page.keyboard.press("Home");
  await expect(lines.first()).toBeFocused();
  await expect(lines.first()).toBeInViewport();
  // Whoever is inside leaves with the next Tab, backwards and forwards alike.
  await page.keyboard.press("Shift+Tab");
  await expect(page.getByRole("tab", { name: "Log" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("End");
  await expect(lines.nth(last)).toBeFocused();
  await page.keyboard.press("Tab");
  expect(await log.evaluate((one) => one.contains(document.activeElement))).toBe(false);
});
