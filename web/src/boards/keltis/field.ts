import { COLOURS } from "../../pieces";

/** The field is a rectangle of so many columns; every stone of a colour has a value of its own. */
export const COLUMNS = 11;
const PLACES = COLUMNS * COLOURS.length;
/** How far apart places are that are emptied one after the other: all are met, none twice. */
const STRIDE = 21;

/**
 * The face-down stones as they lie. Nobody knows which is which, the server neither: a place is
 * only a place, and the one that somebody points at is the one that is turned up.
 */
export class Field {
  /** The places in the order in which they are emptied. */
  readonly #order = Array.from({ length: PLACES }, (_, n) => (n * STRIDE + 8) % PLACES);

  /** Whether a stone lies at each place, when so many are left. */
  filled(count: number): boolean[] {
    const lying = new Set(this.#order.slice(PLACES - count));
    return Array.from({ length: PLACES }, (_, place) => lying.has(place));
  }

  /** The place that is emptied next when so many stones are left. */
  next(count: number): number {
    return this.#order[PLACES - count] ?? 0;
  }

  /** Has a certain place emptied next. */
  pick(place: number, count: number): void {
    const at = this.#order.indexOf(place);
    const next = PLACES - count;
    if (at < next) return;
    this.#order[at] = this.#order[next]!;
    this.#order[next] = place;
  }
}
