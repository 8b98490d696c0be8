import { api, Refusal } from "../api";
import { KNOWN_GAMES } from "../games";
import type { Language } from "../speech";

const books = import.meta.glob<string>("../../../src/oenach/games/*/RULES*.md", {
  query: "?raw",
  import: "default",
});

/** Where a rulebook stands: a folder there is a package, in whose name no hyphen can be. */
function pathOf(game: string, language: Language): string {
  const file = language === "en" ? "RULES.md" : `RULES.${language}.md`;
  return `../../../src/oenach/games/${game.replaceAll("-", "_")}/${file}`;
}

/** A rulebook, and the language that it is in. */
export interface Book {
  readonly language: string;
  readonly text: string;
}

/** The rulebook of a game: the page's, or the server's for a game that only that knows. */
export async function bookOf(game: string, language: Language): Promise<Book | null> {
  const own = books[pathOf(game, language)];
  if (own) return { language, text: await own() };
  if (KNOWN_GAMES.includes(game)) return null;
  try {
    return await api.rulebook(game, language);
  } catch (error) {
    if (error instanceof Refusal && error.problem.code === "not-found") return null;
    throw error;
  }
}
