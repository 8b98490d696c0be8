import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import traderSample from "../gallery/samples/celtic-trader.json";
import keltisSample from "../gallery/samples/keltis.json";
import tainSample from "../gallery/samples/tain.json";
import { names, say } from "../gallery/voice";
import KeltisBoard from "../src/boards/keltis/KeltisBoard.svelte";
import { Field } from "../src/boards/keltis/field";
import { lastLaid } from "../src/boards/keltis/last-laid";
import { direction, type KeltisView } from "../src/boards/keltis/view";
import type { Offer, Way } from "../src/boards/offers";
import TainBoard from "../src/boards/tain/TainBoard.svelte";
import { laid, type TainFurnishing, type TainView } from "../src/boards/tain/view";
import { Panning } from "../src/boards/trader/panning.svelte";
import TraderBoard from "../src/boards/trader/TraderBoard.svelte";
import type { TraderFurnishing, TraderLayout, TraderView } from "../src/boards/trader/view";

afterEach(cleanup);
const common = { names, say };

describe("Keltis", () => {
  const view = keltisSample.view as KeltisView;
  const show = (changes: object = {}) => {
    const onchoose = vi.fn<(text: string) => void>();
    const offers = keltisSample.offers as Offer[];
    render(KeltisBoard, { ...common, view, seat: "B", offers, onchoose, ...changes });
    return onchoose;
  };

  it("sends the answer to a revealed stone and says that a clover plays again", async () => {
    const onchoose = show();
    expect(screen.getByText(/You play again/)).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Keep it" }));
    expect(onchoose.mock.calls).toEqual([["keep"]]);
  });

  it("offers a face-up stone only when the server does", async () => {
    const turn = { ...view, phase: "turn", revealed: null, middle: ["B2", "G7"] };
    const offers = [{ text: "take G7", verb: "take", piece: "G7", place: "G", gain: -4 }];
    const onchoose = show({ view: turn, offers });
    expect(screen.getByRole("button", { name: /blue 2/ })).toHaveProperty("disabled", true);
    await fireEvent.click(screen.getByRole("button", { name: /green 7.*−4/ }));
    expect(onchoose.mock.calls).toEqual([["take G7"]]);
  });

  it("lets a spectator look and not touch", () => {
    show({ seat: null, offers: [] });
    for (const button of screen.queryAllByRole("button")) {
      expect(button).toHaveProperty("disabled", true);
    }
  });

  it("says why a stone that does not fit can't be laid, when it is tried", async () => {
    const turn = { ...view, phase: "turn", revealed: null, middle: ["B2", "G7"] };
    const onwhy = vi.fn<(text: string) => void>();
    const onchoose = show({ view: turn, offers: [], onwhy });
    await fireEvent.click(screen.getByRole("button", { name: /^blue 2/ }));
    expect(onwhy.mock.calls).toEqual([["take B2"]]);
    expect(onchoose).not.toHaveBeenCalled();
  });

  it("shows which values still fit each row, as the server has it", () => {
    const fits = { A: ["B9", "Y0"], B: ["G10"], C: [] };
    show({ view: { ...view, fits } });
    expect(screen.getAllByText(/^Still fit/).map((one) => one.textContent)).toEqual([
      "Still fit: 10.",
      "Still fit: 9.",
      "Still fit: 0.",
    ]);
  });

  it("turns up the stone that was pointed at, and keeps the others where they lie", () => {
    const field = new Field();
    const before = field.filled(55);
    expect(before.every((lies) => lies)).toBe(true);
    field.pick(30, 55);
    expect(field.next(55)).toBe(30);
    const after = field.filled(54);
    expect(after.flatMap((lies, place) => (lies ? [] : [place]))).toEqual([30]);
    expect(field.filled(0).some((lies) => lies)).toBe(false);
  });

  it("sees who laid a stone, and that a clover lets them play on", () => {
    const turn = { ...view, phase: "turn", revealed: null, to_act: "A" } as const;
    const series = { ...view.series, A: { ...view.series.A, G: [5, 2, 0, 6] } };
    const laid = { seat: "A", stone: "G6" };
    expect(lastLaid(turn, { ...turn, series })).toEqual({ ...laid, again: true });
    expect(lastLaid(turn, { ...turn, series, to_act: "B" })).toEqual({ ...laid, again: false });
    expect(lastLaid(turn, turn)).toBeNull();
    expect(lastLaid({ ...turn, series }, turn)).toBeNull();
  });

  it("shows which way a series runs", () => {
    expect([direction([5]), direction([1, 7]), direction([9, 0])]).toEqual([null, "up", "down"]);
  });
});

