import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import sample from "../../../gallery/games/celtic-trader/sample.json";
import { names, say } from "../../../gallery/voice";
import CelticTraderBoard from "../../../src/games/celtic-trader/board/CelticTraderBoard.svelte";
import type {
  Offer,
  CelticTraderStaticData,
  CelticTraderView,
  Way,
} from "../../../src/games/celtic-trader/types";
import { Panning } from "../../../src/games/celtic-trader/map/panning.svelte";

afterEach(cleanup);
const common = { names, say, spot: null, effects: [] };
const staticData = {
  ...sample.staticData,
  layout: sample.layout,
} as unknown as CelticTraderStaticData;

describe("Celtic Trader", () => {
  const show = (changes: object = {}) => {
    const [onchoose, onwalk] = [vi.fn<(text: string) => void>(), vi.fn()];
    render(CelticTraderBoard, {
      ...common,
      view: sample.view as unknown as CelticTraderView,
      staticData,
      seat: "B",
      offers: sample.offers as Offer[],
      ways: sample.reach as Way[],
      onchoose,
      onwalk,
      ...changes,
    });
    return { onchoose, onwalk };
  };
  const map = () => within(screen.getByRole("group", { name: "The map" }));

  it("walks a far way as one batch, by keyboard too", async () => {
    const { onwalk } = show();
    const way = (sample.reach as Way[]).find(({ moves }) => moves.length > 1)!;
    const target = map().getByRole("button", { name: new RegExp(`^${way.place}: `, "i") });
    await fireEvent.keyDown(target, { key: "Enter" });
    expect(onwalk.mock.calls).toEqual([[way.moves]]);
  });

  it("warns where a Roman token would end the turn", () => {
    show();
    const stopped = (sample.reach as Way[]).filter(({ ends }) => ends);
    expect(stopped.length).toBeGreaterThan(0);
    expect(map().getAllByRole("button", { name: /ends your turn/ })).toHaveLength(stopped.length);
  });

  it("points only at the places of the drawn token in hand", async () => {
    const offers = [
      { text: "resolve roman@T08", verb: "resolve", piece: "roman", place: "T08", aim: "roman" },
      {
        ...{ text: "resolve wheat+iceni", verb: "resolve", piece: "wheat", place: "iceni" },
        ...{ points: 4, raises: true, aim: "stronghold" },
      },
    ];
    const turn = { ...sample.view.turn, drawn: ["roman", "wheat"] };
    const { onchoose } = show({ offers, ways: [], view: { ...sample.view, turn } });
    expect(map().queryByRole("button", { name: /Iceni/ })).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: "wheat" }));
    await fireEvent.click(
      map().getByRole("button", { name: /Iceni: demand for wheat rises to 4/ }),
    );
    expect(onchoose.mock.calls).toEqual([["resolve wheat+iceni"]]);
  });

  it("says that the map is a reconstruction", () => {
    show();
    expect(screen.getByText(/reconstruction/)).toBeTruthy();
  });

  it("never shows anything beyond the map, however near one comes", () => {
    const panning = new Panning([10, 20, 100, 50]);
    panning.closer(2, 1, 1);
    expect(panning.viewBox).toBe("60 45 50 25");
    panning.closer(2, -9, -9);
    expect(panning.viewBox).toBe("10 20 25 12.5");
    panning.closer(1 / 100);
    expect(panning.viewBox).toBe("10 20 100 50");
  });
});
