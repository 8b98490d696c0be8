/** A stone's colour, by the letters of the notation: blue, yellow, pink, brown, green. */
export type Colour = "B" | "Y" | "P" | "N" | "G";

export const COLOURS: readonly Colour[] = ["B", "Y", "P", "N", "G"];

/** What is carved on a stone besides its value. */
export type Carving = "wishing" | "clover" | "bonus-1" | "bonus-3";

const CARVED: Record<Colour, Record<Carving, readonly number[]>> = {
  B: { wishing: [2, 3], clover: [5, 6], "bonus-1": [9], "bonus-3": [8] },
  Y: { wishing: [6, 8], clover: [1, 7], "bonus-1": [4], "bonus-3": [3] },
  P: { wishing: [1, 4], clover: [2, 9], "bonus-1": [5], "bonus-3": [7] },
  N: { wishing: [4, 7], clover: [5, 8], "bonus-1": [6], "bonus-3": [2] },
  G: { wishing: [6, 9], clover: [3, 4], "bonus-1": [1], "bonus-3": [5] },
};

const CARVINGS: readonly Carving[] = ["wishing", "clover", "bonus-1", "bonus-3"];

/** What the printed stone carries (R2), or nothing. */
export function carving(colour: Colour, value: number): Carving | null {
  return CARVINGS.find((carved) => CARVED[colour][carved].includes(value)) ?? null;
}

/** Reads the name of a stone in the notation, such as `G7`. */
export function readStone(name: string): { colour: Colour; value: number } {
  return { colour: name[0] as Colour, value: Number(name.slice(1)) };
}
