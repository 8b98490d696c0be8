import type { Locator, Page } from "@playwright/test";
import { expect } from "../../support/base";
import type { Press } from "../../support/press";

/** The map, and the places on it that can be pointed at. */
export function map(page: Page): Locator {
  return page.getByRole("group", { name: "The map" });
}

export function places(page: Page, name: RegExp | string = /./): Locator {
  return map(page).getByRole("button", { name });
}

/** What can be done other than on the map. */
export function deeds(page: Page, name: RegExp = /./): Locator {
  return page.getByRole("region", { name: "The turn" }).getByRole("button", { name });
}

/** What one would rather do, the best first. */
const DEEDS = [
  /^Play the Wisest/,
  /^Play /,
  /^Deliver /,
  /^Pick up /,
  /^Raise /,
  /^Turn \d+ RP/,
  /^(Cycle|Orders|Discard .*):/,
  /^Leave the Roman/,
];
const HALT = /^(Halt|End)/;
const GOODS = /points?\. Here: .*(deer|cloth|wheat|fish|ore|grapes)/;
const STRONGHOLD = /points?\. Here: stronghold/;
const CIRCLE = /points?\. Here: stone circle/;

/** A person who trades: fetches goods, sells them, and improves at the stone circle. */
export class Trader {
  /** What was done, by its first word. */
  readonly done: string[] = [];
  readonly #page: Page;
  readonly #press: Press;
  readonly #look: () => Promise<void>;
  #walked = "";

  /** `look` is called before each move. */
  constructor(page: Page, press: Press, look: () => Promise<void> = async () => {}) {
    this.#page = page;
    this.#press = press;
    this.#look = look;
  }

  /** Plays until the match is over, or until something is reached. */
  async play(until: () => Promise<boolean> = async () => false): Promise<void> {
    while ((await this.#mine()) && !(await until())) await this.move();
  }

  /** Plays one's own turn as long as something is so. */
  async playWhile(so: () => boolean): Promise<void> {
    while (so() && (await this.#mine())) await this.move();
  }

  /** Makes a sensible move, and waits until the table has told of it. */
  async move(): Promise<void> {
    await this.#look();
    const choice = await this.#choice();
    const name = (await choice.getAttribute("aria-label")) ?? (await choice.innerText());
    const before = await this.#told();
    await this.#press(choice);
    const sure = this.#page.getByRole("button", { name: "Do it" });
    const told = async (): Promise<boolean> => (await this.#told()) !== before;
    await expect.poll(async () => (await sure.isVisible()) || (await told())).toBe(true);
    if (await sure.isVisible()) await this.#press(sure);
    await expect.poll(told).toBe(true);
    this.done.push(name.split(/[ :]/)[0]!);
  }

  /** The words for what is done now. */
  async phase(): Promise<string> {
    const turn = this.#page.getByRole("region", { name: "The turn" });
    return turn
      .getByText(/^(choice of roles|resolving|movement|stronghold|stone circle|Roman token)$/)
      .innerText();
  }

  async #choice(): Promise<Locator> {
    for (const name of DEEDS) {
      const deed = deeds(this.#page, name).first();
      if (await deed.isVisible()) return deed;
    }
    const halt = deeds(this.#page, HALT).first();
    if (!(await halt.isVisible())) return this.#inSight();
    return (await this.#destination()) ?? halt;
  }

  /** The first place that can be pointed at without moving the map. */
  async #inSight(): Promise<Locator> {
    const all = places(this.#page);
    await all.first().waitFor();
    await map(this.#page).scrollIntoViewIfNeeded();
    const nth = await all.evaluateAll((targets) =>
      targets.findIndex((target) => {
        const { x, y, width, height } = target.getBoundingClientRect();
        return target.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      }),
    );
    return all.nth(Math.max(0, nth));
  }

  /** Where to walk, once in a round. */
  async #destination(): Promise<Locator | null> {
    const round = await this.#page.getByText(/^Round \d+$/).innerText();
    if (this.#walked === round) return null;
    this.#walked = round;
    const loaded = await deeds(this.#page, /^Discard /)
      .first()
      .isVisible();
    const sold = this.done.lastIndexOf("Deliver") > this.done.lastIndexOf("Raise");
    for (const name of loaded ? [STRONGHOLD] : sold ? [CIRCLE, GOODS] : [GOODS]) {
      const place = places(this.#page, name).first();
      if (await place.isVisible()) return place;
    }
    const farthest = places(this.#page).last();
    return (await farthest.isVisible()) ? farthest : null;
  }

  /** Whether it comes to one's own turn again. */
  async #mine(): Promise<boolean> {
    const over = this.#page.getByRole("heading", { name: "The match is over" });
    const mine = this.#page.getByText(/^You can /);
    await expect(over.or(mine).first()).toBeVisible();
    return mine.isVisible();
  }

  /** How much the log has told. */
  async #told(): Promise<number> {
    return this.#page.getByRole("region", { name: "Log" }).getByRole("listitem").count();
  }
}

const MOST_TABS = 60;

/**
 * With the tabulator key to a button; on the map with the arrows to the place that is wanted, or
 * as near to it as they lead.
 */
export function byKeys(page: Page): Press {
  return async (thing) => {
    const wanted = await thing.elementHandle();
    const focused = async (): Promise<boolean> =>
      page.evaluate((one) => document.activeElement === one, wanted);
    const onMap = (await thing.getAttribute("data-place")) !== null;
    for (let n = 0; n < MOST_TABS && !(await focused()); n++) {
      const arrow = onMap ? await page.evaluate(arrowTo, wanted) : null;
      if (arrow === "there") break;
      await page.keyboard.press(arrow ?? "Tab");
    }
    await page.keyboard.press("Enter");
  };
}

/** The arrow that leads from the place in focus to another; null if no place is in focus. */
function arrowTo(wanted: Node | null): string | null {
  const from = document.activeElement;
  if (!from?.matches(".target") || !(wanted instanceof Element)) return null;
  const [one, other] = [from.getBoundingClientRect(), wanted.getBoundingClientRect()];
  const [x, y] = [other.x - one.x, other.y - one.y];
  const across = x > 0 ? "ArrowRight" : "ArrowLeft";
  const down = y > 0 ? "ArrowDown" : "ArrowUp";
  const tried = (from.getAttribute("data-tried") ?? "").split(" ");
  const arrow = (Math.abs(x) > Math.abs(y) ? [across, down] : [down, across]).find(
    (key) => !tried.includes(key),
  );
  from.setAttribute("data-tried", [...tried, arrow].join(" "));
  return arrow ?? "there";
}

/** Two fingers that part in the middle of something. */
export async function pinch(page: Page, thing: Locator): Promise<void> {
  const { x, y, width, height } = (await thing.boundingBox())!;
  const [middle, level] = [x + width / 2, y + height / 2];
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", apart: number): Promise<unknown> =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints:
        type === "touchEnd"
          ? []
          : [
              { x: middle - apart, y: level, id: 1 },
              { x: middle + apart, y: level, id: 2 },
            ],
    });
  await touch("touchStart", 20);
  for (const apart of [30, 45, 60, 80]) await touch("touchMove", apart);
  await touch("touchEnd", 80);
}
