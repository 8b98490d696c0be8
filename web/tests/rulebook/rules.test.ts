import { readFileSync } from "node:fs";
import { afterEach, describe, expect, it, vi } from "vitest";
import { KNOWN_GAMES, loadRulebook } from "../../src/games";
import { bookOf } from "../../src/rulebook/books";
import { blocks, plain, rulesOf, runs, slug, titleOf } from "../../src/rulebook/markdown";
import { LANGUAGES, type Language } from "../../src/speech";

const BOOKS = KNOWN_GAMES.flatMap((game) =>
  (Object.keys(LANGUAGES) as Language[]).map((language) => ({ game, language })),
);

describe.each(BOOKS)("the rulebook of $game in $language", async ({ game, language }) => {
  const { text: book } = (await bookOf(game, language))!;
  const read = blocks(book);
  const english = blocks((await bookOf(game, "en"))!.text);

  const initial = rulesOf(read)[0]!.id.charAt(0);

  it("is a book of its own with the same parts as the English one", () => {
    const shape = (blocks: typeof read): string[] =>
      blocks.map((block) =>
        block.kind === "heading" ? `${block.kind} ${block.level}` : block.kind,
      );
    expect(shape(read)).toEqual(shape(english));
    expect(rulesOf(read).map(({ id }) => id)).toEqual(rulesOf(english).map(({ id }) => id));
    expect(titleOf(read)).not.toBe("");
    if (language !== "en") expect(rulesOf(read)[0]!.text).not.toBe(rulesOf(english)[0]!.text);
  });

  it("tells its examples with rules that it has", async () => {
    const text = readFileSync(`src/games/${game}/messages/${language}.ftl`, "utf8");
    const ids = rulesOf(read).map(({ id }) => id);
    const { examples } = (await loadRulebook(game))!.examples;
    // What is worked through in words is drawn as well: in their chapter each begins with its name.
    const named = book.split(/^## /m).map((chapter) => chapter.match(/^\*\*\p{Lu}[^*\d]+\*\*/gmu));
    const worked = Math.max(...named.map((found) => found?.length ?? 0));
    expect(worked).toBeGreaterThan(2);
    expect(examples.length).toBeGreaterThanOrEqual(worked);
    for (const { name } of examples) {
      const told = new RegExp(`^rules-example-${name}-told = (.*)$`, "m").exec(text)?.[1] ?? "";
      const cited = [...told.matchAll(/\b[A-Z]\d+[a-z]?\b/g)].map(([id]) => id);
      const rules = cited.filter((id) => id.startsWith(initial));
      expect(ids, name).toEqual(expect.arrayContaining(rules));
    }
  });

  it("has every rule as an address", () => {
    const written = [...book.matchAll(/\*\*([A-Z]\d+[a-z]?)\*\*/g)].map(([, id]) => id);
    expect(rulesOf(read).map(({ id }) => id)).toEqual(written);
    expect(written[0]).toBe(`${initial}1`);
  });

  it("leaves no mark of its writing behind", () => {
    for (const { text } of rulesOf(read)) expect(text).not.toMatch(/\*|`|^- /);
  });
});

describe("the rulebook of a game that only the server knows", () => {
  function answers(answer: Response): void {
    vi.stubGlobal("fetch", async (path: string) => {
      expect(path).toBe("/api/games/fidchell/rules/fr");
      return answer;
    });
  }
  afterEach(() => vi.unstubAllGlobals());

  it("is the server's, in the language that there is", async () => {
    const book = { game: "fidchell", language: "en", text: "# Fidchell" };
    answers(Response.json(book));
    expect(await bookOf("fidchell", "fr")).toEqual(book);
  });

  it("may not be there", async () => {
    const problem = { code: "not-found", key: "server-no-rulebook" };
    answers(Response.json(problem, { status: 404 }));
    expect(await bookOf("fidchell", "fr")).toBeNull();
  });

  it("may be there and not be had", async () => {
    answers(Response.json({ code: "server-fault", key: "server-fault" }, { status: 500 }));
    await expect(bookOf("fidchell", "fr")).rejects.toThrow("server-fault");
  });
});

it("an item may go on in the next lines, and a way out of the book is only named", () => {
  const [list, after] = blocks(
    "- **P1** one\n  two [there](https://a.example/x).\n- three\n\nfour",
  );
  expect(list?.kind === "list" && list.items.map(({ runs }) => plain(runs))).toEqual([
    "one two there.",
    "three",
  ]);
  expect(after?.kind).toBe("paragraph");
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

it("only an id that the book has leads to a rule", () => {
  const [, told] = blocks("- **C1** one\n\nFrom T11 by C1.");
  expect(told?.kind === "paragraph" && told.runs.filter(({ kind }) => kind === "rule")).toEqual([
    { kind: "rule", text: "C1" },
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
