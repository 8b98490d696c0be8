import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { EMBLEMS, SEATS, SHAPES } from "../../src/pieces";
import { SIGHTS, colour, contrast, nearest } from "./sight";

const theme = readFileSync("src/theme/tokens.css", "utf8");

describe.each(Object.entries(SIGHTS))("seen with %s", (_, sight) => {
  it("colours of seats differ clearly", () => {
    expect(
      nearest(
        SEATS.map((seat) => colour(theme, `seat-${seat}`)),
        sight,
      ),
    ).toBeGreaterThan(18);
  });
});

it("seats differ in shape and emblem too", () => {
  expect(new Set(Object.values(SHAPES)).size).toBe(SEATS.length);
  expect(new Set(Object.values(EMBLEMS).map(({ lines, areas }) => lines + areas)).size).toBe(
    SEATS.length,
  );
});

it("marks on the tokens of seats stand out from their ground", () => {
  for (const seat of SEATS) {
    const ground = colour(theme, `seat-${seat}`);
    expect(contrast(ground, colour(theme, `on-seat-${seat}`))).toBeGreaterThan(3);
  }
});

it("the words of light and dark can be read on their grounds", () => {
  const both = (name: string): [string, string] => {
    const found = new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(theme);
    return [found![1]!, found![2]!];
  };
  for (const ink of ["ink", "ink-soft", "moss", "danger"]) {
    for (const ground of ["parchment", "paper", "moss-wash"]) {
      both(ink).forEach((hex, n) => {
        expect(contrast(hex, both(ground)[n]!), `${ink} on ${ground}`).toBeGreaterThan(4.5);
      });
    }
  }
});
