import { cleanup, render, screen, within } from "@testing-library/svelte";
import { afterEach, expect, it } from "vitest";
import sample from "../../../gallery/games/keltis/sample.json";
import { names, say } from "../../../gallery/voice";
import KeltisBoard from "../../../src/games/keltis/board/KeltisBoard.svelte";
import type { StaticData, Tile, View } from "../../../src/games/keltis/types";

afterEach(cleanup);

const VALUES = 13;
const printed = sample.staticData as StaticData;

/** Four colours of thirteen values; every 12 brings two points, every 0 is a clover. */
const colours = printed.colours.slice(0, 4);
const tiles = colours.flatMap(({ letter: colour }) =>
  Array.from({ length: VALUES }, (_, value): Tile => {
    const tile = { tile: `${colour}${value}`, colour, value };
    if (value === 12) return { ...tile, symbol: "bonus", bonus: 2 };
    return value === 0 ? { ...tile, symbol: "clover" } : tile;
  }),
);
const staticData: StaticData = {
  ...printed,
  colours,
  values: Array.from({ length: VALUES }, (_, value) => value),
  tiles,
};
const lines = [
  ...colours.map(({ name }, n) => ({ label: name, count: n, points: 7 * n })),
  { label: "wishing-stones", count: 0, points: -9 },
  { label: "bonus", count: 1, points: 2 },
];
const laid = ["B12", "Y0"];
const view: View = {
  ...(sample.view as View),
  seats: 2,
  to_act: "A",
  phase: "turn",
  revealed: null,
  middle: laid,
  face_down: tiles.map(({ tile }) => tile).filter((tile) => !laid.includes(tile)),
  series: { A: { N: [12, 3] }, B: {} },
  fits: { A: ["B12"], B: ["Y0"] },
  sheets: { A: { total: 35, lines }, B: { total: -9, lines } },
};

it("a table with other colours, values and carvings is drawn and totalled as it is told", () => {
  const rest = {
    names,
    say,
    ways: [],
    spot: null,
    effects: [],
    onwalk: () => {},
    onchoose: () => {},
  };
  const { container } = render(KeltisBoard, { ...rest, view, staticData, seat: "A", offers: [] });

  // A place for each of the 52 stones, of which two lie face up.
  expect(container.querySelectorAll(".field .stone")).toHaveLength(4 * VALUES - 2);
  expect(container.querySelectorAll(".field .hollow")).toHaveLength(2);
  const field = container.querySelector<HTMLElement>(".field button")!;
  expect(field.style.getPropertyValue("--columns")).toBe(String(VALUES));

  screen.getByRole("button", { name: /^blue 12, bonus \+2/ });
  screen.getByRole("button", { name: /^yellow 0, clover/ });

  const [own] = screen.getAllByRole("article");
  const series = within(own!).getAllByRole("listitem");
  expect(series.map((row) => row.getAttribute("aria-label"))).toEqual(
    colours.map(({ letter }, n) => `${say(`word-keltis-colour-${letter}`)}: ${7 * n}`),
  );
  expect(own!.textContent).toContain("35");
  expect(own!.textContent).toContain("−9");
});
