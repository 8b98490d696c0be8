import type { GameTable } from "../games";
import type { Effect, Position, Sentence, View } from "../wire/types";
import { hurried, scenes, type Scene } from "./scenes";

/** So much may wait to be shown; whoever is further behind sees how things stand at once. */
const MOST_WAITING = 80;

/** Shows one thing after the other, so that everything that changes can be seen to change. */
export class Stage {
  view: View | null = $state.raw(null);
  caption: readonly Sentence[] = $state.raw([]);
  spot: string | null = $state(null);
  /** What was done to come to what is shown; nothing after a leap. */
  effects: readonly Effect[] = $state.raw([]);
  /** Whether somebody wants to look at what is shown for longer. */
  paused = $state(false);
  #coming: readonly Scene[] = $state.raw([]);
  /** Whether what is shown is how things stand. */
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
    if (before?.viewer === position.viewer && before.seq === position.seq) return;
    // What was to be shown to one player is not for the next.
    if (before?.viewer !== position.viewer) this.#forget();
    const coming = this.#since(before, position);
    if (coming.length === 0 || this.#coming.length + coming.length > MOST_WAITING) {
      this.#show({ view: position.view, lasts: 0, caption: [], spot: null, effects: [] });
      this.#forget();
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
    this.paused = false;
    const last = this.#coming.at(-1);
    if (last) this.effects = this.#coming.flatMap(({ effects }) => effects);
    this.#coming = [];
    this.caption = [];
    this.spot = null;
    this.#until = 0;
    clearTimeout(this.#timer);
    if (last) this.view = last.view;
  }

  leave(): void {
    clearTimeout(this.#timer);
  }

  /** What is to be shown; nothing if the position has nothing to do with what was before. */
  #since(before: Position | null, position: Position): Scene[] {
    if (before === null || position.seq < before.seq || document.visibilityState === "hidden") {
      return [];
    }
    // With other eyes everything may come once more from the beginning: only what is new counts.
    const fresh = ({ seq }: { seq: number }): boolean => seq > before.seq;
    const { events, story } = position;
    const news = { ...position, events: events.filter(fresh), story: story.filter(fresh) };
    if (before.viewer === position.viewer) return scenes(this.game, before.view, news);
    if (position.viewer !== null) return [];
    // What is turned up is turned up for all who share a screen: it is told before the curtain.
    const shared = this.game?.publicView?.(before.view) ?? before.view;
    const told = scenes(this.game, shared, news);
    return told.some(({ caption }) => caption.length > 0) ? told : [];
  }

  #forget(): void {
    this.#coming = [];
    this.#until = 0;
    this.paused = false;
  }

  #next(): void {
    clearTimeout(this.#timer);
    if (this.paused) return;
    const wait = this.#until - Date.now();
    if (wait > 0) {
      this.#timer = setTimeout(() => this.#next(), wait);
      return;
    }
    const [scene, ...rest] = this.#coming;
    if (!scene) {
      this.caption = [];
      this.spot = null;
      return;
    }
    this.#coming = rest;
    this.#show(scene);
    if (rest.length > 0 || scene.caption.length > 0) this.#next();
  }

  #show({ view, lasts, caption, spot, effects }: Scene): void {
    this.view = view;
    this.effects = effects;
    this.caption = caption;
    this.spot = spot;
    this.#until = Date.now() + lasts;
  }
}
