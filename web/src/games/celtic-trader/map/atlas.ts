import type {
  Curve,
  StaticData,
  Point as Spot,
  Resource,
  Tile,
  TileLayout,
  CelticTraderLayout,
} from "../types";

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How much sea is seen round the land, in sides of a tile. */
const COAST = 0.1;

/** Finds every place of a map on paper. */
export class Atlas {
  readonly tiles: readonly Tile[];
  readonly corners: string;
  /** The rectangle that holds all tiles: left, top, width, height. */
  readonly bounds: readonly [number, number, number, number];
  readonly #layout: CelticTraderLayout;
  readonly #tileOf = new Map<string, Tile>();

  constructor({ map, layout }: StaticData) {
    this.#layout = layout;
    this.tiles = map.tiles;
    this.corners = map.hex.corners.map(([x, y]) => `${x},${y}`).join(" ");
    for (const tile of map.tiles) {
      if (tile.name !== undefined) this.#tileOf.set(tile.name, tile);
      for (const section of tile.sections) this.#tileOf.set(section, tile);
    }
    // As far as the land, and a coast round it.
    const margin = map.hex.side * COAST;
    const corners = map.tiles.flatMap(({ at }) =>
      map.hex.corners.map(([x, y]): Spot => [at[0] + x, at[1] + y]),
    );
    const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
    const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
    this.bounds = [left, top, Math.max(...xs) + margin - left, Math.max(...ys) + margin - top];
  }

  /** Everywhere that a traveller can stand. */
  get places(): string[] {
    return [...this.#tileOf.keys()];
  }

  /** The tile on which a place lies. */
  tile(place: string): Tile {
    return this.#tileOf.get(place)!;
  }

  layout(tile: Tile): TileLayout {
    return this.#layout[tile.id]!;
  }

  /** Where a traveller stands: in the middle of a stronghold, or on the road. */
  standing(place: string): Point {
    const tile = this.#tileOf.get(place)!;
    if (tile.name === place) return from(tile, [0, 0]);
    const { hubs, romans } = this.layout(tile);
    // Where roads pass each other their middles lie too close together to be told apart.
    const alone = tile.sections.length === 1;
    return from(tile, (alone ? hubs[place] : romans[place]) ?? hubs[place]!);
  }

  /** Where a Roman token lies. */
  roman(place: string): Point {
    const tile = this.#tileOf.get(place)!;
    return from(tile, this.layout(tile).romans[place] ?? [0, 0]);
  }

  /** Where a resource lies. */
  spot(section: string, resource: Resource): Point {
    const tile = this.#tileOf.get(section)!;
    const spots = this.layout(tile).spots[section];
    return from(tile, spots?.[resource] ?? this.layout(tile).hubs[section]!);
  }
}

function from({ at }: Tile, [x, y]: Spot): Point {
  return { x: at[0] + x, y: at[1] + y };
}

/** SVG path data of the branches of a road. */
export function roadPath(branches: readonly (readonly Curve[])[]): string {
  return branches
    .map((curves) =>
      curves
        .map(
          ([start, a, b, end], n) =>
            `${n === 0 ? `M${start.join(" ")}` : ""}C${a.join(" ")} ${b.join(" ")} ${end.join(" ")}`,
        )
        .join(""),
    )
    .join("");
}

/** In which direction a road runs where it comes nearest to a point, in degrees. */
export function heading(branches: readonly (readonly Curve[])[], at: Spot): number {
  let [found, least] = [0, Infinity];
  for (const curve of branches.flat()) {
    const points = curvePoints(curve, 12);
    for (const [n, [x, y]] of points.slice(1).entries()) {
      const [left, top] = points[n]!;
      const far = Math.hypot((x + left) / 2 - at[0], (y + top) / 2 - at[1]);
      if (far < least) [found, least] = [Math.atan2(y - top, x - left), far];
    }
  }
  return (found * 180) / Math.PI;
}

/** Points of a cubic curve, its ends included. */
export function curvePoints([start, a, b, end]: Curve, steps: number): Spot[] {
  return Array.from({ length: steps + 1 }, (_, n) => {
    const t = n / steps;
    const on = (axis: 0 | 1): number =>
      (1 - t) ** 3 * start[axis] +
      3 * (1 - t) ** 2 * t * a[axis] +
      3 * (1 - t) * t ** 2 * b[axis] +
      t ** 3 * end[axis];
    return [on(0), on(1)];
  });
}
