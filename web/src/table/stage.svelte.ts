import type { Position, Sentence, View } from "../wire/types";
import { hurried, remember, scenes, type Layers, type Scene } from "./scenes";

/** So much may wait to be shown; whoever is further behind sees how things stand at once. */
const MOST_WAITING = 80;

/** Shows one thing after the other, so that everything that changes can be seen to change. */
export class Stage {
  view: View | null = $state.raw(null);
  caption: readonly Sentence[] = $state.raw([]);
  spot: string | null = $state(null);
  /** Whether somebody wants to look at what is shown for longer. */
  paused = $state(false);
  #coming: readonly Scene[] = $state.raw([]);
  /** Whether what is shown is how things stand. */
  readonly settled = $derived(this.#coming.length === 0);
  /** Whether a story is told that can be skipped. */
  readonly telling = $derived(this.caption.length > 0);
  /** Whether everything has been shown and told. */
  readonly told = $derived(this.settled && !this.telling);

  readonly #layers: Layers = new Map();
  #latest: Position | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #until = 0;

  /** Something happened; `anew` if it has nothing to do with what is shown. */
  arrive(position: Position): void {
    const before = this.#latest;
    this.#latest = position;
    const anew =
      before === null ||
      before.viewer !== position.viewer ||
      position.seq < before.seq ||
      document.visibilityState === "hidden";
    const coming = anew ? [] : scenes(before.view, position, this.#withLayers(position));
    if (anew) this.#withLayers(position);
    if (anew || this.#coming.length + coming.length > MOST_WAITING) {
      this.#show({ view: position.view, lasts: 0, caption: [], spot: null });
      this.#coming = [];
      this.paused = false;
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

  #withLayers(position: Position): Layers {
    remember(this.#layers, position);
    return this.#layers;
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

  #show({ view, lasts, caption, spot }: Scene): void {
    this.view = view;
    this.caption = caption;
    this.spot = spot;
    this.#until = Date.now() + lasts;
  }
}
