import { seatsOf, type Seat } from "../../../pieces";
import type { TainView } from "../types";
import { Herds } from "./herds";
import { laid } from "./laid";

/** Where a token is: on a place, in somebody's house, or beside their board. */
type Whereabouts = Readonly<Record<string, readonly string[]>>;

/** The names of a place for tokens, in a house and beside a board. */
export const outside = (place: string): string => `outside ${place}`;
export const inside = (place: string): string => `inside ${place}`;
export const housed = (clan: string): string => `house ${clan}`;
export const beside = (clan: string): string => `beside ${clan}`;

/** Names the tokens that all can see, so that a captive is seen to be led away. */
export class Tokens {
  readonly #herds = new Map<string, Herds>();

  /** The names of the tokens at each place, those of a kind together. */
  named(view: TainView): (place: string, token: string) => readonly string[] {
    const counts = new Map<string, Record<string, number>>();
    for (const [place, token] of seen(view)) {
      const places = counts.get(token) ?? {};
      counts.set(token, { ...places, [place]: (places[place] ?? 0) + 1 });
    }
    const named = new Map<string, Whereabouts>();
    for (const token of new Set([...this.#herds.keys(), ...counts.keys()])) {
      const herds = this.#herds.get(token) ?? new Herds(token);
      this.#herds.set(token, herds);
      named.set(token, herds.driven(counts.get(token) ?? {}));
    }
    return (place, token) => named.get(token)?.[place] ?? [];
  }
}

/** Every token that lies face up, as `A:W`, with where it lies. */
function seen(view: TainView): [place: string, token: string][] {
  return seatsOf(view.clans).flatMap((clan) => {
    const { guards, raiders, prisoners } = view.clans[clan]!;
    const besides = view.raid?.beside[clan]?.prisoners ?? [];
    const all: [place: string, token: string][] = [
      ...guards.map((token, n): [string, string] => [
        inside(`${clan}${n + 1}`),
        owned(token, clan),
      ]),
      ...raiders.map((token, n): [string, string] => [outside(`${clan}${n + 1}`), owned(token)]),
      ...prisoners.map((token): [string, string] => [housed(clan), token]),
      ...besides.map((token): [string, string] => [beside(clan), token]),
    ];
    return all.filter(([, token]) => token !== "");
  });
}

function owned(written: string, owner?: Seat): string {
  const token = laid(written, owner);
  return token?.kind ? `${token.clan}:${token.kind}` : "";
}
