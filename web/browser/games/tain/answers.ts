import type { Answers } from "../../support/players";

export const answers = (you: string, other: string): Answers => ({
  turn: "Your turn",
  can: "You can pass or lay a token.",
  points: `${you} 19, ${other} 19`,
  hold:
    "Behind your screen: 1 × chief, 2 × warrior, 6 × boy, 1 × chief’s daughter, 8 × bluff. " +
    "You have 5 cattle, 3 jewels.",
  move: "Nothing has happened yet.",
  near: "There is no map here.",
  places: {
    [`inside ${you}’s pasture gate 1`]: `inside ${you}’s pasture gate 1: empty.`,
    [`outside ${other}’s house gate 5`]: `outside ${other}’s house gate 5: empty.`,
    "the kingdom’s left place": "the kingdom’s left place: empty.",
    [`${other}’s clan`]: `${other}: 5 cattle, 3 jewels; behind the screen: 18.`,
  },
});
