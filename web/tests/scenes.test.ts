import { expect, it } from "vitest";
import { Herds } from "../src/boards/tain/herds";
import { planned } from "../src/table/planning";
import { remember, scenes, type Layers } from "../src/table/scenes";
import type { Position, TainView, TraderView } from "../src/wire/types";

function clan(guards: string[], raiders: string[]): TainView["clans"][string] {
  return {
    ...{ unused: null, unused_count: 0, used: null, used_count: 0, cattle: 5, jewels: 3 },
    ...{ prisoners: [], guards, raiders },
  };
}

const NONE = ["-", "-", "-", "-", "-"];
const before = {
  game: "tain",
  phase: "commando",
  passed: [],
  round: 1,
  kingdom: { cattle: 8, places: ["-", "B:?"] },
  clans: { A: clan(["?", "-", "-", "-", "-"], NONE), B: clan(NONE, NONE) },
} as unknown as TainView;

function position(some: Partial<Position>): Position {
  return { seq: 9, viewer: "A", to_act: "A", events: [], story: [], view: before, ...some };
}

const told = (key: string, place = ""): Position["story"][number] => ({
  ...{ seq: 9, seat: null, key, facts: place ? { place } : {}, rule: null },
});

it("tells the raids gate by gate over boards that are turned up, and then what changed", () => {
  const layers: Layers = new Map();
  const event = { ply: 0, hash: "", answers: 0, commitment: "c" };
  remember(
    layers,
    position({
      events: [
        { ...event, kind: "move", seq: 1, seat: "A", text: "?>A1" },
        { ...event, kind: "move", seq: 2, seat: "B", text: "?>A1" },
        { ...event, kind: "move", seq: 3, seat: "B", text: "?>K2" },
      ],
    }),
  );
  const after = { ...before, round: 2 };
  const opened = { kind: "reveal", seq: 4, ply: 0, hash: "", salt: "" } as const;
  const shown = scenes(
    before,
    position({
      view: after,
      events: [
        { ...opened, of: 1, move: "W>A1" },
        { ...opened, of: 2, move: "B>A1" },
        { ...opened, of: 3, move: "C>K2" },
      ],
      story: [
        told("story-turned-up"),
        told("story-kingdom-one"),
        told("story-raid-captured", "A1"),
        told("story-changes"),
        told("story-round-begins"),
      ],
    }),
    layers,
  );
  expect(shown.map(({ spot }) => spot)).toEqual([null, "K", "A1", null]);
  const open = shown[2]!.view as TainView;
  expect(open.clans.A).toMatchObject({ guards: ["W", "-", "-", "-", "-"] });
  expect(open.clans.A!.raiders[0]).toBe("B:B");
  expect(open.kingdom.places).toEqual(["-", "B:C"]);
  expect(shown.at(-1)).toMatchObject({ view: after, caption: [{ key: "story-changes" }] });
  expect(before.clans.A!.guards[0]).toBe("?");
});

it("turns nothing up in a story when somebody gave up", () => {
  const opened = { kind: "reveal", seq: 4, ply: 0, hash: "", salt: "", of: 1, move: "W>A1" };
  const shown = scenes(
    before,
    position({ events: [opened as Position["events"][number]], story: [told("tell-resign")] }),
    new Map([[1, "A"]]),
  );
  expect(shown).toHaveLength(1);
});

it("walks every step of a way that was gone at once", () => {
  const map = { game: "celtic-trader", players: { A: { at: "T01" } } } as unknown as TraderView;
  const step = { kind: "move", seat: "A", seq: 1, ply: 0, hash: "", answers: 0 } as const;
  const there = { ...map, players: { A: { ...map.players.A!, at: "T03" } } };
  const shown = scenes(
    map,
    position({
      view: there,
      events: [
        { ...step, text: "go T02" },
        { ...step, text: "go T03" },
      ],
    }),
    new Map(),
  );
  expect(shown.map(({ view }) => (view as TraderView).players.A!.at)).toEqual(["T02", "T03"]);
});

it("plans guards with the tokens and at the gates that are left", () => {
  const own = { ...clan(["?", "-", "-", "W", "W"], NONE), unused: "WB" };
  const view = { ...before, clans: { ...before.clans, A: own } };
  expect(planned(view, "A", []).map(({ text }) => text)).toEqual(["W>A2", "W>A3", "B>A2", "B>A3"]);
  expect(planned(view, "A", ["W>A2"]).map(({ text }) => text)).toEqual(["B>A3"]);
  expect(planned(before, "A", [])).toEqual([]);
  expect(planned({ ...view, passed: ["A"] }, "A", [])).toEqual([]);
});

it("drives the cattle that one board loses to the board that gains them", () => {
  const herds = new Herds("cow");
  const first = herds.driven({ K: 2, A: 3 });
  const then = herds.driven({ K: 1, A: 4 });
  expect(then.A!.slice(0, 3)).toEqual(first.A);
  expect(then.A![3]).toBe(first.K![1]);
});
