/**
 * The ground a knot is woven on: square cells, some of them closed.
 *
 * Bands run from the middle of one edge of a cell to the middle of the next. Where an edge parts
 * two open cells two bands cross on its middle; at the rim, and where the pattern breaks the
 * crossing, they turn instead.
 */

/** An edge by its middle: cells are two units wide, so `i + j` is odd. */
export interface Edge {
  readonly i: number;
  readonly j: number;
}

/** How a crossing is broken: the bands turn back at the edge, or run along both sides of it. */
export type Break = "turned" | "parted";

/** Which crossings are broken. */
export type Pattern = (edge: Edge, lattice: Lattice) => Break | null;

export interface Lattice {
  readonly columns: number;
  readonly rows: number;
  /** Whether the last column lies next to the first, as in a ring. */
  readonly ring: boolean;
  readonly open: (column: number, row: number) => boolean;
}

export function panel(columns: number, rows: number): Lattice {
  return {
    columns,
    rows,
    ring: false,
    open: (column, row) => column >= 0 && column < columns && row >= 0 && row < rows,
  };
}

/** A frame `deep` cells wide round an empty middle. */
export function frame(columns: number, rows: number, deep: number): Lattice {
  const whole = panel(columns, rows);
  const inMiddle = (column: number, row: number): boolean =>
    column >= deep && column < columns - deep && row >= deep && row < rows - deep;
  return {
    ...whole,
    open: (column, row) => whole.open(column, row) && !inMiddle(column, row),
  };
}

/** A closed band of `columns` cells round a centre, row 0 outermost. */
export function ring(columns: number, rows: number): Lattice {
  return { columns, rows, ring: true, open: (_, row) => row >= 0 && row < rows };
}

/** The middle of an edge under its one name: on a ring the seam is both 0 and the last column. */
export function named(lattice: Lattice, edge: Edge): Edge {
  if (!lattice.ring) return edge;
  const around = 2 * lattice.columns;
  return { i: ((edge.i % around) + around) % around, j: edge.j };
}

/** The two cells on both sides of an edge: left and right, or above and below. */
export function sides({ i, j }: Edge): [[number, number], [number, number]] {
  return i % 2 === 0
    ? [
        [i / 2 - 1, (j - 1) / 2],
        [i / 2, (j - 1) / 2],
      ]
    : [
        [(i - 1) / 2, j / 2 - 1],
        [(i - 1) / 2, j / 2],
      ];
}

/** Every edge of an open cell, in reading order, each once. */
export function edges(lattice: Lattice): Edge[] {
  const found: Edge[] = [];
  const last = lattice.ring ? 2 * lattice.columns - 1 : 2 * lattice.columns;
  for (let j = 0; j <= 2 * lattice.rows; j++) {
    for (let i = (j + 1) % 2; i <= last; i += 2) {
      if (sides({ i, j }).some(([column, row]) => lattice.open(column, row))) found.push({ i, j });
    }
  }
  return found;
}

/** Whether an edge has an open cell on one side only. */
export function onRim(lattice: Lattice, edge: Edge): boolean {
  const [before, after] = sides(edge);
  return lattice.open(...before) !== lattice.open(...after);
}
