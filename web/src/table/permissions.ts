import type { SeatSeen, TableSeen, You } from "../wire/types";

/** Whether one is the host, who may send somebody at a seat away or have them be silent. */
export function governs(you: You, { seat, kind }: SeatSeen): boolean {
  return you.host && kind === "person" && !you.seats.includes(seat);
}

/** Whether one may send somebody at a seat away: never from one that a bot plays. */
export function sendsAway(you: You, seat: SeatSeen): boolean {
  return governs(you, seat) && !seat.stand_in;
}

/** Whether one can report who sits at a seat. */
export function accusable(you: You, { seat, kind }: SeatSeen): boolean {
  return you.name !== null && kind === "person" && !you.seats.includes(seat);
}

/** The message that says why one cannot write; null if one can. */
export function silence(table: Pick<TableSeen, "onlookers_speak">, you: You): string | null {
  if (you.removed) return "sent-you";
  if (you.muted) return "table-muted";
  const onlooker = you.seats.length === 0 && !you.host;
  return onlooker && table.onlookers_speak === false ? "talk-closed-you" : null;
}
