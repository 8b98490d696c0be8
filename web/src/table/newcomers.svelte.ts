import { api } from "../api/client";
import { keep, kept } from "../storage";

const KEPT_AS = "oenach.finished";

/**
 * In which games somebody is new: until they have finished one of that kind, its table says what
 * each choice is about. The server knows it; what it said once is remembered on this device.
 */
class Newcomers {
  #finished: readonly string[] = $state.raw((kept(KEPT_AS) ?? "").split(" ").filter(Boolean));
  /** Whether the server has said so; nobody is told anything before that is known. */
  #known = $state(false);
  #asked = false;
  /** Whether the server was asked and could not say. */
  #unknowable = $state(false);

  /** Whether somebody is new to a game; no, as long as nobody knows. */
  has(game: string): boolean {
    if (this.#finished.includes(game)) return false;
    this.#ask();
    return this.#known;
  }

  /** Whether somebody may be new to a game, as far as is known. */
  mayHave(game: string): boolean {
    return !this.#finished.includes(game);
  }

  /** Whether there is nothing to wait for before somebody is told what can be done. */
  settled(game: string): boolean {
    return this.#known || this.#unknowable || this.#finished.includes(game);
  }

  /** A game was finished just now. */
  finish(game: string): void {
    if (!this.#finished.includes(game)) this.#keep([...this.#finished, game]);
  }

  #ask(): void {
    if (this.#asked) return;
    this.#asked = true;
    api.finished().then(
      (games) => {
        this.#keep([...new Set([...this.#finished, ...games])]);
        this.#known = true;
      },
      () => {
        // It is asked again at the next table.
        this.#asked = false;
        this.#unknowable = true;
      },
    );
  }

  #keep(games: readonly string[]): void {
    this.#finished = games;
    keep(KEPT_AS, games.join(" "));
  }
}

export const newcomers = new Newcomers();
