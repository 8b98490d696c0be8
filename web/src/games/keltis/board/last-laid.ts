import type { Seat } from "../../../pieces";
import type { Effect } from "../types";

/** A stone that was just laid, and whether whoever laid it is still to play. */
export interface Laid {
  readonly seat: Seat;
  readonly stone: string;
  readonly again: boolean;
}

/** The stone that was laid last; it stays so while another is only turned up. */
export function lastLaid(before: Laid | null, effects: readonly Effect[]): Laid | null {
  const at = effects.findLastIndex(({ kind }) => kind === "laid");
  const since = effects.slice(at + 1);
  if (since.some(({ kind }) => kind === "left")) return null;
  if (at < 0) return since.some(({ kind }) => kind === "revealed") ? before : null;
  const { seat, piece } = effects[at]!;
  const again = since.some(({ kind }) => kind === "again");
  return { seat: seat!, stone: piece!, again };
}

/** The stone that was turned up last, if one was. */
export function turnedUp(effects: readonly Effect[]): string | null {
  return effects.findLast(({ kind }) => kind === "revealed")?.piece ?? null;
}
