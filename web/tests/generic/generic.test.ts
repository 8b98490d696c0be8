import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import type { ComponentProps } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CATALOGUES } from "../../gallery/catalogues";
import { names } from "../../gallery/voice";
import { speech } from "../../src/speech";
import GenericBoard from "../../src/generic/GenericBoard.svelte";
import { lettersOf, signOf } from "../../src/generic/signs";
import { blocksOf, layoutOf } from "../../src/generic/zones";
import type { Offer, View, ZoneView } from "../../src/wire/types";

const game = "fidchell";
const say = speech("en", CATALOGUES.en, [
  {
    language: "en",
    text: "piece-fidchell-K = king\nplace-fidchell-a1 = corner\nmove-fidchell-pass = Pass your turn",
  },
]);

afterEach(cleanup);

function seen(zones: ZoneView[] | undefined, more: object = {}): View {
  const sheets = { A: { total: 3, lines: [] }, B: { total: 5, lines: [] } };
  const view = { game, seats: 2, options: {}, to_act: "A", sheets, ...more };
  return (zones ? { ...view, zones } : view) as unknown as View;
}

const onchoose = vi.fn();
const onwhy = vi.fn();

beforeEach(() => {
  onchoose.mockReset();
  onwhy.mockReset();
});

type Props = ComponentProps<typeof GenericBoard>;

function shown(view: View, offers: Offer[] = [], more: Partial<Props> = {}): void {
  render(GenericBoard, {
    ...{ view, offers, onchoose, onwhy, names, say, seat: "A", ways: [], spot: null },
    ...{ staticData: { game, seats: 2 }, effects: [], onwalk: () => {}, ...more },
  });
}

const button = (name: string | RegExp): HTMLElement => screen.getByRole("button", { name });
const press = (name: string | RegExp): Promise<boolean> => fireEvent.click(button(name));

describe("what lies where", () => {
  it("is said in sentences, also what lies face down, whose it is and how many there are", () => {
    shown(
      seen([
        { place: "a1", row: "a", pieces: [] },
        { place: "a2", row: "a", pieces: [{ kind: "K", seat: "B" }] },
        { place: "heap", pieces: [{ kind: null, count: 7 }, { kind: "K" }] },
        { place: "hand", seat: "B", pieces: [{ kind: null, seat: "B", count: 2 }] },
      ]),
    );
    button("Corner is empty.");
    button("A2: king of Brigitte.");
    button("Heap: 7 × face-down piece, king.");
    button("Hand of Brigitte: 2 × face-down piece.");
    const counts = [...document.querySelectorAll(".count")].map(({ textContent }) => textContent);
    expect(counts).toEqual(["7", "2"]);
  });

  it("is grouped by the seats, one's own first, each with its points", () => {
    shown(seen([{ place: "heap", pieces: [] }]), [], { seat: "B" });
    const titles = screen.getAllByRole("heading", { level: 3 }).map((one) => one.textContent);
    expect(titles[0]).toContain(names.B);
    expect(titles[1]).toContain(names.A);
    expect(screen.getByRole("region", { name: names.B! }).textContent).toContain("5");
  });

  it("stands side by side as the view says, and below each other as a grid", () => {
    const cell = (place: string, row: string): ZoneView => ({ place, row, pieces: [] });
    const square = ["a", "b"].flatMap((row) => ["1", "2"].map((n) => cell(row + n, row)));
    const heap: ZoneView = { place: "heap", row: "x", pieces: [{ kind: "K", count: 2 }] };
    const { zones } = layoutOf(seen([...square, heap, { place: "bag", pieces: [] }]));
    expect(blocksOf(zones).map(({ kind, rows }) => [kind, rows.length])).toEqual([
      ["grid", 2],
      ["zones", 2],
    ]);
  });
});

