import type { GameTable } from "./game";
import PlainBoard from "./PlainBoard.svelte";

/** A table for games that only the server knows. */
export default {
  game: "",
  Board: PlainBoard,
  moveWords: ({ text }) => text,
} satisfies GameTable;
