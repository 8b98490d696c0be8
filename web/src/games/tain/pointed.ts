const PLACES: Readonly<Record<string, string>> = {
  screen: ".hand .tokens",
  used: "article.own .used",
  herd: "article.own .herd",
  jewels: "article.own .jewels",
  captives: "article.own .captive",
  score: "article.own b",
  round: ".kingdom .rounds",
  duels: ".duels table",
  raids: ".beside",
  kingdom: ".middle > .kingdom",
};

/** What a lesson points at: a part of the board, or else a gate or a place of the kingdom. */
export function pointed(word: string): readonly string[] {
  if (word.startsWith("jewels:")) return [`.jewels[data-explains="${word.replace(":", " ")}"]`];
  return [PLACES[word] ?? `[data-at="${CSS.escape(word)}"]`];
}
