import { isToken, TOKENS } from "../pieces";
import type { Effect, Token, TraderView } from "../types";

/** Where a token can be: `bag`, `discard`, `drawn`, `seat A`, `spot T03`, `roman T11`. */
export type Whereabouts = string;

/** A token that goes from one place to another. */
export interface Flight {
  readonly kind: Token;
  readonly from: Whereabouts;
  readonly to: Whereabouts;
}

/** More at once can't be followed. */
const MOST = 12;

/** The tokens that go elsewhere; `discard` is what lay there before. */
export function flights(effects: readonly Effect[], discard: TraderView["discard"]): Flight[] {
  const found = effects.flatMap((effect, n) => ways(effect, effects[n - 1], discard));
  return found.length > MOST ? [] : found;
}

function ways(
  effect: Effect,
  before: Effect | undefined,
  discard: TraderView["discard"],
): Flight[] {
  const { piece, place } = effect;
  switch (effect.kind) {
    case "roman-placed": {
      const from = before?.kind === "roman-left" ? `roman ${before.place}` : "drawn";
      return [{ kind: "roman", from, to: `roman ${place}` }];
    }
    case "roman-lifted":
    case "roman-withdrawn":
      return [{ kind: "roman", from: `roman ${place}`, to: "discard" }];
    case "bag-refilled":
      return [{ kind: "cycle", from: "drawn", to: "bag" }, ...refilling(discard)];
    default:
      return isToken(piece) ? waysOf(piece, effect) : [];
  }
}

/** The way of the token that an effect names. */
function waysOf(token: Token, { kind, seat, place }: Effect): Flight[] {
  switch (kind) {
    case "drawn":
      return [{ kind: token, from: "bag", to: "drawn" }];
    case "placed":
      return [{ kind: token, from: "drawn", to: `spot ${place}` }];
    case "discarded":
      return [{ kind: token, from: "drawn", to: "discard" }];
    case "picked":
      return [{ kind: token, from: `spot ${place}`, to: `seat ${seat}` }];
    case "dropped":
    case "delivered":
      return [{ kind: token, from: `seat ${seat}`, to: "discard" }];
    default:
      return [];
  }
}

/** A heap that goes elsewhere as a whole is shown by one of its tokens of each kind. */
function refilling(discard: TraderView["discard"]): Flight[] {
  return TOKENS.filter((kind) => (discard[kind] ?? 0) > 0).map((kind) => ({
    ...{ kind, from: "discard", to: "bag" },
  }));
}
