/**
 * Gives every cow, every jewel, every token of a kind a name of its own, though the game only counts
 * them: those that one place loses are the ones that another gains, and can be seen to go there.
 */
export class Herds {
  readonly #kind: string;
  #held: Readonly<Record<string, readonly string[]>> = {};
  #named = 0;

  constructor(kind: string) {
    this.#kind = kind;
  }

  /** Where each of them is, after the numbers have changed. */
  driven(counts: Readonly<Record<string, number>>): Readonly<Record<string, readonly string[]>> {
    const lost: string[] = [];
    const held: Record<string, string[]> = {};
    for (const [place, before] of Object.entries(this.#held)) {
      lost.push(...before.slice(counts[place] ?? 0));
    }
    for (const [place, count] of Object.entries(counts)) {
      held[place] = (this.#held[place] ?? []).slice(0, count);
    }
    for (const [place, count] of Object.entries(counts)) {
      const herd = held[place]!;
      while (herd.length < count) herd.push(lost.shift() ?? `${this.#kind} ${this.#named++}`);
    }
    this.#held = held;
    return held;
  }
}
