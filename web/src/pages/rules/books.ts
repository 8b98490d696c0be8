import type { Clan } from "../../pieces";
import type { Language } from "../../speech";

/** The games, and the folders of their rules. */
const FOLDERS = { tain: "tain", keltis: "keltis", "celtic-trader": "celtic_trader" } as const;
export type GameName = keyof typeof FOLDERS;

const books = import.meta.glob<string>("../../../../src/oenach/games/*/RULES*.md", {
  query: "?raw",
  import: "default",
});

export interface Example {
  /** What the messages call it. */
  readonly name: string;
  readonly moves: readonly string[];
  readonly seat: Clan | null;
  readonly view: unknown;
}

export interface Examples {
  readonly furnishing: unknown;
  readonly examples: readonly Example[];
}

const examples = import.meta.glob<Examples>("./examples/*.json", { import: "default" });

export function isGame(name: string): name is GameName {
  return Object.hasOwn(FOLDERS, name);
}

/** The rulebook of a game in a language. */
export function bookOf(game: GameName, language: Language): Promise<string> {
  const file = language === "en" ? "RULES.md" : `RULES.${language}.md`;
  return books[`../../../../src/oenach/games/${FOLDERS[game]}/${file}`]!();
}

export function examplesOf(game: GameName): Promise<Examples> {
  return examples[`./examples/${game}.json`]!();
}
