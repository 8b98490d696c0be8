import { curvePoints, type Atlas, type Point } from "./atlas";
import type { Curve, Tile } from "../types";

/** A point of a road, and those that come next to it. */
interface Milestone {
  readonly at: Point;
  readonly next: { readonly stone: Milestone; readonly far: number }[];
}

const STONES_OF_A_CURVE = 6;
/** So close together two ends are one. */
const SAME = 1;

/** The roads of a map, to be walked along. */
export class Roads {
  readonly #atlas: Atlas;
  readonly #sections = new Map<string, Milestone[]>();
  readonly #middles = new Map<string, Milestone>();

  constructor(atlas: Atlas, joined: readonly (readonly [string, string])[]) {
    this.#atlas = atlas;
    for (const tile of atlas.tiles) this.#lay(tile);
    for (const [one, other] of joined) this.#join(one, other);
  }

  /** The points of the way between two places, both included. */
  along(from: string, to: string): Point[] {
    const [first, last] = [this.#at(from), this.#at(to)];
    const back = new Map<Milestone, Milestone | null>([[first, null]]);
    const far = new Map<Milestone, number>([[first, 0]]);
    const open = new Set([first]);
    while (open.size > 0) {
      const here = nearest(open, (stone) => far.get(stone)!);
      if (here === last) break;
      open.delete(here);
      for (const { stone, far: step } of here.next) {
        const there = far.get(here)! + step;
        if (there >= (far.get(stone) ?? Infinity)) continue;
        far.set(stone, there);
        back.set(stone, here);
        open.add(stone);
      }
    }
    const way: Point[] = [];
    for (let stone = back.has(last) ? last : null; stone; stone = back.get(stone) ?? null) {
      way.unshift(stone.at);
    }
    return [this.#atlas.standing(from), ...way, this.#atlas.standing(to)];
  }

  /** The points of a way through several places. */
  through(places: readonly string[]): Point[] {
    return places.slice(1).flatMap((place, n) => this.along(places[n]!, place));
  }

  /** Sets the milestones of a tile's sections; where its lines meet, there is but one. */
  #lay(tile: Tile): void {
    const { roads } = this.#atlas.layout(tile);
    const middle: Milestone = { at: { x: tile.at[0], y: tile.at[1] }, next: [] };
    if (tile.name !== undefined) this.#middles.set(tile.name, middle);
    for (const [section, lines] of Object.entries(roads)) {
      const stones: Milestone[] = [];
      for (const line of lines) {
        let last: Milestone | null = null;
        for (const at of points(line, tile)) {
          const stone = stones.find((other) => apart(other.at, at) < SAME) ?? { at, next: [] };
          if (!stones.includes(stone)) stones.push(stone);
          if (last && last !== stone) link(last, stone);
          last = stone;
        }
      }
      // All roads of a stronghold meet in its middle.
      if (tile.name !== undefined)
        link(
          nearest(stones, (stone) => apart(stone.at, middle.at)),
          middle,
        );
      this.#sections.set(section, stones);
    }
  }

  #join(one: string, other: string): void {
    const [stones, others] = [this.#sections.get(one)!, this.#sections.get(other)!];
    for (const stone of stones) {
      const same = others.find(({ at }) => apart(at, stone.at) < SAME);
      if (same) link(stone, same);
    }
  }

  #at(place: string): Milestone {
    const middle = this.#middles.get(place);
    if (middle) return middle;
    const at = this.#atlas.standing(place);
    return nearest(this.#sections.get(place)!, (stone) => apart(stone.at, at));
  }
}

/** Points of a line of cubic curves. */
function points(line: readonly Curve[], { at: [left, top] }: Tile): Point[] {
  return line
    .flatMap((curve) => curvePoints(curve, STONES_OF_A_CURVE))
    .map(([x, y]) => ({ x: left + x, y: top + y }));
}

function link(one: Milestone, other: Milestone): void {
  const far = apart(one.at, other.at);
  one.next.push({ stone: other, far });
  other.next.push({ stone: one, far });
}

/** How far two points lie apart. */
export function apart(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** The nearest of some, which must not be none. */
export function nearest<T>(some: Iterable<T>, far: (one: T) => number): T {
  let [found, least]: [T | undefined, number] = [undefined, Infinity];
  for (const one of some) {
    if (far(one) < least) [found, least] = [one, far(one)];
  }
  return found!;
}
