import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import sample from "../../../gallery/games/keltis/sample.json";
import { names, say } from "../../../gallery/voice";
import KeltisBoard from "../../../src/games/keltis/board/KeltisBoard.svelte";
import { Field } from "../../../src/games/keltis/board/field";
import { direction } from "../../../src/games/keltis/board/direction";
import { pointed } from "../../../src/games/keltis/pointed";
import type { Effect, StaticData, KeltisView, Offer } from "../../../src/games/keltis/types";
import type { Tried } from "../../../src/wire/types";

afterEach(cleanup);
const common = { names, say, ways: [], spot: null, effects: [], onwalk: () => {} };
const staticData = sample.staticData as StaticData;

describe("Keltis", () => {
  const view = sample.view as KeltisView;
  const show = (changes: object = {}) => {
    const onchoose = vi.fn<(text: string) => void>();
    const offers = sample.offers as Offer[];
    render(KeltisBoard, { ...common, view, staticData, seat: "B", offers, onchoose, ...changes });
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
    const looking = screen.getByRole("button", { name: "All rows of the others" });
    for (const button of screen.queryAllByRole("button")) {
      if (button !== looking) expect(button).toHaveProperty("disabled", true);
    }
  });

  it("says why a stone that does not fit can't be laid, when it is tried", async () => {
    const turn = { ...view, phase: "turn", revealed: null, middle: ["B2", "G7"] };
    const onwhy = vi.fn<(tried: Tried) => void>();
    const onchoose = show({ view: turn, offers: [], onwhy });
    await fireEvent.click(screen.getByRole("button", { name: /^blue 2/ }));
    expect(onwhy.mock.calls).toEqual([[{ verb: "take", piece: "B2" }]]);
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

  it("points at one's own wishing stones where a lesson speaks of them", () => {
    show();
    const found = pointed("wishing-stones").flatMap((at) => [...document.querySelectorAll(at)]);
    expect(found.map((line) => line.querySelector("dt")?.textContent)).toEqual([
      expect.stringMatching(/^Wishing stones/),
    ]);
  });

  it("turns up the stone that was pointed at, and keeps the others where they lie", () => {
    const field = new Field(55);
    const before = field.filled(55);
    expect(before.every((lies) => lies)).toBe(true);
    field.pick(30, 55);
    expect(field.next(55)).toBe(30);
    const after = field.filled(54);
    expect(after.flatMap((lies, place) => (lies ? [] : [place]))).toEqual([30]);
    expect(field.filled(0).some((lies) => lies)).toBe(false);
  });

  it("says that a clover lets somebody play on, until something else is done", async () => {
    const turn = { ...view, phase: "turn", revealed: null, to_act: "A" } as const;
    const props = { ...common, staticData, onchoose: () => {}, view: turn, seat: null, offers: [] };
    const { rerender } = render(KeltisBoard, props);
    expect(screen.queryByText(/plays again/)).toBeNull();
    const laid: Effect[] = [
      { kind: "laid", seat: "A", piece: "G0" },
      { kind: "again", seat: "A" },
    ];
    await rerender({ ...props, view: { ...turn }, effects: laid });
    expect(screen.getByText(/plays again/)).toBeTruthy();
    await rerender({ ...props, view: { ...turn }, effects: [] });
    expect(screen.queryByText(/plays again/)).toBeNull();
  });

  it("shows which way a series runs", () => {
    expect([direction([5]), direction([1, 7]), direction([9, 0])]).toEqual([null, "up", "down"]);
  });
});