describe("Táin", () => {
  const view = tainSample.view as TainView;
  const show = (changes: object = {}) => {
    const onchoose = vi.fn<(text: string) => void>();
    const furnishing = tainSample.furnishing as TainFurnishing;
    const offers = tainSample.offers as Offer[];
    render(TainBoard, { ...common, view, furnishing, seat: "B", offers, onchoose, ...changes });
    return onchoose;
  };
  const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));

  it("takes a token first and then a place", async () => {
    const onchoose = show();
    await press(/^warrior/);
    await press(/inside Brigitte’s pasture gate 1/);
    expect(onchoose.mock.calls).toEqual([["W>B1"]]);
  });

  it("takes a place first and then a token", async () => {
    const onchoose = show();
    await press(/the kingdom’s left place/);
    const boy = screen.getByRole("button", { name: /^boy/ });
    expect(boy.getAttribute("aria-disabled")).toBe("true");
    await press(/^chief, 1 left/);
    expect(onchoose.mock.calls).toEqual([["C>K1"]]);
  });

  it("tells a screen reader whose face-down token lies where, and never its kind", () => {
    show();
    const raider = screen.getByRole("button", { name: /outside Brigitte’s pasture gate 1/ });
    expect(raider.getAttribute("aria-label")).toContain("face-down token of Arthur");
  });

  it("asks whom to free", async () => {
    const offers = [
      { text: "free B", verb: "free", piece: "B" },
      { text: "free D", verb: "free", piece: "D" },
    ];
    const onchoose = show({ offers });
    await press(/Free the chief’s daughter/);
    expect(onchoose.mock.calls).toEqual([["free D"]]);
  });

  it("reads places as they are written", () => {
    expect(laid("-")).toBeNull();
    expect(laid("C:?")).toEqual({ clan: "C", kind: null });
    expect(laid("W", "A")).toEqual({ clan: "A", kind: "W" });
  });
});

describe("Celtic Trader", () => {
  const show = (changes: object = {}) => {
    const [onchoose, onwalk] = [vi.fn<(text: string) => void>(), vi.fn()];
    render(TraderBoard, {
      ...common,
      view: traderSample.view as unknown as TraderView,
      furnishing: traderSample.furnishing as unknown as TraderFurnishing,
      layout: traderSample.layout as unknown as TraderLayout,
      seat: "B",
      offers: traderSample.offers as Offer[],
      ways: traderSample.reach as Way[],
      onchoose,
      onwalk,
      ...changes,
    });
    return { onchoose, onwalk };
  };
  const map = () => within(screen.getByRole("group", { name: "The map" }));

  it("walks a far way as one batch, by keyboard too", async () => {
    const { onwalk } = show();
    const way = (traderSample.reach as Way[]).find(({ moves }) => moves.length > 1)!;
    const target = map().getByRole("button", { name: new RegExp(`^${way.place}: `, "i") });
    await fireEvent.keyDown(target, { key: "Enter" });
    expect(onwalk.mock.calls).toEqual([[way.moves]]);
  });

  it("warns where a Roman token would end the turn", () => {
    show();
    const stopped = (traderSample.reach as Way[]).filter(({ ends }) => ends);
    expect(stopped.length).toBeGreaterThan(0);
    expect(map().getAllByRole("button", { name: /ends your turn/ })).toHaveLength(stopped.length);
  });

  it("points only at the places of the drawn token in hand", async () => {
    const offers = [
      { text: "resolve roman@T08", verb: "resolve", piece: "roman", place: "T08" },
      { text: "resolve wheat+iceni", verb: "resolve", piece: "wheat", place: "iceni", points: 4 },
    ];
    const turn = { ...traderSample.view.turn, drawn: ["roman", "wheat"] };
    const { onchoose } = show({ offers, ways: [], view: { ...traderSample.view, turn } });
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
