import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import ClockFace from "../../src/pages/table/bars/ClockFace.svelte";
import type { ClockSeen } from "../../src/wire/types";

const clock = (left: number, now: number): ClockSeen => ({
  left: { A: left, B: 9000 },
  now,
  until: now + left,
  runs: "A",
});

function shown(seen: ClockSeen, seat: string, ahead: number): string {
  const target = document.createElement("div");
  const face = mount(ClockFace, {
    target,
    props: { seat, clock: seen, ahead, say: (key: string) => key },
  });
  flushSync();
  const text = target.textContent;
  void unmount(face);
  return text;
}

describe("a clock", () => {
  afterEach(() => void vi.useRealTimers());

  it("shows what is left, counted up to whole seconds", () => {
    vi.useFakeTimers({ now: 50_000 });
    expect(shown(clock(20_000, 50_000), "A", 0)).toBe("00:20");
    expect(shown(clock(20_000, 45_500), "A", 0)).toBe("00:16");
    expect(shown(clock(20_000, 50_000), "B", 0)).toBe("00:09");
  });

  it("never shows more than the server said was left", () => {
    vi.useFakeTimers({ now: 50_000 });
    // The message came sooner than those by which the clocks were compared.
    expect(shown(clock(20_000, 50_000), "A", 40)).toBe("00:20");
  });
});
