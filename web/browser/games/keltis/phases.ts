import type { Locator, Page } from "@playwright/test";
import type { Phase } from "../../support/players";
import { deal } from "./deals";
import { flipping, keeping, leaving, stopping, taking } from "./playing";

const seats = 4;

/** One's own five series, each by itself: one that were missing would be missed. */
const series = (page: Page): Locator[] =>
  [0, 1, 2, 3, 4].map((row) => page.locator("article.own").getByRole("listitem").nth(row));
/** The tiles that lie face up, be they to be had or not. */
const faceUp = (page: Page): Locator => page.locator(".face-up [data-stone]");
const turnedUp = (page: Page): Locator => page.locator(".slab [data-stone]");

export const phases: readonly Phase[] = [
  {
    name: "choose",
    at: deal("keltis-of-four"),
    seats,
    needs: (page) => [...series(page), faceUp(page), taking(page), flipping(page)],
  },
  {
    name: "revealed",
    at: deal("keltis-revealed"),
    seats,
    needs: (page) => [...series(page), turnedUp(page), keeping(page), leaving(page)],
  },
  {
    name: "last",
    at: deal("keltis-last"),
    seats,
    needs: (page) => [...series(page), taking(page), stopping(page)],
  },
];
