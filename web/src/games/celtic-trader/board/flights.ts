import { isToken, TOKENS } from "../pieces";
import type { Effect, Token, CelticTraderView } from "../types";

/** Where a token can be: in the bag, say, in a seat's store, or at a place of the map. */
export interface Whereabouts {
  readonly store: "bag" | "discard" | "drawn" | "seat" | "spot" | "roman";
  /** Whose store it is, or the place on the map. */
  readonly of?: string | undefined;
}

const BAG: Whereabouts = { store: "bag" };
const DISCARD: Whereabouts = { store: "discard" };
const DRAWN: Whereabouts = { store: "drawn" };

/** A token that goes from one place to another. */
export interface Flight {
  readonly kind: Token;
  readonly from: Whereabouts;
  readonly to: Whereabouts;
}

/** More at once can't be followed. */
const MOST = 12;

/** The tokens that go elsewhere; `discard` is what lay there before. */
export function flights(
  effects: readonly Effect[],
  discard: CelticTraderView["discard"],
): Flight[] {
  const found = effects.flatMap((effect, n) => ways(effect, effects[n - 1], discard));
  return found.length > MOST ? [] : found;
}

function ways(
  effect: Effect,
  before: Effect | undefined,
  discard: CelticTraderView["discard"],
): Flight[] {
  const { piece, place } = effect;
  switch (effect.kind) {
    case "roman-placed": {
      const from = before?.kind === "roman-left" ? roman(before.place) : DRAWN;
      return [{ kind: "roman", from, to: roman(place) }];
    }
    case "roman-lifted":
    case "roman-withdrawn":
      return [{ kind: "roman", from: roman(place), to: DISCARD }];
    case "bag-refilled":
      return [{ kind: "cycle", from: DRAWN, to: BAG }, ...refilling(discard)];
    default:
      return isToken(piece) ? waysOf(piece, effect) : [];
  }
}

function roman(place: string | undefined): Whereabouts {
  return { store: "roman", of: place };
}

/** The way of the token that an effect names. */
function waysOf(token: Token, { kind, seat, place }: Effect): Flight[] {
  switch (kind) {
    case "drawn":
      return [{ kind: token, from: BAG, to: DRAWN }];
    case "placed":
      return [{ kind: token, from: DRAWN, to: { store: "spot", of: place } }];
    case "discarded":
      return [{ kind: token, from: DRAWN, to: DISCARD }];
    case "picked":
      return [{ kind: token, from: { store: "spot", of: place }, to: { store: "seat", of: seat } }];
    case "dropped":
    case "delivered":
      return [{ kind: token, from: { store: "seat", of: seat }, to: DISCARD }];
    default:
      return [];
  }
}

/** A heap that goes elsewhere as a whole is shown by one of its tokens of each kind. */
function refilling(discard: CelticTraderView["discard"]): Flight[] {
  return TOKENS.filter((kind) => (discard[kind] ?? 0) > 0).map((kind) => ({
    ...{ kind, from: DISCARD, to: BAG },
  }));
}
