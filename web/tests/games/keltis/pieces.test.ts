import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import keltis from "../../../gallery/games/keltis/sample.json";
import { Stones } from "../../../src/games/keltis/pieces";
import type { StaticData } from "../../../src/games/keltis/types";
import { SIGHTS, colour, contrast, nearest } from "../../pieces/sight";

const staticData = keltis.staticData as StaticData;
const COLOURS = staticData.colours.map(({ letter }) => letter);
const palette = readFileSync("src/games/keltis/pieces/palette.css", "utf8");

it.each(Object.entries(SIGHTS))("stone colours differ clearly, seen with %s", (_, sight) => {
  const stones = COLOURS.map((letter) => colour(palette, `stone-${letter}`));
  expect(nearest(stones, sight)).toBeGreaterThan(17);
});

it("marks on stones stand out from their ground", () => {
  for (const letter of COLOURS) {
    const ground = colour(palette, `stone-${letter}`);
    expect(contrast(ground, colour(palette, `on-stone-${letter}`))).toBeGreaterThan(3);
  }
});

it("every stone of a table is known by its name, as it is printed", () => {
  const stones = new Stones(staticData);
  expect(staticData.tiles).toHaveLength(55);
  for (const tile of staticData.tiles) expect(stones.named(tile.tile)).toEqual(tile);
  expect(() => stones.named("G11")).toThrow("G11");
});
