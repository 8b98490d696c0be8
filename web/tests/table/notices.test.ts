import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { lines, type Aside } from "../../src/table/happenings.svelte";
import { Notices } from "../../src/table/notices.svelte";
import type { Sentence } from "../../src/wire/types";

let notices: Notices;
const kinds = (): string[] => notices.all.map(({ kind }) => kind);
const show = (kind: string, ongone?: () => void): void =>
  notices.show({ kind, words: "x".repeat(20), tone: "calm", ...(ongone ? { ongone } : {}) });

beforeEach(() => {
  vi.useFakeTimers();
  notices = new Notices();
});

afterEach(() => {
  vi.useRealTimers();
});

describe("a notice", () => {
  it("goes by itself, the longer the later", () => {
    show("short");
    notices.show({ kind: "long", words: "x".repeat(60), tone: "calm" });
    vi.advanceTimersByTime(5000);
    expect(kinds()).toEqual(["short", "long"]);
    vi.advanceTimersByTime(2000);
    expect(kinds()).toEqual(["long"]);
    vi.advanceTimersByTime(3000);
    expect(kinds()).toEqual([]);
  });

  it("stays as long as somebody is at it, and then for the time that was left", () => {
    show("read");
    vi.advanceTimersByTime(4000);
    notices.hold();
    vi.advanceTimersByTime(600_000);
    expect(kinds()).toEqual(["read"]);
    notices.release();
    vi.advanceTimersByTime(2000);
    expect(kinds()).toEqual(["read"]);
    vi.advanceTimersByTime(1000);
    expect(kinds()).toEqual([]);
  });

  it("takes the place of the last of its kind, and of the oldest where there are many", () => {
    for (const kind of ["a", "b", "a"]) show(kind);
    expect(kinds()).toEqual(["b", "a"]);
    show("c");
    expect(kinds()).toEqual(["a", "c"]);
  });

  it("says when it is gone, once", () => {
    const gone = vi.fn();
    show("a", gone);
    notices.clear("a");
    vi.advanceTimersByTime(60_000);
    expect(gone).toHaveBeenCalledOnce();
  });
});

it("a log has what happened beside the match where it happened", () => {
  const told = (seq: number): Sentence => ({ seq, seat: null, key: "", facts: {}, rule: null });
  const aside = (nth: number, seq: number): Aside => ({ nth, seq, words: `after ${seq}` });
  const story = [1, 2, 2, 3].map(told);
  const [first, last] = [aside(0, 2), aside(1, 3)];
  expect(lines(story, [first, last])).toEqual([...story.slice(0, 3), first, story[3], last]);
  expect(lines(story, [])).toBe(story);
});
