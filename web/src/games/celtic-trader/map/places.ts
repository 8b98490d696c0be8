import { properName, type Speech } from "../../../speech";
import { seatsOf, type Seat } from "../../../pieces";
import type { Atlas, Point } from "./atlas";
import { tokenName } from "../board/labels";
import type { CelticTraderView } from "../types";

/** What stands and lies at a place, in words. */
export function thingsAt(
  place: string,
  view: CelticTraderView,
  atlas: Atlas,
  names: Readonly<Record<string, string>>,
  say: Speech,
): string[] {
  const tile = atlas.tile(place);
  const built =
    tile.kind === "circle"
      ? [say("word-celtic-trader-phase-circle")]
      : tile.name === place
        ? [
            say(
              place in view.charts
                ? "word-celtic-trader-phase-stronghold"
                : "board-celtic-trader-city",
            ),
          ]
        : [];
  const lying = (view.spots[place] ?? []).map((kind) => tokenName(kind, say));
  const roman = view.romans.includes(place) ? [tokenName("roman", say)] : [];
  const standing = Object.entries(view.players)
    .filter(([, { at }]) => at === place)
    .map(([seat]) => names[seat] ?? seat);
  return [...built, ...lying, ...roman, ...standing];
}

/** A place with what is there. */
export function placeLabel(label: string, things: readonly string[], say: Speech): string {
  return things.length > 0
    ? say("board-celtic-trader-there", { place: label, names: things.join(", ") })
    : label;
}

/** A place by its name; the stone circle has one, and a section of its own. */
export function placeName(place: string, atlas: Atlas, say: Speech): string {
  const name = properName(place);
  if (atlas.tile(place).kind !== "circle") return name;
  return `${say("word-celtic-trader-phase-circle")} (${name})`;
}

/** A trader on the map; `at` is the middle of the figure. */
export interface Standing {
  readonly seat: Seat;
  readonly place: string;
  readonly at: Point;
}

/** So far above the road the middle of a figure is. */
export const LIFT = -18;
const BESIDE = 30;

/** Where the traders stand; several at one place stand side by side. */
export function standings(view: CelticTraderView, atlas: Atlas): Standing[] {
  const all = seatsOf(view.players).flatMap((seat) => {
    const place = view.players[seat]?.at ?? null;
    return place === null ? [] : [{ seat, place }];
  });
  return all.map(({ seat, place }) => {
    const here = all.filter((other) => other.place === place);
    const nth = here.findIndex((other) => other.seat === seat);
    const { x, y } = atlas.standing(place);
    return { seat, place, at: { x: x + (nth - (here.length - 1) / 2) * BESIDE, y: y + LIFT } };
  });
}
