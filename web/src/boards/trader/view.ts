import type { Clan, Resource, Role, TraderTokenKind } from "../../pieces";
import type { Sheet } from "../offers";

export type Ability = "movement" | "trading" | "carrying";

export interface TraderPlayer {
  readonly role: Role | null;
  readonly at: string | null;
  readonly rp: number;
  readonly vp: number;
  readonly carried: readonly Resource[];
  readonly movement: number;
  readonly trading: number;
  readonly carrying: number;
}

/** What everybody sees of Celtic Trader. */
export interface TraderView {
  readonly game: "celtic-trader";
  readonly round: number;
  readonly to_act: Clan | null;
  readonly phase: string;
  readonly bag: Readonly<Partial<Record<TraderTokenKind, number>>>;
  readonly discard: Readonly<Partial<Record<TraderTokenKind, number>>>;
  readonly supply: number;
  readonly spots: Readonly<Record<string, readonly Resource[]>>;
  readonly romans: readonly string[];
  /** A stronghold without a chart is a Roman city. */
  readonly charts: Readonly<Record<string, Readonly<Record<Resource, number>>>>;
  readonly players: Readonly<Record<string, TraderPlayer>>;
  readonly turn: {
    readonly drawn: readonly TraderTokenKind[];
    readonly points: number;
    /** Whether a pick-up has ended the movement. */
    readonly halted?: boolean;
  };
  readonly sheets: Readonly<Record<string, Sheet>>;
}

export type Spot = readonly [number, number];

export interface TraderTile {
  readonly id: string;
  readonly kind: "land" | "stronghold" | "circle";
  readonly at: Spot;
  readonly sections: readonly string[];
  readonly name?: string;
}

export interface TraderSection {
  readonly id: string;
  readonly tile: string;
  readonly spots: readonly Resource[];
}

/** What is printed on the components. */
export interface TraderFurnishing {
  readonly map: {
    readonly name: string;
    readonly reconstruction: boolean;
    readonly hex: { readonly side: number; readonly corners: readonly Spot[] };
    readonly tiles: readonly TraderTile[];
    readonly sections: readonly TraderSection[];
    /** The pairs of sections that a road joins across an edge. */
    readonly roads: readonly (readonly [string, string])[];
  };
  readonly columns: readonly number[];
  readonly abilities: readonly AbilityTrack[];
  readonly roles: readonly RoleSheet[];
}

/** What an ability gives by level; carrying has the limit and the pick-ups that don't stop. */
export interface AbilityTrack {
  readonly ability: Ability;
  readonly levels: readonly (number | readonly [number, number])[];
  readonly costs: readonly number[];
}

/** Where a role starts, and its VP by ability and level and for each RP left. */
export interface RoleSheet {
  readonly role: Role;
  readonly start: string;
  readonly bonus: Readonly<Partial<Record<Ability, readonly number[]>>>;
  readonly rp: number;
}

/** Where the drawing has the roads and places of a tile, from the tile's middle. */
export interface TileLayout {
  readonly roads: Readonly<Record<string, readonly (readonly (readonly Spot[])[])[]>>;
  readonly hubs: Readonly<Record<string, Spot>>;
  readonly bridges: readonly { readonly over: string; readonly under: string; readonly at: Spot }[];
  readonly spots: Readonly<Record<string, Readonly<Partial<Record<Resource, Spot>>>>>;
  readonly romans: Readonly<Record<string, Spot>>;
}

export type TraderLayout = Readonly<Record<string, TileLayout>>;
