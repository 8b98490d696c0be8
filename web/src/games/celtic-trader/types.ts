// What a page gets of celtic-trader, made by scripts/wire/make_wire_types.py from the types that
// the game's `rules/view.py` and `page.py` name. Do not edit: change those and run the script.

import type {
  LogEvent as AnyLogEvent,
  Position as AnyPosition,
  SeatLetter,
  SheetView,
} from "../../wire/types";

export type Resource = "cloth" | "deer" | "fish" | "grapes" | "ore" | "wheat";

export type Token = Resource | "cycle" | "orders" | "roman" | "romanisation";

export type Phase =
  "circle" | "draw" | "move" | "over" | "resolve" | "roles" | "roman" | "stronghold";

export type EffectName =
  | "bag-refilled"
  | "bought"
  | "claimed"
  | "conquered"
  | "delivered"
  | "demand"
  | "discarded"
  | "drawn"
  | "dropped"
  | "halted"
  | "picked"
  | "placed"
  | "reputation"
  | "roman-left"
  | "roman-lifted"
  | "roman-placed"
  | "roman-withdrawn"
  | "round-begins"
  | "stayed"
  | "stopped"
  | "took-role"
  | "went";

export type Ability = "carrying" | "movement" | "trading";

export type TileKind = "circle" | "land" | "stronghold";

export type Verb =
  | "buy"
  | "claim"
  | "deliver"
  | "drop"
  | "end"
  | "go"
  | "halt"
  | "pick"
  | "resolve"
  | "role"
  | "roman"
  | "stay";

export type Aim = "roman" | "spot" | "stronghold";

export type Point = [number, number];

export type Curve = [Point, Point, Point, Point];

export type CelticTraderLayout = Record<string, TileLayout>;

/** One player. */
export interface PlayerView {
  /** As the map calls it. */
  role: string | null;
  at: string | null;
  rp: number;
  vp: number;
  carried: Resource[];
  /** The level of the ability, from 0. */
  movement: number;
  trading: number;
  carrying: number;
}

/** How far a turn has come. */
export interface TurnView {
  drawn: Token[];
  /** The movement points that are left. */
  points: number;
  /** How many pick-ups there were this turn. */
  picks: number;
  /** Whether a pick-up has ended the movement. */
  halted: boolean;
  /** What this stronghold paid for each resource when the trader came. */
  values?: Partial<Record<Resource, number>>;
  claimed?: boolean;
}

/** Celtic Trader, which hides nothing. */
export interface CelticTraderView {
  seats: number;
  options: Record<string, unknown>;
  to_act: SeatLetter | null;
  game: "celtic-trader";
  round: number;
  phase: Phase;
  bag: Partial<Record<Token, number>>;
  discard: Partial<Record<Token, number>>;
  removed_romans: number;
  supply: number;
  spots: Record<string, Resource[]>;
  romans: string[];
  charts: Record<string, Partial<Record<Resource, number>>>;
  players: Record<string, PlayerView>;
  last_round: boolean;
  turn: TurnView;
  sheets: Record<string, SheetView>;
}

/** Anything that can be done: its price, what it brings, and what it ends. */
export interface CelticTraderOffer {
  /** The notation, which is what is sent back. */
  text: string;
  /** What kind of move it is. */
  verb: Verb;
  /** A token, a role, an ability. */
  piece?: string;
  /** A section or a stronghold. */
  place?: string;
  /** By how much the total of the seat's score sheet changes. 0 if left out. */
  gain?: number;
  /**
   * It can't be taken back: a draw, a reveal or the end of the game follows at once. false if left
   * out.
   */
  final?: boolean;
  /**
   * RP that a delivery earns or a claim turns into VP, the value to which a demand rises. 0 if left
   * out.
   */
  points?: number;
  /** The movement points of a step, the RP of an ability. 0 if left out. */
  cost?: number;
  /** What of the place is pointed at, for a token that is put on the map. */
  aim?: Aim;
  /** A stronghold's demand rises by it (C4). false if left out. */
  raises?: boolean;
  /** A pick-up that ends the movement (C16). false if left out. */
  halts?: boolean;
  /** The turn ends with it, or nothing is left but to end it. false if left out. */
  ends?: boolean;
  /** The stronghold that is conquered by it (C12). */
  falls?: string;
}

