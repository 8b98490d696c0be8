import type { Answers } from "../../support/players";

export const answers = (you: string, other: string): Answers => ({
  turn: "Your turn",
  can: "You can walk or halt.",
  points: `${you} 0, ${other} 0`,
  hold: "You are at T17, with nothing (0 of 1), 0 RP and 0 VP.",
  move: `${you} puts a Roman token on T01.`,
  near: "From T17 roads lead to T12b, T13a, T16a, T24.",
  places: {
    Iceni: "Iceni. Here: stronghold. Demand: deer 4, cloth 4, wheat 1, fish 1, ore 4, grapes 6.",
    Brigantes: `Brigantes. Here: stronghold, ${other}. Demand: deer 2, cloth 4, wheat 4, fish 8, ore 1, grapes 6.`,
    T01: "T01. Here: deer, Roman token.",
    T02a: "T02a is empty.",
  },
});
