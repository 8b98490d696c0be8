import { keep, kept } from "../storage";

const KEPT_AS = "oenach.table";

interface Kept {
  sound: boolean;
  /** How loud, from 0 to 1. */
  volume: number;
  /** Letters do something: whoever speaks to their device may not want that. */
  keys: boolean;
  /** The only move that can be made is made by the table. */
  forced: boolean;
  /** What is done without a question, each by a name of its own. */
  unasked: readonly string[];
}

const USUAL: Kept = { sound: false, volume: 0.7, keys: true, forced: true, unasked: [] };

function preferred(): Kept {
  try {
    return read(JSON.parse(kept(KEPT_AS) ?? "{}") as Record<string, unknown>);
  } catch {
    return USUAL;
  }
}

function read({ sound, volume, keys, forced, unasked, ...others }: Record<string, unknown>): Kept {
  // What was not to be asked had once a place of its own each.
  const before = Object.keys(others).filter((name) => others[name] === true);
  const named = Array.isArray(unasked) ? unasked.filter((one) => typeof one === "string") : before;
  return {
    sound: typeof sound === "boolean" ? sound : USUAL.sound,
    volume: typeof volume === "number" && volume >= 0 && volume <= 1 ? volume : USUAL.volume,
    keys: typeof keys === "boolean" ? keys : USUAL.keys,
    forced: typeof forced === "boolean" ? forced : USUAL.forced,
    unasked: named,
  };
}

/** How somebody likes the table to behave, remembered on this device. */
class Preferences {
  #all: Kept = $state.raw(preferred());

  get sound(): boolean {
    return this.#all.sound;
  }

  set sound(sound: boolean) {
    this.#keep({ sound });
  }

  /** Whether a move is to be made without asking whether somebody is sure. */
  unasked(name: string): boolean {
    return this.#all.unasked.includes(name);
  }

  setUnasked(name: string, yes: boolean): void {
    const others = this.#all.unasked.filter((one) => one !== name);
    this.#keep({ unasked: yes ? [...others, name] : others });
  }

  /** How many questions are no longer asked. */
  get silenced(): number {
    return this.#all.unasked.length;
  }

  /** Every question is asked again. */
  askAgain(): void {
    this.#keep({ unasked: [] });
  }

  get forced(): boolean {
    return this.#all.forced;
  }

  set forced(forced: boolean) {
    this.#keep({ forced });
  }

  get volume(): number {
    return this.#all.volume;
  }

  set volume(volume: number) {
    this.#keep({ volume });
  }

  get keys(): boolean {
    return this.#all.keys;
  }

  set keys(keys: boolean) {
    this.#keep({ keys });
  }

  #keep(some: Partial<Kept>): void {
    this.#all = { ...this.#all, ...some };
    keep(KEPT_AS, JSON.stringify(this.#all));
  }
}

export const preferences = new Preferences();
