import { isKind } from "./board/laid";
import type { Offer, View } from "./types";

/**
 * Guards that can be put in the queue: the tokens behind the screen that are not queued yet, at
 * one's own gates that are free. Whether each is legal is found out when its turn comes.
 */
export function planned(view: View, seat: string, queue: readonly string[]): Offer[] {
  if (view.phase !== "commando" || view.passed.some((one) => one === seat)) return [];
  const clan = view.clans[seat];
  if (!clan || clan.unused === null) return [];
  const queued = queue.map((text) => text.split(">"));
  const left = [...clan.unused];
  for (const [kind] of queued) {
    const at = left.indexOf(kind ?? "");
    if (at >= 0) left.splice(at, 1);
  }
  const taken = new Set(queued.map(([, place]) => place));
  const free = clan.guards.flatMap((guard, n) => {
    const place = `${seat}${n + 1}`;
    return guard === "-" && !taken.has(place) ? [place] : [];
  });
  return [...new Set(left)].flatMap((piece) =>
    isKind(piece)
      ? free.map((place): Offer => ({ text: `${piece}>${place}`, verb: "place", piece, place }))
      : [],
  );
}
