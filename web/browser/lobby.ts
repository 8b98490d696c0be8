import type { Page } from "@playwright/test";
import type { NewTable, SeatWish, TableSeen } from "../src/wire/types";

export const GAMES = ["tain", "keltis", "celtic-trader"] as const;

const ME: SeatWish = { kind: "person" };

/** So many bots of a level. */
export function bots(count: number, level = "novice"): SeatWish[] {
  return Array.from({ length: count }, () => ({ kind: "bot", level }));
}

/** Sets a table up for whoever has the page, without its forms. */
export async function setUp(page: Page, wish: Partial<NewTable>): Promise<TableSeen> {
  await page.request.get("/api/me");
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === "oenach_csrf")?.value ?? "";
  const answer = await page.request.post("/api/tables", {
    headers: { "x-oenach-csrf": decodeURIComponent(token) },
    data: { game: "keltis", seats: [ME, ...bots(2)], start: true, ...wish },
  });
  if (!answer.ok()) throw new Error(`no table: ${await answer.text()}`);
  return (await answer.json()) as TableSeen;
}

/** Waits until a match is over. */
export async function over(page: Page, id: string): Promise<TableSeen> {
  for (;;) {
    const table = (await (await page.request.get(`/api/tables/${id}`)).json()) as TableSeen;
    if (table.state === "over") return table;
    await new Promise((done) => setTimeout(done, 200));
  }
}

/** A match that bots play, to its end. */
export async function finished(page: Page, wish: Partial<NewTable> = {}): Promise<TableSeen> {
  const { id } = await setUp(page, { seats: bots(2), pace: 0, ...wish });
  return over(page, id);
}
