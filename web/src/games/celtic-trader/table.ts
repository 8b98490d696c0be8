import type { GameTable } from "../game";
import answers from "./answers";
import Board from "./board/CelticTraderBoard.svelte";
import { deedLabel } from "./board/labels";
import { pointed } from "./pointed";
import { scenes } from "./scenes";
import things from "./things";
import type { Types, Verb } from "./types";

/** What may end a turn in which more could be done, and after what one draws. */
const ENDING: readonly Verb[] = ["go", "halt", "end"];
const DRAWING: readonly Verb[] = ["roman", "stay"];

export default {
  game: "celtic-trader",
  Board,
  moveWords: (offer, _names, say) => deedLabel(offer, say),
  walking: ({ moves, place, cost, ends = false, final = false }) => ({
    text: moves.at(-1)!,
    verb: "go",
    place,
    cost,
    ends,
    final,
  }),
  scenes,
  spotOf: ({ text, piece, place, aim, verb }) => ({
    at: [
      `[data-offer="${CSS.escape(text)}"]`,
      ...(verb === "go" || aim !== undefined ? [`.target[data-place="${place!}"]`] : []),
      ...(verb === "resolve" ? [`[data-store="drawn"] [data-kind="${piece!}"]`] : []),
      ...(verb === "claim" ? ["[data-claims]"] : []),
    ],
  }),
  pointed,
  confirmations: [
    {
      preference: "endAtOnce",
      label: "board-celtic-trader-end-at-once",
      before: ({ ends = false, final = false, verb }, offers) =>
        ENDING.includes(verb) && (ends || final) && offers.length > 1,
    },
    {
      preference: "drawAtOnce",
      label: "board-celtic-trader-draw-at-once",
      before: ({ final = false, verb }) => final && DRAWING.includes(verb),
    },
  ],
  answers,
  things,
} satisfies GameTable<Types>;
