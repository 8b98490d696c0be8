import { keep, kept } from "../storage";

/** How things look and move, as somebody likes it on this device; the first of each is usual. */
export const CHOICES = {
  pace: ["calm", "quick", "off"],
  text: ["usual", "large", "larger"],
  board: ["usual", "small", "large", "larger"],
  colours: ["usual", "patterned"],
} as const;

type Choices = typeof CHOICES;
export type Aspect = keyof Choices;
export type Appearance = { -readonly [A in Aspect]: Choices[A][number] };

const KEPT_AS = "oenach.appearance";
const ASPECTS = Object.keys(CHOICES) as Aspect[];

/** How large a board is next to what it usually is. */
const BOARDS: Record<Appearance["board"], number> = {
  usual: 1,
  small: 0.9,
  large: 1.15,
  larger: 1.3,
};

/** How long movement takes next to what it usually does. */
const PACES: Record<Appearance["pace"], number> = { calm: 1, quick: 0.5, off: 0 };

function remembered(): Appearance {
  let known: Record<string, unknown> = {};
  try {
    known = JSON.parse(kept(KEPT_AS) ?? "{}") as Record<string, unknown>;
  } catch {
    // What can't be read is as if nothing had been chosen.
  }
  const chosen = (aspect: Aspect): unknown =>
    CHOICES[aspect].find((one) => one === known[aspect]) ?? CHOICES[aspect][0];
  return Object.fromEntries(ASPECTS.map((aspect) => [aspect, chosen(aspect)])) as Appearance;
}

class Wardrobe {
  #all: Appearance = $state.raw(remembered());

  get all(): Appearance {
    return this.#all;
  }

  /** What lengths of time are multiplied with. */
  get pace(): number {
    return PACES[this.#all.pace];
  }

  get board(): number {
    return BOARDS[this.#all.board];
  }

  choose<A extends Aspect>(aspect: A, value: Appearance[A]): void {
    this.#all = { ...this.#all, [aspect]: value };
    keep(KEPT_AS, JSON.stringify(this.#all));
    this.wear();
  }

  /** Has the page look so; styles read it from the root. */
  wear(): void {
    const { dataset } = document.documentElement;
    for (const aspect of ASPECTS) {
      if (this.#all[aspect] === CHOICES[aspect][0]) delete dataset[aspect];
      else dataset[aspect] = this.#all[aspect];
    }
  }
}

export const appearance = new Wardrobe();
