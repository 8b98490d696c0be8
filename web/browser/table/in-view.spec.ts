import { expect, test } from "../support/base";
import { atRest, unseen } from "../support/in-view";
import { fits, picture } from "../support/looks";
import { PLAYERS, toMove } from "../support/players";
import { sitDown } from "../support/seating";

/** What the browsers of a laptop and of a phone leave of the screen. */
const WINDOWS = { laptop: { width: 1366, height: 650 }, phone: { width: 390, height: 664 } };

/** Somebody among bots. */
const table = (seats: number) => [
  { kind: "person" as const },
  ...Array.from({ length: seats - 1 }, () => ({ kind: "bot", level: "novice" }) as const),
];

for (const { game, phases } of PLAYERS) {
  test(`${game}: what one decides with is in view, in every phase`, async ({ page }) => {
    const faults: string[] = [];
    for (const { name, at, seats, ready, needs } of phases) {
      await sitDown(page, { ...at, seats: table(seats) });
      await toMove(page);
      await ready?.(page);
      for (const [window, size] of Object.entries(WINDOWS)) {
        await page.setViewportSize(size);
        await atRest(page);
        await picture(page, `in-view-${game}-${name}-${window}`, false);
        const newest = page.getByRole("region", { name: "Log" }).getByRole("listitem").last();
        const beside = window === "laptop" ? [newest] : [];
        const found = await unseen([...needs(page), ...beside]);
        faults.push(...found.map((fault) => `${name}, ${window}: ${fault}`));
        await fits(page);
      }
    }
    expect(faults).toEqual([]);
  });
}

test.describe("somebody new", () => {
  test.use({ newcomer: true });

  for (const { game, phases } of PLAYERS) {
    test(`reads what the first choice of ${game} is about, whole, at every size`, async ({
      page,
    }) => {
      await sitDown(page, { ...phases[0]!.at, seats: table(phases[0]!.seats) });
      await toMove(page);
      const prompt = page.locator("[data-prompt]");
      await expect(prompt).toHaveText(/\.$/);
      for (const [window, size] of Object.entries(WINDOWS)) {
        await page.setViewportSize(size);
        await atRest(page);
        await picture(page, `newcomer-${game}-${window}`, false);
        expect(await unseen([prompt]), window).toEqual([]);
        expect(await prompt.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
        await fits(page);
      }
    });
  }
});
