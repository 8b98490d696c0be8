import type { Seat } from "../../pieces";

const OWN: Readonly<Record<string, string>> = {
  carried: ".carried",
  rp: ".points:nth-last-child(2)",
  vp: ".points:last-child",
  abilities: "dl",
  role: ".role",
};

/** What a lesson points at: the map and what is on it, the demand, or something of one's own sheet. */
export function pointed(word: string, seat: Seat | null): readonly string[] {
  const own = OWN[word];
  if (own !== undefined) return [`[data-sheet="${seat}"] ${own}`];
  if (word === "map") return ['[data-area="map"]'];
  if (word === "me") return [`.pawn[data-seat="${seat}"]`];
  if (word === "opponent") return [`.pawn:not([data-seat="${seat}"])`];
  if (word === "drawn") return ['[data-store="drawn"]'];
  // Where the chart of all demands is far below the map, a strip has what matters now.
  if (word === "demand") return [".desk table", "table[data-demand]"];
  const [kind, stronghold] = word.split(":");
  if (kind === "demand") {
    return [`.desk [data-price="${stronghold}"]`, `tr[data-demand="${stronghold}"]`];
  }
  return [`[data-area="map"] [data-drop="${CSS.escape(word)}"]`];
}
