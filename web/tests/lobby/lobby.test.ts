import { describe, expect, it } from "vitest";
import { explained, Refusal } from "../../src/api";
import { optionForms } from "../../src/lobby/options";
import { isMine } from "../../src/lobby/turn";
import { routeOf } from "../../src/router";
import type { MyTable } from "../../src/wire/types";

describe("an address", () => {
  it.each([
    ["/", { page: "home" }],
    ["/new?game=fidchell", { page: "new", game: "fidchell" }],
    ["/table/a%20b", { page: "table", id: "a b" }],
    ["/replay/x", { page: "replay", id: "x" }],
    ["/rules/fidchell#T9", { page: "rules", game: "fidchell", rule: "T9" }],
    ["/rules/fidchell", { page: "rules", game: "fidchell", rule: null }],
    ["/watch", { page: "watch" }],
    ["/watch/x", { page: "player", id: "x" }],
    ["/seat#TOKEN", { page: "seat", token: "TOKEN" }],
    ["/table/x/y", { page: "nowhere" }],
    ["/elsewhere", { page: "nowhere" }],
  ])("%s names its page", (address, route) => {
    expect(routeOf(new URL(address, "http://here"))).toEqual(route);
  });
});

it("makes a form of each kind of option, and none where nothing can be chosen", () => {
  const limit = { type: "string", pattern: "^(none|(rounds|minutes):[1-9]$)", default: "none" };
  const forms = optionForms({
    properties: {
      map: { anyOf: [{ enum: ["britannia"] }, { type: "object" }], default: "britannia" },
      roles: { type: "string", enum: ["blind", "draft"], default: "blind" },
      supply: { type: "integer", minimum: 1, maximum: 999, default: 114 },
      fast_game: { type: "boolean", default: false },
      limit,
      lone: { type: "string", enum: ["one"], default: "one" },
    },
  });
  expect(forms).toEqual([
    { kind: "file", name: "map", usual: "britannia", values: ["britannia"] },
    { kind: "choice", name: "roles", usual: "blind", values: ["blind", "draft"] },
    { kind: "number", name: "supply", usual: 114, least: 1, most: 999 },
    { kind: "flag", name: "fast_game", usual: false },
    {
      ...{ kind: "measure", name: "limit", usual: "none" },
      ...{ alone: "none", units: ["rounds", "minutes"] },
    },
  ]);
});

it("knows where I am waited for", () => {
  const table = { mine: ["B"], to_act: "B" } as MyTable;
  expect(isMine(table)).toBe(true);
  expect(isMine({ ...table, to_act: "A" })).toBe(false);
  expect(isMine({ ...table, to_act: null })).toBe(false);
});

it("says a refusal as a sentence, with its facts", () => {
  const say = (key: string, facts = {}): string => `${key} ${JSON.stringify(facts)}`;
  const refusal = new Refusal({ code: "c", key: "bad", facts: { seat: "A", yes: true } });
  expect(explained(refusal, say)).toBe('Bad {"seat":"A","yes":"true"}');
  expect(explained(new TypeError("gone"), say)).toBe("Page-unreachable {}");
});