/** How a place is reached this turn, by the fewest movement points. */
export interface CelticTraderWay {
  place: string;
  /** The steps, to be sent as one batch. */
  moves: string[];
  /** The last step can't be taken back. false if left out. */
  final?: boolean;
  /** The movement points for the whole way. */
  cost: number;
  /** The places to which the steps lead. */
  through: string[];
  /** Whether a further step can follow. false if left out. */
  onward?: boolean;
  /** The turn ends there, because a Roman token lies on it (C14). false if left out. */
  ends?: boolean;
}

/** What a move or a draw did. */
export interface CelticTraderEffect {
  kind: EffectName;
  seat?: SeatLetter;
  place?: string;
  /** A token; the role that was taken, the ability that was bought. */
  piece?: string;
  count?: number;
}

/** By level, what an ability gives, and what the levels cost. */
export interface AbilityTrack {
  ability: Ability;
  /** For carrying the limit, and the pick-ups that don't stop. */
  levels: (number | [number, number])[];
  costs: number[];
}

/** Where one section crosses another. */
export interface Bridge {
  over: string;
  under: string;
  at: Point;
}

/** Where the drawing has the roads and places of a tile, from the tile's middle. */
export interface TileLayout {
  /** By section its lines, each of curves. */
  roads: Record<string, Curve[][]>;
  hubs: Record<string, Point>;
  bridges: Bridge[];
  spots: Record<string, Partial<Record<Resource, Point>>>;
  romans: Record<string, Point>;
}

/** A tile's outline, seen from its middle. */
export interface Hex {
  side: number;
  corners: Point[];
  edges: Point[];
}

/** A section of road. */
export interface Section {
  id: string;
  tile: string;
  edges: number[];
  spots: Resource[];
  /** Whether it has a place for a Roman token. */
  roman: boolean;
}

/** A tile of the map. */
export interface Tile {
  id: string;
  kind: TileKind;
  q: number;
  r: number;
  at: Point;
  sections: string[];
  /** The stronghold's. */
  name?: string;
  /** The sections of which one crosses the other. */
  bridges?: [string, string][];
}

/** Tiles and sections in the order of the file, and how the roads join them. */
export interface Map {
  name: string;
  version: number;
  reconstruction: boolean;
  /** The tile of the stone circle. */
  circle: string;
  hex: Hex;
  tiles: Tile[];
  sections: Section[];
  /** The pairs of sections that a road joins across an edge. */
  roads: [string, string][];
}

/** Where a role starts, its VP by ability and level, and for each RP left at the end. */
export interface RoleSheet {
  role: string;
  start: string;
  bonus: Partial<Record<Ability, number[]>>;
  rp: number;
}

/** A stronghold with its tile, its roads and the chart as it is printed. */
export interface Stronghold {
  name: string;
  tile: string;
  roads: string[];
  chart: Partial<Record<Resource, number>>;
}

/** All that is printed on the components, and where it is drawn. */
export interface CelticTraderStaticData {
  game: "celtic-trader";
  seats: number;
  resources: Resource[];
  tokens: Token[];
  bag: Partial<Record<Token, number>>;
  supply: number;
  draft: boolean;
  map: Map;
  columns: number[];
  strongholds: Stronghold[];
  abilities: AbilityTrack[];
  roles: RoleSheet[];
  layout: CelticTraderLayout;
}

/** The types of this game. */
export interface Types {
  view: CelticTraderView;
  offer: CelticTraderOffer;
  way: CelticTraderWay;
  effect: CelticTraderEffect;
  static_data: CelticTraderStaticData;
}

export type View = CelticTraderView;
export type Offer = CelticTraderOffer;
export type Way = CelticTraderWay;
export type Effect = CelticTraderEffect;
export type StaticData = CelticTraderStaticData;
export type LogEvent = AnyLogEvent<Types>;
export type Position = AnyPosition<Types>;
