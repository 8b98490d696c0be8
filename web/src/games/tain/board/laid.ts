import { isSeat, type Seat } from "../../../pieces";
import type { Kind } from "../types";

/** A token on a place; its kind is null while it lies face down. */
export interface Laid {
  readonly clan: Seat;
  readonly kind: Kind | null;
}

const KINDS: Readonly<Record<Kind, true>> = { C: true, W: true, B: true, D: true, X: true };

export function isKind(written: string): written is Kind {
  return Object.hasOwn(KINDS, written);
}

/** Reads `A:W`, `C:?` or, on a clan's own places, `W` and `?`; null for an empty place. */
export function laid(written: string, owner?: Seat): Laid | null {
  const [clan, kind = ""] = written.includes(":") ? written.split(":") : [owner, written];
  if (clan === undefined || !isSeat(clan) || written === "-") return null;
  return { clan, kind: isKind(kind) ? kind : null };
}

/** How many tokens of a kind a pile holds. */
export function countOf(pile: string, kind: Kind): number {
  return [...pile].filter((letter) => letter === kind).length;
}

/** A pile without the tokens that these moves lay. */
export function without(pile: string, moves: readonly { readonly piece?: string }[]): string {
  return moves.reduce((left, { piece }) => (piece ? left.replace(piece, "") : left), pile);
}
