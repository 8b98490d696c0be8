import type { Atlas } from "./atlas";
import type { CelticTraderStaticData } from "../types";

/** From each place, those to which one road leads. */
export type Neighbours = ReadonlyMap<string, readonly string[]>;

export function neighboursOf(
  atlas: Atlas,
  joined: CelticTraderStaticData["map"]["roads"],
): Neighbours {
  const found = new Map<string, string[]>();
  const add = (from: string, to: string): unknown =>
    found.set(from, [...(found.get(from) ?? []), to]);
  for (const [one, other] of joined) {
    add(one, other);
    add(other, one);
  }
  for (const { name, sections } of atlas.tiles) {
    if (name === undefined) continue;
    for (const section of sections) {
      add(section, name);
      add(name, section);
    }
  }
  return found;
}

/** The places on the shortest way between two, without the first; null if no road leads there. */
export function shortest(neighbours: Neighbours, from: string, to: string): string[] | null {
  const back = new Map<string, string | null>([[from, null]]);
  // A map goes on with what is added to it while it is gone through.
  for (const here of back.keys()) {
    if (here === to) break;
    for (const next of neighbours.get(here) ?? []) if (!back.has(next)) back.set(next, here);
  }
  if (!back.has(to)) return null;
  const way: string[] = [];
  for (let at: string | null = to; at !== null && at !== from; at = back.get(at) ?? null) {
    way.unshift(at);
  }
  return way;
}
