import { existsSync, readdirSync, readFileSync } from "node:fs";

/** The page's own words, those of the server, and those of each game. */
const FOLDERS = [
  "../../src/speech/messages/",
  "../../../src/oenach/messages/",
  ...within("../../src/games/"),
  ...within("../../../src/oenach/games/"),
];

function within(folder: string): string[] {
  return readdirSync(new URL(folder, import.meta.url), { withFileTypes: true })
    .filter((one) => one.isDirectory())
    .map(({ name }) => `${folder}${name}/messages/`)
    .filter((one) => existsSync(new URL(one, import.meta.url)));
}

/** Every message of one line, by its key. */
export function messages(language: string): Map<string, string> {
  const found = new Map<string, string>();
  const mine = new RegExp(`(^|\\.)${language}\\.ftl$`);
  for (const folder of FOLDERS.map((one) => new URL(one, import.meta.url))) {
    for (const file of readdirSync(folder).filter((one) => mine.test(one))) {
      const text = readFileSync(new URL(file, folder), "utf8");
      for (const [, key, words] of text.matchAll(/^([a-z][\w-]*) = (.*\S)\s*$/gm)) {
        if (!words!.includes("->")) found.set(key!, words!);
      }
    }
  }
  return found;
}

const ENGLISH = messages("en");

/** What a game is called in English. */
export function gameName(game: string): string {
  return ENGLISH.get(`name-${game}`)!;
}
