import type { GameTypes, LogEvent } from "../../wire/types";

/** What events did, in the order in which it happened, without what was taken back again. */
export function effectsOf<G extends GameTypes>(events: readonly LogEvent<G>[]): G["effect"][] {
  let standing: LogEvent<G>[] = [];
  for (const event of events) {
    // With a move goes all that came after it.
    if (event.kind === "undo") standing = standing.filter(({ seq }) => seq < event.of);
    else standing.push(event);
  }
  return standing.flatMap((event) =>
    event.kind === "move" || event.kind === "draw" ? (event.effects ?? []) : [],
  );
}
