import { expect, it } from "vitest";
import { lastLaid, type Laid } from "../../../src/games/keltis/board/last-laid";
import table from "../../../src/games/keltis/table";
import { effectsOf } from "../../../src/table/stage/effects";
import { scenes } from "../../../src/table/stage/scenes";
import type { Effect, KeltisView, Position } from "../../../src/games/keltis/types";
import recorded from "./positions.json";

const played = recorded as unknown as { before: KeltisView; position: Position }[];

function lasting(turnedUp: boolean, viewer: Position["viewer"]): number {
  const { before, position } = played.find(
    ({ position }) => (position.view.revealed !== null) === turnedUp,
  )!;
  const shown = scenes(table, before, { ...position, viewer, to_act: "A" });
  expect(shown).toHaveLength(1);
  return shown[0]!.lasts;
}

it("lets a tile that another revealed be seen for longer than any other move", () => {
  expect(lasting(true, "B")).toBeGreaterThan(lasting(false, "B"));
});

it("keeps nobody waiting who is to move", () => {
  expect([lasting(true, "A"), lasting(false, "A")]).toEqual([0, 0]);
});

function stones({ series }: KeltisView): string[] {
  return Object.entries(series).flatMap(([seat, own]) =>
    Object.entries(own).flatMap(([colour, values]) =>
      values.map((value) => `${seat} ${colour}${value}`),
    ),
  );
}

it("sees who laid which stone, and that a clover lets them play on", () => {
  const laid = played.map(({ before, position }): [string[], Laid | null, Position] => {
    const known = stones(before);
    const fresh = stones(position.view).filter((one) => !known.includes(one));
    return [fresh, lastLaid(null, effectsOf(position.events)), position];
  });
  expect(laid.filter(([, stone]) => stone !== null).length).toBeGreaterThan(2);
  expect(laid.some(([, stone]) => stone?.again)).toBe(true);
  for (const [fresh, stone, { to_act }] of laid) {
    expect(fresh).toEqual(stone ? [`${stone.seat} ${stone.stone}`] : []);
    if (stone?.again) expect(to_act).toBe(stone.seat);
    else if (stone && to_act !== null) expect(to_act).not.toBe(stone.seat);
  }
});

it("remembers the stone that was laid while another is only turned up", () => {
  const laid: Laid = { seat: "A", stone: "G6", again: false };
  const [revealed, left]: Effect[] = [
    { kind: "revealed", seat: "B", piece: "B2" },
    { kind: "left", seat: "B", piece: "B2" },
  ];
  expect(lastLaid(laid, [revealed!])).toBe(laid);
  expect(lastLaid(laid, [left!])).toBeNull();
  expect(lastLaid(laid, []), "a takeback, or a leap").toBeNull();
});
