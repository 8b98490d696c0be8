import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { PACES, WatchPlayer } from "../../src/pages/watch/watch-player.svelte";
import { Stage } from "../../src/table/stage/stage.svelte";
import type { Position, Sentence } from "../../src/wire/types";

function sentence(seq: number): Sentence {
  return { seq, key: `told-${seq}`, facts: {}, seat: null, rule: null };
}

function position(seq: number): Position {
  const view = { at: seq };
  const bare = { seq, viewer: null, to_act: "A", events: [], story: [sentence(seq)], view };
  return bare as unknown as Position;
}

let stage: Stage;
let leave: (() => void) | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  stage = new Stage();
});

afterEach(() => {
  leave?.();
  leave = undefined;
});

function player(): WatchPlayer {
  const shown = new WatchPlayer(stage);
  for (const seq of [1, 2, 3, 4]) shown.arrive(position(seq));
  return shown;
}

/** Lets it go on by itself, as a page does. */
function going(match: WatchPlayer): WatchPlayer {
  leave = $effect.root(() => {
    $effect(() => match.run());
  });
  flushSync();
  return match;
}

/** Lets time pass, and what is due in it happen. */
function pass(millis: number): void {
  vi.advanceTimersByTime(millis);
  flushSync();
}

it("shows the first position at once and lets the others wait", () => {
  const { waiting } = player();
  expect([stage.position?.seq, waiting]).toEqual([1, 3]);
});

it("goes one move on when asked, and tells only that far", () => {
  const match = player();
  match.step();
  expect([stage.position?.seq, match.waiting]).toEqual([2, 2]);
  const story = [1, 1, 2, 3, 4].map(sentence);
  expect(stage.toldOf(story)).toEqual(story.slice(0, 3));
});

it("goes on by itself after the time of its pace, and not while it is paused", () => {
  const match = going(player());
  pass(1000 * match.seconds - 1);
  expect(stage.position?.seq).toBe(1);
  pass(1);
  expect(stage.position?.seq).toBe(2);
  match.toggle();
  flushSync();
  pass(10_000 * match.seconds);
  expect(stage.position?.seq).toBe(2);
  match.toggle();
  flushSync();
  pass(0);
  expect(stage.position?.seq).toBe(3);
});

it("goes on at its pace however fast others arrive", () => {
  const match = going(player());
  const seen: (number | undefined)[] = [];
  for (let seq = 5; seq <= 40; seq += 1) {
    match.arrive(position(seq));
    flushSync();
    pass((1000 * match.seconds) / 4);
    seen.push(stage.position?.seq);
  }
  expect(seen.slice(3, 12)).toEqual([2, 2, 2, 2, 3, 3, 3, 3, 4]);
  expect(stage.position?.seq).toBe(10);
});

it("shows what comes at once to whoever has waited for it long enough", () => {
  const match = going(player());
  match.catchUp();
  flushSync();
  pass(1000 * match.seconds);
  match.arrive(position(5));
  flushSync();
  pass(0);
  expect(stage.position?.seq).toBe(5);
});

it("ends a story first when asked to go on, and stops it when asked to pause", () => {
  const caption = [sentence(2)];
  stage.game = {
    scenes: (view: unknown, _: unknown, last: object) => [
      { view, lasts: 5000, caption, spot: null, effects: [] },
      last,
    ],
  } as unknown as Stage["game"];
  const match = going(player());
  match.step();
  expect([stage.telling, stage.position?.seq]).toEqual([true, 1]);
  match.toggle();
  expect(stage.paused).toBe(true);
  match.toggle();
  expect([stage.paused, match.playing]).toEqual([false, true]);
  match.step();
  expect([stage.telling, stage.position?.seq, match.waiting]).toEqual([false, 2, 2]);
});

it("catches up with everything on the way", () => {
  const match = player();
  match.catchUp();
  expect([stage.position?.seq, match.waiting]).toEqual([4, 0]);
});

it("shows the stage every position on the way to the newest", () => {
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

it("holds nothing back from somebody who plays now", () => {
  const match = going(player());
  match.toggle();
  match.leave();
  stage.arrive({ ...position(9), viewer: "A" } as Position);
  flushSync();
  pass(10_000 * match.seconds);
  expect([stage.position?.seq, match.waiting, match.playing]).toEqual([9, 0, true]);
  // Whoever looks on again begins with what stands there then.
  match.arrive(position(9));
  expect([stage.position?.viewer, match.waiting]).toEqual([null, 0]);
});
