import { prefersReducedMotion } from "svelte/motion";
import { appearance } from "../theme";

/** How long a movement takes: no time at all for whoever wants none. */
export function lasting(millis: number): number {
  return prefersReducedMotion.current ? 0 : millis * appearance.pace;
}

/** How long something is shown to be read: sooner gone for whoever is quick, never without time. */
export function readable(millis: number): number {
  return appearance.pace > 0 ? millis * (0.5 + appearance.pace / 2) : millis;
}

/** For what appears or goes where it is. */
export function brief(): { duration: number } {
  return { duration: lasting(180) };
}

/** For what goes from one place to another. */
export function steady(): { duration: number } {
  return { duration: lasting(420) };
}
