import { keep, kept } from "../keeping";

const KEPT_AS = "oenach.table";

interface Kept {
  sound: boolean;
  /** Keltis: reveal tiles without being asked whether one is sure. */
  flipAtOnce: boolean;
  /** Letters do something: whoever speaks to their device may not want that. */
  keys: boolean;
}

const USUAL: Kept = { sound: false, flipAtOnce: false, keys: true };

function liked(): Kept {
  try {
    return { ...USUAL, ...JSON.parse(kept(KEPT_AS) ?? "{}") };
  } catch {
    return USUAL;
  }
}

/** How somebody likes the table to behave, remembered on this device. */
class Likings {
  #all: Kept = $state.raw(liked());

  get sound(): boolean {
    return this.#all.sound;
  }

  set sound(sound: boolean) {
    this.#keep({ sound });
  }

  get flipAtOnce(): boolean {
    return this.#all.flipAtOnce;
  }

  set flipAtOnce(flipAtOnce: boolean) {
    this.#keep({ flipAtOnce });
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

export const likings = new Likings();
