import type { StaticData, Tile } from "../types";

/** What is carved on a stone besides its value. */
export type Carved = Pick<Tile, "symbol" | "bonus">;

/** The stones of a table by their names. */
export class Stones {
  readonly #tiles: ReadonlyMap<string, Tile>;

  constructor({ tiles }: Pick<StaticData, "tiles">) {
    this.#tiles = new Map(tiles.map((tile) => [tile.tile, tile]));
  }

  /** A stone as it is printed. */
  named(name: string): Tile {
    const tile = this.#tiles.get(name);
    if (!tile) throw new Error(`no stone is called ${name}`);
    return tile;
  }

  /** Some stones as they are printed. */
  all(names: readonly string[]): Tile[] {
    return names.map((name) => this.named(name));
  }
}
