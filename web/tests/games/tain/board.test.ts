import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import sample from "../../../gallery/games/tain/sample.json";
import { names, say } from "../../../gallery/voice";
import TainBoard from "../../../src/games/tain/board/TainBoard.svelte";
import { countOf, laid } from "../../../src/games/tain/board/laid";
import { pointed } from "../../../src/games/tain/pointed";
import type { Offer, TainStaticData, TainView } from "../../../src/games/tain/types";

afterEach(cleanup);
const common = { names, say, ways: [], spot: null, effects: [], onwalk: () => {} };

describe("Táin", () => {
  const view = sample.view as TainView;
  const show = (changes: object = {}) => {
    const onchoose = vi.fn<(text: string) => void>();
    const staticData = sample.staticData as TainStaticData;
    const offers = sample.offers as Offer[];
    render(TainBoard, { ...common, view, staticData, seat: "B", offers, onchoose, ...changes });
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

  it("shows what is queued where it will stand, and no longer behind the screen", async () => {
    const offers = sample.offers as Offer[];
    const queued = offers.filter(({ text }) => text === "W>B1");
    const before = countOf(view.clans.B!.unused!, "W");
    const onchoose = show({ queued });
    expect(screen.getByRole("button", { name: `warrior, ${before - 1} left` })).toBeTruthy();
    const left = view.clans.B!.unused_count - 1;
    const own = within(screen.getByRole("article", { name: "Brigitte" }));
    expect(own.getByText(`behind the screen: ${left}`)).toBeTruthy();
    const ghost = screen.getByRole("button", { name: /pasture gate 1: warrior, waits for your/ });
    expect(ghost.getAttribute("aria-disabled")).toBe("false");
    await fireEvent.click(ghost);
    expect(onchoose.mock.calls).toEqual([["W>B1"]]);
  });

  it("points at the jewels of the clan that a lesson names", () => {
    show();
    const found = pointed("jewels:A").flatMap((at) => [...document.querySelectorAll(at)]);
    expect(found).toHaveLength(1);
    expect(screen.getByRole("article", { name: "Patrick" }).contains(found[0]!)).toBe(true);
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
