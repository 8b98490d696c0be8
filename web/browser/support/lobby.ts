import { readdirSync } from "node:fs";
import type { Page } from "@playwright/test";
import type { NewTable, SeatWish, TableSeen } from "../../src/wire/types";
import { expect } from "./base";
import { EXAMPLE } from "./players";
import { lay } from "./seating";

/** The games that the page knows. */
export const GAMES: readonly string[] = readdirSync(new URL("../../src/games", import.meta.url), {
  withFileTypes: true,
}).flatMap((one) => (one.isDirectory() ? [one.name] : []));
export const ME: SeatWish = { kind: "person" };
export const OPEN: SeatWish = { kind: "open" };

/** So many bots. */
export function bots(count: number): SeatWish[] {
  return Array.from({ length: count }, () => ({ kind: "bot", level: "novice" }));
}

/** Patience with a whole match of bots, in milliseconds. */
const LONG = 300_000;

/** Waits until a match is over. */
export async function over(page: Page, id: string): Promise<TableSeen> {
  const seen = async (): Promise<TableSeen> =>
    (await (await page.request.get(`/api/tables/${id}`)).json()) as TableSeen;
  await expect.poll(async () => (await seen()).state, { timeout: LONG }).toBe("over");
  return seen();
}

/** A match that bots play to its end, in the name of whoever looks at the page. */
export async function finished(page: Page, wish: Partial<NewTable> = {}): Promise<TableSeen> {
  const { id } = await lay(page, { game: EXAMPLE.game, seats: bots(2), pace: 0, ...wish });
  return over(page, id);
}

const ended = new Map<string, Promise<TableSeen>>();

/** A match of bots that is over, whoever asked for it: once in each game for a server. */
export function oneThatEnded(page: Page, game: string = EXAMPLE.game): Promise<TableSeen> {
  const known = ended.get(game);
  if (known) return known;
  const played = finished(page, { game });
  ended.set(game, played);
  return played;
}
