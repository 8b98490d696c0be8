// What a page gets of tain, made by scripts/wire/make_wire_types.py from the types that
// the game's `rules/view.py` and `page.py` name. Do not edit: change those and run the script.

import type {
  LogEvent as AnyLogEvent,
  Position as AnyPosition,
  SeatLetter,
  SheetView,
  Way,
} from "../../wire/types";

export type Kind = "B" | "C" | "D" | "W" | "X";

export type Phase = "commando" | "over" | "raid" | "start";

export type EffectName =
  | "bluff-gone"
  | "carries-off"
  | "finds-bluff"
  | "finds-nobody"
  | "freed"
  | "gets-past"
  | "herd"
  | "house"
  | "is-captured"
  | "is-held-off"
  | "kingdom-cow"
  | "laid"
  | "marker"
  | "passed"
  | "revealed"
  | "round-begins"
  | "took-cattle"
  | "took-jewel"
  | "turned-up"
  | "used-pile-back";

export type Verb = "free" | "pass" | "place";

export type DuelResult = "boy-captured" | "daughter-kidnapped" | "fails" | "succeeds";

export type Ground = "house" | "kingdom" | "pasture";

/**
 * One clan; what is behind another clan's screen is not told.
 *
 * A token is written as its kind, or `?` if another clan's lies face down; where it may be
 * anybody's with its clan before it, as in `A:W` or `C:?`. An empty place is `-`.
 */
export interface ClanView {
  /** The kinds behind the screen, for the seat itself only. */
  unused: string | null;
  unused_count: number;
  /** The kinds of the used pile, for the seat itself, and for all where the table has the aid. */
  used: string | null;
  used_count: number;
  cattle: number;
  jewels: number;
  prisoners: string[];
  /** By gate, the token inside. */
  guards: string[];
  /** By gate, the token outside. */
  raiders: string[];
}

/** The kingdom board. */
export interface KingdomView {
  cattle: number;
  places: string[];
}

/** What lies beside a board until the round is resolved. */
export interface BesideView {
  cattle: number;
  jewels: number;
  prisoners: string[];
}

/** Where the raid phase waits for a choice. */
export interface RaidView {
  board: string;
  claims: Record<string, number>;
  beside: Record<string, BesideView>;
}

/** Táin, as a seat or an onlooker sees it. */
export interface TainView {
  seats: number;
  options: Record<string, unknown>;
  to_act: SeatLetter | null;
  game: "tain";
  round: number;
  first: SeatLetter | null;
  phase: Phase;
  passed: SeatLetter[];
  kingdom: KingdomView;
  raid?: RaidView;
  clans: Record<string, ClanView>;
  sheets: Record<string, SheetView>;
}

/** A token to be placed, a pass, or somebody to be freed. */
export interface TainOffer {
  /** The notation, which is what is sent back. */
  text: string;
  /** What kind of move it is. */
  verb: Verb;
  /** The kind of the token. */
  piece?: Kind;
  /** Where it is put: a gate, or a place of the kingdom. */
  place?: string;
  /** By how much the total of the seat's score sheet changes. 0 if left out. */
  gain?: number;
  /**
   * It can't be taken back: a draw, a reveal or the end of the game follows at once. false if left
   * out.
   */
  final?: boolean;
}

/** What a move or a draw did. */
export interface TainEffect {
  kind: EffectName;
  seat?: SeatLetter;
  place?: string;
  /** Null for what another seat laid face down. */
  piece?: Kind | null;
  /** The other seat that it concerns. */
  whom?: SeatLetter;
  count?: number;
}

/** What a raider meets at a guard; no guard is null. */
export interface Duel {
  raider: Kind;
  guard: Kind | null;
  result: DuelResult;
  /** Who is led away. */
  captive: Kind | null;
}

/** A kind of token, how many a clan has, and where it may go besides the own gates. */
export interface KindOfToken {
  kind: Kind;
  count: number;
  raids: boolean;
  kingdom: boolean;
}

/** A gate of a clan's board, or a place of the kingdom. */
export interface Place {
  place: string;
  /** Whose gate it is. */
  board?: SeatLetter;
  /** Which of the board's gates, from 1. */
  gate?: number;
  opens: Ground;
}

/** What a clan begins with. */
export interface Start {
  cattle: number;
  jewels: number;
}

/** Kinds of token, places, the table of duels, and what is worth how much. */
export interface TainStaticData {
  game: "tain";
  seats: number;
  kinds: KindOfToken[];
  places: Place[];
  duels: Duel[];
  start: Start;
  /** How many there are at a table. */
  cattle: number;
  /** How many are a full herd. */
  herd: number;
  rounds: number;
  /** By the label of a line of a score sheet, the points of one. */
  points: Record<string, number>;
}

/** The types of this game. */
export interface Types {
  view: TainView;
  offer: TainOffer;
  way: Way;
  effect: TainEffect;
  static_data: TainStaticData;
}

export type View = TainView;
export type Offer = TainOffer;
export type { Way };
export type Effect = TainEffect;
export type StaticData = TainStaticData;
export type LogEvent = AnyLogEvent<Types>;
export type Position = AnyPosition<Types>;
