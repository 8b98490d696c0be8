import { cubicInOut } from "svelte/easing";
import { crossfade, scale, type CrossfadeParams, type TransitionConfig } from "svelte/transition";
import { brief, lasting } from "../../../boards/motion";

/** What moves from place to place. */
export interface Mover extends CrossfadeParams {
  /** Both ends of the way name the same one. */
  readonly key: string;
  /** Finds where it comes from, or goes, when it is on no other place. */
  readonly home?: string | undefined;
}

const FLIGHT = 800;

type Drive = (node: Element, mover: Mover) => () => TransitionConfig;

const ends: [leaves: Drive, lands: Drive] = crossfade({
  duration: () => lasting(FLIGHT),
  easing: cubicInOut,
  fallback: (node, mover) => {
    const home = (mover as Mover).home;
    const end = home ? document.querySelector(home) : null;
    return end ? flight(node, end) : scale(node, { ...brief(), start: 0.5 });
  },
});

/** Cattle, jewels and tokens go from board to board, from the screen and to the used pile. */
export const [leaves, lands] = ends;

/** From or to something that is not itself a piece: it grows on the way from there. */
function flight(node: Element, end: Element): TransitionConfig {
  const here = node.getBoundingClientRect();
  const there = end.getBoundingClientRect();
  const across = there.left + there.width / 2 - here.left - here.width / 2;
  const down = there.top + there.height / 2 - here.top - here.height / 2;
  return {
    duration: lasting(FLIGHT),
    easing: cubicInOut,
    css: (t, u) =>
      `transform: translate(${u * across}px, ${u * down}px) scale(${0.4 + 0.6 * t});` +
      `opacity: ${Math.min(1, 0.2 + 2 * t)}`,
  };
}
