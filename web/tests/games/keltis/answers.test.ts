import { expect, it } from "vitest";
import sample from "../../../gallery/games/keltis/sample.json";
import { names, say } from "../../../gallery/voice";
import type { Shown } from "../../../src/games/answers";
import answers from "../../../src/games/keltis/answers";
import type { StaticData, Types, View } from "../../../src/games/keltis/types";

const staticData = sample.staticData as unknown as StaticData;
const view = sample.view as unknown as View;
const shown: Shown<Types> = { view, staticData, ways: [], seat: "A", names, say };

it("has an answer for every place that can be asked about, each of its own", () => {
  const all = answers.places(shown);
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  for (const { place } of all) expect(answers.at(shown, place)).toMatch(/\.$/);
});

it("says which rows a seat has", () => {
  const rows = "blue 1 4 8; yellow 5 2; pink 3 8; brown 2 0; green 5 2 0";
  expect(answers.holding(shown, "A")).toBe(`Your rows: ${rows}.`);
  expect(answers.at(shown, "A")).toBe(`Patrick’s rows: ${rows}.`);
  const bare = { ...shown, view: { ...view, series: { A: {} } } };
  expect(answers.holding(bare, "A")).toBe("You have begun no row yet.");
  expect(answers.at(bare, "A")).toBe("Patrick has begun no row yet.");
});

it("says what lies in the middle", () => {
  const few = { ...shown, view: { ...view, middle: ["B6", "Y4"], face_down: ["?"] } };
  expect(answers.at(few, "middle")).toBe("blue 6, clover; yellow 4, bonus +1. one tile face down.");
  const none = { ...shown, view: { ...view, middle: [], face_down: [] } };
  expect(answers.at(none, "middle")).toBe("No tile lies face up. 0 tiles face down.");
});
