import { describe, expect, it } from "vitest";
import { Herds } from "../../../src/games/tain/board/herds";
import { loadTable } from "../../../src/games";
import table from "../../../src/games/tain/table";
import { effectsOf } from "../../../src/table/stage/effects";
import { scenes } from "../../../src/table/stage/scenes";
import { Stage } from "../../../src/table/stage/stage.svelte";
import type { Effect, LogEvent, Position, TainView } from "../../../src/games/tain/types";
import recorded from "./positions.json";

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

/** A move that did all this. */
const done = (effects: Effect[], seq = 9): LogEvent => ({
  ...{ kind: "move", seq, ply: 0, hash: "", answers: 0, seat: "A", text: "pass", effects },
});

const TURNED_UP: Effect = { kind: "turned-up", count: 1 };

it("tells the raids gate by gate over boards that are turned up, and then what changed", () => {
  const after = { ...before, round: 2 };
  const shown = scenes(
    table,
    before,
    position({
      view: after,
      events: [
        done([
          { kind: "passed", seat: "A" },
          TURNED_UP,
          { kind: "revealed", seat: "B", place: "K2", piece: "C" },
          { kind: "revealed", seat: "A", place: "A1", piece: "W" },
          { kind: "revealed", seat: "B", place: "A1", piece: "B" },
          { kind: "is-captured", seat: "B", place: "A1", piece: "B", whom: "A" },
          { kind: "kingdom-cow", seat: "B", piece: "C", count: 1 },
          { kind: "round-begins", seat: "B", count: 2 },
        ]),
      ],
      story: [
        told("story-turned-up"),
        told("story-kingdom-one"),
        told("story-raid-captured", "A1"),
        told("story-changes"),
        told("story-round-begins"),
      ],
    }),
  );
  // All turned up, the bluffs gone, and then each place twice: the meeting, and what comes of it.
  expect(shown.map(({ spot }) => spot)).toEqual([null, null, "K", "K", "A1", "A1", null]);
  expect(shown.map(({ caption }) => caption.map(({ key }) => key).join())).toEqual([
    ...["story-turned-up", "story-turned-up", "story-kingdom-one", "story-kingdom-one"],
    ...["story-raid-captured", "story-raid-captured", "story-changes"],
  ]);
  const open = shown[0]!.view;
  expect(open.clans.A).toMatchObject({ guards: ["W", "-", "-", "-", "-"] });
  expect(open.clans.A!.raiders[0]).toBe("B:B");
  expect(open.kingdom.places).toEqual(["-", "B:C"]);
  const driven = shown[3]!.view;
  expect(driven.kingdom.cattle).toBe(7);
  expect(driven.raid!.beside).toEqual({ B: { cattle: 1, jewels: 0, prisoners: [] } });
  const meeting = shown[4]!.view;
  expect(meeting.kingdom.places, "the story has left the kingdom").toEqual(["-", "-"]);
  expect(meeting.clans.B!.used_count).toBe(1);
  const captured = shown[5]!.view;
  expect(captured.clans.A!.raiders[0]).toBe("-");
  expect(captured.clans.A!.guards[0]).toBe("W");
  expect(captured.raid!.beside.A).toEqual({ cattle: 0, jewels: 0, prisoners: ["B:B"] });
  expect(shown.at(-1)).toMatchObject({ view: after, caption: [{ key: "story-changes" }] });
  expect(before.clans.A!.guards[0]).toBe("?");
});

it("shows what is taken from a board with the last who gets in, and a bluff until it is found", () => {
  const shown = scenes(
    table,
    before,
    position({
      events: [
        done([
          TURNED_UP,
          { kind: "revealed", seat: "A", place: "A1", piece: "X" },
          { kind: "revealed", seat: "B", place: "A1", piece: "W" },
          { kind: "revealed", seat: "A", place: "A2", piece: "X" },
          { kind: "revealed", seat: "B", place: "A4", piece: "B" },
          { kind: "revealed", seat: "A", place: "A5", piece: "C" },
          { kind: "revealed", seat: "B", place: "A5", piece: "W" },
          { kind: "bluff-gone", seat: "A", place: "A1", piece: "X" },
          { kind: "bluff-gone", seat: "A", place: "A2", piece: "X" },
          { kind: "finds-bluff", seat: "B", place: "A1", piece: "W", whom: "A" },
          { kind: "finds-nobody", seat: "B", place: "A4", piece: "B", whom: "A" },
          { kind: "is-held-off", seat: "B", place: "A5", piece: "W", whom: "A" },
          { kind: "took-cattle", seat: "B", whom: "A", count: 1 },
          { kind: "took-jewel", seat: "B", whom: "A", count: 1 },
        ]),
      ],
      story: ["A1", "A4", "A5"].map((place) => told("story-raid", place)),
    }),
  );
  const guards = shown.map(({ view }) => view.clans.A!.guards.join(""));
  expect(guards.slice(0, 4)).toEqual(["XX--C", "X---C", "X---C", "----C"]);
  const goods = (n: number) => shown[n]!.view.clans.A!;
  expect(shown.map(({ spot }) => spot).slice(2)).toEqual([
    ...["A1", "A1", "A4", "A5", "A5", "A4", null],
  ]);
  expect(goods(6)).toMatchObject({ cattle: 5, jewels: 3 });
  expect(goods(7)).toMatchObject({ cattle: 4, jewels: 2 });
  expect(shown[7]!.view.raid!.beside).toEqual({
    B: { cattle: 1, jewels: 1, prisoners: [] },
  });
});

