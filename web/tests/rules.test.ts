import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { blocks, plain, rulesOf, runs, slug } from "../src/pages/rules/markdown";

const BOOKS = { tain: "T", keltis: "R", celtic_trader: "C" };

describe.each(Object.entries(BOOKS))("the rulebook of %s", (game, initial) => {
  const book = readFileSync(`../src/oenach/games/${game}/RULES.md`, "utf8");
  const read = blocks(book);

  it("has every rule as an address", () => {
    const written = [...book.matchAll(/\*\*([A-Z]\d+[a-z]?)\*\*/g)].map(([, id]) => id);
    expect(rulesOf(read).map(({ id }) => id)).toEqual(written);
    expect(written[0]).toBe(`${initial}1`);
  });

  it("leaves no mark of its writing behind", () => {
    for (const { text } of rulesOf(read)) expect(text).not.toMatch(/\*|`|^- /);
  });
});

it("text is read into its runs, ids of rules among them", () => {
  expect(runs("*Ruling.* See T19a, play `W>B3`, **now**.")).toEqual([
    { kind: "soft", text: "Ruling." },
    { kind: "text", text: " See " },
    { kind: "rule", text: "T19a" },
    { kind: "text", text: ", play " },
    { kind: "code", text: "W>B3" },
    { kind: "text", text: ", " },
    { kind: "strong", text: "now" },
    { kind: "text", text: "." },
  ]);
});

it("a list keeps what is below an item, and its numbers", () => {
  const [list, numbered] = blocks("- **C3a** one\n  - two\n- three\n\n1. four\n2. five");
  expect(list).toMatchObject({ ordered: false, items: [{ rule: "C3a" }, { rule: null }] });
  expect(list?.kind === "list" && plain(list.items[0]!.items[0]!.runs)).toBe("two");
  expect(numbered).toMatchObject({ ordered: true });
});

it("a heading's address is plain", () => {
  expect(slug("Où les livres diffèrent")).toBe("ou-les-livres-different");
});
