import { expect, test } from "../support/base";
import { atRest, unseen } from "../support/in-view";
import { fits, picture } from "../support/looks";
import { PLAYERS, toMove } from "../support/players";
import { sitDown } from "../support/seating";

/** What the browsers of a laptop and of a phone leave of the screen. */
const WINDOWS = { laptop: { width: 1366, height: 650 }, phone: { width: 390, height: 664 } };

// Those who are new also read what each choice is about: they have the least room for the rest.
test.use({ newcomer: true });

for (const { game, phases } of PLAYERS) {
  test(`${game}: what one decides with is in view, in every phase`, async ({ page }) => {
    const faults: string[] = [];
    for (const { name, at, seats, ready, needs } of phases) {
      const bots = Array.from(
        { length: seats - 1 },
        () => ({ kind: "bot", level: "novice" }) as const,
      );
      await sitDown(page, { ...at, seats: [{ kind: "person" }, ...bots] });
      await toMove(page);
      const prompt = page.locator("[data-prompt]");
      await expect(prompt, name).toHaveText(/\.$/);
      await ready?.(page);
      for (const [window, size] of Object.entries(WINDOWS)) {
        await page.setViewportSize(size);
        await atRest(page);
        await picture(page, `in-view-${game}-${name}-${window}`, false);
        const newest = page.getByRole("region", { name: "Log" }).getByRole("listitem").last();
        const beside = window === "laptop" ? [newest] : [];
        const found = await unseen([...needs(page), prompt, ...beside]);
        faults.push(...found.map((fault) => `${name}, ${window}: ${fault}`));
        await fits(page);
      }
    }
    expect(faults).toEqual([]);
  });
}
