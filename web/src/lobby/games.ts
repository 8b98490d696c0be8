import { api } from "../api";
import { learnWords } from "../games";
import type { GameSeen } from "../wire/types";

let listed: Promise<readonly GameSeen[]> | null = null;

/** The games that the server has, in its order. They stay the same while it runs. */
export function gameList(): Promise<readonly GameSeen[]> {
  listed ??= fetched().catch((error: unknown) => {
    listed = null;
    throw error;
  });
  return listed;
}

/** The games come with what they are called. */
async function fetched(): Promise<readonly GameSeen[]> {
  const all = await api.games();
  await Promise.all(all.map(({ name }) => learnWords(name)));
  return all;
}

/** How many can play a game. */
export function seatCounts({ least_seats, most_seats }: GameSeen): number[] {
  return Array.from({ length: most_seats - least_seats + 1 }, (_, n) => least_seats + n);
}

/** A number of seats with which a game can be played, as near to a wish as may be. */
export function nearestCount({ least_seats, most_seats }: GameSeen, wish: number): number {
  return Math.min(Math.max(wish, least_seats), most_seats);
}
