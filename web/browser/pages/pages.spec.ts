import type { Page } from "@playwright/test";
import { expect, test } from "../support/base";
import { bots, finished, GAMES, ME, oneThatEnded, OPEN } from "../support/lobby";
import { fits, inTheme, looksRight, picture, smallTargets } from "../support/looks";
import { openWhole } from "../support/opening";
import { EXAMPLE } from "../support/players";
import { lay } from "../support/seating";

const { game } = EXAMPLE;

const WIDTHS = [390, 820, 1440];
const THEMES = ["light", "dark"] as const;
const LOOKED_OVER = { light: 390, dark: 1440 };

type Way = (page: Page) => Promise<string>;

function forEachGame(
  name: string,
  way: (page: Page, game: string) => Promise<string>,
): [string, Way][] {
  return GAMES.map((game) => [`${name}-${game}`, (page) => way(page, game)]);
}

/** Every page of the house by the name of its pictures, and the way to it. */
const PAGES: readonly [string, Way][] = [
  ["home", async () => "/"],
  [
    "home-busy",
    async (page) => {
      for (const each of GAMES) await lay(page, { game: each });
      await lay(page, { game, seats: [ME, OPEN], start: false });
      await lay(page, { game, seats: bots(3), public: true, pace: 20 });
      await finished(page);
      return "/";
    },
  ],
  ...forEachGame("new", async (_, game) => `/new?game=${game}`),
  ...forEachGame("rules", async (_, game) => `/rules/${game}`),
  ...forEachGame("table", async (page, game) => `/table/${(await lay(page, { game })).id}`),
  ["bots", async (page) => `/watch/${(await lay(page, { game, seats: bots(3), pace: 0.2 })).id}`],
  [
    "waiting",
    async (page) => {
      return `/table/${(await lay(page, { game, seats: [ME, OPEN], start: false })).id}`;
    },
  ],
  ["end", async (page) => `/table/${(await oneThatEnded(page)).id}`],
  ["replay", async (page) => `/replay/${(await oneThatEnded(page)).id}`],
  ["watch", async () => "/watch"],
  ["about", async () => "/about"],
  ["seat", async () => "/seat#0123456789abcdef"],
  ["nowhere", async () => "/nowhere"],
];

for (const [name, way] of PAGES) {
  test(`${name} looks right on a phone, a tablet and a screen, light and dark`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: WIDTHS[0]!, height: 900 });
    await openWhole(page, await way(page));
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      for (const colorScheme of THEMES) {
        await inTheme(page, colorScheme);
        await picture(page, `${name}-${colorScheme}-${width}`);
        await fits(page);
        // Axe takes long: it looks at each theme once, on the smallest and on the largest window.
        if (LOOKED_OVER[colorScheme] === width) await looksRight(page);
      }
      expect.soft(await smallTargets(page), `small targets at ${width} px`).toEqual([]);
    }
  });
}
