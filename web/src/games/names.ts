import { sayOr, type Speech } from "../speech";

/** What a game is called. */
export function gameName(game: string, say: Speech): string {
  return sayOr(say, `name-${game}`, game);
}

/** What a game is about, in a sentence. */
export function gameAbout(game: string, say: Speech): string {
  return sayOr(say, `game-${game}`, "");
}

/** What somebody can do. */
export function verbWords(game: string, verb: string, say: Speech): string {
  return sayOr(say, `can-${game}-${verb}`, verb);
}
