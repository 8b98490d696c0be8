import { verbWords } from "../games";
import { sayOr, type Speech } from "../speech";
import type { Offer } from "../wire/types";

/** What can be done, in the order in which it is offered. */
export function deeds(
  game: string,
  offers: readonly Offer[],
  language: string,
  say: Speech,
): string {
  const verbs = [...new Set(offers.map(({ verb }) => verb))];
  const or = new Intl.ListFormat(language, { type: "disjunction" });
  const listed = or.format(verbs.map((verb) => verbWords(game, verb, say)));
  // Two deeds with one and the same thing would name it twice: a game may have words for both.
  return sayOr(say, `can-${game}-${verbs.join("-or-")}`, listed);
}
