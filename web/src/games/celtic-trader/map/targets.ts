import { isResource } from "../pieces";
import type { Speech } from "../../../speech";
import type { Tried } from "../../../wire/types";
import type { Offer, Way } from "../types";
import type { Atlas, Point } from "./atlas";
import { putLabel, wayLabel } from "../board/labels";
import { apart } from "./roads";

/** A place on the map that can be pointed at. */
export interface Target {
  readonly at: Point;
  readonly place: string;
  readonly label: string;
  /** A number or sign written on it. */
  readonly sign: string;
  readonly warns: boolean;
  /** The radius of the ring around what is pointed at. */
  readonly ring: number;
  /** What is sent: one move, or the steps of a way. */
  readonly moves: readonly string[];
  /** The places through which one walks there. */
  readonly through: readonly string[];
}

/** The rings around a figure, a spot and a Roman place. */
const [STANDING, SPOT, ROMAN] = [29, 26, 21];

/** Whether a move is made by pointing at the map. */
export function isPointed({ verb, aim }: Offer): boolean {
  return verb === "go" || aim !== undefined;
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
    place: way.place,
    label: wayLabel(way, say),
    sign: String(way.cost),
    warns: way.ends ?? false,
    ring: STANDING,
    moves: way.moves,
    through: way.through,
  }));
  const puts = offers
    .filter((offer) => isPointed(offer) && offer.verb !== "go")
    .filter(({ verb, piece }) => verb !== "resolve" || piece === inHand)
    .map((offer) => ({
      at: pointedAt(offer, atlas),
      place: offer.place!,
      label: putLabel(offer, say),
      sign: offer.points ? String(offer.points) : "",
      warns: offer.falls !== undefined,
      ring: ringed(offer),
      moves: [offer.text],
      through: [],
    }));
  return [...walks, ...puts];
}

function ringed({ aim }: Offer): number {
  if (aim === "stronghold") return STANDING;
  return aim === "roman" ? ROMAN : SPOT;
}

function pointedAt({ aim, piece, place }: Offer, atlas: Atlas): Point {
  if (aim === "spot" && isResource(piece)) return atlas.spot(place!, piece);
  return aim === "roman" ? atlas.roman(place!) : atlas.standing(place!);
}

/** The move that whoever points at a place has in mind, be it allowed or not. */
export function attempt(place: string, offers: readonly Offer[], inHand: string | null): Tried {
  if (offers.some(({ verb }) => verb === "roman")) return { verb: "roman", place };
  return inHand === null ? { verb: "go", place } : { verb: "resolve", piece: inHand, place };
}

/** Half the way from a target to the nearest other one. */
export function roomOf(target: Target, all: readonly Target[]): number {
  const others = all.filter((other) => other !== target);
  return Math.min(Infinity, ...others.map(({ at }) => apart(at, target.at) / 2));
}

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/** The target that lies next in the direction of an arrow key. */
export function towards(key: string, from: Point, all: readonly Target[]): Target | null {
  const arrow = ARROWS[key];
  if (!arrow) return null;
  let [found, least]: [Target | null, number] = [null, Infinity];
  for (const target of all) {
    const [x, y] = [target.at.x - from.x, target.at.y - from.y];
    const ahead = x * arrow.x + y * arrow.y;
    const aside = Math.abs(x * arrow.y) + Math.abs(y * arrow.x);
    // What lies more to the side than ahead is another arrow's.
    if (ahead <= 1 || aside > ahead * 1.8) continue;
    if (ahead + aside < least) [found, least] = [target, ahead + aside];
  }
  return found;
}
