import type { Answers } from "../../support/players";

export const answers = (you: string, other: string): Answers => ({
  turn: "Your turn",
  can: "You can reveal a tile or take a tile from the middle.",
  points: `${you} −4, ${other} −4`,
  hold: "You have begun no row yet.",
  move: `${other} leaves the tile in the middle.`,
  near: "There is no map here.",
  places: {
    [`${other}’s rows`]: `${other} has begun no row yet.`,
    "The middle":
      "blue 3, wishing stone; pink 5, bonus +1; green 1, bonus +1; green 10. 51 tiles face down.",
  },
});
