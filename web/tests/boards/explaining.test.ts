import { cleanup, render } from "@testing-library/svelte";
import { afterEach, describe, expect, it } from "vitest";
import { CATALOGUES } from "../../gallery/catalogues";
import { boardProps } from "../../gallery/samples";
import { names } from "../../gallery/voice";
import { beside, type Box } from "../../src/boards/beside";
import { explain } from "../../src/boards/explaining";
import { explanations, KNOWN_GAMES, loadTable } from "../../src/games";
import { speech, type Language } from "../../src/speech";
import type { View } from "../../src/wire/types";

afterEach(cleanup);

const LANGUAGES = Object.entries(CATALOGUES);

describe.each(KNOWN_GAMES)("the things of %s", (game) => {
  it.each(LANGUAGES)("are all explained in %s", async (language, catalogue) => {
    const { Board, things } = await loadTable(game);
    const say = speech(language, catalogue, await explanations(game, language as Language));
    const props = { ...boardProps(game), names, say };
    render(Board, { ...props, onchoose: () => {} });
    const drawn = [...document.querySelectorAll("[data-explains]")];
    const named = new Set(drawn.map((one) => one.getAttribute("data-explains")!));
    expect(named.size).toBeGreaterThan(20);
    for (const thing of named) {
      const told = explain(things, { ...props, ways: props.ways ?? [] }, thing);
      expect(told?.name, thing).toMatch(/\S/);
      expect(told?.words, thing).toMatch(/[^{}]+[.!]$/);
      if (!thing.startsWith("seat ")) expect(told?.rule, thing).toMatch(/^[TRC]\d+a?$/);
    }
  });
});

it("a game that only the server knows says where everything lies", async () => {
  const game = "fidchell";
  const { Board, things } = await loadTable(game);
  const zones = [
    {
      place: "board",
      pieces: [
        { kind: "king", seat: "A" },
        { kind: "pawn", count: 3 },
      ],
    },
    { place: "hand", seat: "B", pieces: [] },
  ];
  const view = { game, to_act: "A", sheets: { A: { total: 2, lines: [] } }, zones };
  const shown = {
    ...{ view: view as unknown as View, staticData: { game, seats: 2 }, ways: [] },
    ...{ seat: null, names, say: speech("en", CATALOGUES.en) },
  };
  const still = { offers: [], spot: null, effects: [], onchoose: () => {}, onwalk: () => {} };
  render(Board, { ...shown, ...still });
  const drawn = [...document.querySelectorAll("[data-explains]")];
  const told = drawn.map((one) => explain(things, shown, one.getAttribute("data-explains")!));
  expect(told.map((one) => one && `${one.name}: ${one.words}`)).toEqual(
    expect.arrayContaining([
      "Board: Board: king of Patrick, 3 × pawn.",
      "King of Patrick: Lies here: Board.",
      "3 × pawn: Lies here: Board.",
      "Patrick: Is to move now.",
      "Patrick: 2 points: Nothing counts yet. The most at the end wins.",
    ]),
  );
});

it("complains of a thing that nobody explains", async () => {
  const { things } = await loadTable(KNOWN_GAMES[0]!);
  const shown = {
    ...boardProps(KNOWN_GAMES[0]!),
    names,
    say: speech("en", CATALOGUES.en),
    ways: [],
  };
  expect(() => explain(things, shown, "dragon A")).toThrow("nobody explains dragon A");
});

describe("the words beside a thing", () => {
  const room = { width: 390, height: 664 };
  const words = { width: 300, height: 90 };
  const box = (left: number, top: number, width: number, height: number): Box => ({
    ...{ left, top, width, height },
  });
  const covers = ({ x, y }: { x: number; y: number }, { left, top, width, height }: Box): boolean =>
    x < left + width && left < x + words.width && y < top + height && top < y + words.height;

  it.each([
    ["in the middle", box(180, 300, 40, 40)],
    ["at the top", box(10, 2, 40, 40)],
    ["at the bottom right", box(345, 620, 40, 40)],
    ["that is as wide as the window", box(0, 200, 390, 60)],
    ["between the bars", box(0, 100, 390, 464)],
  ])("do not cover one %s, and stay in the window", (_, thing) => {
    const at = beside(thing, words, room, null);
    expect(covers(at, thing)).toBe(false);
    expect(at.x).toBeGreaterThanOrEqual(0);
    expect(at.y).toBeGreaterThanOrEqual(0);
    expect(at.x + words.width).toBeLessThanOrEqual(room.width);
    expect(at.y + words.height).toBeLessThanOrEqual(room.height);
  });

  it("keep off the pointer where the thing fills the window", () => {
    const pointer = { x: 200, y: 300 };
    const at = beside(box(0, 0, 390, 664), words, room, pointer);
    expect(covers(at, box(pointer.x, pointer.y, 1, 1))).toBe(false);
  });
});
