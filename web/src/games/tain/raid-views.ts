import type { BesideView, Effect, TainView } from "./types";

const EMPTY = "-";
const KINGDOM = "K";

/** One of the places for tokens: a row of a board, or the kingdom's, and which of it. */
interface Slot {
  readonly row: string[];
  readonly nth: number;
}

/** T12: the boards before the raids, with every token face up. */
export function turnedUp(before: TainView, effects: readonly Effect[]): TainView {
  const open: TainView = { ...structuredClone(before), to_act: null };
  for (const { kind, seat, place, piece } of effects) {
    if (kind !== "revealed") continue;
    const { row, nth } = slot(open, place!, seat!);
    row[nth] = guards(place!, seat!) ? piece! : `${seat}:${piece}`;
  }
  return open;
}

/** The view without the tokens that these effects tell of, which go to the used piles. */
export function without(view: TainView, effects: readonly Effect[]): TainView {
  const after = structuredClone(view);
  for (const { seat, place } of effects) discard(after, place!, seat!);
  return after;
}

/** T18: the view without the tokens on some of the boards, `K` being the kingdom's. */
export function cleared(view: TainView, boards: ReadonlySet<string>): TainView {
  const after = structuredClone(view);
  if (boards.has(KINGDOM)) clear(after, after.kingdom.places);
  for (const [board, clan] of Object.entries(after.clans)) {
    if (!boards.has(board)) continue;
    clear(after, clan.guards, board);
    clear(after, clan.raiders);
  }
  return after;
}

/** What comes of a meeting at once: a captive goes beside a board (T17), a bluff away. */
export function met(view: TainView, { kind, seat, place, piece, whom }: Effect): TainView {
  const after = structuredClone(view);
  if (kind === "finds-bluff") discard(after, place!, whom!);
  if (kind === "is-captured") {
    lift(after, place!, seat!);
    wonBy(after, whom!).prisoners.push(`${seat}:${piece}`);
  }
  if (kind === "carries-off") {
    const daughter = lift(after, place!, whom!);
    wonBy(after, seat!).prisoners.push(`${whom}:${daughter}`);
  }
  return after;
}

/** T17: what was won goes beside the winners' boards; who is freed goes home (T20). */
export function taken(view: TainView, effects: readonly Effect[]): TainView {
  const after = structuredClone(view);
  for (const effect of effects) take(after, effect);
  return after;
}

function take(view: TainView, { kind, seat, piece, whom, count }: Effect): void {
  if (kind === "kingdom-cow") {
    view.kingdom.cattle -= count!;
    wonBy(view, seat!).cattle += count!;
  } else if (kind === "took-cattle") {
    view.clans[whom!]!.cattle -= count!;
    wonBy(view, seat!).cattle += count!;
  } else if (kind === "took-jewel") {
    view.clans[whom!]!.jewels -= count!;
    wonBy(view, seat!).jewels += count!;
  } else if (kind === "freed") {
    const { prisoners } = view.clans[whom!]!;
    prisoners.splice(prisoners.indexOf(`${seat}:${piece}`), 1);
    view.clans[seat!]!.used_count += 1;
  }
}

function wonBy(view: TainView, seat: string): BesideView {
  const { beside } = (view.raid ??= { board: "", claims: {}, beside: {} });
  return (beside[seat] ??= { cattle: 0, jewels: 0, prisoners: [] });
}

/** Whether a token guards a place; any other raids it. */
function guards(place: string, seat: string): boolean {
  return place.charAt(0) === seat;
}

/** Where a seat's token lies at a place. */
function slot(view: TainView, place: string, seat: string): Slot {
  const board = place.charAt(0);
  const nth = Number(place.slice(1)) - 1;
  if (board === KINGDOM) return { row: view.kingdom.places, nth };
  const clan = view.clans[board]!;
  return { row: guards(place, seat) ? clan.guards : clan.raiders, nth };
}

function lift(view: TainView, place: string, seat: string): string {
  const { row, nth } = slot(view, place, seat);
  const token = row[nth]!;
  row[nth] = EMPTY;
  return token;
}

function discard(view: TainView, place: string, seat: string): void {
  if (lift(view, place, seat) !== EMPTY) view.clans[seat]!.used_count += 1;
}

function clear(view: TainView, row: string[], owner?: string): void {
  row.forEach((token, nth) => {
    if (token === EMPTY) return;
    row[nth] = EMPTY;
    view.clans[owner ?? token.charAt(0)]!.used_count += 1;
  });
}
