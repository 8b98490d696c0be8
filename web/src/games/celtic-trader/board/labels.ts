import { properName, type Speech } from "../../../speech";
import { signed } from "../../../boards/offers";
import type { AbilityTrack, Offer, PlayerView, Way } from "../types";

/** A token in words. */
export function tokenName(kind: string, say: Speech): string {
  return say(`word-trader-token-${kind}`);
}

/** Where a way leads, and what it costs. */
export function wayLabel(way: Pick<Way, "place" | "cost" | "ends">, say: Speech): string {
  const label = say("board-trader-way", { place: properName(way.place), cost: way.cost });
  return way.ends ? say("board-trader-way-ends", { way: label }) : label;
}

/** What is put where by pointing at the map. */
export function putLabel(offer: Offer, say: Speech): string {
  const place = properName(offer.place!);
  if (offer.verb === "roman") return say("board-trader-roman", { place });
  if (offer.piece === "romanisation") return say("board-trader-conquer", { place });
  if (offer.piece === "orders") return say("board-trader-away", { place });
  const token = tokenName(offer.piece!, say);
  if (offer.raises) {
    return say("board-trader-raise", { place, token, points: offer.points ?? 0 });
  }
  return say("board-trader-put", { token, place });
}

/** Any move of Celtic Trader. */
export function deedLabel(offer: Offer, say: Speech): string {
  const { verb, piece, place } = offer;
  const token = (): string => tokenName(piece!, say);
  switch (verb) {
    case "go":
      return wayLabel({ place: place!, cost: offer.cost ?? 0 }, say);
    case "roman":
      return putLabel(offer, say);
    case "role":
      return say("board-trader-role", { role: say(`word-trader-role-${piece!}`) });
    case "buy":
      return say("board-trader-buy", {
        ability: say(`word-trader-ability-${piece!}`),
        cost: offer.cost ?? 0,
      });
    case "claim":
      return say("board-trader-claim", { points: offer.points ?? 0 });
    case "deliver":
      return say("board-trader-deliver", { token: token(), points: offer.points ?? 0 });
    case "pick":
      return say(offer.halts ? "board-trader-pick-halts" : "board-trader-pick", { token: token() });
    case "drop":
      return say("board-trader-drop", { token: token() });
    case "resolve":
      return place === undefined
        ? say("board-trader-resolve", { kind: piece!, token: token() })
        : putLabel(offer, say);
    case "stay":
      return say("board-trader-stay");
    case "halt":
      return say(offer.ends ? "board-trader-halt-ends" : "board-trader-halt");
    case "end":
      return say("board-trader-end");
    default:
      return offer.text;
  }
}

/** What there is to be pointed at on the map; null if nothing is. */
export function pointLabel(
  offers: readonly Offer[],
  inHand: string | null,
  say: Speech,
): string | null {
  if (offers.some(({ verb }) => verb === "go")) return say("board-trader-walk");
  if (offers.some(({ verb }) => verb === "roman")) return say("board-trader-point-roman");
  const puts = offers.filter(({ piece, place }) => piece === inHand && place !== undefined);
  if (inHand === null || puts.length === 0) return null;
  const token = tokenName(inHand, say);
  return puts.some(({ raises }) => raises)
    ? say("board-trader-point-raise", { token })
    : say("board-trader-point", { kind: inHand, token });
}

/** What an ability gives at a level, as it is printed. */
export function abilityValue({ ability, levels }: AbilityTrack, level: number): string {
  const value = levels[level] ?? 0;
  if (typeof value !== "number") return value.join("/");
  return ability === "trading" ? signed(value) : String(value);
}

/** How many goods a trader can carry. */
export function carryingLimit(abilities: readonly AbilityTrack[], player: PlayerView): number {
  const track = abilities.find(({ ability }) => ability === "carrying");
  const value = track?.levels[player.carrying] ?? 0;
  return typeof value === "number" ? value : value[0];
}
