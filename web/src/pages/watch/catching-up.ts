import { api } from "../../api";
import { keep, kept } from "../../storage";
import type { Position, Replay, ReplayStep, Sentence } from "../../wire/types";

const KEPT_AS = "oenach.watched";

/** Remembers how much of a match of bots has been seen; one match is watched at a time. */
export function keepSeen(id: string, seq: number): void {
  keep(KEPT_AS, `${id} ${seq}`);
}

function keptSeen(id: string): number | null {
  const [of, seq] = kept(KEPT_AS)?.split(" ") ?? [];
  return of === id ? Number(seq) : null;
}

interface Surroundings {
  readonly id: string;
  /** Shows the next position, sooner or later. */
  readonly show: (position: Position) => void;
  /** Everything that has been told of the match. */
  readonly story: () => readonly Sentence[];
  readonly fetch?: (event: number, first: number) => Promise<Replay>;
}

/**
 * Hands on what happens in a match of bots move by move. Whoever was away for a while is told of many
 * moves as one; those are fetched, so that watching goes on where it was.
 */
export class CatchingUp {
  readonly #at: Surroundings;
  readonly #fetch: (event: number, first: number) => Promise<Replay>;
  /** What came while the moves before it were fetched; null while none are. */
  #held: Position[] | null = null;
  #last: number | null;
  #begun = false;

  constructor(at: Surroundings) {
    this.#at = at;
    this.#fetch = at.fetch ?? ((event, first) => api.stepsAfter(at.id, event, first));
    this.#last = keptSeen(at.id);
  }

  /** Something happened at the table. */
  arrive(position: Position): void {
    if (this.#held) {
      this.#held.push(position);
      return;
    }
    const since = this.#last;
    this.#last = position.seq;
    const news = since === null ? [] : position.events.filter(({ seq }) => seq > since);
    const moves = news.filter(({ kind }) => kind === "move").length;
    // The move at which somebody stopped is what they see first when they are back.
    const seen = this.#begun ? 1 : 0;
    this.#begun = true;
    if (since === null || moves <= seen) this.#at.show(position);
    else void this.#fill(position, since - (seen === 0 ? 1 : 0));
  }

  async #fill(position: Position, since: number): Promise<void> {
    this.#held = [];
    try {
      for (const one of await this.#between(since, position)) this.#at.show(one);
    } catch {
      // What cannot be fetched is not seen; how things stand is.
    }
    const held = this.#held;
    this.#held = null;
    this.#at.show(position);
    for (const one of held) this.arrive(one);
  }

  async #between(since: number, { seq }: Position): Promise<Position[]> {
    const steps: ReplayStep[] = [];
    for (;;) {
      const { shown } = await this.#fetch(since, steps.length);
      steps.push(...shown);
      if (shown.length === 0 || shown.at(-1)!.seq >= seq) break;
    }
    const story = this.#at.story();
    let before = since;
    return steps
      .filter((step) => step.seq < seq)
      .map(({ seq, to_act, events, view }) => {
        const told = story.filter((one) => one.seq > before && one.seq <= seq);
        before = seq;
        return { seq, to_act, events, view, story: told, viewer: null };
      });
  }
}
