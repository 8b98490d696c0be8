import type { Shown } from "../games/answers";
import { sayOr } from "../speech";
import type { GameTypes } from "../wire/types";
import { written } from "./offers";

/** What is said of a thing on a board: what it is, what it is worth now, and by which rule. */
export interface Explanation {
  readonly name: string;
  readonly words: string;
  readonly rule: string | null;
}

/**
 * What a game says of its things. What is drawn of one says which it is by `data-explains`:
 * `token A W` is explained by `token`, which is told `A` and `W`. Null for what is there no longer.
 * An element with `data-ground` is explained only where nothing that lies under it can be.
 */
export type Things<G extends GameTypes = GameTypes> = Readonly<
  Record<string, (shown: Shown<G>, ...which: string[]) => Explanation | null>
>;

/** What is said of a thing. One that nobody explains is a mistake in the board. */
export function explain(things: Things, shown: Shown, thing: string): Explanation | null {
  const [name = "", ...which] = thing.split(" ");
  const explained = things[name] ?? COMMON[name];
  if (!explained) throw new Error(`nobody explains ${thing}`);
  const found = explained(shown, ...which);
  return found && { ...found, name: found.name.charAt(0).toUpperCase() + found.name.slice(1) };
}

/** A seat's points so far, line by line, as they count by a rule. */
export function totalBy(rule: string | null) {
  return (
    { view, names, say }: Pick<Shown, "view" | "names" | "say">,
    seat: string,
  ): Explanation => {
    const { total = 0, lines = [] } = view.sheets[seat] ?? {};
    const counted = lines
      .filter(({ points }) => points !== 0)
      .map(({ label, points }) => `${sayOr(say, `sheet-${label}`, label)} ${written(points)}`);
    const name = names[seat] ?? seat;
    return {
      name: say("explain-total-name", { name, points: written(total), count: Math.abs(total) }),
      words:
        counted.length > 0
          ? say("explain-total", { pieces: counted.join(", ") })
          : say("explain-total-none"),
      rule,
    };
  };
}

/** What every board has. */
const COMMON: Things = {
  seat: ({ view, names, say }, seat) => ({
    name: names[seat!] ?? seat!,
    words: say(view.to_act === seat ? "explain-seat-turn" : "explain-seat"),
    rule: null,
  }),
};
