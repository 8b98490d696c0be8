import type { Locator } from "@playwright/test";

/** How somebody presses what is offered: with mouse, finger or keys. */
export type Press = (thing: Locator) => Promise<void>;

export const byClick: Press = (thing) => thing.click();
export const byTap: Press = (thing) => thing.tap();
