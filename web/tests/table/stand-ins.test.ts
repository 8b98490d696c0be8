import { describe, expect, it } from "vitest";
import { countdown, movesByStandIns } from "../../src/table/stand-ins";
import type { Sentence } from "../../src/wire/types";

const sits = (seat: string, name: unknown): Sentence =>
  ({ seq: 0, seat: null, key: "story-sits", facts: { seat, name }, rule: null }) as Sentence;
const bot = { key: "story-bot", facts: { name: "novice" }, rule: null };
const moves = (seat: string): Sentence =>
  ({ seq: 0, seat, key: "tell-pass", facts: { seat }, rule: null }) as Sentence;

describe("moves that a bot made in somebody’s place", () => {
  it("are those between its sitting down and the person’s", () => {
    const story = [
      sits("A", "Medb"),
      sits("B", bot),
      moves("A"),
      moves("B"),
      sits("A", bot),
      moves("A"),
      moves("B"),
      sits("A", "Medb"),
      moves("A"),
    ];
    expect([...movesByStandIns(story)]).toEqual([[story[5], "novice"]]);
  });
});

it("counts down in minutes and seconds, and never below nothing", () => {
  expect([61_000, 59_001, 500, 0, -5].map(countdown)).toEqual([
    "1:01",
    "1:00",
    "0:01",
    "0:00",
    "0:00",
  ]);
});
