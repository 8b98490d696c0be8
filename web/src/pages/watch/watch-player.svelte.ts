import { keep, kept } from "../../storage";
import type { Stage } from "../../table/stage.svelte";
import type { Position, Sentence } from "../../wire/types";

/** Seconds between one move and the next, from calm to quick. */
export const PACES = [8, 5, 3, 1.5, 0.7, 0.2] as const;
const USUAL_PACE = 3;
const KEPT_AS = "oenach.pace";

function keptPace(): number {
  const pace = PACES.indexOf(Number(kept(KEPT_AS)) as (typeof PACES)[number]);
  return pace < 0 ? USUAL_PACE : pace;
}

/**
 * A match that is shown at the onlooker's pace. The bots may be far ahead: what they did waits here
 * until it is its turn to be seen.
 */
export class WatchPlayer {
  playing = $state(true);
  /** What is shown; null before anything came. */
  shown: Position | null = $state.raw(null);
  story: readonly Sentence[] = $state.raw([]);
  #coming: readonly Position[] = $state.raw([]);
  #pace = $state(keptPace());
  readonly waiting = $derived(this.#coming.length);
  readonly seconds = $derived(PACES[this.#pace]!);
  readonly slowest = $derived(this.#pace === 0);
  readonly quickest = $derived(this.#pace === PACES.length - 1);
  readonly #stage: Stage;

  constructor(stage: Stage) {
    this.#stage = stage;
  }

  /** Something happened at the table. */
  arrive(position: Position): void {
    const known = this.#coming.at(-1) ?? this.shown;
    if (known && position.seq <= known.seq) return;
    this.#coming = [...this.#coming, position];
    if (this.shown === null) this.step();
  }

  /** Shows the next position as soon as it is time; to be called as an effect. */
  run(): (() => void) | undefined {
    if (!this.playing || this.waiting === 0 || !this.#stage.told) return undefined;
    void this.shown;
    const timer = setTimeout(() => this.step(), 1000 * this.seconds);
    return () => clearTimeout(timer);
  }

  toggle(): void {
    this.playing = !this.playing;
  }

  /** Shows the next position now. */
  step(): void {
    this.#stage.skip();
    const [next, ...rest] = this.#coming;
    if (!next) return;
    this.#coming = rest;
    this.#show(next);
  }

  /** Shows how things stand at the table now. */
  catchUp(): void {
    this.#stage.skip();
    const coming = this.#coming;
    this.#coming = [];
    // The stage sees each of them: what it shows next follows from the one before.
    for (const position of coming) this.#show(position);
    this.#stage.skip();
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

  #show(position: Position): void {
    this.#tell(position);
    this.shown = position;
    this.#stage.arrive(position);
    // Whoever wants it quick does not want the raids told one by one.
    if (this.quickest) this.#stage.skip();
  }

  #tell({ story }: Position): void {
    const told = this.story.at(-1)?.seq ?? -1;
    const fresh = story.filter(({ seq }) => seq > told);
    if (fresh.length > 0) this.story = [...this.story, ...fresh];
  }
}
