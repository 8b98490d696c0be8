import type { GameTable } from "../game";
import answers from "./answers";
import things from "./things";
import Board from "./board/TainBoard.svelte";
import { placeName } from "./places";
import { pointed } from "./pointed";
import { publicView, scenes } from "./scenes";
import type { Types } from "./types";
import { moveWords } from "./words";

export default {
  game: "tain",
  Board,
  moveWords,
  scenes,
  publicView,
  confirmations: [
    {
      preference: "passAtOnce",
      label: "board-tain-pass-at-once",
      before: ({ verb }, offers) => verb === "pass" && offers.length > 1,
    },
  ],
  spotOf: ({ piece, place }, say) =>
    place === undefined || piece === undefined
      ? { at: [] }
      : {
          at: [`[data-at="${place}"]`],
          piece: `[data-kind="${piece}"]`,
          label: say(`word-tain-kind-${piece}`),
          bare: true,
        },
  pointed,
  queueHint: "board-tain-queue-hint",
  beliefs: { place: placeName, kind: (kind, say) => say(`word-tain-kind-${kind}`) },
  answers,
  things,
} satisfies GameTable<Types>;
