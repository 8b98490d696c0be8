import type { Speech } from "../speech";
import type { SeatSeen, TableSeen, Told } from "../wire/types";

export type Names = Readonly<Record<string, string>>;

/** What everybody at a table is called; bots of one kind are told apart by their seats. */
export function seatNames(table: TableSeen, say: Speech): Names {
  const plain = table.seats.map((one) => nameOf(one, say));
  const named = table.seats.map(({ seat }, n) => {
    const name = plain[n]!;
    const twice = plain.filter((other) => other === name).length > 1;
    return [seat, twice ? say("story-seat-named", { seat: name, name: seat }) : name];
  });
  return Object.fromEntries(named) as Names;
}

function nameOf({ kind, name, level, seat }: SeatSeen, say: Speech): string {
  if (kind === "bot") return say("story-bot", { name: level ?? "" });
  return name ?? seat;
}

/** Facts that are seats, for which people's names are said. */
const SEATS: readonly string[] = ["seat", "owner", "board", "to_act", "holder", "captor"];
/** Sentences that speak of the seats themselves. */
const OF_SEATS = /^(story-sits|story-fallback|server-)/;
const GATE = /^([A-E])([1-5])$/;

type Facts = Readonly<Record<string, string | number | boolean | Told | Told[]>>;

/** A sentence with names in the place of seats; sentences within it are said first. */
export function tell(
  { key, facts }: { key: string; facts: Facts },
  names: Names,
  say: Speech,
): string {
  const spoken = Object.entries(facts).map(([fact, value]): [string, string | number] => {
    if (Array.isArray(value)) return [fact, value.map((one) => tell(one, names, say)).join(", ")];
    if (typeof value === "object") return [fact, tell(value, names, say)];
    if (typeof value === "boolean") return [fact, String(value)];
    if (typeof value === "string") return [fact, named(key, fact, value, names, say)];
    return [fact, value];
  });
  return say(key, Object.fromEntries(spoken));
}

function named(key: string, fact: string, value: string, names: Names, say: Speech): string {
  if (OF_SEATS.test(key)) return value;
  if (SEATS.includes(fact)) return names[value] ?? value;
  const gate = fact === "place" ? GATE.exec(value) : null;
  if (!gate) return value;
  return say("table-gate", { name: names[gate[1]!] ?? gate[1]!, gate: gate[2]! });
}

/** The same, as a sentence that stands alone: errors begin small. */
export function tellAlone(told: { key: string; facts: Facts }, names: Names, say: Speech): string {
  const sentence = tell(told, names, say);
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
