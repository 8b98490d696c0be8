import type { Page } from "@playwright/test";
import type { NewTable, SeatWish, TableSeen } from "../src/wire/types";
import { lay } from "./seating";

export const GAMES = ["tain", "keltis", "celtic-trader"] as const;
export const ME: SeatWish = { kind: "person" };
export const OPEN: SeatWish = { kind: "open" };

/** So many bots. */
export function bots(count: number): SeatWish[] {
  return Array.from({ length: count }, () => ({ kind: "bot", level: "novice" }));
}

/** Waits until a match is over. */
export async function over(page: Page, id: string): Promise<TableSeen> {
  for (;;) {
    const table = (await (await page.request.get(`/api/tables/${id}`)).json()) as TableSeen;
    if (table.state === "over") return table;
    await new Promise((done) => setTimeout(done, 200));
  }
}

/** A match of Keltis that bots play, to its end. */
export async function finished(page: Page, wish: Partial<NewTable> = {}): Promise<TableSeen> {
  const { id } = await lay(page, { game: "keltis", seats: bots(2), pace: 0, ...wish });
  return over(page, id);
}
