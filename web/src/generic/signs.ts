/** How a kind of piece is told from the others: by a sign, a colour and a few letters. */
export interface Sign {
  /** An outline within a circle of radius 15. */
  readonly outline: string;
  readonly colour: string;
  /** The colour of the letters on it. */
  readonly ink: string;
  /** Where the letters stand, above or below the middle. */
  readonly middle: number;
  /** How wide letters may be there. */
  readonly room: number;
}

interface Outline {
  readonly path: string;
  readonly middle: number;
  readonly room: number;
}

function polygon(corners: number, radius: number, from = -90): string {
  const points = Array.from({ length: corners }, (_, n) => {
    const angle = ((from + (360 / corners) * n) * Math.PI) / 180;
    return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${points.join("L")}Z`;
}

const OUTLINES: readonly Outline[] = [
  { path: "M0-14A14 14 0 0 1 0 14A14 14 0 0 1 0-14Z", middle: 0, room: 21 },
  { path: "M-12.5-12.5H12.5V12.5H-12.5Z", middle: 0, room: 21 },
  { path: polygon(6, 15), middle: 0, room: 21 },
  { path: polygon(4, 16.5), middle: 0, room: 18 },
  { path: polygon(3, 18.5), middle: 2.6, room: 14 },
  { path: polygon(5, 15.5), middle: 1, room: 19 },
  { path: polygon(8, 14.8, -67.5), middle: 0, room: 21 },
  { path: polygon(3, 18.5, 90), middle: -3.4, room: 14 },
];

const COLOURS: readonly string[] = [
  "#1f5f9e",
  "#9c2f22",
  "#2f6b4c",
  "#6b3f8f",
  "#7d5a1c",
  "#0f6670",
  "#8f2d62",
  "#4a4438",
];

const LIGHT = "#fdf9ee";
const DARK = "#2b2318";

/** What is called by a colour, in any language of the page, is seen in it. */
const CALLED: readonly (readonly [words: RegExp, colour: string])[] = [
  [/red|rouges?|rood|rode|rot(e[mnrs]?)?/, "#9c2f22"],
  [/green|verte?s?|groene?|grün(e[mnrs]?)?/, "#2f6b4c"],
  [/blue|bleue?s?|blauwe?|blau(e[mnrs]?)?/, "#1f5f9e"],
  [/yellow|jaunes?|gele?|gelb(e[mnrs]?)?|gold(en)?|dorée?s?|gouden/, "#e3ac2f"],
  [/black|noire?s?|zwarte?|schwarz(e[mnrs]?)?/, DARK],
  [/white|blanc(he)?s?|witte?|weiß(e[mnrs]?)?/, "#f3eee0"],
  [/brown|brune?s?|bruine?|braun(e[mnrs]?)?/, "#6d4520"],
  [/gr[ae]y|grise?s?|grijze?|grijs|grau(e[mnrs]?)?/, "#5b5b57"],
  [/purple|violet|violette?s?|paarse?|lila/, "#6b3f8f"],
  [/pink|roses?|roze|rosa/, "#8f2d62"],
  [/orange|oranje/, "#b4530f"],
];
const BRIGHT: readonly string[] = ["#e3ac2f", "#f3eee0"];

function called(name: string): string | undefined {
  const words = name.toLowerCase();
  return CALLED.find(([colour]) =>
    new RegExp(`(?<!\\p{L})(${colour.source})(?!\\p{L})`, "u").test(words),
  )?.[1];
}

/** The same number for the same word, on every page and in every match. */
function numbered(word: string): number {
  let hash = 0x811c9dc5;
  for (const letter of word) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193);
  // Words that differ in one letter only are to be far apart.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/**
 * Which of all signs, as many as there are outlines and colours, a kind has. Numbers and single
 * letters are counted, so that cards of a hand and men of a board never share one; longer words are
 * as good as thrown at random.
 */
function placed(kind: string): number {
  if (/^\d{1,9}$/.test(kind)) return Number(kind);
  return [...kind].length === 1 ? kind.codePointAt(0)! : numbered(kind);
}

/** The sign of a kind that goes by a name. */
export function signOf(kind: string, name: string): Sign {
  const number = placed(kind);
  const round = Math.floor(number / OUTLINES.length);
  const { path, middle, room } = OUTLINES[number % OUTLINES.length]!;
  // The next ones have another outline and another colour; after a round the two go together anew.
  const colour = called(name) ?? COLOURS[(number + round) % COLOURS.length]!;
  return { outline: path, colour, ink: BRIGHT.includes(colour) ? DARK : LIGHT, middle, room };
}

/** So many letters can be read on a token. */
const MOST = 3;

/** A kind in a few letters: the code itself if it is short, else the beginnings of its words. */
export function lettersOf(kind: string): string {
  if (kind.length <= MOST) return kind;
  const words = kind.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  if (words.length === 0) return kind.slice(0, MOST);
  if (words.length === 1) return words[0]!.slice(0, MOST - 1);
  return words
    .slice(0, MOST)
    .map((word) => [...word][0]!.toUpperCase())
    .join("");
}
