import type { Component } from "svelte";
import type { Things } from "../boards/explaining";
import type { BoardProps } from "../boards/offers";
import type { Seat } from "../pieces";
import type { GameAnswers } from "./answers";
import type { Speech } from "../speech";
import type { Names } from "../table/names";
import type { Scene } from "../table/stage/scenes";
import type { SummaryPart } from "../rulebook/summary";
import type { GameTypes, Position, Sentence } from "../wire/types";

/**
 * What the page has of a game at once. Each folder here is a game, named as the server names it,
 * and its `index.ts` is this; the build finds them, so that no list names them. `G` are the types of
 * its own, which its `types.ts` has from the server's source.
 */
export interface Game<G extends GameTypes = GameTypes> {
  /** A place that a sentence tells of, in words; null for what is not called by its place. */
  readonly placeName?: (place: string, names: Names, say: Speech) => string | null;
  /** By which rule each line of a score sheet counts. */
  readonly sheetRules?: Readonly<Record<string, string>>;
  /** The rest is fetched where it is wanted: nobody needs what games that are not played need. */
  readonly table: () => Promise<{ readonly default: GameTable<G> }>;
  readonly rulebook: () => Promise<{ readonly default: GameRulebook<G> }>;
}

/**
 * How a game is shown before it is played: a folder's `card.ts`. It stands apart from the rest,
 * because a table shows no pictures of the other games.
 */
export interface GameCard {
  /** The game laid out from its own pieces. */
  readonly Picture: Component;
}

/** What every board is given. */
export interface GameBoardProps<G extends GameTypes = GameTypes> extends BoardProps<G["offer"]> {
  /** The view as the server sends it. */
  readonly view: G["view"];
  /** What stays as it is throughout a match. */
  readonly staticData: G["static_data"];
  readonly ways: readonly G["way"][];
  /** The place that a scene is about. */
  readonly spot: string | null;
  /** What was done since the view before this one; nothing where it is not the next. */
  readonly effects: readonly G["effect"][];
  /** A whole way, to be sent as one. */
  readonly onwalk: (moves: readonly string[]) => void;
  readonly say: Speech;
}

/** What a table needs of the game that is played there. */
export interface GameTable<G extends GameTypes = GameTypes> {
  /** The game whose types these are. */
  readonly game: G["view"]["game"];
  readonly Board: Component<GameBoardProps<G>>;
  /** A move in words. */
  readonly moveWords: (offer: G["offer"], names: Names, say: Speech) => string;
  /** A way as one move, to be confirmed. */
  readonly walking?: (way: G["way"]) => G["offer"];
  /**
   * What lies between two positions, picture by picture; without it only the new position is
   * shown, as `last` has it, with all that was done in between.
   */
  readonly scenes?: (before: G["view"], position: Position<G>, last: Scene<G>) => Scene<G>[];
  /** A view without what only its viewer may see. */
  readonly publicView?: (view: G["view"]) => G["view"];
  /**
   * In a game with queues, the key of the sentence that says what can be put there; its board shows
   * `queued` where they will be, and `queue` beside the hand.
   */
  readonly queueHint?: string;
  /**
   * What one is asked before some moves are made: those that turn up something hidden, and those
   * that end a turn in which more could be done. Without it, before all that can't be taken back.
   */
  readonly confirmations?: readonly Confirmation<G>[];
  /** Where on the board a move is made; without it, where its button is (`data-offer`). */
  readonly spotOf?: (offer: G["offer"], say: Speech) => Spot;
  /** What a lesson points at by a word of the game, as selectors; none for a word it has not. */
  readonly pointed?: (word: string, seat: Seat | null) => readonly string[];
  readonly beliefs?: GameBeliefs;
  /** Answers to those who do not see the board. */
  readonly answers: GameAnswers<G>;
  /** What everything on the board is: whatever is drawn there names itself by `data-explains`. */
  readonly things: Things<G>;
}

/** What of a board a move is about, as selectors. */
export interface Spot {
  /** Where it is marked: the first of these that is there. */
  readonly at: readonly string[];
  /** The piece that is moved. */
  readonly piece?: string;
  /** What tells it from other moves to the same place. */
  readonly label?: string;
  /** Whether nothing lies there yet: then what is said of it covers nothing. */
  readonly bare?: boolean;
}

/** A question before moves of a kind, which one may wish not to be asked. */
export interface Confirmation<G extends GameTypes = GameTypes> {
  /** What this device remembers that wish as. */
  readonly preference: string;
  /** The key of the words for it among the settings. */
  readonly label: string;
  /** Whether it is asked before one of the moves that are offered. */
  readonly before: (offer: G["offer"], offers: readonly G["offer"][]) => boolean;
}

/** How it is said what the adviser believes of hidden pieces. */
export interface GameBeliefs {
  readonly place: (place: string, names: Names, say: Speech) => string;
  readonly kind: (kind: string, say: Speech) => string;
}

/** What the rulebook of a game shows beside its text. */
export interface GameRulebook<G extends GameTypes = GameTypes> {
  /** The pieces that a rule is about. */
  readonly RulePieces: Component<{ rule: string; staticData: G["static_data"] }>;
  /** The pieces beside a line of the summary. */
  readonly SummaryPieces: Component<SummaryPiecesProps<G>>;
  readonly examples: Examples<G>;
}

export interface SummaryPiecesProps<G extends GameTypes = GameTypes> {
  readonly part: SummaryPart;
  /** Counted from 0. */
  readonly line: number;
  readonly staticData: G["static_data"];
}

export interface Example<G extends GameTypes = GameTypes> {
  /** What the messages call it. */
  readonly name: string;
  readonly seat: Seat | null;
  /** The first is the position in which it begins. */
  readonly steps: readonly ExampleStep<G>[];
}

/** A move of an example, and the position after it. */
export interface ExampleStep<G extends GameTypes = GameTypes> {
  readonly move: string | null;
  readonly story: readonly Sentence[];
  readonly effects: readonly G["effect"][];
  readonly view: G["view"];
}

export interface Examples<G extends GameTypes = GameTypes> {
  readonly staticData: G["static_data"];
  readonly examples: readonly Example<G>[];
}
