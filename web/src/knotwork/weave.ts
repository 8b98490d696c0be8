import { edges, named, onRim, type Break, type Edge, type Lattice, type Pattern } from "./lattice";

/** A band's passage through the middle of one edge. */
export interface Passage {
  readonly edge: Edge;
  readonly manner: "over" | "under" | "turn";
  /** The steps by which the band comes and goes, each (±1, ±1). */
  readonly coming: Step;
  readonly going: Step;
}

/** A closed band: its last passage leads back to the first. */
export type Strand = readonly Passage[];

export interface Step {
  readonly i: 1 | -1;
  readonly j: 1 | -1;
}

/** Follows every band of a pattern until it comes back to where it began. */
export function weave(lattice: Lattice, pattern: Pattern): Strand[] {
  const strands: Strand[] = [];
  const walked = new Set<string>();
  for (const edge of edges(lattice)) {
    for (const going of STEPS) {
      if (walked.has(name(edge, going)) || !leadsOn(lattice, edge, going)) continue;
      strands.push(follow(lattice, pattern, edge, going, walked));
    }
  }
  return strands;
}

const STEPS: readonly Step[] = [
  { i: 1, j: 1 },
  { i: 1, j: -1 },
  { i: -1, j: 1 },
  { i: -1, j: -1 },
];

function name(edge: Edge, step: Step): string {
  return `${edge.i},${edge.j},${step.i},${step.j}`;
}

function back(step: Step): Step {
  return { i: step.i === 1 ? -1 : 1, j: step.j === 1 ? -1 : 1 };
}

/** Whether the cell that a step crosses is open. */
function leadsOn(lattice: Lattice, edge: Edge, step: Step): boolean {
  const upright = edge.i % 2 === 0;
  const column = upright ? (step.i === 1 ? edge.i / 2 : edge.i / 2 - 1) : (edge.i - 1) / 2;
  const row = upright ? (edge.j - 1) / 2 : step.j === 1 ? edge.j / 2 : edge.j / 2 - 1;
  return lattice.open(column, row);
}

function follow(
  lattice: Lattice,
  pattern: Pattern,
  start: Edge,
  first: Step,
  walked: Set<string>,
): Strand {
  const strand: Passage[] = [];
  let edge = start;
  let coming = first;
  do {
    walked.add(name(edge, coming));
    edge = named(lattice, { i: edge.i + coming.i, j: edge.j + coming.j });
    walked.add(name(edge, back(coming)));
    const broken = onRim(lattice, edge) ? "turned" : pattern(edge, lattice);
    const going = broken === null ? coming : turn(edge, coming, broken);
    strand.push({ edge, coming, going, manner: broken === null ? manner(edge, coming) : "turn" });
    coming = going;
  } while (name(edge, coming) !== name(start, first));
  return strand;
}

function turn(edge: Edge, coming: Step, broken: Break): Step {
  const upright = edge.i % 2 === 0;
  return upright === (broken === "turned")
    ? { i: coming.i === 1 ? -1 : 1, j: coming.j }
    : { i: coming.i, j: coming.j === 1 ? -1 : 1 };
}

/**
 * Falling bands are on top at upright edges and below at level ones. Each step leads from one sort
 * to the other, and a turn changes falling to rising without a crossing, so along every band
 * over and under alternate whatever is broken.
 */
function manner(edge: Edge, step: Step): "over" | "under" {
  const upright = edge.i % 2 === 0;
  const falling = step.i === step.j;
  return upright === falling ? "over" : "under";
}
