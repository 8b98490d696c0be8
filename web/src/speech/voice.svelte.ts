import { keep, kept } from "../storage";
import { speech, type Catalogue, type Speech } from "./speech";

/** The languages, each by its own name. */
export const LANGUAGES = {
  en: "English",
  fr: "Français",
  nl: "Nederlands",
  de: "Deutsch",
} as const;

export type Language = keyof typeof LANGUAGES;

const KEPT_AS = "oenach.language";

/** Only the language that is spoken is fetched. */
const catalogues: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import("./catalogues/en"),
  fr: () => import("./catalogues/fr"),
  nl: () => import("./catalogues/nl"),
  de: () => import("./catalogues/de"),
};

function known(language: string | null | undefined): language is Language {
  return language !== null && language !== undefined && Object.hasOwn(LANGUAGES, language);
}

/** The language chosen on this device, or the first of the browser's that is spoken here. */
export function preferred(): Language {
  const chosen = kept(KEPT_AS);
  if (known(chosen)) return chosen;
  const asked = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return asked.find(known) ?? "en";
}

/** Where the words of something that the page itself has no words for are to be had. */
export type Words = (language: Language) => Promise<readonly Catalogue[]>;

/** What was learned of one thing: where its words are, and those that are here, by language. */
interface Learned {
  readonly words: Words;
  readonly here: Map<Language, Promise<readonly Catalogue[]>>;
}

/** The voice of the page. Whatever says something through it is said anew in another language. */
class Voice {
  language: Language = $state("en");
  say: Speech = $state.raw((key) => key);
  /** The language that was asked for last. */
  #wanted: Language | null = null;
  #asked = 0;
  #spoken = 0;
  readonly #learned = new Map<string, Learned>();

  /** Fetches a language and speaks it from then on. */
  async speak(language: Language): Promise<void> {
    this.#wanted = language;
    this.#asked += 1;
    const turn = this.#asked;
    const [{ default: texts }, more] = await Promise.all([
      catalogues[language](),
      this.#more(language),
    ]);
    // What was asked for later, when more was learned or another language chosen, may be here first.
    if (turn < this.#spoken) return;
    this.#spoken = turn;
    this.say = speech(language, texts, more);
    this.language = language;
    document.documentElement.lang = language;
  }

  /** The same, and remembers it on this device. */
  async choose(language: Language): Promise<void> {
    await this.speak(language);
    keep(KEPT_AS, language);
  }

  /** Learns the words of something, in whatever language is spoken from now on. */
  async learn(name: string, words: Words): Promise<void> {
    if (!this.#learned.has(name)) this.#learned.set(name, { words, here: new Map() });
    // Before anything is spoken, what is learned is spoken with the rest.
    if (this.#wanted !== null) await this.speak(this.#wanted);
  }

  /** All that was learned, in a language. */
  async #more(language: Language): Promise<Catalogue[]> {
    const all = await Promise.all(
      [...this.#learned.values()].map(({ words, here }) => {
        const known = here.get(language);
        if (known) return known;
        const coming = words(language).catch(() => {
          // Without words it goes by its codes; they are asked for again the next time.
          here.delete(language);
          return [];
        });
        here.set(language, coming);
        return coming;
      }),
    );
    return all.flat();
  }
}

export const voice = new Voice();
