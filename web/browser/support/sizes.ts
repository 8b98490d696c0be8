/** What the browser of a laptop, and that of a phone, leaves for a page. */
export const SIZES = [
  { width: 1366, height: 650 },
  { width: 390, height: 664 },
];

export type Size = (typeof SIZES)[number];

/** Whether everything is done that takes long. */
export const LONG = process.env.LONG === "1";

/**
 * Things and the sizes at which they are tested: each at every size where LONG=1 asks for it, else each
 * at one, in turn, so that every size has its turn. The shift says with which size the turn begins.
 */
export function atSizes<T>(things: readonly T[], shift = 0): [T, Size][] {
  return things.flatMap((thing, nth) => {
    const sizes = LONG ? SIZES : [SIZES[(nth + shift) % SIZES.length]!];
    return sizes.map((size): [T, Size] => [thing, size]);
  });
}
