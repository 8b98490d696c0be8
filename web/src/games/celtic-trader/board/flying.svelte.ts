import { tick } from "svelte";
import type { Effect, Token as CelticTraderTokenKind, CelticTraderView } from "../types";
import { lasting } from "../../../boards/motion";
import type { Point } from "../map/atlas";
import { flights, type Flight, type Whereabouts } from "./flights";

/** A token in the air. */
export interface Flier {
  readonly id: number;
  readonly kind: CelticTraderTokenKind;
  readonly from: Point;
  readonly to: Point;
  readonly delay: number;
}

/** Where something is in the window of the board; null if it is nowhere to be seen. */
export type Locate = (where: Whereabouts, kind: CelticTraderTokenKind) => Point | null;

const STAGGER = 110;

/** The tokens that fly from where they were to where they go. */
export class Flying {
  fliers: readonly Flier[] = $state.raw([]);
  #count = 0;
  #before: CelticTraderView | null = null;

  /** To be told of each view before it is drawn, while everything is still where it was. */
  see(view: CelticTraderView, effects: readonly Effect[], locate: Locate): void {
    const before = this.#before;
    this.#before = view;
    if (!before || before === view || lasting(1) === 0) return;
    const left = flights(effects, before.discard).map((flight) => ({
      flight,
      from: locate(flight.from, flight.kind),
    }));
    if (left.length > 0) void tick().then(() => this.#leave(left, locate));
  }

  /** A token has arrived. */
  arrived(id: number): void {
    this.fliers = this.fliers.filter((flier) => flier.id !== id);
  }

  #leave(left: readonly { flight: Flight; from: Point | null }[], locate: Locate): void {
    const risen = left.flatMap(({ flight: { kind, to: where }, from }, n) => {
      const to = locate(where, kind);
      return from && to ? [{ id: this.#count++, kind, from, to, delay: n * STAGGER }] : [];
    });
    this.fliers = [...this.fliers, ...risen];
  }
}
