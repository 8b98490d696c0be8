import { carving, readStone } from "../../pieces";
import type { Speech } from "../../speech";

/** A stone in words, what is carved on it included. */
export function stoneName(name: string, say: Speech): string {
  const { colour, value } = readStone(name);
  const carved = carving(colour, value);
  return say("board-keltis-stone", {
    colour: say(`word-keltis-colour-${colour}`),
    value,
    carving: carved ?? "plain",
  });
}
