import type { Speech } from "../../../speech";
import type { Tile } from "../types";

/** A stone in words, what is carved on it included. */
export function stoneName({ colour, value, symbol, bonus }: Tile, say: Speech): string {
  return say("board-keltis-stone", {
    colour: say(`word-keltis-colour-${colour}`),
    value,
    carving: symbol ?? "plain",
    bonus: bonus ?? 0,
  });
}
