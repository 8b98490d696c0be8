import { expect, it } from "vitest";
import { speech } from "../../../src/speech";
import de from "../../../src/speech/catalogues/de";
import en from "../../../src/speech/catalogues/en";

it("speaks the catalogue of the engine, words included", () => {
  const say = speech("en", en);
  expect(say("tain-not-in-kingdom", { kind: "B" })).toContain("a boy into the kingdom");
});

it("begins a German sentence after a colon with a capital", () => {
  const raid = { place: "B1", owner: "Ada", kind: "W" };
  expect(speech("de", de)("story-raid-open", raid)).toMatch(/^B1: Der Krieger von Ada/);
});

it("knows plurals", () => {
  const say = speech("de", de);
  expect(say("board-tain-cattle", { count: 1 })).toBe("ein Rind");
  expect(say("board-tain-cattle", { count: 4 })).toBe("4 Rinder");
});
