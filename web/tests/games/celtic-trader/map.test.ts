import { describe, expect, it } from "vitest";
import sample from "../../../gallery/games/celtic-trader/sample.json";
import { Atlas } from "../../../src/games/celtic-trader/map/atlas";
import { flights } from "../../../src/games/celtic-trader/board/flights";
import { Panning } from "../../../src/games/celtic-trader/map/panning.svelte";
import { Roads, apart } from "../../../src/games/celtic-trader/map/roads";
import { attempt, towards, type Target } from "../../../src/games/celtic-trader/map/targets";
import type { Effect, Offer, CelticTraderStaticData } from "../../../src/games/celtic-trader/types";

const staticData = {
  ...sample.staticData,
  layout: sample.layout,
} as unknown as CelticTraderStaticData;
const atlas = new Atlas(staticData);
const roads = new Roads(atlas, staticData.map.roads);

function long(points: readonly { x: number; y: number }[]): number {
  return points.slice(1).reduce((sum, point, n) => sum + apart(points[n]!, point), 0);
}

describe("the roads", () => {
  it("lead from every section to those that it is joined to, tile by tile", () => {
    for (const [one, other] of staticData.map.roads) {
      const way = roads.along(one, other);
      expect(way[0]).toEqual(atlas.standing(one));
      expect(way.at(-1)).toEqual(atlas.standing(other));
      // No leap: the milestones stand close together.
      for (const [n, point] of way.slice(1).entries())
        expect(apart(way[n]!, point)).toBeLessThan(60);
    }
  });

  it("pass over a bridge and not from it to the road below", () => {
    const { over, under } = staticData.map.tiles.flatMap((tile) => atlas.layout(tile).bridges)[0]!;
    const direct = apart(atlas.standing(over), atlas.standing(under));
    expect(long(roads.along(over, under))).toBeGreaterThan(direct + 200);
  });

  it("meet in the middle of a stronghold", () => {
    const [one, other] = atlas.tile("belgae").sections as [string, string];
    const [x, y] = atlas.tile("belgae").at;
    expect(roads.along(one, other)).toContainEqual({ x, y });
  });

  it("can be walked through several places", () => {
    const way = roads.through(["T17", "T24", "belgae"]);
    expect(way[0]).toEqual(atlas.standing("T17"));
    expect(way).toContainEqual(atlas.standing("T24"));
    expect(way.at(-1)).toEqual(atlas.standing("belgae"));
  });
});

describe("what flies", () => {
  it("is a drawn token out of the bag", () => {
    expect(flights([{ kind: "drawn", seat: "A", piece: "wheat" }], {})).toEqual([
      { kind: "wheat", from: { store: "bag" }, to: { store: "drawn" } },
    ]);
  });

  it("is a good that is picked up or delivered, and a Roman that is put down", () => {
    expect(flights([{ kind: "picked", seat: "A", place: "T04", piece: "ore" }], {})).toEqual([
      { kind: "ore", from: { store: "spot", of: "T04" }, to: { store: "seat", of: "A" } },
    ]);
    const delivered: Effect = {
      kind: "delivered",
      seat: "A",
      place: "iceni",
      piece: "ore",
      count: 4,
    };
    expect(flights([delivered, { kind: "reputation", seat: "A", count: 6 }], {})).toEqual([
      { kind: "ore", from: { store: "seat", of: "A" }, to: { store: "discard" } },
    ]);
    const placed: Effect = { kind: "roman-placed", seat: "A", place: "T01" };
    expect(flights([placed], {})).toEqual([
      { kind: "roman", from: { store: "drawn" }, to: { store: "roman", of: "T01" } },
    ]);
    expect(flights([{ kind: "roman-left", seat: "A", place: "T07" }, placed], {})).toEqual([
      { kind: "roman", from: { store: "roman", of: "T07" }, to: { store: "roman", of: "T01" } },
    ]);
  });

  it("is one token for a heap, and nothing where nothing went", () => {
    expect(flights([{ kind: "bag-refilled", seat: "A", count: 9 }], { deer: 5 })).toEqual([
      { kind: "cycle", from: { store: "drawn" }, to: { store: "bag" } },
      { kind: "deer", from: { store: "discard" }, to: { store: "bag" } },
    ]);
    expect(flights([], { deer: 5 })).toEqual([]);
  });

  it("is nothing where more goes than can be followed", () => {
    const drawn = { kind: "drawn", seat: "A", piece: "wheat" };
    expect(flights(Array(12).fill(drawn), {})).toHaveLength(12);
    expect(flights(Array(13).fill(drawn), {})).toEqual([]);
  });
});

describe("pointing", () => {
  const at = (x: number, y: number): Target => ({ at: { x, y }, place: `${x},${y}` }) as Target;

  it("goes on with the arrows to what lies in their direction", () => {
    const all = [at(0, 0), at(100, 10), at(300, 0), at(10, 90), at(-80, -20)];
    expect(towards("ArrowRight", { x: 0, y: 0 }, all)).toBe(all[1]);
    expect(towards("ArrowDown", { x: 0, y: 0 }, all)).toBe(all[3]);
    expect(towards("ArrowLeft", { x: 0, y: 0 }, all)).toBe(all[4]);
    expect(towards("ArrowUp", { x: 0, y: 0 }, all)).toBeNull();
    expect(towards("Enter", { x: 0, y: 0 }, all)).toBeNull();
  });

  it("means a move, be it allowed or not", () => {
    expect(attempt("T04", [], null)).toEqual({ verb: "go", place: "T04" });
    const wheat = { verb: "resolve", piece: "wheat", place: "iceni" };
    expect(attempt("iceni", [], "wheat")).toEqual(wheat);
    const romans: Offer[] = [
      { text: "stay", verb: "stay" },
      { text: "roman T01", verb: "roman" },
    ];
    expect(attempt("T04", romans, null)).toEqual({ verb: "roman", place: "T04" });
  });
});

describe("the window of the map", () => {
  const home = (): null => null;

  it("holds the whole map where it can be read, and is closer where it can't", () => {
    const panning = new Panning([0, 0, 1000, 800]);
    panning.resize(900, 720, home);
    expect(panning.zoom).toBe(1);
    panning.resize(160, 200, () => ({ x: 900, y: 700 }));
    expect(panning.scale).toBeCloseTo(Panning.READABLE);
    expect(panning.viewBox).toBe("200 -100 800 1000");
    panning.resize(900, 720, home);
    expect(panning.viewBox).toBe("0 0 1000 800");
  });

  it("keeps the size of what was moved by hand, and never shows less than it could", () => {
    const panning = new Panning([0, 0, 1000, 800]);
    panning.resize(400, 400, home);
    panning.closer(1.2);
    const { scale } = panning;
    panning.resize(450, 400, home);
    expect(panning.scale).toBeCloseTo(scale);
    panning.resize(2000, 1600, home);
    expect(panning.zoom).toBe(1);
  });

  it("goes far enough away to show all that can be pointed at", () => {
    const panning = new Panning([0, 0, 1000, 800]);
    panning.resize(160, 200, () => ({ x: 100, y: 100 }));
    panning.reveal(
      [
        { x: 50, y: 50 },
        { x: 950, y: 700 },
      ],
      50,
    );
    expect(panning.zoom).toBe(1);
    panning.reveal([{ x: 100, y: 100 }], 50);
    expect(panning.zoom).toBeCloseTo(panning.readable);
  });
});
