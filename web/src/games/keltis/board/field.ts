/** How far apart places are, about, that are emptied one after the other. */
const STRIDE = 0.38;

/**
 * The face-down stones as they lie. Nobody knows which is which, the server neither: a place is
 * only a place, and the one that somebody points at is the one that is turned up.
 */
export class Field {
  /** The places in the order in which they are emptied. */
  readonly #order: number[];

  /** A field with room for so many stones. */
  constructor(places: number) {
    const stride = strideOf(places);
    this.#order = Array.from({ length: places }, (_, n) => (n * stride + 8) % places);
  }

  /** Whether a stone lies at each place, when so many are left. */
  filled(count: number): boolean[] {
    const lying = new Set(this.#order.slice(this.#order.length - count));
    return this.#order.map((_, place) => lying.has(place));
  }

  /** The place that is emptied next when so many stones are left. */
  next(count: number): number {
    return this.#order[this.#order.length - count] ?? 0;
  }

  /** Has a certain place emptied next. */
  pick(place: number, count: number): void {
    const at = this.#order.indexOf(place);
    const next = this.#order.length - count;
    if (at < next) return;
    this.#order[at] = this.#order[next]!;
    this.#order[next] = place;
  }
}

/** A stride that meets all places, and none twice. */
function strideOf(places: number): number {
  let stride = Math.max(1, Math.round(places * STRIDE));
  while (divisor(stride, places) > 1) stride += 1;
  return stride;
}

function divisor(one: number, other: number): number {
  return other === 0 ? one : divisor(other, one % other);
}
