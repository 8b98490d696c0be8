import type { TraderTokenKind } from "../../pieces";
import { TOKENS } from "../../pieces";
import type { TraderView } from "./view";

/** Where a token can be: `bag`, `discard`, `drawn`, `seat A`, `spot T03`, `roman T11`. */
export type Whereabouts = string;

/** A token that went from one place to another. */
export interface Flight {
  readonly kind: TraderTokenKind;
  readonly from: Whereabouts;
  readonly to: Whereabouts;
}

/** More at once can't be followed: a leap in the match, or a bag that is refilled. */
const MOST = 12;

/** What went where between two views: from where there are fewer to where there are more. */
export function flights(before: TraderView, after: TraderView): Flight[] {
  const [old, now] = [tally(before), tally(after)];
  const found: Flight[] = [];
  for (const kind of TOKENS) {
    const places = new Set([...old[kind].keys(), ...now[kind].keys()]);
    const change = (place: string): number =>
      (now[kind].get(place) ?? 0) - (old[kind].get(place) ?? 0);
    const times = (place: string): string[] =>
      Array.from({ length: Math.abs(change(place)) }, () => place);
    const left = [...places].filter((place) => change(place) < 0).flatMap(times);
    const come = [...places].filter((place) => change(place) > 0).flatMap(times);
    for (const [n, from] of left.entries()) {
      const to = come[n];
      // A heap that goes elsewhere as a whole is shown by one of its tokens.
      if (to === undefined || found.some((one) => one.kind === kind && one.from === from)) continue;
      found.push({ kind, from, to });
    }
  }
  return found.length > MOST ? [] : found;
}

type Tally = Record<TraderTokenKind, Map<Whereabouts, number>>;

/** How many of each kind are where. */
function tally({ bag, discard, turn, spots, romans, players }: TraderView): Tally {
  const counted = Object.fromEntries(TOKENS.map((kind) => [kind, new Map()])) as Tally;
  const add = (kind: TraderTokenKind, place: Whereabouts, many = 1): void => {
    counted[kind].set(place, (counted[kind].get(place) ?? 0) + many);
  };
  for (const kind of TOKENS) {
    if (bag[kind]) add(kind, "bag", bag[kind]);
    if (discard[kind]) add(kind, "discard", discard[kind]);
  }
  for (const kind of turn.drawn) add(kind, "drawn");
  for (const [section, kinds] of Object.entries(spots)) {
    for (const kind of kinds) add(kind, `spot ${section}`);
  }
  for (const place of romans) add("roman", `roman ${place}`);
  for (const [seat, { carried }] of Object.entries(players)) {
    for (const kind of carried) add(kind, `seat ${seat}`);
  }
  return counted;
}
