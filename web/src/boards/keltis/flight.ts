import { crossfade, scale } from "svelte/transition";
import { brief, lasting } from "../motion";

/** A stone flies from where it lay to where it comes to lie; both ends name it. */
export const [leaves, lands] = crossfade({
  duration: (way) => lasting(Math.min(650, 260 + way * 0.4)),
  fallback: (node) => scale(node, { ...brief(), start: 0.6 }),
});
