import type { Limits, Me } from "../wire/types";
import { keep, kept } from "../storage";
import { api } from "./client";

const NAMED = "oenach.named";

/** Whoever sits at this device, as the server knows them. */
class Myself {
  name: string | null = $state(null);
  /** How many games one may have, and for how long they stay at hand. */
  limits: Limits | null = $state.raw(null);

  /** Whether one has said what one is called, here at this device. */
  get named(): boolean {
    return kept(NAMED) !== null;
  }

  /** Asks the server who one is; somebody new gets a name and a cookie. */
  async greet(): Promise<void> {
    this.#is(await api.me());
  }

  async rename(name: string): Promise<void> {
    this.#is(await api.rename(name));
    keep(NAMED, "yes");
  }

  #is({ name, limits }: Me): void {
    this.name = name;
    this.limits = limits;
  }
}

export const me = new Myself();
