import type { TransitionConfig } from "svelte/transition";
import { lasting } from "../../../boards/motion";

/** Where each stone was seen last, so that it can fly from there to where it comes to lie. */
export class Flights {
  readonly #seen = new Map<string, DOMRect>();

  /** Takes in where everything with a `data-stone` lies, before any of it moves. */
  remember(board: Element): void {
    for (const stone of board.querySelectorAll<HTMLElement>("[data-stone]")) {
      this.#seen.set(stone.dataset["stone"]!, stone.getBoundingClientRect());
    }
  }

  /** A stone that lay face down comes from the place at which it was turned up. */
  from(stone: string, place: Element): void {
    this.#seen.set(stone, place.getBoundingClientRect());
  }

  /** The way of a stone to its new place; the old one is empty at once, so it is never seen twice. */
  lands = (node: Element, { stone }: { stone: string }): TransitionConfig => {
    const from = this.#seen.get(stone);
    const to = node.getBoundingClientRect();
    if (!from?.width || !to.width) return { duration: lasting(180), css: (t) => `opacity: ${t}` };
    const [x, y] = [from.left - to.left, from.top - to.top];
    const size = from.width / to.width;
    return {
      duration: lasting(Math.min(650, 280 + Math.hypot(x, y) * 0.4)),
      easing: (t) => 1 - (1 - t) ** 3,
      css: (t, u) =>
        `position: relative; z-index: 3; transform-origin: 0 0;
         transform: translate(${x * u}px, ${y * u}px) scale(${t + size * u});`,
    };
  };
}
