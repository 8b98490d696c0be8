import type { Speech } from "../speech";
import type { Names } from "../table/names";
import type { MyTable, TableSummary } from "../wire/types";

/** Who won a match that is over, in a word or two. */
export function resultWords(table: TableSummary | MyTable, names: Names, say: Speech): string {
  const winners = table.result?.winners ?? [];
  if (winners.length === 0) return say("mine-called-off");
  const mine = "mine" in table ? table.mine : [];
  if (mine.length === 1 && winners.some((seat) => seat === mine[0])) return say("mine-won");
  const called = winners.map((seat) => names[seat] ?? seat).join(", ");
  return say(winners.length === 1 ? "mine-won-by" : "mine-won-by-several", { names: called });
}

/** The points of the nth seat of a match that is over. */
export function pointsOf(table: TableSummary | MyTable, nth: number): number | null {
  return table.result?.totals[nth] ?? null;
}

/** My tables as a page shows them: where I am waited for first, and the latest result at hand. */
export function arranged(mine: readonly MyTable[], waitsForMe: (table: MyTable) => boolean) {
  const away = mine.filter(({ put_away }) => put_away != null);
  const there = mine.filter(({ put_away }) => put_away == null);
  const playing = there.filter(({ state }) => state === "playing");
  const over = there.filter(({ state }) => state === "over");
  const newest = over.toSorted((one, other) => (other.ended ?? 0) - (one.ended ?? 0));
  const first = [
    ...playing.toSorted((one, other) => Number(waitsForMe(other)) - Number(waitsForMe(one))),
    ...there.filter(({ state }) => state === "waiting"),
    ...newest.slice(0, 1),
  ];
  return { first, finished: newest.slice(1), away };
}
