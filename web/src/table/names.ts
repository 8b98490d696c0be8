import { gameNamed, placeWords } from "../games";
import { sayOr, type Speech } from "../speech";
import { PERSONAS, type GameSeen, type SeatSeen, type TableSeen, type Told } from "../wire/types";

export type Names = Readonly<Record<string, string>>;

/** What everybody at a table is called; those who are called the same are counted. */
export function seatNames(table: Pick<TableSeen, "seats">, say: Speech): Names {
  const plain = table.seats.map((one, n) => {
    const before = table.seats.slice(0, n).filter((other) => other.level === one.level).length;
    return nameOf(one, before, say);
  });
  const named = table.seats.map(({ seat }, n) => {
    const name = plain[n]!;
    const same = (other: string): boolean => other === name;
    const nth = plain.slice(0, n + 1).filter(same).length;
    return [seat, plain.filter(same).length > 1 ? `${name} ${nth}` : name];
  });
  return Object.fromEntries(named) as Names;
}

/** What bots of a level are called, so that several are told apart; the same in every language. */
const personas = (level: string): readonly string[] =>
  PERSONAS[level as keyof typeof PERSONAS] ?? [];

/** What the nth bot of a level at a table is called. */
function personaName(level: string, nth: number, say: Speech): string {
  return personas(level)[nth] ?? botName(level, say);
}

/** What a bot of a level is like, in a line; none for one that was brought along. */
export function character(level: string, say: Speech): string {
  return sayOr(say, `persona-${level}`, "");
}

function nameOf({ kind, name, level, seat }: SeatSeen, nth: number, say: Speech): string {
  if (kind === "bot") return personaName(level ?? "", nth, say);
  return name ?? seat;
}

/** The bot that sits down where nothing else is asked for. */
export const USUAL_LEVEL = "steady";

/** The bots that a first game is played against. */
export const FIRST_LEVEL = "novice";

const LEVELS = ["novice", "steady", "strong", "master"];

/** The level after those that somebody has beaten alone; null where that is not so, or none is left. */
export function nextLevel(
  seats: readonly SeatSeen[],
  mine: readonly string[],
  winners: readonly string[],
): string | null {
  const bots = seats.flatMap(({ kind, level }) =>
    kind === "bot" ? [LEVELS.indexOf(level ?? "")] : [],
  );
  if (mine.length !== 1 || winners.length !== 1 || winners[0] !== mine[0]) return null;
  if (bots.length !== seats.length - 1 || bots.includes(-1)) return null;
  return LEVELS[Math.min(...bots) + 1] ?? null;
}

/** The levels of a game's bots, the weakest first; the usual one before they are known. */
export function levelsOf(games: readonly GameSeen[], name: string): readonly string[] {
  const seen = games.find((game) => game.name === name);
  return seen?.levels.map((level) => level.name) ?? [USUAL_LEVEL];
}

/** What a bot is called; one that was brought along goes by the name it was given. */
export function botName(level: string, say: Speech): string {
  return sayOr(say, `story-bot-${level}`, say("story-bot", { name: level }));
}

/** The seats, in the order in which they are at a table. */
const LETTERS = "ABCDE";

/** Facts that are seats, for which people's names are said. */
const SEATS: readonly string[] = ["seat", "owner", "board", "to_act", "holder", "captor"];

type Facts = Readonly<Record<string, string | number | boolean | Told | Told[]>>;

interface Spoken {
  readonly key: string;
  readonly facts: Facts;
}

/** A sentence with names in the place of seats; sentences within it are said first. */
export function tell(game: string, { key, facts }: Spoken, names: Names, say: Speech): string {
  if (key === "story-bot") return botName(String(facts.name), say);
  const spoken = Object.entries(facts).map(([fact, value]): [string, string | number] => {
    if (Array.isArray(value))
      return [fact, value.map((one) => tell(game, one, names, say)).join(", ")];
    if (typeof value === "object") return [fact, tell(game, value, names, say)];
    if (typeof value === "boolean") return [fact, String(value)];
    if (typeof value === "string") return [fact, named(game, fact, value, names, say)];
    return [fact, value];
  });
  const said = Object.fromEntries(spoken);
  if (key === "story-sits") return sits(said, facts, say);
  if (key === "story-seat-drawn") return drawsSeat(facts, names, say);
  // A game that only the server knows tells what the page has no words for.
  return sayOr(say, key, [key, ...Object.values(said)].join(" "), said);
}

/** Who sits down: the one whose seat it is, or a bot in that one's place. */
function sits(said: Record<string, string | number>, { name }: Facts, say: Speech): string {
  const called = [String(said.name), ...personas(levelOf(name))];
  const own = typeof name !== "object" || called.some((one) => String(said.seat).startsWith(one));
  return own ? say("table-sits", { name: said.seat! }) : say("table-plays-for", said);
}

function levelOf(name: Facts[string] | undefined): string {
  const told = typeof name === "object" && !Array.isArray(name) ? name.facts.name : "";
  return typeof told === "string" ? told : "";
}

/** Who drew a place: at a table the one who has it, for whom a log has a number only. */
function drawsSeat({ drawn }: Facts, names: Names, say: Speech): string {
  const seat = String(drawn);
  const number = LETTERS.indexOf(seat) + 1;
  return say("table-draws-seat", { name: names[seat] ?? seat, number });
}

function named(game: string, fact: string, value: string, names: Names, say: Speech): string {
  if (SEATS.includes(fact)) return names[value] ?? value;
  if (fact !== "place") return value;
  return gameNamed(game)?.placeName?.(value, names, say) ?? placeWords(game, value, say);
}

/** The same, as a sentence that stands alone: errors begin small. */
export function tellAlone(game: string, told: Spoken, names: Names, say: Speech): string {
  const sentence = tell(game, told, names, say);
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
