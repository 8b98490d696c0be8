import type { Seat } from "../pieces";
import type { Effect, Offer } from "../wire/types";
import type { Zone } from "./zones";

/** What was chosen of a move so far. */
export interface Choice {
  readonly piece: string | null;
  readonly place: string | null;
}

export const NOTHING: Choice = { piece: null, place: null };

/** The moves that begin with a choice. */
export function fitting(offers: readonly Offer[], { piece, place }: Choice): Offer[] {
  return offers.filter(
    (offer) =>
      (piece === null || offer.piece === piece) && (place === null || offer.place === place),
  );
}

/** The move that a choice is; null as long as it could be another, or is not whole. */
export function decided(offers: readonly Offer[], choice: Choice): Offer | null {
  const [only, another] = fitting(offers, choice);
  if (!only || another) return null;
  // Where it goes is said by whoever makes the move, also where only one place is left.
  const open = choice.place === null && only.place !== undefined;
  return open ? null : only;
}

/** The zones that a word means: where each seat has one of that name, one's own. */
export function zonesAt(zones: readonly Zone[], place: string, seat: string | null): Zone[] {
  const all = zones.filter((zone) => zone.place === place);
  const own = all.filter((zone) => zone.seat === null || zone.seat === seat);
  return own.length > 0 ? own : all;
}

/** The zones to which a move could go, after what was chosen. */
export function targets(
  zones: readonly Zone[],
  offers: readonly Offer[],
  choice: Choice,
  seat: Seat | null,
): Set<string> {
  const open = fitting(offers, { ...choice, place: null });
  const places = new Set(open.flatMap(({ place }) => (place === undefined ? [] : [place])));
  return new Set([...places].flatMap((place) => zonesAt(zones, place, seat).map(({ key }) => key)));
}

/** Which pieces of which zones a move could begin with. */
export class Movable {
  readonly #kinds: ReadonlySet<string>;
  /** By kind, the zones in which it can be taken up. */
  readonly #zones = new Map<string, ReadonlySet<string>>();

  constructor(
    zones: readonly Zone[],
    offers: readonly Offer[],
    { place }: Choice,
    seat: Seat | null,
  ) {
    const open = fitting(offers, { piece: null, place });
    this.#kinds = new Set(open.flatMap(({ piece }) => (piece === undefined ? [] : [piece])));
    for (const kind of new Set(
      offers.flatMap(({ piece }) => (piece === undefined ? [] : [piece])),
    )) {
      const holding = zones.filter(({ pieces }) => pieces.some((one) => one.kind === kind));
      // What one holds oneself is meant before what lies in the middle; never what is others'.
      const own = holding.filter((zone) => zone.seat !== null && zone.seat === seat);
      const from = own.length > 0 ? own : holding.filter((zone) => zone.seat === null);
      this.#zones.set(kind, new Set(from.map(({ key }) => key)));
    }
  }

  has(zone: Zone, kind: string | null): boolean {
    return kind !== null && this.#kinds.has(kind) && this.#zones.get(kind)!.has(zone.key);
  }

  /** Pieces that are offered and lie nowhere: they come from outside the board. */
  elsewhere(): string[] {
    return [...this.#zones].flatMap(([kind, zones]) => (zones.size === 0 ? [kind] : []));
  }

  offers(kind: string): boolean {
    return this.#kinds.has(kind);
  }
}

/** The zones that something was just done to. */
export function touched(zones: readonly Zone[], effects: readonly Effect[]): Set<string> {
  return new Set(
    effects.flatMap(({ place, seat, whom }) =>
      place === undefined
        ? []
        : zones
            .filter((zone) => zone.place === place && about(zone, [seat, whom]))
            .map(({ key }) => key),
    ),
  );
}

function about({ seat }: Zone, seats: readonly (string | undefined)[]): boolean {
  const named = seats.filter((one) => one !== undefined);
  return seat === null || named.length === 0 || named.includes(seat);
}
