import { describe, expect, it } from "vitest";
import { CATALOGUES } from "../../gallery/catalogues";
import { gameNamed, KNOWN_GAMES, loadRulebook } from "../../src/games";
import { bookOf } from "../../src/rulebook/books";
import { blocks, chapters, rulesOf } from "../../src/rulebook/markdown";
import { PARTS, summaryOf } from "../../src/rulebook/summary";
import { speech } from "../../src/speech";

/** So many words can be read in a minute, with a look at the pieces. */
const LONGEST = 150;

const EVERY = KNOWN_GAMES.flatMap((game) =>
  Object.entries(CATALOGUES).map(([language, texts]) => ({
    game,
    language,
    told: summaryOf(game, speech(language, texts)),
  })),
);

describe.each(EVERY)("the summary of $game in $language", ({ game, language, told }) => {
  it("says the goal, a turn, the end, and what is worth what", () => {
    expect(told.map(({ part }) => part)).toEqual(PARTS);
  });

  it("can be read in a minute", () => {
    const words = told.flatMap(({ lines }) => lines.join(" ").split(/\s+/));
    const counted = words.filter((word) => /[\p{L}\d]/u.test(word));
    expect(counted.length).toBeGreaterThan(20);
    expect(counted.length).toBeLessThanOrEqual(LONGEST);
  });

  it("names rules that the book has", async () => {
    const { text } = (await bookOf(game, language as "en"))!;
    const ids = rulesOf(blocks(text)).map(({ id }) => id);
    const cited = told.flatMap(({ lines }) => lines.join(" ").match(/\b[A-Z]\d+[a-z]?\b/g) ?? []);
    expect(cited.length).toBeGreaterThan(3);
    expect(ids).toEqual(expect.arrayContaining(cited));
  });
});

describe.each(KNOWN_GAMES)("%s", (game) => {
  it("counts the lines of a score sheet by rules of its book", async () => {
    const { text } = (await bookOf(game, "en"))!;
    const ids = rulesOf(blocks(text)).map(({ id }) => id);
    const rules = gameNamed(game)!.sheetRules ?? {};
    const say = speech("en", CATALOGUES.en);
    for (const [label, rule] of Object.entries(rules)) {
      expect(say(`sheet-${label}`)).not.toBe("");
      expect(ids).toContain(rule);
    }
    expect(Object.keys(rules).length).toBeGreaterThan(0);
  });

  it("has examples that go on from a position, each move with its sentence", async () => {
    const { examples } = (await loadRulebook(game))!.examples;
    for (const { name, steps } of examples) {
      const [first, ...moves] = steps;
      expect(first, name).toMatchObject({ move: null, story: [] });
      expect(moves.length, name).toBeGreaterThan(0);
      for (const { move, story } of moves) {
        expect(move, name).not.toBeNull();
        expect(story.length, `${name}: ${move}`).toBeGreaterThan(0);
      }
    }
  });
});

it("a game that brings no summary has none", () => {
  expect(summaryOf("fidchell", speech("en", CATALOGUES.en))).toEqual([]);
});

it("a chapter goes from its heading to the next; what comes before the first is one too", () => {
  const [before, one, two, ...more] = chapters(blocks("# A\n\nx\n\n## B\n\ny\n\n### C\n\n## D"));
  expect([before, one, two].map((chapter) => chapter!.map(({ kind }) => kind))).toEqual([
    ["heading", "paragraph"],
    ["heading", "paragraph", "heading"],
    ["heading"],
  ]);
  expect(more).toEqual([]);
});
