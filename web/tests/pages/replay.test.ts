import { readFileSync, readdirSync } from "node:fs";
import { render, screen } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import { AT_FIRST, AT_ONCE, Recording } from "../../src/pages/replay/recording.svelte";
import { ScorePlot } from "../../src/plots";
import { ticks, turningPoints } from "../../src/plots/scale";
import { speech } from "../../src/speech";
import type { Replay, ReplayStep } from "../../src/wire/types";

const catalogues = readdirSync("src/speech/messages").filter((file) => file.endsWith(".en.ftl"));
const say = speech(
  "en",
  catalogues.map((file) => readFileSync(`src/speech/messages/${file}`, "utf8")),
);

describe("the marks of a scale", () => {
  it.each([
    [0, 29, [0, 10, 20, 30]],
    [-20, 12, [-20, -10, 0, 10, 20]],
    [0, 0, [0, 1]],
    [0, 3, [0, 1, 2, 3]],
    [-3, 170, [-50, 0, 50, 100, 150, 200]],
  ])("from %i to %i are round numbers that hold both", (low, high, marks) => {
    expect(ticks(low, high, 4)).toEqual(marks);
  });
});

it("a table of scores has the ends and every change", () => {
  const series = [{ points: [0, 0, 2, 2, 2, 2] }, { points: [0, 0, 0, 0, 3, 3] }];
  expect(turningPoints(series)).toEqual([0, 2, 4, 5]);
});

it("a plot says in words and in a table what its lines show", () => {
  const series = [
    { seat: "A" as const, name: "Emer", points: [0, 2, 9, 4] },
    { seat: "B" as const, name: "Fand", points: [0, 0, -3, -3] },
  ];
  const { container } = render(ScorePlot, { series, at: 2, say });
  const plot = screen.getByRole("img", { name: /The score through the game/ });
  expect(plot.querySelector("desc")?.textContent).toBe(
    "Emer: 4 at the end, 9 at the most. Fand: −3 at the end, 0 at the most.",
  );
  const rows = [...container.querySelectorAll("tbody tr")].map((row) =>
    [...row.children].map((cell) => cell.textContent),
  );
  expect(rows).toEqual([
    ["0", "0", "0"],
    ["1", "2", "0"],
    ["2", "9", "−3"],
    ["3", "4", "−3"],
  ]);
  const strokes = [...plot.querySelectorAll(".line")].map((line) =>
    line.getAttribute("stroke-dasharray"),
  );
  expect(new Set(strokes).size).toBe(2);
});

describe("a recording", () => {
  const LENGTH = 2 * AT_ONCE + 30;
  const asked: string[] = [];

  function step(viewer: string, n: number): ReplayStep {
    const view = { sheets: { A: { total: n, lines: [] } }, viewer } as unknown;
    const move = {
      kind: "move",
      seq: n,
      ply: n,
      hash: "",
      seat: "A",
      answers: 0,
      text: "",
    } as const;
    const events = [{ ...move, effects: [{ kind: `done at ${n}` }] }];
    return { seq: n, to_act: "A", events, story: [], view: view as ReplayStep["view"] };
  }

  function fetched(viewer: string, first: number, count: number): Promise<Replay> {
    asked.push(`${viewer} ${first}+${count}`);
    const length = Math.min(count, LENGTH - first);
    const shown = Array.from({ length }, (_, n) => step(viewer, first + n));
    const table = { game: "fidchell", seats: [] } as unknown as Replay["table"];
    const totals = { A: [...Array(LENGTH).keys()] };
    return Promise.resolve({ table, viewer, first, steps: LENGTH, totals, shown });
  }

  it("is fetched whole, and begins where one looks when the eyes change", async () => {
    const recording = new Recording("id", fetched);
    await recording.look("open");
    expect(recording.count).toBe(LENGTH);
    expect(recording.totals).toEqual({ A: [...Array(LENGTH).keys()] });
    recording.go(LENGTH + 5);
    expect(recording.at).toBe(LENGTH - 1);
    asked.length = 0;
    await recording.look("B");
    expect(asked).toEqual([`B ${LENGTH - 1}+10`, "B 0+100", "B 100+100", "B 200+100"]);
    expect(recording.fetched).toBe(LENGTH);
    expect(recording.step?.view).toMatchObject({ viewer: "B" });
  });

  it("says what was done only to whoever saw the step before, with the same eyes", async () => {
    const recording = new Recording("id", fetched);
    await recording.look("open");
    expect(recording.effects).toEqual([]);
    recording.go(1);
    recording.go(2);
    expect(recording.effects).toEqual([{ kind: "done at 2" }]);
    await recording.look("B");
    expect(recording.effects).toEqual([]);
    recording.go(1);
    expect(recording.effects).toEqual([]);
    recording.go(9);
    expect(recording.effects).toEqual([]);
  });

  it("shows the first steps before the rest is there", async () => {
    let held = (): void => {};
    const recording = new Recording("id", async (viewer, first, count) => {
      if (count === AT_ONCE) await new Promise<void>((done) => (held = done));
      return fetched(viewer, first, count);
    });
    const whole = recording.look("open");
    await vi.waitFor(() => expect(recording.fetched).toBe(AT_FIRST));
    expect(recording.count).toBe(LENGTH);
    expect(recording.step).not.toBeNull();
    for (let page = 1; page <= 3; page++) {
      await vi.waitFor(() => held());
      await vi.waitFor(() => expect(recording.fetched).toBe(Math.min(page * AT_ONCE, LENGTH)));
    }
    await whole;
  });

  it("keeps what went wrong until it is tried again", async () => {
    let broken = true;
    const recording = new Recording("id", (viewer, first, count) =>
      broken ? Promise.reject(new Error("gone")) : fetched(viewer, first, count),
    );
    await recording.look("open");
    expect(recording.failure).toBeInstanceOf(Error);
    broken = false;
    await recording.look("open");
    expect(recording.failure).toBeNull();
    expect(recording.step).not.toBeNull();
  });
});
