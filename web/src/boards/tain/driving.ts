import { crossfade, scale } from "svelte/transition";
import { brief, lasting } from "../motion";

/** Cattle and jewels go from board to board; both ends name the same one. */
export const [leaves, lands] = crossfade({
  duration: () => lasting(900),
  fallback: (node) => scale(node, { ...brief(), start: 0.5 }),
});
