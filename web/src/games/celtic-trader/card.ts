import type { GameCard } from "../game";
import Picture from "./Picture.svelte";

export default {
  // No box is left to say it.
  minutes: "45–75",
  Picture,
} satisfies GameCard;
