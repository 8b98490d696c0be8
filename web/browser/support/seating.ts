import type { APIResponse, Page } from "@playwright/test";
import type { GameSeen, NewTable, Seated, TableSeen } from "../../src/wire/types";
import { expect } from "./base";
import { USUAL_SECRET, type Dealt } from "./deals";

/** A table to be set up, and how it is dealt there. */
export type Wish = Partial<NewTable> & Pick<NewTable, "game"> & Partial<Dealt>;

/** What a table is without being asked for anything: one's own seat and a bot that answers soon. */
const USUAL = {
  seats: [{ kind: "person" }, { kind: "bot", level: "novice" }],
  start: true,
  secret: USUAL_SECRET,
} satisfies Partial<Wish>;

/** Whoever sets the table up begins, where that can be chosen. */
async function begins(page: Page, { game, seats = [] }: Partial<NewTable>): Promise<object> {
  const games = (await done(await page.request.get("api/games"))) as GameSeen[];
  const schema = games.find(({ name }) => name === game)?.options[String(seats.length)];
  const options = (schema?.properties ?? {}) as Record<string, { enum?: string[] }>;
  return options.first_player?.enum?.includes("A") ? { first_player: "A" } : {};
}

/** Sets a table up without going through the pages that do it. */
export async function lay(page: Page, wish: Wish): Promise<TableSeen> {
  const whole = { ...USUAL, ...wish };
  const options = { ...(await begins(page, whole)), ...wish.options };
  return (await asked(page, "tables", { ...whole, options })) as TableSeen;
}

/** The same, and goes there. */
export async function sitDown(page: Page, wish: Wish): Promise<TableSeen> {
  const table = await lay(page, wish);
  await page.goto(`table/${table.id}`);
  return table;
}

/** Takes an open seat of somebody else's table. */
export async function join(page: Page, id: string): Promise<Seated> {
  return (await asked(page, `tables/${id}/join`, {})) as Seated;
}

export async function start(
  page: Page,
  id: string,
  moves: readonly string[] = [],
): Promise<TableSeen> {
  return (await asked(page, `tables/${id}/start`, { moves })) as TableSeen;
}

/** A table of two people, begun; both look at it, and the first of them is to move. */
export async function together(host: Page, guest: Page, wish: Wish): Promise<TableSeen> {
  const seats: NewTable["seats"] = [{ kind: "person" }, { kind: "open" }];
  const { moves, ...rest } = wish;
  const { id } = await lay(host, { seats, ...rest, start: false });
  await join(guest, id);
  const table = await start(host, id, moves);
  await Promise.all([host.goto(`table/${id}`), guest.goto(`table/${id}`)]);
  return table;
}

/** Asks the lobby for something in the name of whoever looks at the page. */
export async function asked(page: Page, path: string, wish: unknown): Promise<unknown> {
  await done(await page.request.get("api/me"));
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === "oenach_csrf")?.value ?? "";
  const headers = { "x-oenach-csrf": decodeURIComponent(token) };
  return done(await page.request.post(`api/${path}`, { data: wish, headers }));
}

async function done(answer: APIResponse): Promise<unknown> {
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
}
