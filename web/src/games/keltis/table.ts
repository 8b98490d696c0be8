import type { GameTable } from "../game";
import Board from "./board/KeltisBoard.svelte";
import { stoneName } from "./board/stone-name";
import { scenes } from "./scenes";
import type { Types } from "./types";

export default {
  game: "keltis",
  Board,
  moveWords: ({ verb, tile }, _names, say) =>
    say(`move-keltis-${verb}`, tile ? { stone: stoneName(tile, say) } : {}),
  scenes,
  unasked: {
    verb: "flip",
    preference: "flipAtOnce",
    label: "board-keltis-flip-at-once",
  },
} satisfies GameTable<Types>;
