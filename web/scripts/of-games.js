// What each game brings for the scripts here: files of games/<game>/, found by their name.
import { existsSync, readdirSync } from "node:fs";

const FOLDER = new URL("games/", import.meta.url);

/** By the game, what such a file exports; a game that has none is left out. */
export async function brought(file) {
  const found = new Map();
  for (const game of readdirSync(FOLDER)) {
    const path = new URL(`${game}/${file}`, FOLDER);
    if (existsSync(path)) found.set(game, await import(path.href));
  }
  return found;
}
