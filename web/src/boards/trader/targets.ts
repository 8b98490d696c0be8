import type { Resource } from "../../pieces";
import type { Speech } from "../../speech";
import type { Offer, Way } from "../offers";
import type { Atlas, Point } from "./atlas";
import { putLabel, wayLabel } from "./labels";

/** A place on the map that can be pointed at. */
export interface Target {
  readonly at: Point;
  readonly label: string;
  /** A number or sign written on it. */
  readonly sign: string;
  readonly warns: boolean;
  /** What is sent: one move, or the steps of a way. */
  readonly moves: readonly string[];
}

const POINTED: readonly string[] = ["resolve", "roman"];

/** Whether a move is made by pointing at the map. */
export function isPointed({ verb, place }: Offer): boolean {
  return verb === "go" || (POINTED.includes(verb) && place !== undefined);
}

/** Where a traveller can go, and where the drawn token in hand can be put. */
export function targets(
  offers: readonly Offer[],
  ways: readonly Way[],
  inHand: string | null,
  atlas: Atlas,
  say: Speech,
): Target[] {
  const walks = ways.map((way) => ({
    at: atlas.standing(way.place),
    label: wayLabel(way, say),
    sign: String(way.cost),
    warns: way.ends ?? false,
    moves: way.moves,
  }));
  const puts = offers
    .filter((offer) => isPointed(offer) && offer.verb !== "go")
    .filter(({ verb, piece }) => verb !== "resolve" || piece === inHand)
    .map((offer) => ({
      at: pointedAt(offer, atlas),
      label: putLabel(offer, say),
      sign: offer.points ? String(offer.points) : "",
      warns: offer.falls !== undefined,
      moves: [offer.text],
    }));
  return [...walks, ...puts];
}

function pointedAt({ text, piece, place }: Offer, atlas: Atlas): Point {
  if (text.includes("+") || piece === "romanisation") return atlas.standing(place!);
  if (piece === "roman" || piece === "orders") return atlas.roman(place!);
  return atlas.spot(place!, piece as Resource);
}
