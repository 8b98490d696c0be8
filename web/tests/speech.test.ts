import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { CATALOGUES } from "../gallery/catalogues";
import { KNOWN_GAMES } from "../src/games";
import { UnknownMessage, sayOr, speech, voice, type Language } from "../src/speech";

const LANGUAGES = Object.keys(CATALOGUES) as Language[];
/** The page's own messages; those of the server and the games' engines are checked with them. */
const own = (language: string): string[] => [
  ...readdirSync("src/speech/messages")
    .filter((file) => file.endsWith(`.${language}.ftl`))
    .map((file) => readFileSync(join("src/speech/messages", file), "utf8")),
  ...KNOWN_GAMES.map((game) => ofGame(game, language)),
];
const ofGame = (game: string, language: string): string =>
  [`${language}.ftl`, `explain.${language}.ftl`]
    .map((file) => readFileSync(`src/games/${game}/messages/${file}`, "utf8"))
    .join("\n");
const keys = (catalogues: readonly string[]): string[] =>
  catalogues.flatMap((text) => [...text.matchAll(/^([a-zA-Z][\w-]*) =/gm)].map(([, key]) => key!));

function sources(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(svelte|ts)$/.test(file))
    .map((file) => readFileSync(join(folder, file), "utf8"))
    .join("\n");
}

