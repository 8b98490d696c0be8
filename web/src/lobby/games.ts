/** What the house knows of each game beside what the server says: how long it lasts, for how many. */
export interface GameCard {
  readonly game: "tain" | "keltis" | "celtic-trader";
  readonly players: readonly [number, number];
  /** Minutes, about. Táin's are those of its book; of the others no box is left to say it. */
  readonly minutes: string;
  /** Seats of a quick game against bots. */
  readonly quick: number;
}

export const GAME_CARDS: readonly GameCard[] = [
  { game: "tain", players: [2, 4], minutes: "30–45", quick: 3 },
  { game: "keltis", players: [2, 4], minutes: "15–20", quick: 3 },
  { game: "celtic-trader", players: [2, 5], minutes: "45–75", quick: 3 },
];

/** The bot that sits down where nothing else is asked for. */
export const USUAL_LEVEL = "steady";
