import type { Break, Edge, Lattice, Pattern } from "./lattice";

/** Nothing broken: the plain plait. */
export const plait: Pattern = () => null;

/** A break seen on paper: a wall that runs level or upright through the middle of an edge. */
function wall({ i }: Edge, run: "level" | "upright"): Break {
  return (i % 2 === 0) === (run === "upright") ? "turned" : "parted";
}

/** Level walls on the middle line, one every `each` cells: a chain of long links. */
export function chain(each: number): Pattern {
  return (edge, { rows }) =>
    edge.j === rows && edge.i % (2 * each) === (rows + 1) % 2 ? wall(edge, "level") : null;
}

/** Upright walls on the middle line, one every `each` cells: knots that hang by a twist. */
export function twist(each: number): Pattern {
  return (edge, { rows }) =>
    edge.j === rows && edge.i % (2 * each) === (rows + 1) % 2 ? wall(edge, "upright") : null;
}

/** Upright walls through all but the outer bands: knots side by side, held by those two. */
export function knots(each: number): Pattern {
  return (edge, { rows }) =>
    edge.i % (2 * each) === 0 && Math.abs(edge.j - rows) < rows - 1 ? wall(edge, "upright") : null;
}

/** Breaks that repeat on both sides of a diagonal net: a lattice of rings. */
export const rings: Pattern = ({ i, j }) => {
  if (i % 4 === 2 && j % 4 === 1) return "turned";
  if (i % 4 === 1 && j % 4 === 2) return "turned";
  return null;
};

/**
 * Breaks scattered by a seed and mirrored left to right and top to bottom. The same seed gives the
 * same knot for ever.
 */
export function scattered(seed: number, share = 0.32): Pattern {
  return (edge, lattice) => {
    const { i, j } = folded(edge, lattice);
    const drawn = mixed(seed, i, j);
    if (drawn >= share) return null;
    return drawn < share / 2 ? "turned" : "parted";
  };
}

function folded({ i, j }: Edge, { columns, rows }: Lattice): Edge {
  return { i: Math.min(i, 2 * columns - i), j: Math.min(j, 2 * rows - j) };
}

/** A number in [0, 1) that depends on its three arguments and on nothing else. */
function mixed(seed: number, i: number, j: number): number {
  let hash = Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(i + 7, 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) ^ Math.imul(j + 13, 0xc2b2ae35);
  hash = Math.imul(hash ^ (hash >>> 13), 0x297a2d39);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
