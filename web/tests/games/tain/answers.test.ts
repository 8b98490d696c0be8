import { expect, it } from "vitest";
import sample from "../../../gallery/games/tain/sample.json";
import { names, say } from "../../../gallery/voice";
import type { Shown } from "../../../src/games/answers";
import answers from "../../../src/games/tain/answers";
import type { StaticData, Types, View } from "../../../src/games/tain/types";

const staticData = sample.staticData as unknown as StaticData;
const view = sample.view as unknown as View;
const shown: Shown<Types> = { view, staticData, ways: [], seat: "A", names, say };

it("has an answer for every place that can be asked about, each of its own", () => {
  const all = answers.places(shown);
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  for (const { place } of all) expect(answers.at(shown, place)).toMatch(/\.$/);
});

it("says what a clan has behind its own screen, and of others only how much", () => {
  expect(answers.holding(shown, "B")).toBe(
    "Behind your screen: 1 × chief, 2 × warrior, 5 × boy, 1 × chief’s daughter, 8 × bluff. " +
      "You have 5 cattle, 2 jewels, a prisoner, chief’s daughter of Patrick.",
  );
  expect(answers.at(shown, "house C")).toBe(
    "Arthur: 2 cattle, 2 jewels, a prisoner, boy of Brigitte; behind the screen: 9.",
  );
});

it("says what lies at a gate and in the kingdom, and no more than can be seen", () => {
  expect(answers.at(shown, "inside A1")).toBe(
    "inside Patrick’s pasture gate 1: face-down token of Patrick.",
  );
  expect(answers.at(shown, "outside B1")).toBe(
    "outside Brigitte’s pasture gate 1: face-down token of Arthur.",
  );
  expect(answers.at(shown, "outside C5")).toBe("outside Arthur’s house gate 5: empty.");
  const kingdom = { ...view.kingdom, places: ["-", "C:B"] };
  expect(answers.at({ ...shown, view: { ...view, kingdom } }, "K2")).toBe(
    "the kingdom’s right place: boy of Arthur.",
  );
});
