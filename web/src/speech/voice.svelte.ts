import { keep, kept } from "../storage";
import { speech, type Speech } from "./speech";

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

/** The voice of the page. Whatever says something through it is said anew in another language. */
class Voice {
  language: Language = $state("en");
  say: Speech = $state.raw((key) => key);

  /** Fetches a language and speaks it from then on. */
  async speak(language: Language): Promise<void> {
    const { default: texts } = await catalogues[language]();
    this.say = speech(language, texts);
    this.language = language;
    document.documentElement.lang = language;
  }

  /** The same, and remembers it on this device. */
  async choose(language: Language): Promise<void> {
    await this.speak(language);
    keep(KEPT_AS, language);
  }
}

export const voice = new Voice();
