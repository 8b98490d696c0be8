import { FluentBundle, FluentResource, type FluentValue } from "@fluent/bundle";

/** Says a message of the catalogues with its facts. */
export type Speech = (key: string, facts?: Record<string, string | number>) => string;

/** A message that no catalogue has, which only a mistake in the page can ask for. */
export class UnknownMessage extends Error {}

/** Messages in one language, as Fluent writes them. */
export interface Catalogue {
  readonly language: string;
  readonly text: string;
}

/**
 * A voice in one language. The catalogues use two functions besides Fluent's own:
 * `WORD("a-kind", $kind)` is the message `a-kind-W`, and `NAME($place)` writes its first letter
 * as a capital, as names and beginnings of sentences have it.
 *
 * `more` are catalogues that come after these, some of them perhaps in another language: what
 * neither has in the voice's own is said in that.
 */
export function speech(
  language: string,
  catalogues: readonly string[],
  more: readonly Catalogue[] = [],
): Speech {
  const languages = [...new Set([language, ...more.map((one) => one.language)])];
  const bundles = languages.map((tongue) =>
    bundleOf(tongue, [
      ...(tongue === language ? catalogues : []),
      ...more.flatMap((one) => (one.language === tongue ? [one.text] : [])),
    ]),
  );
  return (key, facts = {}) => {
    for (const bundle of bundles) {
      const pattern = bundle.getMessage(key)?.value;
      if (pattern) return bundle.formatPattern(pattern, facts);
    }
    throw new UnknownMessage(key);
  };
}

function bundleOf(language: string, catalogues: readonly string[]): FluentBundle {
  const bundle: FluentBundle = new FluentBundle(language, {
    useIsolating: false,
    functions: {
      WORD: ([prefix, code]) => word(bundle, String(plain(prefix)), String(plain(code))),
      NAME: ([place]) => properName(String(plain(place))),
    },
  });
  // Of two messages with the same key the first is kept.
  for (const catalogue of catalogues) bundle.addResource(new FluentResource(catalogue));
  return bundle;
}

/** Says a message, or something else where no catalogue has it. */
export function sayOr(
  say: Speech,
  key: string,
  otherwise: string,
  facts: Record<string, string | number> = {},
): string {
  try {
    return say(key, facts);
  } catch (error) {
    if (error instanceof UnknownMessage) return otherwise;
    throw error;
  }
}

function plain(value: FluentValue | undefined): unknown {
  return value !== null && typeof value === "object" ? value.valueOf() : value;
}

function word(bundle: FluentBundle, prefix: string, code: string): string {
  const pattern = bundle.getMessage(`${prefix}-${code}`)?.value;
  return pattern ? bundle.formatPattern(pattern) : code;
}

/** A stronghold is written like a name; a code such as `T07b` or `s1` stays as it is typed. */
export function properName(place: string): string {
  return /^[\p{L} ]+$/u.test(place) ? place.charAt(0).toUpperCase() + place.slice(1) : place;
}
