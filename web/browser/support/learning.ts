import { expect, type Page } from "@playwright/test";

/** What is asked for, as it is on the page. */
export interface Ringed {
  readonly x: number;
  readonly y: number;
}

/** Presses what is ringed, with mouse, finger or keys. */
export type PressAt = (at: Ringed) => Promise<void>;

const LESSON = "[data-lesson]";
const ONWARD = `${LESSON} .onward :is(button, a)`;
/** So many presses a move takes at most: a piece, where it goes, a choice that opens. */
const MOST_PRESSES = 4;
/** Somebody who presses at random has come to the end of any lesson by then. */
const MOST_TRIES = 1500;

/** Waits until everything is shown, and nothing is asked of the server; stories are not waited for. */
export async function settled(page: Page): Promise<void> {
  for (;;) {
    await page.locator(`${LESSON}:is([aria-busy=false], [data-telling])`).waitFor();
    const told = await page.evaluate(async (lesson) => {
      const skipped = document.querySelector<HTMLElement>(`${lesson}[data-telling] .onward button`);
      skipped?.click();
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
      return document.querySelector(`${lesson}[aria-busy=false]`) !== null;
    }, LESSON);
    if (told) return;
  }
}

/** How many steps are done. */
export async function stepOf(page: Page): Promise<number> {
  return Number(await page.locator(LESSON).getAttribute("data-lesson"));
}

/** How many steps there are. */
export async function stepsOf(page: Page): Promise<number> {
  return Number(await page.getByRole("progressbar").getAttribute("max"));
}

/** Where the first of the moves that are asked for is made: the piece, then the place. */
async function ringed(page: Page): Promise<Ringed[]> {
  return page.locator('.ring[data-ask="0"]').evaluateAll((rings) =>
    rings.map((ring) => {
      const { left, top, width, height } = ring.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    }),
  );
}

/** Does what a step asks for, or reads on; fails where that does not lead to the next. */
export async function done(page: Page, press: PressAt, readOn: () => Promise<void>): Promise<void> {
  const step = await stepOf(page);
  if ((await page.locator(ONWARD).count()) > 0) {
    await readOn();
    await settled(page);
  }
  for (let n = 0; n < MOST_PRESSES && (await stepOf(page)) === step; n += 1) {
    const found = await ringed(page);
    expect(found, `what step ${step + 1} asks for is marked`).not.toEqual([]);
    await press(found[n % found.length]!);
    await settled(page);
  }
  expect(await stepOf(page), `step ${step + 1} is done`).toBe(step + 1);
}

/** With the mouse. */
export async function doneByMouse(page: Page): Promise<void> {
  await done(
    page,
    ({ x, y }) => page.mouse.click(x, y),
    () => page.locator(ONWARD).first().click(),
  );
}

/** With the keys: what is ringed is turned to and pressed. */
export async function doneByKeys(page: Page): Promise<void> {
  await done(
    page,
    async (at) => {
      await page.evaluate(({ x, y }) => {
        const focused = "button, a[href], [tabindex], [role=button]";
        const found = document.elementFromPoint(x, y)?.closest<HTMLElement>(focused);
        if (!found) throw new Error("what is ringed cannot be turned to");
        found.focus({ preventScroll: true });
      }, at);
      await page.keyboard.press("Enter");
    },
    async () => {
      await page.locator(ONWARD).first().focus();
      await page.keyboard.press("Enter");
    },
  );
}

/** What of a step is not in view: who speaks, all that is said, and what is asked for. */
export async function unseen(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const coach = document.querySelector("section.coach")!;
    const inside = ({ left, top, right, bottom }: DOMRect): boolean =>
      left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
    if (!inside(coach.getBoundingClientRect())) faults.push("the card is not wholly in view");
    const words = coach.querySelector(".words")!;
    if (words.scrollHeight > words.clientHeight + 1) faults.push("what is said is cut off");
    for (const ring of document.querySelectorAll('.ring[data-ask="0"]')) {
      const box = ring.getBoundingClientRect();
      const over = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      if (!inside(box)) faults.push("what is asked for is out of sight");
      else if (!over || coach.contains(over)) faults.push("what is asked for is covered");
    }
    return faults;
  });
}

/** Numbers that look random and are the same every time. */
function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/**
 * Presses at random whatever looks as if it could be pressed, but for what leads back, until the
 * lesson is over.
 */
export async function wander(page: Page, seed: number): Promise<void> {
  const random = seeded(seed);
  const steps = await stepsOf(page);
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    if ((await stepOf(page)) >= steps) return;
    // Now and then at whoever speaks, else on the board.
    const at = random(3) === 0 ? ".coach" : ".main";
    const found = await page.evaluate(
      ({ at, nth }) => {
        const looks = [
          ...document.querySelectorAll<HTMLElement | SVGElement>(
            `[data-lesson] ${at} :is(button:not(:disabled), [role=button], [data-offer], summary)`,
          ),
        ].filter((one) => one.dataset.way !== "back" && one.getClientRects().length > 0);
        const chosen = looks[nth % Math.max(looks.length, 1)];
        if (!chosen) return null;
        chosen.scrollIntoView({ block: "nearest", inline: "nearest" });
        const { left, top, width, height } = chosen.getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2 };
      },
      { at, nth: random(1000) },
    );
    if (found) await page.mouse.click(found.x, found.y);
    await settled(page);
  }
  throw new Error(`at step ${(await stepOf(page)) + 1} there was no way on`);
}