describe("a view that says no zones", () => {
  const view = seen(undefined, {
    round: 2,
    last_round: false,
    turn: "B",
    pile: ["K", "K", null],
    hands: { A: ["K"], B: null },
    deep: { one: { two: { three: { four: 5, six: 7 } } } },
    long: Array.from({ length: 40 }, () => "K"),
    rows: [["K"], []],
    spots: ["-", "A:K", "B:?"],
  });

  it("is read as pieces and facts, and never shown as JSON", () => {
    shown(view);
    const facts = [...document.querySelectorAll("dl > div")].map((one) =>
      [...one.children].map(({ textContent }) => textContent).join(": "),
    );
    expect(facts).toEqual([
      "Round: 2",
      "Last round: no",
      `Turn: ${names.B}`,
      "Deep one two three: 2",
    ]);
    button("Pile: king, king, face-down piece.");
    button("Hands of Patrick: king.");
    button("Long: 40 × king.");
    button("Rows 1: king.");
    button("Rows 2 is empty.");
    button("1 is empty.");
    button("2: king of Patrick.");
    button("3: face-down piece of Brigitte.");
    expect(document.body.textContent).not.toMatch(/[{}[\]"]/);
  });
});

describe("a move", () => {
  const view = seen([
    { place: "a1", row: "a", pieces: [] },
    { place: "a2", row: "a", pieces: [] },
    { place: "a3", row: "a", pieces: [{ kind: "K", seat: "B" }] },
    {
      place: "hand",
      seat: "A",
      pieces: [
        { kind: "K", seat: "A" },
        { kind: "W", seat: "A" },
      ],
    },
  ]);
  const put = (piece: string, place: string): Offer => ({
    ...{ text: `${piece}>${place}`, verb: "put", piece, place },
  });
  const offers = [
    ...["K", "W"].flatMap((piece) => ["a1", "a2"].map((place) => put(piece, place))),
    put("W", "hand"),
    { text: "pass", verb: "pass", final: true },
  ];

  it("is a piece and then a place", async () => {
    shown(view, offers);
    await press("King");
    expect(button("King").getAttribute("aria-pressed")).toBe("true");
    screen.getByText("Now choose a place for: king.");
    await press("A2 is empty. Put: king → a2.");
    expect(onchoose.mock.calls).toEqual([["K>a2"]]);
  });

  it("is a place and then a piece", async () => {
    shown(view, offers);
    await press(/^Corner is empty. Choose this place/);
    expect(onchoose).not.toHaveBeenCalled();
    await press("W");
    expect(onchoose.mock.calls).toEqual([["W>a1"]]);
  });

  it("is one of the buttons, in words", async () => {
    shown(view, offers);
    await press("Pass your turn");
    expect(document.querySelector("summary")!.textContent).toBe("Put: all 5 moves");
    await fireEvent.click(screen.getByText("Put: king → corner"));
    expect(onchoose.mock.calls).toEqual([["pass"], ["K>a1"]]);
  });

  it("is begun anew with Escape, or by choosing the same again", async () => {
    shown(view, offers);
    for (const back of [
      () => fireEvent.keyDown(button("King"), { key: "Escape" }),
      () => press("King"),
    ]) {
      await press("King");
      await back();
      expect(button("King").getAttribute("aria-pressed")).toBe("false");
    }
  });

  it("that is not offered is asked about", async () => {
    shown(view, offers);
    await press("King");
    await press(/^A3: king of Brigitte/);
    expect(onchoose).not.toHaveBeenCalled();
    expect(onwhy.mock.calls).toEqual([[{ verb: "put", piece: "K", place: "a3" }]]);
  });

  it("is not offered to whoever looks on", async () => {
    shown(view, [], { seat: null, onwhy: undefined });
    for (const one of screen.getAllByRole("button")) {
      expect(one.getAttribute("aria-disabled")).toBe("true");
      await fireEvent.click(one);
    }
    expect(onchoose).not.toHaveBeenCalled();
  });

  it("with a piece that lies nowhere is chosen beside the board", async () => {
    shown(seen([{ place: "a1", pieces: [] }]), [put("K", "a1"), put("W", "a1")]);
    await press("king");
    await press(/^Corner is empty/);
    expect(onchoose.mock.calls).toEqual([["K>a1"]]);
  });
});

it("what was just done is marked where it was done, and at the seat that it was done to", () => {
  const hand = (seat: "A" | "B"): ZoneView => ({ place: "hand", seat, pieces: [] });
  const view = seen([
    { place: "a1", pieces: [] },
    { place: "a2", pieces: [] },
    hand("A"),
    hand("B"),
  ]);
  shown(view, [], {
    effects: [
      { kind: "put", seat: "A", place: "a1", piece: "K" },
      { kind: "drew", seat: "B", place: "hand" },
    ],
  });
  const marked = [...document.querySelectorAll(".fresh > button")].map((one) =>
    one.getAttribute("aria-label"),
  );
  expect(marked).toEqual(["Corner is empty.", "Hand of Brigitte is empty."]);
});

it.each([
  ["numbers", Array.from({ length: 64 }, (_, n) => String(n + 1))],
  ["capital letters", [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"]],
  ["small letters", [..."abcdefghijklmnopqrstuvwxyz"]],
])(
  "%s all have signs of their own, and neighbours share neither outline nor colour",
  (_, kinds) => {
    const signs = kinds.map((kind) => signOf(kind, kind));
    expect(new Set(signs.map(({ outline, colour }) => outline + colour)).size).toBe(kinds.length);
    signs.slice(1).forEach(({ outline, colour }, n) => {
      expect([outline, colour]).not.toContain(signs[n]!.outline);
      expect([outline, colour]).not.toContain(signs[n]!.colour);
    });
  },
);

it("a kind has the same sign everywhere, and letters by which it is known", () => {
  expect(signOf("king", "roi")).toEqual(signOf("king", "king"));
  const signs = ["R", "G", "king", "queen", "wolf", "corn"].map((kind) => {
    const { outline, colour } = signOf(kind, kind);
    return outline + colour;
  });
  const called = ["red pebble", "galet rouge", "rood steentje", "roter Kiesel", "sacred stone"];
  const [red, ...others] = called.map((name) => signOf("G", name).colour);
  expect(others).toEqual([red, red, red, signOf("G", "stone").colour]);
  expect(signOf("G", "stone").colour).not.toBe(red);
  expect(new Set(signs).size).toBe(signs.length);
  expect(["R", "12b", "king", "red pebble", "a-b-c-d", "→→→→"].map(lettersOf)).toEqual([
    "R",
    "12b",
    "ki",
    "RP",
    "ABC",
    "→→→",
  ]);
});
