import type { Attachment } from "svelte/attachments";

type Way = readonly [across: number, down: number];

const WAYS: Readonly<Record<string, Way>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** What lies aside counts so much more than what lies ahead. */
const ASIDE = 2.5;

/**
 * Lets the arrow keys go from one part of a board to the next in that direction, as the eye would.
 * Every element with `data-step` can be reached so, whether or not Tab stops there.
 */
export const arrows: Attachment<HTMLElement> = (board) => {
  function step(event: KeyboardEvent): void {
    const way = WAYS[event.key];
    const from = (event.target as Element).closest<HTMLElement>("[data-step]");
    if (!way || !from || event.altKey || event.ctrlKey || event.metaKey) return;
    const next = nearest(from, [...board.querySelectorAll<HTMLElement>("[data-step]")], way);
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  board.addEventListener("keydown", step);
  return () => board.removeEventListener("keydown", step);
};

function nearest(from: Element, steps: readonly HTMLElement[], way: Way): HTMLElement | undefined {
  const here = middle(from);
  const ahead = steps.flatMap((step) => {
    const there = middle(step);
    const [across, down] = [there.x - here.x, there.y - here.y];
    const far = across * way[0] + down * way[1];
    const aside = Math.abs(across * way[1]) + Math.abs(down * way[0]);
    return far > 1 ? [{ step, effort: far + ASIDE * aside }] : [];
  });
  ahead.sort((one, other) => one.effort - other.effort);
  return ahead[0]?.step;
}

function middle(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
