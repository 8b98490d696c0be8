import type { Snippet } from "svelte";
import type { Seat } from "../pieces";
import type { Offer, Tried } from "../wire/types";

/** What every board is given besides its game's own view. */
export interface BoardProps<O extends Offer = Offer> {
  /** The seat that looks on; none for a spectator. */
  readonly seat: Seat | null;
  readonly names: Readonly<Record<string, string>>;
  readonly offers: readonly O[];
  readonly onchoose: (text: string) => void;
  /** Moves that wait until it is one's turn; choosing one again takes it back. */
  readonly queued?: readonly O[];
  /** What is said of them, to be shown beside what they are made with. */
  readonly queue?: Snippet | undefined;
  /** The move that is on its way, or that is shown before it is made. */
  readonly chosen?: O | null;
  /** Asks why a move that is not offered can't be made. */
  readonly onwhy?: ((tried: Tried) => void) | undefined;
}

/** Points with a proper minus. */
export function written(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}

/** A gain or a loss, with its sign. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : written(points);
}
