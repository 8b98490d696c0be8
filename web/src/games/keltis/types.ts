// What a page gets of keltis, made by scripts/wire/make_wire_types.py from the types that
// the game's `rules/view.py` and `page.py` name. Do not edit: change those and run the script.

import type {
  LogEvent as AnyLogEvent,
  Position as AnyPosition,
  SeatLetter,
  SheetView,
  Way,
} from "../../wire/types";

export type Colour = "B" | "G" | "N" | "P" | "Y";

export type ColourName = "blue" | "brown" | "green" | "pink" | "yellow";

export type Phase = "chance" | "decide" | "over" | "start" | "turn";

export type EffectName =
  "again" | "first" | "laid" | "last-turn" | "left" | "revealed" | "scored" | "stopped" | "took";

export type Verb = "flip" | "keep" | "leave" | "stop" | "take";

export type TileSymbol = "bonus" | "clover" | "wishing-stone";

/** Keltis, which hides nothing. */
export interface KeltisView {
  seats: number;
  options: Record<string, unknown>;
  to_act: SeatLetter | null;
  game: "keltis";
  phase: Phase;
  revealed: string | null;
  last_turn: boolean;
  face_down: string[];
  middle: string[];
  series: Record<string, Partial<Record<Colour, number[]>>>;
  sheets: Record<string, SheetView>;
  /** Of the tiles that can still be laid, those that fit each seat's series. */
  fits: Record<string, string[]>;
}

/** A tile, as it is printed. */
export interface Tile {
  tile: string;
  colour: Colour;
  value: number;
  symbol?: TileSymbol;
  /** How many points it brings by itself. */
  bonus?: number;
}

/** A tile to be turned up, kept, left or taken, or the end of the game. */
export interface KeltisOffer {
  /** The notation, which is what is sent back. */
  text: string;
  /** What kind of move it is. */
  verb: Verb;
  /** The tile. */
  piece?: string;
  /** The series that it is laid to. */
  place?: Colour;
  /** By how much the total of the seat's score sheet changes. 0 if left out. */
  gain?: number;
  /**
   * It can't be taken back: a draw, a reveal or the end of the game follows at once. false if left
   * out.
   */
  final?: boolean;
  /** The tile as it is printed. */
  tile?: Tile;
  /** Another turn follows (R7). false if left out. */
  again?: boolean;
}

/** What a move or a draw did. */
export interface KeltisEffect {
  kind: EffectName;
  seat?: SeatLetter;
  piece?: string;
  count?: number;
}

/** A colour, by its letter and by the label of its line of a score sheet. */
export interface ColourOfTiles {
  letter: Colour;
  name: ColourName;
}

/** Colours, tiles with their symbols, and points by count for series and wishing stones. */
export interface KeltisStaticData {
  game: "keltis";
  seats: number;
  colours: ColourOfTiles[];
  values: number[];
  tiles: Tile[];
  series_points: number[];
  stone_points: number[];
}

/** The types of this game. */
export interface Types {
  view: KeltisView;
  offer: KeltisOffer;
  way: Way;
  effect: KeltisEffect;
  static_data: KeltisStaticData;
}

export type View = KeltisView;
export type Offer = KeltisOffer;
export type { Way };
export type Effect = KeltisEffect;
export type StaticData = KeltisStaticData;
export type LogEvent = AnyLogEvent<Types>;
export type Position = AnyPosition<Types>;
