import type { GameTable } from "../game";
import answers from "./answers";
import Board from "./board/KeltisBoard.svelte";
import { stoneName } from "./board/stone-name";
import { pointed } from "./pointed";
import { scenes } from "./scenes";
import things from "./things";
import type { Types } from "./types";

export default {
  game: "keltis",
  Board,
  moveWords: ({ verb, tile }, _names, say) =>
    say(`move-keltis-${verb}`, tile ? { stone: stoneName(tile, say) } : {}),
  scenes,
  spotOf: ({ verb, piece }) => ({
    at: [verb === "take" ? `.face-up [data-stone="${piece!}"]` : `[data-verb="${verb}"]`],
  }),
  pointed,
  confirmations: [
    {
      preference: "flipAtOnce",
      label: "board-keltis-flip-at-once",
      before: ({ verb }) => verb === "flip",
    },
    {
      preference: "stopAtOnce",
      label: "board-keltis-stop-at-once",
      before: ({ verb }, offers) => verb === "stop" && offers.length > 1,
    },
  ],
  answers,
  things,
} satisfies GameTable<Types>;
