import type { Clan } from "../pieces";
import type { Recording } from "../pages/replay/recording.svelte";
import type { Names } from "../table/names";

/** The score of one seat after each step of a match. */
export interface Series {
  readonly seat: Clan;
  readonly name: string;
  /** The first is that of the beginning. */
  readonly points: readonly number[];
}

/** The lines of a recording, as far as it is fetched. */
export function recorded({ scores, table }: Recording, names: Names): Series[] {
  return (table?.seats ?? []).map(({ seat }) => ({
    seat: seat as Clan,
    name: names[seat] ?? seat,
    points: scores.map((score) => score[seat] ?? 0),
  }));
}
