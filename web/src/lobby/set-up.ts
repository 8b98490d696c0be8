import { api } from "../api";
import { router } from "../router";
import type { GameSeen, NewTable, SeatWish } from "../wire/types";

const ME: SeatWish = { kind: "person" };
/** Seconds that a bot is given for a move that nobody waits for. */
const AHEAD = 0.2;

function rest(seats: number, wish: SeatWish): SeatWish[] {
  return Array.from({ length: seats - 1 }, () => wish);
}

/** Sets a table up and goes there. */
export async function setUpAndGo(wish: NewTable): Promise<void> {
  const table = await api.setUp(wish);
  router.go(`/table/${table.id}`);
}

/** Bots play as quickly as they can; the page shows it at the pace that its reader likes. */
export async function watchBots(game: string, seats: SeatWish[]): Promise<void> {
  const table = await api.setUp({ game, seats, pace: AHEAD, start: true });
  router.go(`/watch/${table.id}`);
}

/** Against bots of a level, at once. */
export function playNow({ name: game, usual_seats }: GameSeen, level: string): Promise<void> {
  const bots = rest(usual_seats, { kind: "bot", level });
  return setUpAndGo({ game, seats: [ME, ...bots], start: true });
}

/** With an open seat for whoever gets the link; there can be more as more friends come. */
export function withFriends({ name: game, least_seats }: GameSeen): Promise<void> {
  return setUpAndGo({ game, seats: [ME, ...rest(least_seats, { kind: "open" })] });
}

/** Passed round on one device. */
export function onThisDevice(game: string, names: readonly string[]): Promise<void> {
  const seats = names.map((name): SeatWish => ({ kind: "person", name }));
  return setUpAndGo({ game, seats, start: true });
}
