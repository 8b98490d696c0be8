import type { Sentence } from "../wire/types";

/** The bots that made moves in people's places, by the sentence that tells of each. */
export function movesByStandIns(story: readonly Sentence[]): ReadonlyMap<Sentence, string> {
  const people = new Set<string>();
  const bots = new Map<string, string>();
  const made = new Map<Sentence, string>();
  for (const sentence of story) {
    const { key, facts, seat } = sentence;
    if (key === "story-sits") {
      const { seat: of, name } = facts as { seat: string; name: unknown };
      bots.delete(of);
      if (typeof name === "string") people.add(of);
      // Who a seat was for from the beginning stands in for nobody.
      else if (people.has(of)) bots.set(of, botOf(name));
    } else if (seat !== null && bots.has(seat)) made.set(sentence, bots.get(seat)!);
  }
  return made;
}

function botOf(name: unknown): string {
  const { facts } = name as { facts?: { name?: string } };
  return facts?.name ?? "";
}

/** A time as one waits for it: minutes and seconds. */
export function countdown(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return `${minutes}:${String(rest).padStart(2, "0")}`;
}
