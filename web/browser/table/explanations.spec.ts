import type { Page } from "@playwright/test";
import { expect, test } from "../support/base";
import { leafAt, markLeaves, told } from "../support/explaining";
import { atRest } from "../support/in-view";
import { PLAYERS, toMove, type Phase } from "../support/players";
import { sitDown } from "../support/seating";

const WINDOWS = { laptop: { width: 1366, height: 650 }, phone: { width: 390, height: 664 } };
/** Longer than a pointer rests before anything is said. */
const RESTS = 600;

async function sitAt(page: Page, { at, seats, ready }: Phase): Promise<void> {
  const bots = Array.from({ length: seats - 1 }, () => ({ kind: "bot", level: "novice" }) as const);
  await sitDown(page, { ...at, seats: [{ kind: "person" }, ...bots] });
  await toMove(page);
  await ready?.(page);
  await atRest(page);
}

/** What on the board is not explained when it is pointed at. */
async function silent(page: Page): Promise<string[]> {
  const { count, bare } = await markLeaves(page);
  expect(count).toBeGreaterThan(10);
  const found = [...bare];
  for (let nth = 0; nth < count; nth += 1) {
    const leaf = await leafAt(page, nth);
    if (!leaf) continue;
    await page.mouse.move(leaf.x, leaf.y);
    await page.clock.runFor(RESTS);
    if (!(await told(page).isVisible())) found.push(leaf.as);
  }
  await page.mouse.move(0, 0);
  return found;
}

for (const { game, phases } of PLAYERS) {
  for (const [window, size] of Object.entries(WINDOWS)) {
    test(`everything on the board of ${game} explains itself, on a ${window}`, async ({ page }) => {
      await page.setViewportSize(size);
      const found: string[] = [];
      for (const phase of phases) {
        await sitAt(page, phase);
        await page.clock.install();
        found.push(...(await silent(page)).map((one) => `${phase.name}: ${one}`));
      }
      expect(found).toEqual([]);
    });
  }
}
