import type { SeatSeen, You } from "../wire/types";

/** Whether one is the host, who may send somebody at a seat away or have them be silent. */
export function governs(you: You, { seat, kind }: SeatSeen): boolean {
  return you.host && kind === "person" && !you.seats.includes(seat);
}

/** Whether one may send somebody at a seat away: never from one that a bot plays. */
export function sendsAway(you: You, seat: SeatSeen): boolean {
  return governs(you, seat) && !seat.stand_in;
}
