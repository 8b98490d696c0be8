const KEPT_AS = "oenach.table";

interface Kept {
  sound: boolean;
  /** Keltis: reveal tiles without being asked whether one is sure. */
  flipAtOnce: boolean;
}

function kept(): Kept {
  try {
    return {
      sound: false,
      flipAtOnce: false,
      ...JSON.parse(localStorage.getItem(KEPT_AS) ?? "{}"),
    };
  } catch {
    return { sound: false, flipAtOnce: false };
  }
}

/** How somebody likes the table to behave, remembered on this device. */
class Likings {
  #all: Kept = $state.raw(kept());

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

  #keep(some: Partial<Kept>): void {
    this.#all = { ...this.#all, ...some };
    localStorage.setItem(KEPT_AS, JSON.stringify(this.#all));
  }
}

export const likings = new Likings();
