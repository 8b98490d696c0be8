import { expect, test } from "./base";
import { looksRight, picture } from "./looks";

test("the three games are there, one click from a first move", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await looksRight(page);
  await picture(page, "home-light-1280");
});
