import type { Speech } from "../../speech";
import type { Position, TableSeen, You } from "../../wire/types";
import { botName, type Names } from "../names";

interface Standing {
  readonly table: TableSeen;
  readonly you: You;
  /** The position that has been told. */
  readonly position: Position;
  /** Whether what came after it is being told. */
  readonly telling: boolean;
}

/** The table for whoever has been told so much: that a match is over is told by its last position. */
export function toldTable(table: TableSeen, { outcome }: Position): TableSeen {
  return table.state === "over" && !outcome ? { ...table, state: "playing" } : table;
}

/**
 * What a board shows of a match that is over. One that was given up or called off stopped in
 * somebody's turn, which nobody waits for any more.
 */
export function atTheEnd<V extends { readonly to_act: unknown }>(view: V, over: boolean): V {
  return over && view.to_act !== null ? { ...view, to_act: null } : view;
}

/** Whether one is to move oneself, and no bot does it in one's place. */
export function isMine({ viewer, to_act, outcome }: Position, { seats }: TableSeen): boolean {
  if (viewer === null || to_act !== viewer || outcome) return false;
  return !seats.find(({ seat }) => seat === viewer)?.stand_in;
}

/** Whose turn it is. */
export function turnWords(standing: Standing, names: Names, say: Speech): string {
  const { table, you, position, telling } = standing;
  if (telling) return say("table-telling");
  if (position.outcome) return say("table-over");
  const to = position.to_act ?? "";
  const name = names[to] ?? to;
  if (isMine(position, table)) {
    return you.seats.length > 1 ? say("table-your-turn-named", { name }) : say("table-your-turn");
  }
  const seat = table.seats.find((one) => one.seat === to);
  if (seat?.stand_in) return say("table-bot-thinks", { name: botName(seat.stand_in, say) });
  if (seat?.kind === "bot") return say("table-bot-thinks", { name });
  return say(seat?.connected ? "table-turn-of" : "table-turn-away", { name });
}

/** Who has won. */
export function victors({ outcome }: Position, names: Names, say: Speech): string {
  const winners = (outcome?.winners ?? []).map((seat) => names[seat] ?? seat);
  if (winners.length === 0) return say("away-nobody-won");
  if (winners.length > 1) return say("table-won-together", { names: winners.join(", ") });
  return say("table-won", { name: winners[0] ?? "" });
}
