import type { Page } from "@playwright/test";
import type { GameSeen } from "../../src/wire/types";
import { expect, test } from "../support/base";
import { fits, looksRight, picture } from "../support/looks";
import {
  doneByKeys,
  doneByMouse,
  settled,
  stepOf,
  stepsOf,
  unseen,
  wander,
} from "../support/learning";
import { GAMES } from "../support/lobby";

/** What the browsers of a laptop and of a phone leave of the screen. */
const WINDOWS = { laptop: { width: 1366, height: 650 }, phone: { width: 390, height: 664 } };

/** English goes with the rest; the other languages where LANGUAGES=all asks for them. */
const LOCALES = process.env.LANGUAGES === "all" ? ["en-GB", "fr-FR", "nl-NL", "de-DE"] : ["en-GB"];

/** Goes to the lesson of a game. */
async function learn(page: Page, game: string): Promise<void> {
  await page.goto(`/learn/${game}`);
  await settled(page);
}

async function hasLesson(page: Page, game: string): Promise<boolean> {
  const games = (await (await page.request.get("/api/games")).json()) as GameSeen[];
  return (games.find(({ name }) => name === game)?.lessons ?? []).length > 0;
}

/** Whoever presses at random does so in one way; in more where LONG=1 asks for them. */
const SEEDS = process.env.LONG === "1" ? [1, 2, 3, 4, 5] : [1];

for (const game of GAMES) {
  for (const locale of LOCALES) {
    for (const [window, viewport] of Object.entries(WINDOWS)) {
      test.describe(`${game}, ${locale}, ${window}`, () => {
        test.use({ locale, viewport });

        test("the lesson is gone through by mouse", async ({ page }) => {
          expect(await hasLesson(page, game), "there is a lesson").toBe(true);
          await learn(page, game);
          const steps = await stepsOf(page);
          const faults: string[] = [];
          for (let step = 0; step < steps; step += 1) {
            expect(await stepOf(page)).toBe(step);
            await picture(page, `learn-${game}-${locale}-${window}-${step + 1}`, false);
            faults.push(...(await unseen(page)).map((fault) => `step ${step + 1}: ${fault}`));
            await fits(page);
            await doneByMouse(page);
          }
          await picture(page, `learn-${game}-${locale}-${window}-end`, false);
          await expect(page.locator("[data-lesson] .onward :is(button, a)").first()).toBeVisible();
          expect(faults).toEqual([]);
          if (locale === "en-GB") await looksRight(page);
        });

        test("the lesson is gone through by keys", async ({ page }) => {
          await learn(page, game);
          const steps = await stepsOf(page);
          for (let step = 0; step < steps; step += 1) {
            expect(await stepOf(page)).toBe(step);
            await doneByKeys(page);
          }
          await expect(page.locator("[data-lesson] .onward :is(button, a)").first()).toBeVisible();
        });

        for (const seed of SEEDS) {
          test(`whoever knows no rules comes to the end, ${seed}`, async ({ page }) => {
            await learn(page, game);
            await wander(page, seed + GAMES.indexOf(game));
          });
        }
      });
    }
  }
}
