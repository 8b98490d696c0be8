import type { Page } from "@playwright/test";
import { expect, test } from "../support/base";
import { looksRight, picture } from "../support/looks";
import { PLAYERS, toMove } from "../support/players";
import { sitDown } from "../support/seating";
import { atSizes } from "../support/sizes";

const place = (page: Page): Promise<string> =>
  page.evaluate(() =>
    JSON.stringify(document.querySelector(".board > :first-child")!.getBoundingClientRect()),
  );

for (const [{ game, quiet }, size] of atSizes(PLAYERS)) {
  test(`a hint marks moves of ${game} on the board at ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size);
    await sitDown(page, quiet.at);
    await toMove(page);
    const before = await place(page);
    await page.getByRole("button", { name: "Hint" }).click();
    const best = page.locator(".mark.best");
    await expect(best.first()).toBeVisible();
    await expect(page.locator(".mark .chances").first()).toHaveText(/\d+%/);
    expect(await place(page), "the board stays where it is").toBe(before);
    // The same is said beside the board, with what each would win.
    const panel = page.getByRole("region", { name: "What the adviser would weigh" });
    await expect(panel.getByRole("listitem").first()).toContainText(/wins \d+%/);
    await expect(page.getByRole("tab", { name: "Hint" })).toHaveAttribute("aria-selected", "true");
    await looksRight(page);
    await picture(page, `hint-${game}-${size.width}`);
    await panel.getByRole("button", { name: "Close" }).click();
    await expect(best).toHaveCount(0);
    await expect(page.getByRole("tab", { name: "Log" })).toHaveAttribute("aria-selected", "true");
  });
}
