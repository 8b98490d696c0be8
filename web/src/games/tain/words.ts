import type { Speech } from "../../speech";
import type { Names } from "../../table/names";
import type { Offer } from "./types";

/** A move in words. */
export function moveWords({ verb, piece, place }: Offer, names: Names, say: Speech): string {
  if (verb === "place") return placing(piece!, place!, names, say);
  return say(`move-tain-${verb}`, piece ? { token: say(`word-tain-the-${piece}`) } : {});
}

/** A token and where it goes. */
function placing(kind: string, place: string, names: Names, say: Speech): string {
  const token = say(`word-tain-a-${kind}`);
  const board = place.charAt(0);
  if (board === "K") return say("move-tain-kingdom", { token });
  return say("move-tain-place", { token, name: names[board] ?? board, gate: place.slice(1) });
}
