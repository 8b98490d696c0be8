import { keep, kept } from "../storage";

const KEPT_AS = "oenach.table";

interface Kept {
  sound: boolean;
  /** Letters do something: whoever speaks to their device may not want that. */
  keys: boolean;
  /** Moves of one game or another that are made without a question, each by a name of its own. */
  [unasked: string]: boolean;
}

const USUAL: Kept = { sound: false, keys: true };

function preferred(): Kept {
  try {
    return { ...USUAL, ...JSON.parse(kept(KEPT_AS) ?? "{}") };
  } catch {
    return USUAL;
  }
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
    return this.#all[name] ?? false;
  }

  setUnasked(name: string, yes: boolean): void {
    this.#keep({ [name]: yes });
  }

  get keys(): boolean {
    return this.#all.keys;
  }

  set keys(keys: boolean) {
    this.#keep({ keys });
  }

  #keep(some: Partial<Kept>): void {
    this.#all = { ...this.#all, ...some } as Kept;
    keep(KEPT_AS, JSON.stringify(this.#all));
  }
}

export const preferences = new Preferences();
