import { api } from "../../api";
import { effectsOf } from "../../table/stage/effects";
import type { Replay, ReplayStep, TableSeen } from "../../wire/types";

/** So many steps are fetched at once; the server gives no more. */
export const AT_ONCE = 100;
/** So many come first, so that something can be seen while the rest is on its way. */
export const AT_FIRST = 10;

export type Fetch = (viewer: string, first: number, count: number) => Promise<Replay>;

/** A finished match, fetched piece by piece, seen with one pair of eyes at a time. */
export class Recording {
  table: TableSeen | null = $state.raw(null);
  viewer = $state("open");
  at = $state(0);
  count = $state(0);
  /** The score of each seat after every step. */
  totals: Replay["totals"] = $state.raw({});
  /** What went wrong while steps were fetched. */
  failure: unknown = $state.raw(null);

  /** The steps by viewer; those not yet fetched are missing. */
  #steps: Record<string, (ReplayStep | undefined)[]> = $state.raw({});
  readonly #fetch: Fetch;
  /** Whether the step before was seen last, with the same eyes. */
  #onward = $state(false);

  /** The present step as the viewer sees it. */
  readonly step = $derived(this.#steps[this.viewer]?.[this.at] ?? null);
  /** What was done since what was seen before; nothing after a leap. */
  readonly effects = $derived(this.#onward && this.step ? effectsOf(this.step.events) : []);
  /** How many steps are here as the viewer sees them. */
  readonly fetched = $derived(
    this.#steps[this.viewer]?.reduce((count, step) => count + Number(step !== undefined), 0) ?? 0,
  );

  /** What was told of each step as the viewer may hear it; null while it is not here. */
  readonly told = $derived(
    Array.from({ length: this.count }, (_, n) => this.#steps[this.viewer]?.[n]?.story ?? null),
  );

  constructor(id: string, fetch?: Fetch) {
    this.#fetch = fetch ?? ((viewer, first, count) => api.replay(id, viewer, first, count));
  }

  /** Looks with other eyes: fetches what is seen now, then the rest. */
  async look(viewer: string): Promise<void> {
    this.viewer = viewer;
    this.#onward = false;
    this.failure = null;
    try {
      await this.#load(viewer, this.at, AT_FIRST);
      for (let first = 0; first < this.count && this.viewer === viewer; first += AT_ONCE) {
        await this.#load(viewer, first, AT_ONCE);
      }
    } catch (failure) {
      if (this.viewer === viewer) this.failure = failure;
    }
  }

  go(step: number): void {
    const to = Math.min(Math.max(step, 0), Math.max(this.count - 1, 0));
    this.#onward = to === this.at + 1;
    this.at = to;
  }

  /** Fetches so many steps from one on, unless all of them are here. */
  async #load(viewer: string, first: number, count: number): Promise<void> {
    const here = this.#steps[viewer]?.slice(first, first + count);
    if (here && here.length > 0 && !here.includes(undefined)) return;
    const { table, steps, totals, shown } = await this.#fetch(viewer, first, count);
    this.table = table;
    this.count = steps;
    // An address may name a step that there is not.
    this.at = Math.min(this.at, Math.max(steps - 1, 0));
    this.totals = totals;
    const known = Array.from({ length: steps }, (_, n) => this.#steps[viewer]?.[n]);
    shown.forEach((step, n) => (known[first + n] = step));
    this.#steps = { ...this.#steps, [viewer]: known };
  }
}
