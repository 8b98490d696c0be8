import type { SeatLetter } from "../wire/types";
import { spiral } from "./spiral";

/** A seat at the table; every seat has a colour, a shape and an emblem. */
export type Seat = SeatLetter;

export const SEATS: readonly Seat[] = ["A", "B", "C", "D", "E"];

export function isSeat(letter: string): letter is Seat {
  return SEATS.some((seat) => seat === letter);
}

/** The seats of a table, by whatever is told of each. */
export function seatsOf(bySeat: Readonly<Record<string, unknown>>): Seat[] {
  return Object.keys(bySeat).filter(isSeat);
}

/** The outline of a seat's tokens, so that they can be told apart without colour. */
export const SHAPES: Record<Seat, string> = {
  A: "M0-18.5A18.5 18.5 0 0 1 0 18.5A18.5 18.5 0 0 1 0-18.5Z",
  B: "M-12.5-17.5H12.5Q17.5-17.5 17.5-12.5V12.5Q17.5 17.5 12.5 17.5H-12.5Q-17.5 17.5-17.5 12.5V-12.5Q-17.5-17.5-12.5-17.5Z",
  C: "M-15-16.2Q0-20.5 15-16.2Q17-15.6 17-13.5V1.5C17 10.5 8.5 16.4 1.4 19Q0 19.5-1.4 19C-8.5 16.4-17 10.5-17 1.5V-13.5Q-17-15.6-15-16.2Z",
  D: "M2.2-18.6L18.6-2.2Q20.4 0 18.6 2.2L2.2 18.6Q0 20.4-2.2 18.6L-18.6 2.2Q-20.4 0-18.6-2.2L-2.2-18.6Q0-20.4 2.2-18.6Z",
  E: "M1.9-18.9L16.4-8Q18-6.7 18-4.6V14.5Q18 17.5 15 17.5H-15Q-18 17.5-18 14.5V-4.6Q-18-6.7-16.4-8L-1.9-18.9Q0-20.2 1.9-18.9Z",
};

/** Where the middle of a shape lies, above or below the middle of the piece. */
export const MIDDLES: Record<Seat, number> = { A: 0, B: 0, C: -1.2, D: 0, E: 1.6 };

export interface Emblem {
  /** Lines, to be drawn with round ends. */
  readonly lines: string;
  readonly areas: string;
  readonly width: number;
}

function turned(path: (turn: number) => string, times: number): string {
  return Array.from({ length: times }, (_, n) => path((360 / times) * n)).join("");
}

function around(radius: number, degrees: number): [number, number] {
  const angle = (degrees * Math.PI) / 180;
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
}

function dot(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
}

function spoke(from: number, to: number, degrees: number): string {
  const [a, b] = [around(from, degrees), around(to, degrees)];
  return `M${a[0]} ${a[1]}L${b[0]} ${b[1]}`;
}

/** Each emblem fits into a circle of radius 10: triskele, sun wheel, torc, triquetra, oak. */
export const EMBLEMS: Record<Seat, Emblem> = {
  A: {
    lines: turned((turn) => {
      const [x, y] = around(5.2, turn - 90);
      return spiral(x, y, 5.2, 1.5, turn - 90 + 180 - 540, 0.9);
    }, 3),
    areas: "",
    width: 1.9,
  },
  B: {
    lines: dot(0, 0, 8.6) + turned((turn) => spoke(3, 8.6, turn - 90), 8) + dot(0, 0, 3),
    areas: dot(0, 0, 1.2),
    width: 1.7,
  },
  C: {
    lines: "M-3.6 7.9A8.6 8.6 0 1 1 3.6 7.9",
    areas: dot(-3.4, 7.9, 2.7) + dot(3.4, 7.9, 2.7) + dot(0, -0.2, 2.4),
    width: 3.1,
  },
  D: {
    lines: "M0-9.6A8.5 8.5 0 0 0 8.3 4.8A8.5 8.5 0 0 0-8.3 4.8A8.5 8.5 0 0 0 0-9.6Z",
    areas: "",
    width: 1.9,
  },
  E: {
    lines: "M0 10V-2M0 4L-5 0M0 2L5-2M0 9.6C-2 9-5 8.6-6.5 10.4M0 9.6C2 9 5 8.6 6.5 10.4",
    areas: dot(-5.4, -1.6, 4) + dot(5.4, -2.6, 4) + dot(0, -6.4, 4.4),
    width: 1.9,
  },
};
