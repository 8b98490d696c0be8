import { sayOr, type Speech } from "../speech";

/** What can be read of a game in a minute, in this order. */
export const PARTS = ["goal", "turn", "end", "worth"] as const;

export type SummaryPart = (typeof PARTS)[number];

export interface Told {
  readonly part: SummaryPart;
  /** What the part is about. */
  readonly title: string;
  /** Each is one thing that is said. */
  readonly lines: readonly string[];
}

/** The summary of a game in its own words; nothing for one that has none. */
export function summaryOf(game: string, say: Speech): Told[] {
  return PARTS.map((part) => ({
    part,
    title: say(`summary-${part}`),
    lines: sayOr(say, `summary-${game}-${part}`, "").split("\n").filter(Boolean),
  })).filter(({ lines }) => lines.length > 0);
}
