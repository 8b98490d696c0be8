import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { UnknownMessage, speech } from "../src/speech";

const LANGUAGES = ["en", "fr", "nl", "de"];
const read = (folder: string, language: string): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith(`.${language}.ftl`))
    .map((file) => readFileSync(join(folder, file), "utf8"));
const shared = (language: string): string[] => read("../src/oenach/messages", language);
const own = (language: string): string[] => read("src/speech", language);
const keys = (catalogues: string[]): string[] =>
  catalogues.flatMap((text) => [...text.matchAll(/^([a-zA-Z][\w-]*) =/gm)].map(([, key]) => key!));

function sources(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(svelte|ts)$/.test(file))
    .map((file) => readFileSync(join(folder, file), "utf8"))
    .join("\n");
}

const code = sources("src");
/** What the page asks for: whole keys, and beginnings that a fact completes. */
const asked = [
  ...code.matchAll(/["`]((?:board|page|replay|rules|table|word|sheet)-[\w-]*)(\$\{)?/g),
].map(([, key, open]) => ({ key: key!, whole: open === undefined }));

describe.each(LANGUAGES)("the catalogue in %s", (language) => {
  it("has the keys that the English one has", () => {
    expect(keys(own(language))).toEqual(keys(own("en")));
  });

  it("can be spoken", () => {
    const say = speech(language, [...shared(language), ...own(language)]);
    for (const key of keys(own(language))) expect(say(key, facts)).not.toMatch(/[{}]/);
  });
});

const facts = {
  ...{ points: 1, count: 2, stone: "s", colour: "c", value: 3, carving: "clover", round: 1 },
  ...{ rounds: 8, name: "n", gate: 1, place: "p", token: "t", kind: "k", cost: 2, way: "w" },
  ...{ role: "r", ability: "a", level: 1, least: 2, most: 4, minutes: 9, game: "g", open: 1 },
  ...{ number: 1, step: 1, last: 2, checked: 4, names: "n", moves: 1, percent: 5, why: "clock" },
  ...{ deeds: "d", rule: "T1", time: "0:10", values: "0 5" },
  ...{ turn: "t", seat: "s", seconds: 5, text: "t" },
};

it("has every message that the page asks for", () => {
  const known = keys([...shared("en"), ...own("en")]);
  for (const { key, whole } of asked) {
    const found = whole ? known.includes(key) : known.some((one) => one.startsWith(key));
    expect(found, key).toBe(true);
  }
});

it("has no message that nobody asks for", () => {
  // A beginning as short as a game's name would excuse every message of that game.
  expect(asked.filter(({ key, whole }) => !whole && /^board-(\w+-)?$/.test(key))).toEqual([]);
  const unused = keys(own("en")).filter(
    (known) => !asked.some(({ key, whole }) => (whole ? key === known : known.startsWith(key))),
  );
  expect(unused).toEqual([]);
});

it("speaks the catalogues of the terminal, words and names included", () => {
  const say = speech("en", shared("en"));
  expect(say("tain-not-in-kingdom", { kind: "B" })).toContain("a boy into the kingdom");
  expect(say("trader-place-taken", { place: "iceni" })).toContain("on Iceni");
  expect(say("trader-place-taken", { place: "T07b" })).toContain("on T07b");
});

it("begins a German sentence after a colon with a capital", () => {
  const raid = { place: "B1", owner: "Ada", kind: "W" };
  expect(speech("de", shared("de"))("story-raid-open", raid)).toMatch(/^B1: Der Krieger von Ada/);
});

it("knows plurals", () => {
  const say = speech("de", own("de"));
  expect(say("board-tain-cattle", { count: 1 })).toBe("ein Rind");
  expect(say("board-tain-cattle", { count: 4 })).toBe("4 Rinder");
});

it("refuses a message that is in no catalogue", () => {
  expect(() => speech("en", [])("board-turn")).toThrow(UnknownMessage);
});
