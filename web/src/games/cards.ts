import type { GameCard } from "./game";

const found = import.meta.glob<GameCard>("./*/card.ts", { eager: true, import: "default" });

/** How a game is shown before it is played; undefined for one that only the server knows. */
export function cardOf(game: string): GameCard | undefined {
  return found[`./${game}/card.ts`];
}
