import { describe, expect, it } from "vitest";
import { Herds } from "../src/boards/tain/herds";
import { planned } from "../src/table/planning";
import { hurried, remember, scenes, type Layers, type Scene } from "../src/table/scenes";
import { Stage } from "../src/table/stage.svelte";
import { settled } from "../src/table/takings";
import type { Position, TainView, TraderView } from "../src/wire/types";

function clan(guards: string[], raiders: string[]): TainView["clans"][string] {
  return {
    ...{ unused: null, unused_count: 0, used: null, used_count: 0, cattle: 5, jewels: 3 },
    ...{ prisoners: [], guards: [...guards], raiders: [...raiders] },
  };
}

const NONE = ["-", "-", "-", "-", "-"];
const before = {
  game: "tain",
  phase: "commando",
  passed: [],
  first: "A",
  round: 1,
  kingdom: { cattle: 8, places: ["-", "B:?"] },
  clans: { A: clan(["?", "-", "-", "-", "-"], NONE), B: clan(NONE, NONE) },
} as unknown as TainView;

function position(some: Partial<Position>): Position {
  return { seq: 9, viewer: "A", to_act: "A", events: [], story: [], view: before, ...some };
}

const told = (key: string, place = ""): Position["story"][number] => ({
  ...{ seq: 9, seat: null, key, facts: place ? { place, owner: "B" } : {}, rule: null },
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
  // All turned up, the bluffs gone, and then each place twice: the meeting, and what comes of it.
  expect(shown.map(({ spot }) => spot)).toEqual([null, null, "K", "K", "A1", "A1", null]);
  const open = shown[0]!.view as TainView;
  expect(open.clans.A).toMatchObject({ guards: ["W", "-", "-", "-", "-"] });
  expect(open.clans.A!.raiders[0]).toBe("B:B");
  expect(open.kingdom.places).toEqual(["-", "B:C"]);
  const meeting = shown[4]!.view as TainView;
  expect(meeting.kingdom.places, "the story has left the kingdom").toEqual(["-", "-"]);
  expect(meeting.clans.B!.used_count).toBe(1);
  const captured = shown[5]!.view as TainView;
  expect(captured.clans.A!.raiders[0]).toBe("-");
  expect(captured.clans.A!.guards[0]).toBe("W");
  expect(captured.raid!.beside).toEqual({ A: { cattle: 0, jewels: 0, prisoners: ["B:B"] } });
  expect(shown.at(-1)).toMatchObject({ view: after, caption: [{ key: "story-changes" }] });
  expect(before.clans.A!.guards[0]).toBe("?");
});

describe("what changes hands", () => {
  const prisoner = { ...clan(NONE, NONE), prisoners: ["B:B"] };
  const was = {
    ...before,
    kingdom: { cattle: 8, places: ["A:W", "B:C"] },
    clans: { A: prisoner, B: clan(NONE, NONE) },
  } as TainView;
  const raids = (places: string[]): Position["story"] => [
    told("story-kingdom-two"),
    ...places.map((place) => {
      const sentence = told("story-raid-open", place);
      return { ...sentence, facts: { place, owner: place.startsWith("A") ? "B" : "A" } };
    }),
  ];
  const counts = (cattle: number, jewels: number, prisoners: string[] = []) => ({
    ...{ ...clan(NONE, NONE), cattle, jewels, prisoners },
  });
  const ended = (story: Position["story"], A: object, B: object, cattle = 7) =>
    settled(
      was,
      position({
        story,
        view: { ...was, kingdom: { ...was.kingdom, cattle }, clans: { A, B } } as TainView,
      }),
    );

  it("is found from the raids that succeeded and the boards afterwards", () => {
    const story = raids(["A1", "A4", "A5", "B2"]);
    const takings = ended(story, counts(5, 2), counts(6, 4));
    expect(story.map((sentence) => takings.get(sentence))).toEqual([
      [{ what: "cattle", from: "K", to: "B" }],
      [{ what: "cattle", from: "A", to: "B" }],
      [{ what: "freed", from: "A", to: "B" }],
      [{ what: "jewels", from: "A", to: "B" }],
      [{ what: "cattle", from: "B", to: "A" }],
    ]);
  });

  it("is left open where a board could not give what was asked of it", () => {
    const story = raids(["A1", "A2"]);
    expect(ended(story, counts(4, 3, ["B:B"]), counts(6, 3), 8).size).toBe(0);
  });
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

it("leaves out moves that came much faster than they are shown, but no story", () => {
  const quiet = (lasts: number): Scene => ({ view: before, lasts, caption: [], spot: null });
  const story: Scene = { ...quiet(2000), caption: [told("story-turned-up")] };
  const coming = [story, quiet(900), quiet(1000), quiet(1000), quiet(1000)];
  expect(hurried(coming)).toEqual([story, quiet(1000), quiet(1000), quiet(1000)]);
  expect(hurried(coming.slice(0, 3))).toEqual(coming.slice(0, 3));
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

describe("players who share a screen", () => {
  const event = { ply: 0, hash: "", answers: 0, commitment: "c" };
  const mine = {
    ...before,
    clans: { ...before.clans, A: { ...before.clans.A!, unused: "CWW", used: "B" } },
  } as TainView;
  const begun = position({
    seq: 3,
    view: mine,
    events: [{ ...event, kind: "move", seq: 1, seat: "A", text: "W>A1" }],
  });
  const after = { ...before, round: 2 } as TainView;

  function staged(): Stage {
    const stage = new Stage();
    stage.arrive(begun);
    return stage;
  }

  it("are told the raids before the curtain falls, without what lies behind a screen", () => {
    const stage = staged();
    const story = [told("story-turned-up"), told("story-raid-open", "A1"), told("story-changes")];
    stage.arrive(position({ viewer: null, view: after, story }));
    expect(stage.told).toBe(false);
    expect(stage.caption).toMatchObject([{ key: "story-turned-up" }]);
    expect((stage.view as TainView).clans.A).toMatchObject({ unused: null, used: null });
    stage.skip();
    expect([stage.told, stage.view]).toEqual([true, after]);
  });

  it("see nothing of what another laid while there is nothing to tell", () => {
    const stage = staged();
    stage.arrive(position({ viewer: null, view: after, story: [told("story-laid")] }));
    expect([stage.told, stage.view]).toEqual([true, after]);
  });

  it("are not told what they know, though it comes once more from the beginning", () => {
    const stage = staged();
    const known = { ...told("story-turned-up"), seq: 2 };
    stage.arrive(position({ viewer: null, view: after, story: [known] }));
    expect(stage.told).toBe(true);
  });

  it("do not see what was still to be shown to the one before", () => {
    const stage = staged();
    const story = [told("story-turned-up"), told("story-changes")];
    stage.arrive(position({ seq: 8, view: mine, story }));
    expect(stage.told).toBe(false);
    stage.arrive(position({ seq: 9, viewer: "B", view: after }));
    expect([stage.told, stage.view]).toEqual([true, after]);
  });
});
