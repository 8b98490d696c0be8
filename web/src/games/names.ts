import { properName, sayOr, type Speech } from "../speech";

/** What a game is called. */
export function gameName(game: string, say: Speech): string {
  return sayOr(say, `name-${game}`, game);
}

/** What a game is about, in a sentence. */
export function gameAbout(game: string, say: Speech): string {
  return sayOr(say, `game-${game}`, "");
}

/** What somebody can do, as it stands in a sentence. */
export function verbWords(game: string, verb: string, say: Speech): string {
  // A game that only the server knows may have no more than the words of its menu in a terminal.
  const menu = sayOr(say, `verb-${game}-${verb}`, verb);
  return sayOr(say, `can-${game}-${verb}`, menu.charAt(0).toLowerCase() + menu.slice(1));
}

/** What a place of a game is called; one for which there are no words goes by its own. */
export function placeWords(game: string, place: string, say: Speech): string {
  return sayOr(say, `place-${game}-${place}`, properName(place.replaceAll("_", " ")));
}

/** What a piece of a game is called. */
export function pieceWords(game: string, kind: string, say: Speech): string {
  return sayOr(say, `piece-${game}-${kind}`, kind);
}

/** Why a game ended: in the game's own words, or in those for all games. */
export function outcomeWords(game: string, reason: string, say: Speech): string {
  return sayOr(say, `outcome-${game}-${reason}`, sayOr(say, `outcome-${reason}`, reason));
}
