import { cleanup, render, screen, within } from "@testing-library/svelte";
import { afterEach, expect, it } from "vitest";
import sample from "../../../gallery/games/celtic-trader/sample.json";
import { names, say } from "../../../gallery/voice";
import CelticTraderBoard from "../../../src/games/celtic-trader/board/CelticTraderBoard.svelte";
import type { StaticData, View } from "../../../src/games/celtic-trader/types";
import { properName } from "../../../src/speech";

afterEach(cleanup);

const printed = { ...sample.staticData, layout: sample.layout } as unknown as StaticData;
const seen = sample.view as unknown as View;

/** Five resources, four columns, three levels: a trader who carries ten at the last of them. */
const resources = printed.resources.slice(0, 5);
const columns = [3, 5, 11, 20];
const strongholds = printed.strongholds.filter(({ name }) => name in seen.charts);
const staticData: StaticData = {
  ...printed,
  resources,
  columns,
  strongholds,
  abilities: [
    { ability: "movement", levels: [1, 2, 30], costs: [0, 7, 9] },
    {
      ability: "carrying",
      levels: [
        [1, 0],
        [2, 1],
        [10, 4],
      ],
      costs: [0, 7, 9],
    },
  ],
};
const charts = Object.fromEntries(
  strongholds.map(({ name }, n) => [
    name,
    Object.fromEntries(resources.map((kind, m) => [kind, columns[(n + m) % 4]!])),
  ]),
);
const view: View = {
  ...seen,
  charts,
  players: {
    A: { ...seen.players["A"]!, movement: 2, carrying: 2, carried: ["ore"], rp: 17, vp: 23 },
  },
  sheets: { A: { total: 77, lines: [{ label: "vp", count: 77, points: 77 }] } },
};

it("a table with other columns, resources and abilities is drawn and totalled as it is told", () => {
  const rest = {
    names,
    say,
    ways: [],
    spot: null,
    effects: [],
    onwalk: () => {},
    onchoose: () => {},
  };
  const { container } = render(CelticTraderBoard, {
    ...rest,
    view,
    staticData,
    seat: "A",
    offers: [],
  });

  const demand = screen.getByRole("table", { name: new RegExp(say("board-celtic-trader-demand")) });
  const rows = within(demand).getAllByRole("row").slice(1);
  expect(rows).toHaveLength(strongholds.length);
  for (const [n, row] of rows.entries()) {
    within(row).getByRole("rowheader", { name: properName(strongholds[n]!.name) });
    const cells = within(row).getAllByRole("cell");
    expect(cells.map((cell) => cell.textContent!.trim())).toEqual(
      resources.map((kind) => String(charts[strongholds[n]!.name]![kind])),
    );
    for (const [m, cell] of cells.entries()) {
      expect(cell.querySelectorAll(".track i")).toHaveLength(columns.length);
      const at = (100 * ((n + m) % 4)) / 3;
      expect(parseFloat(cell.querySelector<HTMLElement>(".track b")!.style.left)).toBeCloseTo(at);
      expect(cell.classList.contains("dearest")).toBe((n + m) % 4 === 3);
    }
  }

  const [own] = screen.getAllByRole("article");
  expect(own!.textContent).toContain("77");
  // One of ten is carried.
  expect(own!.querySelectorAll(".carried > i")).toHaveLength(9);
  expect(container.textContent).toContain("10/4");
  expect([...own!.querySelectorAll("details thead td")].map((cell) => cell.textContent)).toEqual([
    "0",
    "7",
    "9",
  ]);
});
