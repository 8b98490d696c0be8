import { deedLabel } from "../boards/trader/labels";
import type { Offer } from "../boards/offers";
import { stoneName } from "../boards/keltis/stone-name";
import type { Speech } from "../speech";
import type { Names } from "./names";

/** What can be done, in the order in which it is offered. */
export function deeds(offers: readonly Offer[], language: string, say: Speech): string {
  const verbs = [...new Set(offers.map(({ verb }) => verb))];
  const or = new Intl.ListFormat(language, { type: "disjunction" });
  return or.format(verbs.map((verb) => say(`table-can-${verb}`)));
}

/** A move in words. */
export function moveWords(game: string, offer: Offer, names: Names, say: Speech): string {
  const { verb, piece, place } = offer;
  if (game === "celtic-trader") return deedLabel(offer, say);
  if (game === "keltis") {
    return say(`table-move-${verb}`, piece ? { stone: stoneName(piece, say) } : {});
  }
  if (verb === "place") return placing(piece!, place!, names, say);
  return say(`table-move-${verb}`, piece ? { token: say(`word-tain-the-${piece}`) } : {});
}

/** A token of Táin and where it goes. */
function placing(kind: string, place: string, names: Names, say: Speech): string {
  const token = say(`word-tain-a-${kind}`);
  const board = place.charAt(0);
  if (board === "K") return say("table-move-kingdom", { token });
  return say("table-move-place", { token, name: names[board] ?? board, gate: place.charAt(1) });
}

/** A move of Táin from its notation, as a queue has it. */
export function placement(text: string): Offer {
  const [piece, place] = text.split(">");
  return place === undefined ? { text, verb: text } : { text, verb: "place", piece: piece!, place };
}
