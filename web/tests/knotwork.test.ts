import { describe, expect, it } from "vitest";
import {
  chain,
  crossings,
  draw,
  edges,
  flat,
  frame,
  knots,
  onRim,
  panel,
  plait,
  ring,
  rings,
  round,
  scattered,
  twist,
  weave,
  type Lattice,
  type Pattern,
} from "../src/knotwork";

const lattices: Record<string, Lattice> = {
  "a border": panel(13, 2),
  "a panel": panel(6, 4),
  "a frame": frame(11, 8, 2),
  "a thin frame": frame(9, 5, 1),
  "a ring": ring(12, 2),
  "an odd ring": ring(9, 3),
};
const patterns: Record<string, Pattern> = {
  plait,
  chain: chain(3),
  twist: twist(2),
  knots: knots(3),
  rings,
  "scattered 1": scattered(1),
  "scattered 2": scattered(2, 0.6),
};
const all = Object.entries(lattices).flatMap(([ground, lattice]) =>
  Object.entries(patterns).map(([name, pattern]) => ({ ground, name, lattice, pattern })),
);

const greatestCommonDivisor = (a: number, b: number): number =>
  b === 0 ? a : greatestCommonDivisor(b, a % b);

describe.each(all)("$name on $ground", ({ lattice, pattern }) => {
  const strands = weave(lattice, pattern);

  it("goes over and under by turns along every band", () => {
    for (const strand of strands) {
      const manners = strand.map(({ manner }) => manner).filter((manner) => manner !== "turn");
      manners.forEach((manner, n) => {
        expect(manner).not.toBe(manners[(n + 1) % manners.length]);
      });
    }
  });

  it("has one band over and one under at every crossing", () => {
    const seen = new Map<string, string[]>();
    for (const { edge, manner } of strands.flat()) {
      const name = `${edge.i},${edge.j}`;
      seen.set(name, [...(seen.get(name) ?? []), manner].sort());
    }
    for (const edge of edges(lattice)) {
      const manners = seen.get(`${edge.i},${edge.j}`);
      if (onRim(lattice, edge)) expect(manners).toEqual(["turn"]);
      else if (pattern(edge, lattice)) expect(manners).toEqual(["turn", "turn"]);
      else expect(manners).toEqual(["over", "under"]);
    }
  });

  it("closes every band: each step begins where the last one ended", () => {
    const around = 2 * lattice.columns;
    for (const strand of strands) {
      strand.forEach(({ edge, going }, n) => {
        const next = strand[(n + 1) % strand.length]!;
        const i = edge.i + going.i;
        expect(lattice.ring ? (i + around) % around : i).toBe(next.edge.i);
        expect(edge.j + going.j).toBe(next.edge.j);
        expect(next.coming).toEqual(going);
      });
    }
  });
});

describe("the plain plait", () => {
  it.each([
    [2, 2],
    [3, 2],
    [6, 4],
    [9, 6],
    [7, 5],
  ])("of %i by %i cells has as many bands as their greatest common divisor", (columns, rows) => {
    expect(weave(panel(columns, rows), plait)).toHaveLength(greatestCommonDivisor(columns, rows));
  });

  it("crosses once on every inner edge", () => {
    expect(crossings(weave(panel(5, 3), plait))).toBe(4 * 3 + 5 * 2);
  });
});

describe("drawing", () => {
  it("gives the same paths for the same input", () => {
    const once = () => draw(panel(8, 6), scattered(7), flat(10)).bands;
    expect(once()).toEqual(once());
    expect(once()).not.toEqual(draw(panel(8, 6), scattered(8), flat(10)).bands);
  });

  it("writes finite, closed paths with a piece on top for every crossing", () => {
    const lattice = ring(14, 2);
    const knot = draw(lattice, chain(2), round(lattice, 95, 60));
    const tops = knot.bands.map(({ overs }) => overs.split("M").length - 1);
    expect(tops.reduce((sum, top) => sum + top, 0)).toBe(crossings(knot.strands));
    for (const { loop } of knot.bands) {
      expect(loop).toMatch(/^M[^NI]*Z$/);
    }
  });

  it("mirrors a scattered pattern left to right and top to bottom", () => {
    const lattice = panel(7, 5);
    const pattern = scattered(3, 0.5);
    for (const { i, j } of edges(lattice)) {
      expect(pattern({ i: 14 - i, j }, lattice)).toBe(pattern({ i, j }, lattice));
      expect(pattern({ i, j: 10 - j }, lattice)).toBe(pattern({ i, j }, lattice));
    }
  });
});
