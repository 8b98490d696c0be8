/** Round numbers from at most `low` to at least `high`, about `count` steps apart. */
export function ticks(low: number, high: number, count: number): number[] {
  const rough = Math.max((high - low) / count, 1);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((n) => n * power).find((size) => size >= rough) ?? 10 * power;
  const first = Math.floor(low / step) * step;
  const steps = Math.max(Math.ceil((high - first) / step), 1);
  return Array.from({ length: steps + 1 }, (_, n) => first + n * step);
}

/** The rows of a table that says all that the lines show: where anything changes, and the ends. */
export function turningPoints(series: readonly { readonly points: readonly number[] }[]): number[] {
  const last = Math.max(0, ...series.map(({ points }) => points.length - 1));
  return Array.from({ length: last + 1 }, (_, n) => n).filter(
    (n) => n === 0 || n === last || series.some(({ points }) => points[n] !== points[n - 1]),
  );
}
