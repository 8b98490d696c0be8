import type { GameTable } from "../game";
import Board from "./board/CelticTraderBoard.svelte";
import { deedLabel } from "./board/labels";
import { scenes } from "./scenes";
import type { Types } from "./types";

export default {
  game: "celtic-trader",
  Board,
  moveWords: (offer, _names, say) => deedLabel(offer, say),
  walking: ({ moves, place, cost, final = false }) => ({
    text: moves.at(-1)!,
    verb: "go",
    place,
    cost,
    final,
  }),
  scenes,
} satisfies GameTable<Types>;
