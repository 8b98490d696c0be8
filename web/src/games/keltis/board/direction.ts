export type Direction = "up" | "down" | null;

/** Which way a series runs, once two stones lie in it. */
export function direction(series: readonly number[]): Direction {
  const [first, second] = series;
  if (first === undefined || second === undefined) return null;
  return second > first ? "up" : "down";
}
