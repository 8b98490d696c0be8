import type { Limits, Me } from "../wire/types";
import { ROOT } from "../router/root";
import { keep, kept } from "../storage";
import { api, ended, isSignedOut, nonce, Refusal, UNREACHABLE } from "./client";

const NAMED = "oenach.named";

/** Where one tab tells the others of this browser that nobody is signed in here any more. */
export const LEFT = "oenach.signed-out";

/** Milliseconds after which signing out is asked for again, if no answer came. */
const AGAIN = [500, 1000, 2000, 4000];

const unreachable = (error: unknown): boolean =>
  error instanceof Refusal && error.problem === UNREACHABLE;

/** Whoever sits at this device, as the server knows them. */
class Myself {
  name: string | null = $state(null);
  /** How many games one may have, and for how long they stay at hand. */
  limits: Limits | null = $state.raw(null);

  /** Whether another device has signed this one out: what one had here is there. */
  signedOut = $state(false);
  /** Set while the other devices are being signed out. */
  #leaving: Promise<unknown> | null = null;
  /** What only this device knows, until it has heard that the others are signed out. */
  #proof: string | null = null;

  /** Whether one has said what one is called, here at this device. */
  get named(): boolean {
    return kept(NAMED) !== null;
  }

  /** Asks the server who one is; somebody new gets a name and a cookie. */
  async greet(): Promise<void> {
    // The cookie that one is known by then may be on its way.
    await this.#leaving?.catch(() => {});
    this.#is(await api.me());
    this.signedOut = false;
  }

  /** Whoever was signed out goes on: as before if that is over, else as somebody new. */
  async goOn(): Promise<void> {
    try {
      await this.greet();
    } catch (error) {
      if (!isSignedOut(error)) throw error;
      await this.#leave();
      await this.greet();
    }
  }

  /** Takes oneself away from this device, in all its tabs. */
  async signOutHere(): Promise<void> {
    await this.#leave();
    keep(LEFT, String(Date.now()));
    location.assign(ROOT);
  }

  /** Signs out all other devices; this one must hear of it, or it would be signed out, too. */
  async signOutElsewhere(): Promise<void> {
    const proof = (this.#proof ??= nonce());
    const asked = persistently(() => api.signOut({ everywhere: true, proof }));
    this.#leaving = asked;
    try {
      await asked;
      this.#proof = null;
    } finally {
      this.#leaving = null;
    }
  }

  /** The server does not take this device's cookie any more, unless the next is on its way. */
  ended(): void {
    const over = (): void => {
      this.signedOut = true;
    };
    if (this.#leaving) this.#leaving.catch(over);
    else over();
  }

  async #leave(): Promise<void> {
    await api.signOut({ everywhere: false });
    keep(NAMED, null);
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

/** Asks until there is an answer, for a while. */
async function persistently<T>(ask: () => Promise<T>): Promise<T> {
  for (const pause of AGAIN) {
    try {
      return await ask();
    } catch (error) {
      if (!unreachable(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return ask();
}

export const me = new Myself();
ended.heard = () => me.ended();
