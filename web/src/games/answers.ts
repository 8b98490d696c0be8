import type { Seat } from "../pieces";
import type { Speech } from "../speech";
import type { Names } from "../table/names";
import type { GameTypes } from "../wire/types";

/** What a question is asked about: all that is shown at the table. */
export interface Shown<G extends GameTypes = GameTypes> {
  readonly view: G["view"];
  readonly staticData: G["static_data"];
  readonly ways: readonly G["way"][];
  /** Who asks; null for an onlooker. */
  readonly seat: Seat | null;
  readonly names: Names;
  readonly say: Speech;
}

export interface NamedPlace {
  readonly place: string;
  readonly name: string;
}

/**
 * A game's answers to whoever does not see the board: a folder's `answers.ts`. Every answer is a short
 * sentence.
 */
export interface GameAnswers<G extends GameTypes = GameTypes> {
  /** What a seat holds. */
  readonly holding: (shown: Shown<G>, seat: Seat) => string;
  /** The places that can be asked about. */
  readonly places: (shown: Shown<G>) => readonly NamedPlace[];
  readonly at: (shown: Shown<G>, place: string) => string;
  /** On a map: which places lie next to one. */
  readonly neighbours?: (shown: Shown<G>, place: string) => string;
  /** On a map: how one gets to a place. */
  readonly way?: (shown: Shown<G>, place: string) => string;
  /** On a map: where somebody stands. */
  readonly standing?: (shown: Shown<G>, seat: Seat) => string | null;
}
