import type { Clan, Kind } from "../../pieces";
import type { Sheet } from "../offers";

/** A clan as a seat sees it: `?` for a token that lies face down, `-` for an empty place. */
export interface ClanView {
  /** The kinds behind the screen, for the seat itself only. */
  readonly unused: string | null;
  readonly unused_count: number;
  readonly used: string | null;
  readonly used_count: number;
  readonly cattle: number;
  readonly jewels: number;
  readonly prisoners: readonly string[];
  readonly guards: readonly string[];
  readonly raiders: readonly string[];
}

export interface TainView {
  readonly game: "tain";
  readonly round: number;
  readonly first: Clan | null;
  readonly phase: "start" | "commando" | "raid" | "over";
  readonly to_act: Clan | null;
  readonly passed: readonly Clan[];
  readonly kingdom: { readonly cattle: number; readonly places: readonly string[] };
  readonly clans: Readonly<Record<string, ClanView>>;
  readonly sheets: Readonly<Record<string, Sheet>>;
  /** While raids are settled: what was won and lies beside the boards until the round ends. */
  readonly raid?: { readonly beside: Readonly<Partial<Record<Clan, Winnings>>> };
}

export interface Winnings {
  readonly cattle: number;
  readonly jewels: number;
  readonly prisoners: readonly string[];
}

/** A gate of a clan's board, and what it opens. */
export interface GateOf {
  readonly place: string;
  readonly opens: "pasture" | "house";
}

/** What the places of a board need to know of the choice that is being made. */
export interface Choosing {
  /** The places to which the chosen token, or any, can go. */
  readonly open: ReadonlySet<string>;
  /** The place that was chosen, and the token that is on its way there. */
  readonly place: string | null;
  readonly token: Laid | null;
  /** The gate that the story is about; `K` for the kingdom. */
  readonly spot: string | null;
  /** A place in words: what lies there, or what may be put there. */
  readonly describe: (where: string, place: string, token: Laid | null) => string;
  readonly onplace: (place: string) => void;
}

/** What is fixed at a table of Táin. */
export interface TainFurnishing {
  readonly rounds: number;
  readonly places: readonly { readonly place: string; readonly opens: Ground }[];
  readonly duels: readonly {
    readonly raider: Kind;
    readonly guard: Kind | null;
    readonly result: string;
  }[];
}

export type Ground = "pasture" | "house" | "kingdom";

/** A token on a place; its kind is null while it lies face down. */
export interface Laid {
  readonly clan: Clan;
  readonly kind: Kind | null;
}

/** Reads `A:W`, `C:?` or, on a clan's own places, `W` and `?`; null for an empty place. */
export function laid(written: string, owner?: Clan): Laid | null {
  if (written === "-") return null;
  const [clan, kind] = written.includes(":") ? written.split(":") : [owner, written];
  return { clan: clan as Clan, kind: kind === "?" ? null : (kind as Kind) };
}

/** How many tokens of a kind a pile holds. */
export function countOf(pile: string, kind: Kind): number {
  return [...pile].filter((letter) => letter === kind).length;
}
