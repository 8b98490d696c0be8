import type { Locator, Page } from "@playwright/test";
import { expect } from "./base";

export const slider = (page: Page): Locator => page.getByRole("slider", { name: "Step" });
export const seen = (page: Page): Locator => page.getByText(/^Step \d+ of \d+$/);

/** The last step of the match. */
export async function last(page: Page): Promise<number> {
  await expect(seen(page)).toBeVisible();
  return Number((await seen(page).innerText()).split(" ").at(-1));
}
