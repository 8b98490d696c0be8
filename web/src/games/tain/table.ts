import type { GameTable } from "../game";
import Board from "./board/TainBoard.svelte";
import { placeName } from "./places";
import { planned } from "./planning";
import { publicView, scenes } from "./scenes";
import type { Types } from "./types";
import { moveWords, readMove } from "./words";

export default {
  game: "tain",
  Board,
  moveWords,
  readMove,
  scenes,
  publicView,
  queue: { planned, hint: "board-tain-queue-hint" },
  beliefs: { place: placeName, kind: (kind, say) => say(`word-tain-kind-${kind}`) },
} satisfies GameTable<Types>;
