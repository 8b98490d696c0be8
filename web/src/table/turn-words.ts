import type { Speech } from "../speech";
import type { Position, TableSeen, You } from "../wire/types";
import type { Names } from "./names";

interface Standing {
  readonly table: TableSeen;
  readonly you: You;
  readonly position: Position;
}

/** Whether one is to move oneself. */
export function isMine({ viewer, to_act, outcome }: Position): boolean {
  return viewer !== null && to_act === viewer && !outcome;
}

/** Whose turn it is. */
export function turnWords({ table, you, position }: Standing, names: Names, say: Speech): string {
  if (position.outcome) return say("table-over");
  const to = position.to_act ?? "";
  const name = names[to] ?? to;
  if (isMine(position)) {
    return you.seats.length > 1 ? say("table-your-turn-named", { name }) : say("table-your-turn");
  }
  const seat = table.seats.find((one) => one.seat === to);
  if (seat?.kind === "bot" || seat?.stand_in) return say("table-bot-thinks", { name });
  return say(seat?.connected ? "table-turn-of" : "table-turn-away", { name });
}

/** Who has won. */
export function victors({ outcome }: Position, names: Names, say: Speech): string {
  const winners = (outcome?.winners ?? []).map((seat) => names[seat] ?? seat);
  if (winners.length > 1) return say("table-won-together", { names: winners.join(", ") });
  return say("table-won", { name: winners[0] ?? "" });
}
