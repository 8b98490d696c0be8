import type { Locator, Page } from "@playwright/test";
import { expect } from "../../support/base";
import { giveTime, holdTime, letTimePass } from "../../support/holding";
import { byClick, type Press } from "../../support/press";
import { verdict } from "../../support/verdict";

/** With Tab and Enter alone, whichever way is shorter; a story may end before one is there. */
export const byKeys: Press = async (thing) => {
  const page = thing.page();
  for (let steps = 0; steps < 150; steps++) {
    // All that matches is taken, for nothing that is gone is waited for.
    const [way] = await thing.evaluateAll(([one]) => {
      if (!one) return [];
      const here = document.activeElement ?? document.body;
      if (one === here) return ["Enter"];
      const before = one.compareDocumentPosition(here) & Node.DOCUMENT_POSITION_FOLLOWING;
      return [before && here !== document.body ? "Shift+Tab" : "Tab"];
    });
    if (!way) return;
    await page.keyboard.press(way);
    if (way === "Enter") return;
  }
};

export const screenOf = (page: Page): Locator =>
  page.getByRole("region", { name: "Behind your screen" });
export const tokens = (page: Page): Locator =>
  screenOf(page).getByRole("button", { name: / left$/ });
export const openTokens = (page: Page): Locator =>
  screenOf(page).getByRole("button", { name: / left$/, disabled: false });
export const openPlaces = (page: Page): Locator => page.getByRole("button", { name: / here$/ });
export const passing = (page: Page): Locator => page.getByRole("button", { name: "Pass" });
export const skipping = (page: Page): Locator => page.getByRole("button", { name: "Skip" });
const sure = (page: Page): Locator => page.getByRole("button", { name: "Do it" });
export const freeing = (page: Page): Locator => page.getByRole("button", { name: /^Free the / });
export const log = (page: Page): Locator =>
  page.getByRole("region", { name: "Log" }).getByRole("listitem");

/** Everything that can be asked of somebody, in the order in which it has to be answered. */
const ASKED = { over: verdict, story: skipping, sure, free: freeing, lay: passing };
type Asked = keyof typeof ASKED;

/** Less than anything is shown for: what comes is seen before it is gone. */
const MOMENT = 200;

/** Waits until something is asked. */
export async function asked(page: Page): Promise<Asked> {
  let what: Asked | null = null;
  const look = async (): Promise<boolean> => {
    what = await askedNow(page);
    if (what === null) await giveTime(page, MOMENT);
    return what !== null;
  };
  await expect.poll(look, { intervals: [50] }).toBe(true);
  return what!;
}

async function askedNow(page: Page): Promise<Asked | null> {
  for (const [what, find] of Object.entries(ASKED)) {
    if (await find(page).first().isVisible()) return what as Asked;
  }
  return null;
}

/** Has the story wait where it is, as a reader would, so that the page can be looked over. */
export async function holdStory(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Pause" }).click();
  await letTimePass(page);
}

/** Plays until the raids are told, which then stay where they are. */
export async function untilStory(player: TainPlayer): Promise<void> {
  while ((await asked(player.page)) !== "story") await player.next();
  await holdStory(player.page);
}

/** Waits for the first question, and lets no time pass any more: stories wait to be skipped. */
export async function holdTable(page: Page): Promise<void> {
  await asked(page);
  await holdTime(page);
}

/** Somebody who lays a few tokens each round, always others, and then passes. */
export class TainPlayer {
  /** How often each thing was done. */
  readonly done = { over: 0, story: 0, sure: 0, free: 0, lay: 0, pass: 0 };
  readonly page: Page;
  readonly #press: Press;
  readonly #each: number;
  #laid = 0;

  constructor(page: Page, press: Press = byClick, each = 3) {
    this.page = page;
    this.#press = press;
    this.#each = each;
  }

  /** Plays until it is over, or until something was done often enough. */
  async play(until: (done: TainPlayer["done"]) => boolean = () => false): Promise<void> {
    while (this.done.over === 0 && !until(this.done)) await this.next();
  }

  /** Does what is asked next. */
  async next(): Promise<Asked> {
    const what = await asked(this.page);
    this.done[what] += 1;
    if (what === "over") return what;
    if (what === "lay") await this.#laying();
    else {
      const button = ASKED[what](this.page).first();
      await this.#press(button);
      await expect(button).toBeHidden();
    }
    return what;
  }

  async #laying(): Promise<void> {
    const before = await log(this.page).count();
    if (this.#laid < this.#each && (await openTokens(this.page).count()) > 0) await this.lay();
    else await this.#pass();
    // It is done when the log tells it, or when one is asked whether one means it.
    await expect
      .poll(async () => (await sure(this.page).isVisible()) || (await log(this.page).count()))
      .not.toBe(before);
  }

  async #pass(): Promise<void> {
    this.done.lay -= 1;
    this.done.pass += 1;
    this.#laid = 0;
    await this.#press(passing(this.page));
  }

  /** Lays a token on a place, neither always the first. */
  async lay(): Promise<void> {
    const nth = this.done.lay;
    const kinds = openTokens(this.page);
    await this.#press(kinds.nth(nth % (await kinds.count())));
    const places = openPlaces(this.page);
    await this.#press(places.nth((nth * 5) % (await places.count())));
    this.#laid += 1;
  }
}
