import { onRim, type Lattice, type Pattern } from "./lattice";
import { weave, type Passage, type Step, type Strand } from "./weave";

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a point of the lattice lies on paper. */
export type Ground = (i: number, j: number) => Point;

/** One band as SVG path data: the whole loop, and the short pieces where it lies on top. */
export interface Band {
  readonly loop: string;
  readonly overs: string;
}

export interface Knot {
  readonly bands: readonly Band[];
  readonly strands: readonly Strand[];
}

/** Straight ground: every unit of the lattice is `unit` wide and high. */
export function flat(unit: number): Ground {
  return (i, j) => ({ x: i * unit, y: j * unit });
}

/** Round ground: columns run clockwise from the top, rows inwards. */
export function round(lattice: Lattice, outer: number, inner: number): Ground {
  return (i, j) => {
    const angle = (Math.PI * i) / lattice.columns - Math.PI / 2;
    const radius = outer + ((inner - outer) * j) / (2 * lattice.rows);
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
  };
}

/** Weaves a pattern and lays it on the ground. */
export function draw(lattice: Lattice, pattern: Pattern, ground: Ground): Knot {
  const strands = weave(lattice, pattern);
  const bands = strands.map((strand) => {
    const curves = strand.map((passage, n) =>
      curve(passage, strand[(n + 1) % strand.length]!, lattice, ground),
    );
    return { loop: loop(curves), overs: overs(strand, curves) };
  });
  return { bands, strands };
}

type Curve = readonly [Point, Point, Point, Point];

const STRAIGHT = 0.4;
/** Bands swing wider where they turn, so that they run along the rim for a while. */
const TURNING = 0.62;
/** How far from a broken crossing its two bands turn, in units of the lattice. */
const APART = 0.38;
/** How much of a step on each side of a crossing is drawn again on top. */
const OVER = 0.5;

function curve(from: Passage, to: Passage, lattice: Lattice, ground: Ground): Curve {
  const step = from.going;
  const start = shifted(from.edge.i, from.edge.j, from, lattice);
  const end = shifted(from.edge.i + step.i, from.edge.j + step.j, to, lattice);
  const leaving = heading(from, step);
  const arriving = heading(to, step);
  return [
    ground(start.x, start.y),
    ground(start.x + leaving.x, start.y + leaving.y),
    ground(end.x - arriving.x, end.y - arriving.y),
    ground(end.x, end.y),
  ];
}

/** Two bands that turn at one broken crossing keep apart; at the rim there is only one. */
function shifted(x: number, y: number, passage: Passage, lattice: Lattice): Point {
  const { edge, coming, going, manner } = passage;
  if (manner !== "turn" || onRim(lattice, edge)) return { x, y };
  return coming.i === going.i ? { x, y: y - coming.j * APART } : { x: x - coming.i * APART, y };
}

/** Where a band heads at a passage: straight on, or along the line at which it turns. */
function heading(passage: Passage, step: Step): Point {
  if (passage.manner !== "turn") return { x: step.i * STRAIGHT, y: step.j * STRAIGHT };
  return passage.coming.i === passage.going.i
    ? { x: step.i * TURNING, y: 0 }
    : { x: 0, y: step.j * TURNING };
}

function loop(curves: readonly Curve[]): string {
  const start = curves[0]![0];
  return `M${at(start)}${curves.map(([, a, b, c]) => `C${at(a)} ${at(b)} ${at(c)}`).join("")}Z`;
}

function overs(strand: Strand, curves: readonly Curve[]): string {
  return strand
    .map((passage, n) => {
      if (passage.manner !== "over") return "";
      const before = split(curves[(n + curves.length - 1) % curves.length]!, 1 - OVER)[1];
      const after = split(curves[n]!, OVER)[0];
      const [start, a, b, middle] = before;
      const [, c, d, end] = after;
      return `M${at(start)}C${at(a)} ${at(b)} ${at(middle)}C${at(c)} ${at(d)} ${at(end)}`;
    })
    .join("");
}

/** De Casteljau: the curve before and after a share of it. */
function split([a, b, c, d]: Curve, share: number): [Curve, Curve] {
  const between = (p: Point, q: Point): Point => ({
    x: p.x + (q.x - p.x) * share,
    y: p.y + (q.y - p.y) * share,
  });
  const [ab, bc, cd] = [between(a, b), between(b, c), between(c, d)];
  const [abc, bcd] = [between(ab, bc), between(bc, cd)];
  const middle = between(abc, bcd);
  return [
    [a, ab, abc, middle],
    [middle, bcd, cd, d],
  ];
}

function at({ x, y }: Point): string {
  return `${number(x)} ${number(y)}`;
}

function number(value: number): string {
  return String(Math.round(value * 100) / 100 || 0);
}

/** How many times bands cross in a lattice under a pattern. */
export function crossings(strands: readonly Strand[]): number {
  return strands.flat().filter((passage) => passage.manner === "over").length;
}
