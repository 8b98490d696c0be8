import { expect, it } from "vitest";
import sample from "../../../gallery/games/celtic-trader/sample.json";
import { names, say } from "../../../gallery/voice";
import type { Shown } from "../../../src/games/answers";
import answers from "../../../src/games/celtic-trader/answers";
import type { StaticData, Types, View } from "../../../src/games/celtic-trader/types";

const staticData = { ...sample.staticData, layout: sample.layout } as unknown as StaticData;
const view = sample.view as unknown as View;
const shown: Shown<Types> = { view, staticData, ways: [], seat: "A", names, say };

it("has an answer for every place that can be asked about, each of its own", () => {
  const all = answers.places(shown);
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  for (const { place } of all) expect(answers.at(shown, place)).toMatch(/\.$/);
});

it("says where a trader is, and with what", () => {
  expect(answers.holding(shown, "A")).toBe("You are at T04, with nothing (0 of 1), 0 RP and 0 VP.");
  expect(answers.holding(shown, "B")).toBe("You are at T19, with wheat (1 of 1), 0 RP and 0 VP.");
});

it("says what is at a place, and what a stronghold pays", () => {
  expect(answers.at(shown, "T08")).toBe("T08. Here: wheat, Roman token.");
  expect(answers.at(shown, "T02a")).toBe("T02a is empty.");
  expect(answers.at(shown, "iceni")).toBe(
    "Iceni. Here: stronghold. Demand: deer 4, cloth 4, wheat 2, fish 2, ore 4, grapes 8.",
  );
  expect(answers.at(shown, "brigantes")).toBe("Brigantes. Here: Roman city.");
});

it("says which roads lead on, and the way to a place", () => {
  expect(answers.neighbours(shown, "iceni")).toBe("From Iceni roads lead to T10a, T10b.");
  expect(answers.way(shown, "iceni")).toBe("Iceni is 4 steps away, by T08, T09a, T10a, Iceni.");
  expect(answers.way(shown, "T08")).toBe("T08 is one step away, by T08.");
  expect(answers.way(shown, "T04")).toBe("You are at T04.");
  const ways = [{ place: "T08", moves: ["go T08"], cost: 2, through: ["T08"], ends: true }];
  expect(answers.way({ ...shown, ways }, "T08")).toBe(
    "T08: 2 movement points; a Roman token ends your turn there: T08.",
  );
  const players = { ...view.players, A: { ...view.players["A"]!, at: null } };
  expect(answers.way({ ...shown, view: { ...view, players } }, "T08")).toBe(
    "You are not on the map yet.",
  );
  expect(answers.standing(shown, "A")).toBe("T04");
});
