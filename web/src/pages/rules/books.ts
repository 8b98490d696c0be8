import type { Language } from "../../speech";

const books = import.meta.glob<string>("../../../../src/oenach/games/*/RULES*.md", {
  query: "?raw",
  import: "default",
});

/** Where a rulebook stands: a folder there is a package, in whose name no hyphen can be. */
function pathOf(game: string, language: Language): string {
  const file = language === "en" ? "RULES.md" : `RULES.${language}.md`;
  return `../../../../src/oenach/games/${game.replaceAll("-", "_")}/${file}`;
}

/** Whether there is a rulebook of that game. */
export function hasBook(game: string): boolean {
  return Object.hasOwn(books, pathOf(game, "en"));
}

/** The rulebook of a game in a language. */
export function bookOf(game: string, language: Language): Promise<string> {
  return books[pathOf(game, language)]!();
}
