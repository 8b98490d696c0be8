import type { Locator, Page } from "@playwright/test";

/** Who has won, at the end of any game. */
export const verdict = (page: Page): Locator =>
  page.getByRole("heading", { level: 2, name: /( wins\.| win together\.|You have won!)$/ });
