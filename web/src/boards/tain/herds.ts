/**
 * Gives every cow, or every jewel, a name of its own, though the game only counts them: those that
 * one board loses are the ones that another gains, and can be seen to go there.
 */
export class Herds {
  readonly #kind: string;
  #held: Readonly<Record<string, readonly string[]>> = {};
  #named = 0;

  constructor(kind: string) {
    this.#kind = kind;
  }

  /** Who holds which of them, after the numbers have changed. */
  driven(counts: Readonly<Record<string, number>>): Readonly<Record<string, readonly string[]>> {
    const lost: string[] = [];
    const held: Record<string, string[]> = {};
    for (const [board, count] of Object.entries(counts)) {
      const before = this.#held[board] ?? [];
      held[board] = before.slice(0, count);
      lost.push(...before.slice(count));
    }
    for (const [board, count] of Object.entries(counts)) {
      const herd = held[board]!;
      while (herd.length < count) herd.push(lost.shift() ?? `${this.#kind} ${this.#named++}`);
    }
    this.#held = held;
    return held;
  }
}
