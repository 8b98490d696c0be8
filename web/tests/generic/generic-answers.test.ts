import { expect, it } from "vitest";
import { names, say } from "../../gallery/voice";
import type { Shown } from "../../src/games/answers";
import answers from "../../src/generic/answers";
import type { View } from "../../src/wire/types";

const view = {
  ...{ game: "fidchell", seats: 2, options: {}, to_act: "A", sheets: {} },
  zones: [
    { place: "hand", seat: "A", pieces: [{ kind: "king" }, { kind: "pawn", count: 2 }] },
    { place: "hand", seat: "B", pieces: [{ kind: null, count: 3 }] },
    { place: "board", pieces: [] },
  ],
} as unknown as View;
const shown = { view, staticData: {}, ways: [], seat: "A", names, say } as unknown as Shown;

it("answers from the zones of a view", () => {
  expect(answers.holding(shown, "A")).toBe("Hand of Patrick: king, 2 × pawn.");
  expect(answers.holding(shown, "C")).toBe("You hold nothing.");
  const places = answers.places(shown);
  expect(places.map(({ name }) => name)).toEqual(["Hand of Patrick", "Hand of Brigitte", "Board"]);
  expect(answers.at(shown, places[1]!.place)).toBe("Hand of Brigitte: 3 × face-down piece.");
  expect(answers.at(shown, places[2]!.place)).toBe("Board is empty.");
});
