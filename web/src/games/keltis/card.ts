import type { GameCard } from "../game";
import Picture from "./Picture.svelte";

export default {
  // No box is left to say it.
  minutes: "15–20",
  Picture,
} satisfies GameCard;
