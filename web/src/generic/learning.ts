import { api } from "../api";
import { voice } from "../speech";

/** Has the words of a game from the server; a game without any goes by its codes. */
export function learnGame(game: string): Promise<void> {
  return voice.learn(game, async (language) => (await api.gameWords(game, language)).catalogues);
}