describe("in matches that were played", () => {
  const played = recorded as unknown as { before: TainView; position: Position }[];
  const after = ({ position }: (typeof played)[number]): TainView => position.view;
  const raided = played.filter(({ position }) =>
    effectsOf(position.events).some(({ kind }) => kind === "turned-up"),
  );

  /** What everybody has, what lies beside the boards taken home. */
  function home({ kingdom, clans, raid }: TainView): unknown {
    const all = Object.entries(clans).map(([seat, { cattle, jewels, prisoners }]) => {
      const won = raid?.beside[seat] ?? { cattle: 0, jewels: 0, prisoners: [] };
      const held = [...prisoners, ...won.prisoners].sort();
      return [seat, cattle + won.cattle, jewels + won.jewels, held];
    });
    return [kingdom.cattle, all];
  }

  it("ends with what everybody has then", () => {
    expect(raided.length).toBeGreaterThan(5);
    for (const { before, position } of raided) {
      const shown = scenes(table, before, position);
      expect(home(shown.at(-2)!.view)).toEqual(home(position.view));
      expect(shown.at(-1)!.view).toBe(position.view);
    }
  });

  it("has a sentence with every picture, until somebody has to choose", () => {
    for (const one of raided) {
      const shown = scenes(table, one.before, one.position);
      const silent = shown.filter(({ caption }) => caption.length === 0);
      expect(silent).toHaveLength(after(one).phase === "raid" ? 1 : 0);
    }
  });

  it("tells as many meetings as the story does, in its order", () => {
    for (const { before, position } of raided) {
      const places = position.story.flatMap(({ facts }) => facts.place ?? []);
      const spots = scenes(table, before, position).flatMap(({ spot }) => spot ?? []);
      expect([...new Set(spots)].filter((spot) => spot !== "K")).toEqual(places);
    }
  });

  it("goes on from whom somebody chose to free", () => {
    const chosen = played.filter(({ before }) => before.phase === "raid");
    expect(chosen.length).toBeGreaterThan(0);
    for (const { before, position } of chosen) {
      const shown = scenes(table, before, position);
      expect(shown[0]!.caption).toMatchObject([{ key: "tell-tain-free-D" }]);
      expect(home(shown.at(-2)!.view)).toEqual(home(position.view));
    }
  });

  it("shows a token that is laid at once", () => {
    const laid = played.filter((one) => after(one).phase === "commando" && !raided.includes(one));
    for (const { before, position } of laid.filter(({ before }) => before.phase === "commando")) {
      expect(scenes(table, before, position)).toHaveLength(1);
    }
  });
});

it("tells nothing to whoever missed a whole round", () => {
  const rounds = position({ events: [done([TURNED_UP], 4), done([TURNED_UP])] });
  expect(scenes(table, before, rounds)).toHaveLength(1);
});

it("turns nothing up in a story when somebody gave up", () => {
  const opened = { kind: "reveal", seq: 4, ply: 0, hash: "", salt: "", of: 1, move: "W>A1" };
  const shown = scenes(
    table,
    before,
    position({ events: [opened as Position["events"][number]], story: [told("tell-resign")] }),
  );
  expect(shown).toHaveLength(1);
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
  const raided = done([
    TURNED_UP,
    { kind: "finds-nobody", seat: "B", place: "A1", piece: "W", whom: "A" },
  ]);

  async function staged(): Promise<Stage> {
    const stage = new Stage();
    stage.game = await loadTable("tain");
    stage.arrive(begun);
    return stage;
  }

  it("are told the raids before the curtain falls, without what lies behind a screen", async () => {
    const stage = await staged();
    const story = [told("story-turned-up"), told("story-raid-open", "A1"), told("story-changes")];
    stage.arrive(position({ viewer: null, view: after, story, events: [raided] }));
    expect(stage.told).toBe(false);
    expect(stage.caption).toMatchObject([{ key: "story-turned-up" }]);
    expect((stage.view as TainView).clans.A).toMatchObject({ unused: null, used: null });
    stage.skip();
    expect([stage.told, stage.view]).toEqual([true, after]);
  });

  it("see nothing of what another laid while there is nothing to tell", async () => {
    const stage = await staged();
    stage.arrive(position({ viewer: null, view: after, story: [told("story-laid")] }));
    expect([stage.told, stage.view]).toEqual([true, after]);
  });

  it("are not told what they know, though it comes once more from the beginning", async () => {
    const stage = await staged();
    const known = { ...told("story-turned-up"), seq: 2 };
    const events = [done([TURNED_UP], 2)];
    stage.arrive(position({ viewer: null, view: after, story: [known], events }));
    expect(stage.told).toBe(true);
  });

  it("do not see what was still to be shown to the one before", async () => {
    const stage = await staged();
    const story = [told("story-turned-up"), told("story-changes")].map((one) => ({
      ...{ ...one, seq: 8 },
    }));
    stage.arrive(position({ seq: 8, view: mine, story, events: [done([TURNED_UP], 8)] }));
    expect(stage.told).toBe(false);
    stage.arrive(position({ seq: 9, viewer: "B", view: after }));
    expect([stage.told, stage.view]).toEqual([true, after]);
  });
});
