import type { Page } from "@playwright/test";
import { expect, test } from "./base";
import { leaving } from "./playing/keltis";
import { together } from "./seating";

/** So soon must a move be seen, on the machine on which the server runs. */
const SOON = 100;
/** So soon must it be on the disk of a machine that runs other tests as well, and be seen. */
const SAFE = 200;
const MOVES = 7;

interface Echo {
  /** Milliseconds until the choice was shown, and until the server's answer was. */
  readonly shown: number;
  readonly answered: number;
}

declare global {
  interface Window {
    echoes: Echo[];
  }
}

/** Measures in the page itself, from each click on "Leave it" to the frame that shows it. */
async function measure(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.echoes = [];
    const painted = (then: (now: number) => void): void => {
      requestAnimationFrame(() => setTimeout(() => then(performance.now())));
    };
    const until = (holds: () => boolean): Promise<number> =>
      new Promise((done) => {
        const watching = new MutationObserver(() => {
          if (!holds()) return;
          watching.disconnect();
          painted(done);
        });
        watching.observe(document.body, { subtree: true, childList: true, attributes: true });
      });
    const buttons = (): (string | null)[] =>
      [...document.querySelectorAll("button")].map(({ textContent }) => textContent);
    const clicked = async (event: Event): Promise<void> => {
      const target = event.target as Element;
      if (target.closest("button")?.textContent?.trim() !== "Leave it") return;
      const start = event.timeStamp;
      const lying = document.querySelectorAll(".face-up [data-stone]").length;
      const [shown, answered] = await Promise.all([
        until(() => !buttons().some((text) => text?.trim() === "Leave it")),
        until(() => document.querySelectorAll(".face-up [data-stone]").length > lying),
      ]);
      window.echoes.push({ shown: shown - start, answered: answered - start });
    };
    addEventListener("click", (event) => void clicked(event), { capture: true });
  });
}

const median = (numbers: number[]): number =>
  numbers.sort((one, other) => one - other)[Math.floor(numbers.length / 2)]!;

test("a move is on the screen in under a tenth of a second", async ({ person }) => {
  const people = [await person(), await person()];
  const [one, other] = people.map(({ page }) => page) as [Page, Page];
  await together(one, other, { game: "keltis", options: { first_player: "A" } });
  await leaving(one).waitFor();
  for (const page of [one, other]) {
    await page.evaluate(() => {
      localStorage.setItem("oenach.table", JSON.stringify({ flipAtOnce: true }));
    });
    await page.reload();
    await expect(page.getByRole("region", { name: "The middle" })).toBeVisible();
    await measure(page);
  }
  for (let move = 0; move < MOVES; move++) {
    const page = move % 2 === 0 ? one : other;
    const flip = page.getByRole("button", { name: /^Reveal one of/ });
    await expect(flip.or(leaving(page)).first()).toBeVisible();
    if (await flip.isVisible()) await flip.click();
    await leaving(page).click();
  }
  const echoes = async (): Promise<Echo[]> =>
    (await Promise.all([one, other].map((page) => page.evaluate(() => window.echoes)))).flat();
  await expect.poll(async () => (await echoes()).length).toBe(MOVES);
  const all = await echoes();
  const figures = {
    shown: Math.round(median(all.map(({ shown }) => shown))),
    answered: Math.round(median(all.map(({ answered }) => answered))),
  };
  test.info().annotations.push({ type: "echo in ms", description: JSON.stringify(figures) });
  expect(figures.shown).toBeLessThan(SOON);
  expect(figures.answered).toBeLessThan(SAFE);
});
