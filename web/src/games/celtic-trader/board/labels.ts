import { properName, type Speech } from "../../../speech";
import { signed } from "../../../boards/offers";
import type { AbilityTrack, Offer, PlayerView, Way } from "../types";

/** A token in words. */
export function tokenName(kind: string, say: Speech): string {
  return say(`word-celtic-trader-token-${kind}`);
}

/** Where a way leads, and what it costs. */
export function wayLabel(way: Pick<Way, "place" | "cost" | "ends">, say: Speech): string {
  const label = say("board-celtic-trader-way", { place: properName(way.place), cost: way.cost });
  return way.ends ? say("board-celtic-trader-way-ends", { way: label }) : label;
}

/** What is put where by pointing at the map. */
export function putLabel(offer: Offer, say: Speech): string {
  const place = properName(offer.place!);
  if (offer.verb === "roman") return say("board-celtic-trader-roman", { place });
  if (offer.piece === "romanisation") return say("board-celtic-trader-conquer", { place });
  if (offer.piece === "orders") return say("board-celtic-trader-away", { place });
  const token = tokenName(offer.piece!, say);
  if (offer.raises) {
    return say("board-celtic-trader-raise", { place, token, points: offer.points ?? 0 });
  }
  return say("board-celtic-trader-put", { token, place });
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
      return say("board-celtic-trader-role", { role: say(`word-celtic-trader-role-${piece!}`) });
    case "buy":
      return say("board-celtic-trader-buy", {
        ability: say(`word-celtic-trader-ability-${piece!}`),
        cost: offer.cost ?? 0,
      });
    case "claim":
      return say("board-celtic-trader-claim", { points: offer.points ?? 0 });
    case "deliver":
      return say("board-celtic-trader-deliver", { token: token(), points: offer.points ?? 0 });
    case "pick":
      return say(offer.halts ? "board-celtic-trader-pick-halts" : "board-celtic-trader-pick", {
        token: token(),
      });
    case "drop":
      return say("board-celtic-trader-drop", { token: token() });
    case "resolve":
      return place === undefined
        ? say("board-celtic-trader-resolve", { kind: piece!, token: token() })
        : putLabel(offer, say);
    case "stay":
      return say("board-celtic-trader-stay");
    case "halt":
      return say(offer.ends ? "board-celtic-trader-halt-ends" : "board-celtic-trader-halt");
    case "end":
      return say("board-celtic-trader-end");
    default:
      return offer.text;
  }
}

/** What buying an ability brings: its next level, and the points that come with it. */
export function improvement(
  { piece, gain = 0 }: Offer,
  abilities: readonly AbilityTrack[],
  player: PlayerView,
  say: Speech,
): string {
  const track = abilities.find(({ ability }) => ability === piece)!;
  const level = player[track.ability];
  return say("board-celtic-trader-improvement", {
    before: abilityValue(track, level),
    after: abilityValue(track, level + 1),
    gain: signed(gain),
  });
}

/** What there is to be pointed at on the map; null if nothing is. */
export function pointLabel(
  offers: readonly Offer[],
  inHand: string | null,
  say: Speech,
): string | null {
  if (offers.some(({ verb }) => verb === "go")) return say("board-celtic-trader-walk");
  if (offers.some(({ verb }) => verb === "roman")) return say("board-celtic-trader-point-roman");
  const puts = offers.filter(({ piece, place }) => piece === inHand && place !== undefined);
  if (inHand === null || puts.length === 0) return null;
  const token = tokenName(inHand, say);
  return puts.some(({ raises }) => raises)
    ? say("board-celtic-trader-point-raise", { token })
    : say("board-celtic-trader-point", { kind: inHand, token });
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
