import type { GameTable } from "../games";
import answers from "./answers";
import things from "./things";
import GenericBoard from "./GenericBoard.svelte";
import { BoardWords } from "./words";

/** A table for a game that only the server knows. */
export function genericTable(game: string): GameTable {
  return {
    game,
    Board: GenericBoard,
    moveWords: (offer, names, say) => new BoardWords(game, names, say).move(offer),
    spotOf: ({ piece, place }, say) => ({
      at: place === undefined ? [] : [`[data-drop="${CSS.escape(place)}"]`],
      ...(piece === undefined ? {} : { label: new BoardWords(game, {}, say).kind(piece) }),
    }),
    queueHint: "board-queue-hint",
    beliefs: {
      place: (place, names, say) => new BoardWords(game, names, say).placeNamed(place),
      kind: (kind, say) => new BoardWords(game, {}, say).kind(kind),
    },
    answers,
    things,
  };
}
