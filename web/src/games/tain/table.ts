import type { GameTable } from "../game";
import Board from "./board/TainBoard.svelte";
import { placeName } from "./places";
import { publicView, scenes } from "./scenes";
import type { Types } from "./types";
import { moveWords } from "./words";

export default {
  game: "tain",
  Board,
  moveWords,
  scenes,
  publicView,
  queueHint: "board-tain-queue-hint",
  beliefs: { place: placeName, kind: (kind, say) => say(`word-tain-kind-${kind}`) },
} satisfies GameTable<Types>;
