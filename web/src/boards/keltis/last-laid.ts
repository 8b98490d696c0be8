import type { Clan, Colour } from "../../pieces";
import type { KeltisView } from "./view";

/** A stone that was just laid, and whether whoever laid it is still to play. */
export interface Laid {
  readonly seat: Clan;
  readonly stone: string;
  readonly again: boolean;
}

/** What was laid between two views, if it is one stone. */
export function lastLaid(before: KeltisView | null, now: KeltisView): Laid | null {
  if (!before || before.face_down.length !== now.face_down.length) return null;
  const known = new Set(stones(before).map(({ stone }) => stone));
  const fresh = stones(now).filter(({ stone }) => !known.has(stone));
  const [laid] = fresh;
  if (!laid || fresh.length > 1) return null;
  return { ...laid, again: now.phase === "turn" && now.to_act === laid.seat };
}

function stones({ series }: KeltisView): { seat: Clan; stone: string }[] {
  return Object.entries(series).flatMap(([seat, own]) =>
    (Object.keys(own) as Colour[]).flatMap((colour) =>
      (own[colour] ?? []).map((value) => ({ seat: seat as Clan, stone: `${colour}${value}` })),
    ),
  );
}
