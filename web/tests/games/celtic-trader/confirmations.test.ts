import { expect, it } from "vitest";
import table from "../../../src/games/celtic-trader/table";
import type { Offer, Types } from "../../../src/games/celtic-trader/types";
import { confirmationBefore } from "../../../src/table/confirmations";

const offer = (verb: Offer["verb"], more: Partial<Offer> = {}): Offer => ({
  ...{ text: verb, verb },
  ...more,
});

const asked = (one: Offer, ...others: Offer[]): string | undefined =>
  confirmationBefore<Types>(table, one, [one, ...others])?.preference;

it("asks before a turn ends in which more could be done", () => {
  const pick = offer("pick");
  expect(asked(offer("halt", { ends: true }), pick)).toBe("endAtOnce");
  expect(asked(offer("go", { ends: true, final: true }), pick), "onto a Roman").toBe("endAtOnce");
  expect(asked(offer("end", { ends: true, final: true }), pick)).toBe("endAtOnce");
});

it("asks at the end of a walk as at the end of a step", () => {
  const way = { moves: ["go T02", "go T03"], place: "T03", through: ["T02", "T03"], cost: 2 };
  expect(asked(table.walking({ ...way, ends: true }), offer("halt"))).toBe("endAtOnce");
  expect(asked(table.walking(way), offer("halt"))).toBeUndefined();
});

it("asks nothing where nothing else can be done, or the turn goes on", () => {
  expect(asked(offer("end", { ends: true, final: true }))).toBeUndefined();
  expect(asked(offer("halt", { halts: true }), offer("go"))).toBeUndefined();
  expect(asked(offer("go"), offer("halt"))).toBeUndefined();
  expect(asked(offer("resolve", { final: true }), offer("resolve"))).toBeUndefined();
});

it("asks before tokens are drawn", () => {
  expect(asked(offer("roman", { final: true }), offer("stay"))).toBe("drawAtOnce");
});
