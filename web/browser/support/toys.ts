/** A game that only the server knows, in all languages of the page. */
export const TOY = "pebbles";
/** The same under another name: somebody brought it, and speaks nothing but English. */
export const ENGLISH_TOY = "marbles";

/** The game that docs/add-a-game.md leads to, installed by pip from the files of that page. */
export const ADDED = "goofspiel";
