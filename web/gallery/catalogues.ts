// All that pages say, in each language: what the front page has and what the others fetch besides.
import de from "../src/speech/catalogues/de";
import en from "../src/speech/catalogues/en";
import fr from "../src/speech/catalogues/fr";
import nl from "../src/speech/catalogues/nl";
import furtherDe from "../src/speech/further/de";
import furtherEn from "../src/speech/further/en";
import furtherFr from "../src/speech/further/fr";
import furtherNl from "../src/speech/further/nl";
import type { Language } from "../src/speech";

export const CATALOGUES: Readonly<Record<Language, readonly string[]>> = {
  en: [...en, ...furtherEn],
  fr: [...fr, ...furtherFr],
  nl: [...nl, ...furtherNl],
  de: [...de, ...furtherDe],
};
