import type { Page } from "@playwright/test";
import { expect, test } from "../support/base";
import { looksRight, smallTargets } from "../support/looks";
import { PLAYERS, toMove } from "../support/players";
import { sitDown } from "../support/seating";

const answer = (page: Page) => page.getByRole("status", { name: "Answer" });

for (const { game, quiet } of PLAYERS) {
  test(`whoever does not see the board of ${game} asks by key`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    await sitDown(page, quiet.at);
    await toMove(page);
    const log = page.getByRole("region", { name: "Log" });
    const top = await page.getByRole("heading", { level: 2 }).first().boundingBox();

    await page.keyboard.press("t");
    await expect(answer(page)).toHaveText("Your turn");
    await page.keyboard.press("o");
    await expect(answer(page)).toHaveText(/^You can .+\.$/);
    await page.keyboard.press("p");
    await expect(answer(page)).toHaveText(/^\S.* −?-?\d+, \S.* −?-?\d+$/);
    await page.keyboard.press("i");
    await expect(answer(page)).toHaveText(/^(You|Behind your screen|Your rows).+\.$/);
    await page.keyboard.press("m");
    await expect(answer(page)).toHaveText(/\.$/);
    // What is answered moves nothing, and is no line of the log.
    expect(await page.getByRole("heading", { level: 2 }).first().boundingBox()).toEqual(top);
    await expect(log.getByText("You can")).toHaveCount(0);

    await page.keyboard.press("w");
    const dialog = page.getByRole("dialog", { name: "Ask about a place" });
    await dialog.getByRole("button", { name: "What lies there" }).click();
    await expect(answer(page)).toHaveText(/\.$/);
    await looksRight(page);
    expect(await smallTargets(page)).toEqual([]);
    // The choice speaks as it changes.
    const place = dialog.getByLabel("Place");
    const last = (await place.getByRole("option").count()) - 1;
    await place.selectOption({ index: last });
    await expect(answer(page)).toHaveText(/\.$/);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  });
}
