const COLOURS: Readonly<Record<string, string>> = {
  blue: "B",
  yellow: "Y",
  pink: "P",
  brown: "N",
  green: "G",
};

const PLACES: Readonly<Record<string, string>> = {
  deck: '[data-verb="flip"]',
  middle: ".face-up",
  "wishing-stones": 'article.own [data-explains^="wishing-stones "]',
  score: "article.own b",
};

/** What a lesson points at: a place, a series of one's own, or else a tile. */
export function pointed(word: string): readonly string[] {
  const place = PLACES[word];
  if (place !== undefined) return [place];
  if (word.startsWith("series:")) {
    return [`article.own .colour-${COLOURS[word.slice("series:".length)]}`];
  }
  return [`[data-stone="${CSS.escape(word)}"]`];
}
