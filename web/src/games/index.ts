import { api } from "../api";
import { voice, type Catalogue, type Language } from "../speech";
import type { Game, GameRulebook, GameTable } from "./game";

export type * from "./game";
export * from "./names";

const found = import.meta.glob<Game>("./*/index.ts", { eager: true, import: "default" });
const games = new Map(Object.entries(found).map(([path, game]) => [path.split("/")[1]!, game]));

/** The games that the page knows. */
export const KNOWN_GAMES: readonly string[] = [...games.keys()];

/** What the page knows of a game; undefined for one that only the server knows. */
export function gameNamed(name: string): Game | undefined {
  return games.get(name);
}

/** Lets the page speak of a game that only the server knows, in words that the server has. */
export async function learnWords(name: string): Promise<void> {
  if (games.has(name)) return;
  await voice.learn(name, async (language) => (await api.gameWords(name, language)).catalogues);
}

/** What explains everything on a game's board: the front page does without it. */
const explaining = import.meta.glob<string>("./*/messages/explain.*.ftl", {
  query: "?raw",
  import: "default",
});

/** The words that explain what is on a game's board. */
export async function explanations(name: string, language: Language): Promise<Catalogue[]> {
  const text = await explaining[`./${name}/messages/explain.${language}.ftl`]?.();
  return text === undefined ? [] : [{ language, text }];
}

/**
 * Fetches what a table needs of a game; one that the page does not know has the generic board.
 *
 * Whoever holds a table knows only what games share; a game's folder goes by types of its own. That
 * they are those of the game that the server calls by this name is what is checked here.
 */
export async function loadTable(name: string): Promise<GameTable> {
  const game = games.get(name);
  if (!game) {
    const [{ genericTable }] = await Promise.all([import("../generic/table"), learnWords(name)]);
    return genericTable(name);
  }
  const words = voice.learn(`board of ${name}`, (language) => explanations(name, language));
  const [{ default: table }] = await Promise.all([game.table(), words]);
  if (table.game !== name) throw new Error(`the folder ${name} has the types of ${table.game}`);
  return table;
}

/** Fetches what a rulebook shows beside its text; nothing for a game that the page does not know. */
export async function loadRulebook(name: string): Promise<GameRulebook | null> {
  const fetched = await games.get(name)?.rulebook();
  return fetched?.default ?? null;
}
