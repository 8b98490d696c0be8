import { beforeEach, expect, it } from "vitest";
import { CatchingUp, keepSeen } from "../../src/pages/watch/catching-up";
import type { Position, Replay, Sentence } from "../../src/wire/types";

const story = [1, 2, 3, 4, 5, 6].map((seq) => ({ seq, key: `told-${seq}` }) as unknown as Sentence);

const moves = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, n) => ({ kind: "move", seq: from + n }));

/** How the match stands after an event, with all that happened from another on. */
function position(seq: number, from = seq): Position {
  return { seq, events: moves(from, seq), story: [], view: {} } as unknown as Position;
}

let shown: Position[];
let asked: [number, number][];

/** A table at which each event up to the sixth is a step; two of them are told at a time. */
function watching(fetch?: () => Promise<Replay>): CatchingUp {
  return new CatchingUp({
    id: "here",
    show: (one) => shown.push(one),
    story: () => story,
    fetch:
      fetch ??
      ((event, first) => {
        asked.push([event, first]);
        const steps = moves(event + 1 + first, Math.min(event + 2 + first, 6));
        const bare = { to_act: "A", view: {}, story: [] };
        return Promise.resolve({
          shown: steps.map((one) => ({ ...bare, seq: one.seq, events: [one] })),
        } as unknown as Replay);
      }),
  });
}

const settled = () => new Promise((done) => setTimeout(done));
const seqs = () => shown.map(({ seq }) => seq);

beforeEach(() => {
  localStorage.clear();
  [shown, asked] = [[], []];
});

it("hands on what happens as it comes", () => {
  const coming = watching();
  coming.arrive(position(3, 0));
  coming.arrive(position(4));
  expect([seqs(), asked]).toEqual([[3, 4], []]);
});

it("begins where somebody stopped who was away, and tells each move by itself", async () => {
  keepSeen("here", 2);
  const coming = watching();
  coming.arrive(position(5, 0));
  // What comes in the meantime waits.
  coming.arrive(position(6));
  expect(seqs()).toEqual([]);
  await settled();
  expect(seqs()).toEqual([2, 3, 4, 5, 6]);
  expect(shown.map(({ story }) => story.map(({ seq }) => seq))).toEqual([[2], [3], [4], [], []]);
  expect(shown[1]).toMatchObject({ viewer: null, to_act: "A" });
});

it("fetches what was missed while the connection was lost", async () => {
  const coming = watching();
  coming.arrive(position(1, 0));
  coming.arrive(position(5, 2));
  await settled();
  expect(seqs()).toEqual([1, 2, 3, 4, 5]);
  expect(asked).toEqual([
    [1, 0],
    [1, 2],
  ]);
});

it("shows how things stand where nothing can be fetched, or another match was watched", async () => {
  keepSeen("here", 2);
  watching(() => Promise.reject(new Error())).arrive(position(5, 0));
  await settled();
  expect(seqs()).toEqual([5]);
  keepSeen("elsewhere", 2);
  watching().arrive(position(6, 0));
  expect(seqs()).toEqual([5, 6]);
});
