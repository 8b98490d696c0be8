import type { Resource } from "../../pieces";
import type { Spot, TileLayout, TraderFurnishing, TraderLayout, TraderTile } from "./view";

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Finds every place of a map on paper. */
export class Atlas {
  readonly tiles: readonly TraderTile[];
  readonly corners: string;
  /** The rectangle that holds all tiles: left, top, width, height. */
  readonly bounds: readonly [number, number, number, number];
  readonly #layout: TraderLayout;
  readonly #tileOf = new Map<string, TraderTile>();

  constructor({ map }: TraderFurnishing, layout: TraderLayout) {
    this.#layout = layout;
    this.tiles = map.tiles;
    this.corners = map.hex.corners.map(([x, y]) => `${x},${y}`).join(" ");
    for (const tile of map.tiles) {
      if (tile.name !== undefined) this.#tileOf.set(tile.name, tile);
      for (const section of tile.sections) this.#tileOf.set(section, tile);
    }
    const margin = map.hex.side * 1.15;
    const xs = map.tiles.map(({ at }) => at[0]);
    const ys = map.tiles.map(({ at }) => at[1]);
    const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
    this.bounds = [left, top, Math.max(...xs) + margin - left, Math.max(...ys) + margin - top];
  }

  /** Everywhere that a traveller can stand. */
  get places(): string[] {
    return [...this.#tileOf.keys()];
  }

  layout(tile: TraderTile): TileLayout {
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

function from({ at }: TraderTile, [x, y]: Spot): Point {
  return { x: at[0] + x, y: at[1] + y };
}

/** SVG path data of the branches of a road. */
export function roadPath(branches: readonly (readonly (readonly Spot[])[])[]): string {
  return branches
    .map((curves) =>
      curves
        .map(
          ([start, a, b, end], n) =>
            `${n === 0 ? `M${start!.join(" ")}` : ""}C${a!.join(" ")} ${b!.join(" ")} ${end!.join(" ")}`,
        )
        .join(""),
    )
    .join("");
}
