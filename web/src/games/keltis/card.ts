import type { GameCard } from "../game";
import Picture from "./Picture.svelte";

export default { Picture } satisfies GameCard;
