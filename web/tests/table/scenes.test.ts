import { afterEach, describe, expect, it, vi } from "vitest";
import { hurried, scenes, type Scene } from "../../src/table/stage/scenes";
import { effectsOf } from "../../src/table/stage/effects";
import { Stage } from "../../src/table/stage/stage.svelte";
import type { Effect, LogEvent, Position, Sentence, View } from "../../src/wire/types";

const view = { phase: "turn" } as unknown as View;
const sentence: Sentence = { seq: 9, seat: null, key: "story-told", facts: {}, rule: null };

it("shows the new position alone where the game has no more to show", () => {
  const position: Position = {
    ...{ seq: 9, viewer: "A", to_act: "A", events: [], story: [sentence], view },
  };
  expect(scenes(null, view, position)).toEqual([
    { view, lasts: 0, caption: [], spot: null, effects: [] },
  ]);
  const [others] = scenes(null, view, { ...position, to_act: "B" });
  expect(others!.lasts, "what others did is seen for a moment").toBeGreaterThan(0);
});

it("leaves out moves that came much faster than they are shown, but no story", () => {
  const quiet = (lasts: number): Scene => ({ view, lasts, caption: [], spot: null, effects: [] });
  const story: Scene = { ...quiet(2000), caption: [sentence] };
  const coming = [story, quiet(900), quiet(1000), quiet(1000), quiet(1000)];
  expect(hurried(coming)).toEqual([story, quiet(1000), quiet(1000), quiet(1000)]);
  expect(hurried(coming.slice(0, 3))).toEqual(coming.slice(0, 3));
});

const did = (seq: number, ...kinds: string[]): LogEvent => ({
  ...{ kind: "move", seq, ply: 0, hash: "", answers: 0, seat: "A", text: "" },
  effects: kinds.map((kind) => ({ kind })),
});

const kindsOf = (effects: readonly Effect[]): string[] => effects.map(({ kind }) => kind);

it("counts nothing of a move that was taken back, nor of what came after it", () => {
  const undo: LogEvent = { kind: "undo", seq: 4, ply: 0, hash: "", seat: "A", of: 2 };
  const events = [did(1, "a"), did(2, "b"), did(3, "c"), undo, did(5, "d", "e")];
  expect(kindsOf(effectsOf(events))).toEqual(["a", "d", "e"]);
});

it("shows with the next what was done in a picture that is left out", () => {
  const quiet = (kind: string): Scene => ({
    ...{ view, lasts: 2000, caption: [], spot: null, effects: [{ kind }] },
  });
  const shown = hurried([quiet("a"), quiet("b"), quiet("c")]);
  expect(shown.map(({ effects }) => kindsOf(effects))).toEqual([["a", "b", "c"]]);
});

describe("a stage", () => {
  const position = (seq: number, events: LogEvent[]): Position => ({
    ...{ seq, viewer: null, to_act: "A", story: [], events, view: { ...view } },
  });

  it("says what was done to come to what it shows, each thing once", () => {
    const stage = new Stage();
    stage.arrive(position(1, [did(1, "a")]));
    expect(stage.effects, "nothing was shown before").toEqual([]);
    stage.arrive(position(2, [did(1, "a"), did(2, "b")]));
    expect(kindsOf(stage.effects)).toEqual(["b"]);
    const shown = stage.view;
    stage.arrive(position(2, []));
    expect([stage.view, kindsOf(stage.effects)]).toEqual([shown, ["b"]]);
  });

  it("has done all that was to come when the rest is skipped", () => {
    const stage = new Stage();
    for (const seq of [1, 2, 3, 4]) stage.arrive(position(seq, [did(seq, `at ${seq}`)]));
    stage.skip();
    expect(kindsOf(stage.effects)).toEqual(["at 3", "at 4"]);
  });

  describe("that tells a story", () => {
    const told = (seq: number, key: string): Sentence => ({ ...sentence, seq, key });
    const story = [told(1, "before"), told(2, "one"), told(2, "two"), told(2, "three")];
    const keys = (stage: Stage): string[] => stage.toldOf(story).map(({ key }) => key);
    const after: Position = { ...position(2, [did(2, "b")]), to_act: "B", story: story.slice(1) };

    function telling(): Stage {
      vi.useFakeTimers();
      const stage = new Stage();
      const picture = (n: number): Scene => ({
        ...{ view, lasts: 1000, caption: [story[n]!], spot: null, effects: [] },
      });
      stage.game = {
        scenes: (_: View, __: Position, last: Scene) => [picture(1), { ...last, ...picture(3) }],
      } as unknown as Stage["game"];
      stage.arrive({ ...position(1, [did(1, "a")]), story: story.slice(0, 1) });
      stage.arrive(after);
      return stage;
    }

    afterEach(() => vi.useRealTimers());

    it("stands where it began until everything has been told, sentence by sentence", () => {
      const stage = telling();
      expect([stage.position?.seq, stage.position?.to_act, keys(stage)]).toEqual([
        ...[1, "A", ["before", "one"]],
      ]);
      vi.advanceTimersByTime(1000);
      expect([stage.position?.seq, keys(stage)]).toEqual([1, ["before", "one", "two", "three"]]);
      expect([stage.settled, stage.told], "the last words are still to be read").toEqual([
        ...[true, false],
      ]);
      vi.advanceTimersByTime(1000);
      expect([stage.position, stage.told]).toEqual([after, true]);
    });

    it("has told everything at once when it is skipped", () => {
      const stage = telling();
      stage.skip();
      expect([stage.position, stage.told, stage.caption]).toEqual([after, true, []]);
      expect(keys(stage)).toHaveLength(4);
    });

    it("stands still while it is paused, whatever arrives", () => {
      const stage = telling();
      stage.pause();
      stage.arrive(position(3, [did(3, "c")]));
      vi.advanceTimersByTime(60_000);
      expect([stage.position?.seq, keys(stage)]).toEqual([1, ["before", "one"]]);
      stage.goOn();
      expect([stage.position?.seq, keys(stage).length]).toEqual([1, 4]);
      vi.advanceTimersByTime(1000);
      expect(stage.position?.seq).toBe(2);
    });
  });
});
