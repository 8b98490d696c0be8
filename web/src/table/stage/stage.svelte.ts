import { readable } from "../../boards/motion";
import type { GameTable } from "../../games";
import type { Effect, Position, Sentence, View } from "../../wire/types";
import { hurried, scenes, type Scene } from "./scenes";

/** So much may wait to be shown; whoever is further behind sees how things stand at once. */
const MOST_WAITING = 80;

/** A picture on the way from one position to the next. */
interface Step extends Scene {
  /** The position that has been told when this begins. */
  readonly from: Position;
  /** The position that has been told when this is over; none before the last picture of the way. */
  readonly to: Position | null;
}

/**
 * Shows one thing after the other, so that everything that changes can be seen to change. What has
 * been told so far is `position`; whatever speaks of the match goes by that, not by the latest.
 */
export class Stage {
  /** How the match stands for whoever has seen what was shown so far; null before anything came. */
  position: Position | null = $state.raw(null);
  view: View | null = $state.raw(null);
  caption: readonly Sentence[] = $state.raw([]);
  spot: string | null = $state(null);
  /** What was done to come to what is shown; nothing after a leap. */
  effects: readonly Effect[] = $state.raw([]);
  /** Whether somebody wants to look at what is shown for longer. */
  paused = $state(false);
  #coming: readonly Step[] = $state.raw([]);
  /** The sentences of the story that is being told which have been told already. */
  #spoken: readonly Sentence[] = $state.raw([]);
  /** Whether no other picture waits. */
  readonly settled = $derived(this.#coming.length === 0);
  /** Whether a story is told that can be skipped. */
  readonly telling = $derived(this.caption.length > 0);
  /** Whether everything has been shown and told. */
  readonly told = $derived(this.settled && !this.telling);

  /** The game that is shown; null until it is fetched, when there is no board yet either. */
  game: GameTable | null = null;
  #latest: Position | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #until = 0;

  /** Something happened. */
  arrive(position: Position): void {
    const before = this.#latest;
    this.#latest = position;
    // The same may come twice, as an answer and as news to all.
    if (before?.viewer === position.viewer && before.seq === position.seq) {
      if (this.told) this.position = position;
      return;
    }
    // What was to be shown to one player is not for the next.
    if (before?.viewer !== position.viewer) this.#forget();
    const coming = this.#since(before, position);
    if (coming.length === 0 || this.#coming.length + coming.length > MOST_WAITING) {
      this.#leap(position);
      return;
    }
    this.#coming = hurried([...this.#coming, ...coming]);
    this.#next();
  }

  pause(): void {
    this.paused = true;
    clearTimeout(this.#timer);
  }

  goOn(): void {
    this.paused = false;
    this.#next();
  }

  /** Shows how things stand. */
  skip(): void {
    const last = this.#coming.at(-1);
    if (last) {
      this.effects = this.#coming.flatMap(({ effects }) => effects);
      this.view = last.view;
    }
    this.#forget();
    this.#end();
  }

  leave(): void {
    clearTimeout(this.#timer);
  }

  /** So much of a story as has been told. */
  toldOf(story: readonly Sentence[]): readonly Sentence[] {
    const seq = this.position?.seq ?? -1;
    const last = story.findLastIndex((one) => one.seq <= seq || this.#spoken.includes(one));
    return last === story.length - 1 ? story : story.slice(0, last + 1);
  }

  /** What is to be shown; nothing if the position has nothing to do with what was before. */
  #since(before: Position | null, position: Position): Step[] {
    if (before === null || position.seq < before.seq || document.visibilityState === "hidden") {
      return [];
    }
    // With other eyes everything may come once more from the beginning: only what is new counts.
    const fresh = ({ seq }: { seq: number }): boolean => seq > before.seq;
    const { events, story } = position;
    const news = { ...position, events: events.filter(fresh), story: story.filter(fresh) };
    if (before.viewer === position.viewer) {
      return steps(scenes(this.game, before.view, news), before, position);
    }
    if (position.viewer !== null) return [];
    // What is turned up is turned up for all who share a screen: it is told before the curtain.
    const view = this.game?.publicView?.(before.view) ?? before.view;
    const told = scenes(this.game, view, news);
    if (!told.some(({ caption }) => caption.length > 0)) return [];
    const { seq, to_act } = before;
    return steps(told, { seq, to_act, view, viewer: null, events: [], story: [] }, position);
  }

  #forget(): void {
    clearTimeout(this.#timer);
    this.#coming = [];
    this.#until = 0;
    this.paused = false;
  }

  #leap(position: Position): void {
    this.view = position.view;
    this.effects = [];
    this.#forget();
    this.#end();
  }

  /** Everything has been told. */
  #end(): void {
    this.caption = [];
    this.spot = null;
    this.#become(this.#latest);
  }

  #next(): void {
    clearTimeout(this.#timer);
    if (this.paused) return;
    const wait = this.#until - Date.now();
    if (wait > 0) {
      this.#timer = setTimeout(() => this.#next(), wait);
      return;
    }
    const [step, ...rest] = this.#coming;
    if (!step) {
      this.#end();
      return;
    }
    this.#coming = rest;
    this.#show(step);
    if (rest.length > 0 || step.caption.length > 0) this.#next();
  }

  #show({ view, lasts, caption, spot, effects, from, to }: Step): void {
    this.view = view;
    this.effects = effects;
    this.caption = caption;
    this.spot = spot;
    this.#until = Date.now() + readable(lasts);
    // A picture without words says all at once; one with words only when they have been read.
    this.#become(caption.length === 0 && to ? to : from);
    if (caption.length > 0) this.#spoken = [...this.#spoken, ...caption];
  }

  #become(position: Position | null): void {
    if (position === this.position) return;
    this.position = position;
    this.#spoken = [];
  }
}

/** The pictures that lead from one position to another. */
function steps(pictures: readonly Scene[], from: Position, to: Position): Step[] {
  const last = pictures.length - 1;
  return pictures.map((scene, n) => ({ ...scene, from, to: n === last ? to : null }));
}
