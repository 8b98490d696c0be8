import { keep, kept } from "../../storage";
import type { Stage } from "../../table/stage/stage.svelte";
import type { Position } from "../../wire/types";

/** Seconds between one move and the next, from calm to quick. */
export const PACES = [8, 5, 3, 1.5, 0.7, 0.2] as const;
const USUAL_PACE = 3;
const KEPT_AS = "oenach.pace";

function keptPace(): number {
  const pace = PACES.indexOf(Number(kept(KEPT_AS)) as (typeof PACES)[number]);
  return pace < 0 ? USUAL_PACE : pace;
}

/**
 * A match that is shown at the onlooker's pace. Those who play may be far ahead: what they did waits
 * here until it is its turn to be seen. The next is due at a moment, which nothing that arrives in
 * the meantime puts off.
 */
export class WatchPlayer {
  playing = $state(true);
  readonly #stage: Stage;
  #coming: readonly Position[] = $state.raw([]);
  #pace = $state(keptPace());
  readonly waiting = $derived(this.#coming.length);
  readonly seconds = $derived(PACES[this.#pace]!);
  readonly slowest = $derived(this.#pace === 0);
  readonly quickest = $derived(this.#pace === PACES.length - 1);
  /** Whether there is anything to go on to. */
  readonly steps = $derived.by(() => this.#behind || this.#stage.telling);
  /** Not how many: that would begin the wait anew with each that comes. */
  readonly #behind = $derived(this.#coming.length > 0);
  /** The last that was handed to the stage. */
  #given: Position | null = null;
  /** What stands on the stage, and since when. */
  #seen: Position | null = null;
  #since = 0;

  constructor(stage: Stage) {
    this.#stage = stage;
  }

  /** Something happened at the table. */
  arrive(position: Position): void {
    const known = this.#coming.at(-1) ?? this.#given;
    if (known && position.seq <= known.seq) return;
    this.#coming = [...this.#coming, position];
    // What lies before the first is not known: there is nothing to wait for.
    if (this.#given === null) this.#goOn();
  }

  /** Shows the next position as soon as it is time; to be called as an effect. */
  run(): (() => void) | undefined {
    const { position, told } = this.#stage;
    if (position !== this.#seen) {
      this.#seen = position;
      this.#since = Date.now();
    }
    if (!this.playing || !this.#behind || !told) return undefined;
    const wait = this.#since + 1000 * this.seconds - Date.now();
    const timer = setTimeout(() => this.#goOn(), Math.max(wait, 0));
    return () => clearTimeout(timer);
  }

  toggle(): void {
    this.playing = !this.playing;
    if (this.playing) this.#stage.goOn();
    else if (!this.#stage.told) this.#stage.pause();
  }

  /** Ends the story that is told, or shows the next position now. */
  step(): void {
    if (this.#stage.telling) this.#stage.skip();
    else this.#goOn();
  }

  /** Shows how things stand at the table now. */
  catchUp(): void {
    this.#stage.skip();
    const coming = this.#coming;
    this.#coming = [];
    // The stage sees each of them: what it shows next follows from the one before.
    for (const position of coming) this.#give(position);
    this.#stage.skip();
  }

  /** Somebody who looked on plays now, and sees what happens as it happens. */
  leave(): void {
    this.#coming = [];
    this.#given = null;
    this.playing = true;
  }

  slower(): void {
    this.#become(this.#pace - 1);
  }

  faster(): void {
    this.#become(this.#pace + 1);
  }

  #become(pace: number): void {
    this.#pace = Math.min(Math.max(pace, 0), PACES.length - 1);
    keep(KEPT_AS, String(this.seconds));
  }

  #goOn(): void {
    const [next, ...rest] = this.#coming;
    if (!next) return;
    this.#coming = rest;
    this.#stage.skip();
    this.#give(next);
  }

  #give(position: Position): void {
    this.#given = position;
    this.#stage.arrive(position);
    // Whoever wants it quick does not want the raids told one by one.
    if (this.quickest) this.#stage.skip();
  }
}
