import type { Speech } from "../speech";
import type { SeatSeen } from "../wire/types";

/** Whoever sits at a seat, in words. */
export function seatName({ kind, name, level }: SeatSeen, say: Speech): string {
  if (kind === "open") return say("page-seat-open");
  if (kind === "bot") return say("page-bot", { level: say(`page-level-${level ?? "steady"}`) });
  return name ?? "";
}