/** Families of messages that every page asks each game for. */
const FAMILIES = /^(can|file|rules-example|set-up)-/;
const ASKED =
  /["`]((?:about|away|board|explain|learn|mine|page|persona|replay|rules|table|word|sheet|can|move|file|room|sent|set-up|settings|start|talk)-[\w-]*)(\$\{)?/g;
/** What the page asks for: whole keys, and beginnings that a fact completes. */
const askedIn = (folder: string): { key: string; whole: boolean }[] =>
  [...sources(folder).matchAll(ASKED)].map(([, key, open]) => ({
    ...{ key: key!, whole: open === undefined },
  }));
const asked = askedIn("src");
const answers = (known: string, all: typeof asked): boolean =>
  all.some(({ key, whole }) => (whole ? key === known : known.startsWith(key)));

describe.each(LANGUAGES)("the catalogue in %s", (language) => {
  it("has the keys that the English one has", () => {
    expect(keys(own(language))).toEqual(keys(own("en")));
  });

  it("can be spoken", () => {
    const say = speech(language, [...CATALOGUES[language], ...own(language)]);
    for (const key of keys(own(language))) expect(say(key, facts)).not.toMatch(/[{}]/);
  });
});

const facts = {
  ...{ before: "1/0", after: "2/0", gain: "+8", steps: 9, list: "tables" },
  ...{
    points: 1,
    count: 2,
    stone: "s",
    colour: "c",
    value: 3,
    carving: "clover",
    round: 1,
    bonus: 3,
  },
  ...{ rounds: 8, name: "n", gate: 1, place: "p", token: "t", kind: "k", cost: 2, way: "w" },
  ...{ role: "r", ability: "a", level: 1, least: 2, most: 4, minutes: 9, game: "g", open: 1 },
  ...{ number: 1, step: 1, last: 2, checked: 4, names: "n", moves: 1, percent: 5, why: "clock" },
  ...{
    deeds: "d",
    rule: "T1",
    time: "0:10",
    values: "0 5",
    version: 1,
    licence: "MIT",
    goods: "g",
    rp: 3,
    rows: "r",
    beats: "b",
    seated: "yes",
    stops: "s",
    total: 9,
  },
  ...{ beaten: "b", host: "h", tables: 40, away: 200, hours: 3, days: 14, bot: "b" },
  ...{ turn: "t", seat: "s", deed: "d", seconds: 5, text: "t", piece: "p", pieces: "p", verb: "v" },
};

it("has every message that the page asks for", () => {
  const known = keys([...CATALOGUES.en, ...own("en")]);
  // A game may do without what every page asks each game for.
  for (const { key, whole } of asked.filter((one) => one.whole || !FAMILIES.test(one.key))) {
    const found = whole ? known.includes(key) : known.some((one) => one.startsWith(key));
    expect(found, key).toBe(true);
  }
});

it("has no message that nobody asks for", () => {
  // A beginning as short as a game's name would excuse every message of that game.
  expect(asked.filter(({ key, whole }) => !whole && /^(board|explain)-(\w+-)?$/.test(key))).toEqual(
    [],
  );
  expect(keys(own("en")).filter((known) => !answers(known, asked))).toEqual([]);
});

describe.each(KNOWN_GAMES)("the words of %s", (game) => {
  const [words, here] = [keys([ofGame(game, "en")]), askedIn(`src/games/${game}`)];

  it("are asked for by the game itself, or by the page of every game", () => {
    const strange = words.filter((known) => !FAMILIES.test(known) && !answers(known, here));
    expect(strange).toEqual([]);
  });

  it("are enough for it", () => {
    const known = keys([
      ...own("en").slice(0, -KNOWN_GAMES.length),
      ofGame(game, "en"),
      ...CATALOGUES.en,
    ]);
    for (const { key, whole } of here) {
      expect(whole ? known.includes(key) : known.some((one) => one.startsWith(key)), key).toBe(
        true,
      );
    }
  });
});

it("puts words and names together as the catalogues ask for it", () => {
  const say = speech("en", [
    "word-herd-C = a cow",
    'drives = { WORD("word-herd", $kind) } to { NAME($place) }',
  ]);
  expect(say("drives", { kind: "C", place: "iceni" })).toBe("a cow to Iceni");
  expect(say("drives", { kind: "X", place: "T07b" })).toBe("X to T07b");
});

it("says something else where no catalogue has the message", () => {
  const say = speech("en", ["known = so it is"]);
  expect([sayOr(say, "known", "no"), sayOr(say, "unknown", "no")]).toEqual(["so it is", "no"]);
});

describe("words that came from elsewhere", () => {
  const page = "known = ceci";
  const own = {
    language: "fr",
    text: "known = non\nlearned = { $count ->\n [one] un\n*[other] plus\n}",
  };
  const english = {
    language: "en",
    text: 'learned = no\nword-a = a\nalien = { $count ->\n [one] one\n*[other] { WORD("word", "a") }\n}',
  };
  const say = speech("fr", [page], [own, english]);

  it("never take the place of the page's own", () => {
    expect(say("known")).toBe("ceci");
  });

  it("are said in the language of the page, and in another where they have no other", () => {
    // Nothing is one in French, and many in English.
    expect([say("learned", { count: 0 }), say("alien", { count: 0 })]).toEqual(["un", "a"]);
    expect(() => say("unheard-of")).toThrow(UnknownMessage);
  });
});

it("refuses a message that is in no catalogue", () => {
  expect(() => speech("en", [])("board-turn")).toThrow(UnknownMessage);
});

describe("the voice of the page", () => {
  const words = (language: string) => async () => [
    { language, text: `name-fidchell = ${language === "en" ? "Fidchell" : "Fidchell français"}` },
  ];

  it("learns words in whatever language it speaks, and speaks on without those that it can't have", async () => {
    const asked: string[] = [];
    await voice.speak("fr");
    await voice.learn("fidchell", (language) => {
      asked.push(language);
      return words(language)();
    });
    await voice.learn("lost", () => Promise.reject(new Error("gone")));
    expect([voice.say("name-fidchell"), voice.language]).toEqual(["Fidchell français", "fr"]);
    await voice.speak("en");
    await voice.speak("fr");
    expect([voice.say("name-fidchell"), asked]).toEqual(["Fidchell français", ["fr", "en"]]);
    expect(() => voice.say("name-lost")).toThrow(UnknownMessage);
  });

  it("keeps what it learned while it was about to speak", async () => {
    const speaking = voice.speak("nl");
    const learning = voice.learn("brandubh", async () => [
      { language: "en", text: "name-brandubh = Brandubh" },
    ]);
    await Promise.all([learning, speaking]);
    expect([voice.say("name-brandubh"), voice.language]).toEqual(["Brandubh", "nl"]);
  });
});
