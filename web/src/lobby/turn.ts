import type { MyTable, TableSummary } from "../wire/types";

/** The seat whose turn it is at a table of mine; null where that is not known. */
export function turnOf(table: TableSummary | MyTable): string | null {
  return "to_act" in table ? (table.to_act ?? null) : null;
}

/** Whether I am the one who is waited for. */
export function isMine(table: TableSummary | MyTable): boolean {
  const seat = turnOf(table);
  return seat !== null && "mine" in table && table.mine.includes(seat);
}
