import { prefersReducedMotion } from "svelte/motion";

/** How long a movement takes: no time at all for whoever wants none. */
export function lasting(millis: number): number {
  return prefersReducedMotion.current ? 0 : millis;
}

/** For what appears or goes where it is. */
export function brief(): { duration: number } {
  return { duration: lasting(180) };
}

/** For what goes from one place to another. */
export function steady(): { duration: number } {
  return { duration: lasting(420) };
}
