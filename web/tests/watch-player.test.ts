import { beforeEach, expect, it, vi } from "vitest";
import { PACES, WatchPlayer } from "../src/pages/watch/watch-player.svelte";
import { Stage } from "../src/table/stage.svelte";
import type { Position } from "../src/wire/types";

function position(seq: number, facts: Partial<Position> = {}): Position {
  const view = { at: seq };
  const story = [{ seq, key: `told-${seq}`, facts: {}, seat: null, rule: null }];
  const bare = { seq, viewer: null, to_act: "A", events: [], story, view, ...facts };
  return bare as unknown as Position;
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});

function player(): WatchPlayer {
  const shown = new WatchPlayer(new Stage());
  for (const seq of [1, 2, 3, 4]) shown.arrive(position(seq));
  return shown;
}

it("shows the first position at once and lets the others wait", () => {
  const { shown, waiting, story } = player();
  expect([shown?.seq, waiting, story.length]).toEqual([1, 3, 1]);
});

it("goes one move on when asked, and tells only that far", () => {
  const match = player();
  match.step();
  expect([match.shown?.seq, match.waiting]).toEqual([2, 2]);
  expect(match.story.map(({ seq }) => seq)).toEqual([1, 2]);
});

it("goes on by itself after the time of its pace, and not while it is paused", () => {
  const match = player();
  vi.advanceTimersByTime(2000);
  match.run();
  vi.advanceTimersByTime(1000 * match.seconds - 1);
  expect(match.shown?.seq).toBe(1);
  vi.advanceTimersByTime(1);
  expect(match.shown?.seq).toBe(2);
  match.toggle();
  expect(match.run()).toBeUndefined();
});

it("catches up with everything told on the way, each sentence once", () => {
  const match = player();
  match.catchUp();
  expect([match.shown?.seq, match.waiting]).toEqual([4, 0]);
  expect(match.story.map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
});

it("shows the stage every position on the way to the newest", () => {
  const stage = new Stage();
  const seen = vi.spyOn(stage, "arrive");
  const match = new WatchPlayer(stage);
  for (const seq of [1, 2, 3]) match.arrive(position(seq));
  match.catchUp();
  expect(seen.mock.calls.map(([{ seq }]) => seq)).toEqual([1, 2, 3]);
  expect(stage.told).toBe(true);
});

it("takes in nothing twice, as after a lost connection", () => {
  const match = player();
  match.arrive(position(4));
  match.arrive(position(3));
  expect(match.waiting).toBe(3);
});

it("keeps within its paces and remembers the last on this device", () => {
  const match = player();
  for (let n = 0; n < PACES.length; n += 1) match.faster();
  expect([match.quickest, match.seconds]).toEqual([true, PACES.at(-1)]);
  expect(new WatchPlayer(new Stage()).seconds).toBe(PACES.at(-1));
  for (let n = 0; n < PACES.length; n += 1) match.slower();
  expect([match.slowest, match.seconds]).toEqual([true, PACES[0]]);
});
