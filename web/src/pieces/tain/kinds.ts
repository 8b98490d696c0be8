/** The kinds of token in Táin, by the letters of the notation. */
export type Kind = "C" | "W" | "B" | "D" | "X";

export const KINDS: readonly Kind[] = ["C", "W", "B", "D", "X"];
