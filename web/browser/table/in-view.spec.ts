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

/** Whoever is new is told the most, and has the least room; the others where LONG=1 asks for it. */
const LOOKING = process.env.LONG === "1" ? [true, false] : [true];

for (const newcomer of LOOKING) {
  test.describe(newcomer ? "somebody new" : "somebody who has played", () => {
    test.use({ newcomer });

    for (const { game, phases } of PLAYERS) {
      test(`${game}: what one decides with is in view, in every phase`, async ({ page }) => {
        const faults: string[] = [];
        for (const { name, at, seats, ready, needs } of phases) {
          await sitDown(page, { ...at, seats: table(seats) });
          await toMove(page);
          await ready?.(page);
          const prompts = newcomer ? [page.locator("[data-prompt]")] : [];
          for (const [window, size] of Object.entries(WINDOWS)) {
            await page.setViewportSize(size);
            await atRest(page);
            const looks = newcomer ? "newcomer" : "in-view";
            await picture(page, `${looks}-${game}-${name}-${window}`, false);
            const newest = page.getByRole("region", { name: "Log" }).getByRole("listitem").last();
            const beside = window === "laptop" ? [newest] : [];
            const found = await unseen([...needs(page), ...beside, ...prompts]);
            faults.push(...found.map((fault) => `${name}, ${window}: ${fault}`));
            await fits(page);
          }
        }
        expect(faults).toEqual([]);
      });
    }
  });
}

test.describe("somebody new", () => {
  test.use({ newcomer: true });

  for (const { game, phases } of PLAYERS) {
    test(`hears and reads what the first choice of ${game} is about`, async ({ page }) => {
      await sitDown(page, { ...phases[0]!.at, seats: table(phases[0]!.seats) });
      const prompt = page.locator("[data-prompt]");
      await expect(prompt).toHaveText(/\.$/);
      const heard = page.locator(".match [aria-live=polite]").getByText(await prompt.innerText());
      await expect(heard).toHaveCount(1);
    });
  }
});
