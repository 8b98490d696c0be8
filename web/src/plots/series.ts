import { SEATS, type Seat } from "../pieces";
import type { Names } from "../table/names";

/** The score of one seat after each step of a match. */
export interface Series {
  readonly seat: Seat;
  readonly name: string;
  /** The first is that of the beginning. */
  readonly points: readonly number[];
}

/** The totals of a recorded match, a line for each seat. */
export function seriesOf(
  totals: Readonly<Record<string, readonly number[]>>,
  names: Names,
): Series[] {
  return SEATS.flatMap((seat) => {
    const points = totals[seat];
    return points ? [{ seat, name: names[seat] ?? seat, points }] : [];
  });
}
