import type { Clan, Colour } from "../../pieces";
import type { Sheet } from "../offers";

/** What a seat sees of Keltis: everything but the order of the face-down stones. */
export interface KeltisView {
  readonly game: "keltis";
  readonly to_act: Clan | null;
  readonly phase: "start" | "turn" | "chance" | "decide" | "over";
  readonly revealed: string | null;
  readonly last_turn: boolean;
  readonly face_down: readonly string[];
  readonly middle: readonly string[];
  readonly series: Readonly<Record<string, Readonly<Partial<Record<Colour, readonly number[]>>>>>;
  /** Of the stones that can still be laid, those that fit each seat's series. */
  readonly fits: Readonly<Record<string, readonly string[]>>;
  readonly sheets: Readonly<Record<string, Sheet>>;
}

export type Direction = "up" | "down" | null;

/** Which way a series runs, once two stones lie in it. */
export function direction(series: readonly number[]): Direction {
  const [first, second] = series;
  if (first === undefined || second === undefined) return null;
  return second > first ? "up" : "down";
}
