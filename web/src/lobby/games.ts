/** What the house knows of each game beside what the server says: how long it lasts, for how many. */
export interface GameCard {
  readonly game: "tain" | "keltis" | "celtic-trader";
  readonly players: readonly [number, number];
  /** Minutes against bots, about. */
  readonly minutes: number;
  /** Seats of a quick game against bots. */
  readonly quick: number;
}

export const GAME_CARDS: readonly GameCard[] = [
  { game: "tain", players: [2, 4], minutes: 25, quick: 3 },
  { game: "keltis", players: [2, 4], minutes: 10, quick: 3 },
  { game: "celtic-trader", players: [2, 5], minutes: 45, quick: 3 },
];

/** The bot that sits down where nothing else is asked for. */
export const USUAL_LEVEL = "steady";
