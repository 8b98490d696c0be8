import type { GameCard } from "../game";
import Picture from "./Picture.svelte";

export default {
  // Those of its book.
  minutes: "30–45",
  Picture,
} satisfies GameCard;
