import type { SeatSeen, You } from "../wire/types";

/** Whether one is the host, who may send somebody at a seat away or have them be silent. */
export function governs(you: You, { seat, kind }: SeatSeen): boolean {
  return you.host && kind === "person" && !you.seats.includes(seat);
}
