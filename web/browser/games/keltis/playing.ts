import { errors, type Locator, type Page } from "@playwright/test";
import { expect } from "../../support/base";
import type { Press } from "../../support/press";
import { verdict } from "../../support/verdict";

/** Somebody looks again after so long whether what is to be pressed is still there. */
const timeout = 10_000;
/** A match has many moves: after each the next look comes soon, but a look costs something, too. */
const often = { intervals: [100, 200] };

export const byClick: Press = (thing) => thing.click({ timeout });
export const byTap: Press = (thing) => thing.tap({ timeout });

/** With the keys alone: goes from thing to thing until it is there. */
export const byKeys: Press = async (thing) => {
  const page = thing.page();
  for (let steps = 0; steps < 120; steps++) {
    if (await thing.evaluate((one) => one === document.activeElement, null, { timeout })) {
      await page.keyboard.press("Enter");
      return;
    }
    await page.keyboard.press("Tab");
  }
  throw new Error("the keys do not lead there");
};

export const flipping = (page: Page): Locator =>
  page.getByRole("button", { name: /^Reveal one of the/ });
export const keeping = (page: Page): Locator => page.getByRole("button", { name: "Keep it" });
export const leaving = (page: Page): Locator => page.getByRole("button", { name: "Leave it" });
export const taking = (page: Page): Locator => page.getByRole("button", { name: /^Take the / });
export const stopping = (page: Page): Locator =>
  page.getByRole("button", { name: "Stop", exact: true });

/** What the page says while the table makes the only move there is. */
const forced = (page: Page): Locator => page.getByText("Your only move");

/** What the page says that one can do now, or that there is nothing to be done any more. */
function now(page: Page): Locator {
  return flipping(page).or(leaving(page)).or(taking(page)).or(stopping(page)).or(verdict(page));
}

/** Somebody who takes what brings something, and otherwise what comes. */
export class KeltisPlayer {
  /** How often each kind of move was made by hand. */
  readonly made = { flip: 0, keep: 0, leave: 0, take: 0, stop: 0 };
  readonly #page: Page;
  readonly #press: Press;

  constructor(page: Page, press: Press) {
    this.#page = page;
    this.#press = press;
  }

  /** Plays to the end; `look` is called before each move with how many were made. */
  async play(look: (moves: number) => Promise<void> = async () => {}): Promise<void> {
    for (let moves = 0; await this.toMove(); moves++) {
      await look(moves);
      await this.move();
    }
  }

  /** Waits until there is something to do: false if the match is over. */
  async toMove(): Promise<boolean> {
    await now(this.#page).first().waitFor();
    return !(await verdict(this.#page).isVisible());
  }

  /** Makes one move, and waits until it is made. */
  async move(): Promise<void> {
    const page = this.#page;
    const before = await this.#told();
    const choice = await this.#choice();
    if (choice === null) {
      // The log may have told of it already: only what can be done says that it is made.
      await expect(forced(page)).toBeHidden();
      return;
    }
    const [kind, thing] = choice;
    if (!(await this.#pressed(thing))) return;
    this.made[kind] += 1;
    await this.#confirmed(before);
    await expect
      .poll(async () => (await this.#told()) !== before || (await over(page)), often)
      .toBe(true);
  }

  /** What cannot be taken back is asked for once more. */
  async #confirmed(before: string): Promise<void> {
    const sure = this.#page.getByRole("button", { name: "Do it" });
    const told = async (): Promise<boolean> => (await this.#told()) !== before;
    await expect.poll(async () => (await sure.isVisible()) || (await told()), often).toBe(true);
    if (await sure.isVisible()) await this.#pressed(sure);
  }

  /** Whether it could be pressed: what the table does by itself takes it away. */
  async #pressed(thing: Locator): Promise<boolean> {
    do {
      try {
        await this.#press(thing);
        return true;
      } catch (failure) {
        if (!(failure instanceof errors.TimeoutError)) throw failure;
      }
    } while (await thing.isVisible());
    return false;
  }

  /** What to do now; nothing where the table itself makes the only move there is. */
  async #choice(): Promise<[keyof KeltisPlayer["made"], Locator] | null> {
    const page = this.#page;
    if (await forced(page).isVisible()) return null;
    if (await leaving(page).isVisible()) {
      const worth = await page.getByText(/^\+\d+ points?\./).isVisible();
      return worth || (await this.#begins()) ? ["keep", keeping(page)] : ["leave", leaving(page)];
    }
    const good = page.getByRole("button", { name: /^Take the .* \+\d+ points?\./ }).first();
    if (await good.isVisible()) return ["take", good];
    if (await flipping(page).isVisible()) return ["flip", flipping(page)];
    return ["stop", stopping(page)];
  }

  /** A row costs at first: so many are begun in the hope that they grow. */
  async #begins(): Promise<boolean> {
    return (
      this.made.keep < 4 && (await keeping(this.#page).getAttribute("aria-disabled")) === "false"
    );
  }

  /** The last that was told, which every move changes. */
  async #told(): Promise<string> {
    // What is asked for after every move is not looked for by its role, which takes long.
    return `${await this.#page.locator("[role=region][aria-label=Log] li").count()}`;
  }
}

async function over(page: Page): Promise<boolean> {
  return verdict(page).isVisible();
}
