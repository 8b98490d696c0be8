import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { addressIn, pathTo, routeOf } from "../../src/router";

const ROOTS = ["/", "/oenach/", "/a/b/"];

it.each(ROOTS)("under %s every address leads back to its page", (root) => {
  for (const address of ["/", "/about", "/table/x%2Fy", "/rules/pebbles"]) {
    expect(addressIn(pathTo(address, root), root)).toBe(address);
  }
  const at = (address: string) =>
    routeOf(new URL(pathTo(address, root), "http://games.example"), root);
  expect(at("/")).toEqual({ page: "home" });
  expect(at("/table/x%2Fy")).toEqual({ page: "table", id: "x/y" });
  expect(at("/rules/pebbles#P9")).toEqual({ page: "rules", game: "pebbles", rule: "P9" });
  expect(at("/seat#secret")).toEqual({ page: "seat", token: "secret" });
});

it("what is beside the path is no page of this server", () => {
  for (const path of ["/", "/about", "/oenachs/about", "/oenach"]) {
    expect(routeOf(new URL(path, "http://games.example"), "/oenach/")).toEqual({ page: "nowhere" });
  }
});

/** An address that begins at the root of the host, where a browser would go to. */
const AT_THE_ROOT =
  /(href|src|action)=("\/|'\/|\{["'`]\/)|(fetch|assign|open|replace|WebSocket|URL)\(["'`]\/|location\.(origin|host)\}\//;

it("no page names an address as if the server were at the root of its host", () => {
  const files = readdirSync("src", { recursive: true, encoding: "utf8" });
  const code = files.filter((file) => /\.(svelte|ts)$/.test(file));
  expect(code.length).toBeGreaterThan(100);
  const found = code.filter((file) => AT_THE_ROOT.test(readFileSync(`src/${file}`, "utf8")));
  expect(found).toEqual([]);
});
