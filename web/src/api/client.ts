import type {
  About,
  StaticData,
  Forgotten,
  GameSeen,
  GameWords,
  LevelProposed,
  LicenceTexts,
  LessonFrame,
  LessonReached,
  LessonTried,
  Link,
  Me,
  MyTables,
  NewTable,
  Problem,
  Replay,
  ReportAnswer,
  Reported,
  ReportWish,
  Rulebook,
  Seated,
  StillMe,
  TablePage,
  TableSeen,
  Tried,
  Verification,
} from "../wire/types";
import { pathTo } from "../router/root";
import type { Speech } from "../speech";

/** The server refused something; what it said is in the words of the catalogues. */
export class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.key);
  }
}

/** No answer came: the server is gone, or the network is. */
export const UNREACHABLE: Problem = { code: "unreachable", key: "page-unreachable" };

/** The sentence for whatever went wrong while something was asked of the server. */
export function explained(error: unknown, say: Speech): string {
  const problem = error instanceof Refusal ? error.problem : UNREACHABLE;
  const facts = Object.entries(problem.facts ?? {}).map(([name, fact]) => [
    name,
    typeof fact === "boolean" ? String(fact) : fact,
  ]);
  const sentence = saidOrKey(say, problem.key, Object.fromEntries(facts));
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** A game that only the server knows may refuse what the page has no words for. */
function saidOrKey(say: Speech, key: string, facts: Record<string, string | number>): string {
  try {
    return say(key, facts);
  } catch {
    return key;
  }
}

function cookie(name: string): string {
  const kept = document.cookie.split("; ").find((one) => one.startsWith(`${name}=`));
  return kept ? decodeURIComponent(kept.slice(name.length + 1)) : "";
}

/** What the server answers to a cookie of before its owner signed out everywhere. */
const SIGNED_OUT = "signed-out";

export const isSignedOut = (error: unknown): boolean =>
  error instanceof Refusal && error.problem.code === SIGNED_OUT;

/** Who is to hear that this device was signed out. */
export const ended = { heard: (): void => {} };

/** How often a request is made anew while the server has too much to work out. */
const PATIENCE = 4;

/** Milliseconds until a request may be made anew, if the answer says so; not all come back at once. */
function pauseOf(answer: Response): number | null {
  const seconds = Number(answer.headers.get("retry-after") ?? NaN);
  return answer.status === 503 && seconds > 0 ? 1000 * seconds * (0.5 + Math.random()) : null;
}

async function ask<T>(
  method: string,
  path: string,
  body?: unknown,
  again = true,
  tries = PATIENCE,
): Promise<T> {
  const headers: Record<string, string> = { accept: "application/json" };
  if (method !== "GET") {
    headers["content-type"] = "application/json";
    headers["x-oenach-csrf"] = cookie("oenach_csrf");
  }
  let answer: Response;
  try {
    answer = await fetch(pathTo(`/api/${path}`), {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refusal(UNREACHABLE);
  }
  if (answer.ok) return (await answer.json()) as T;
  const problem = await problemOf(answer);
  if (problem.code === SIGNED_OUT) {
    // Nobody becomes somebody else without knowing: what was asked may have been about one's seats.
    ended.heard();
    throw new Refusal(problem);
  }
  if (answer.status === 401 && again) {
    // The cookie is gone or from another time: be welcomed anew and ask once more.
    await ask<Me>("GET", "me", undefined, false);
    return ask<T>(method, path, body, false);
  }
  const pause = pauseOf(answer);
  if (pause !== null && tries > 1 && method === "GET") {
    await new Promise((resolve) => setTimeout(resolve, pause));
    return ask<T>(method, path, body, again, tries - 1);
  }
  throw new Refusal(problem);
}

async function problemOf(answer: Response): Promise<Problem> {
  try {
    const problem = (await answer.json()) as Problem;
    return typeof problem.key === "string" ? problem : UNREACHABLE;
  } catch {
    return UNREACHABLE;
  }
}

const get = <T>(path: string): Promise<T> => ask<T>("GET", path);
const post = <T>(path: string, body: unknown = {}): Promise<T> => ask<T>("POST", path, body);
const at = (id: string): string => `tables/${encodeURIComponent(id)}`;
const of = (game: string): string => `games/${encodeURIComponent(game)}`;

/** How far somebody has got in a lesson: how many steps are done, and the moves that were asked for. */
export interface LessonAt {
  readonly step: number;
  readonly made: readonly string[];
}

/** The requests about one lesson. */
export function lessonOf(game: string, lesson: string) {
  const own = `${of(game)}/lessons/${encodeURIComponent(lesson)}`;
  return {
    words: (language: string) => get<GameWords>(`${own}/messages/${language}`),
    staticData: () => get<StaticData>(`${own}/static-data`),
    frame: (at: LessonAt) => post<LessonFrame>(`${own}/frame`, at),
    attempt: (at: LessonAt, move: string | Tried) =>
      post<LessonTried>(`${own}/try`, { ...at, move }),
    reached: (step: number) => post<LessonReached>(`${own}/reached`, { step }),
    playOn: (at: LessonAt) => post<TableSeen>(`${own}/play-on`, at),
  };
}

/** What this device adds to the draws, so that nobody can have fixed them beforehand. */
export function nonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A first game that is played step by step. */
export interface LessonListed {
  readonly game: string;
  readonly lesson: string;
  readonly steps: number;
}

/** A table, and what it is drawn from. */
export type Drawn = Pick<TableSeen, "id" | "static_data">;

/** Which tables the lobby lists. */
export type Listed = "open" | "running" | "over";

/** Every request that the page makes of the server, beside a table's socket. */
export const api = {
  me: () => get<Me>("me"),
  rename: (name: string) => ask<Me>("PATCH", "me", { name }),
  /** Signs out here, or everywhere else; with the same proof that can be asked for twice. */
  signOut: (wish: { everywhere: boolean; proof?: string }) =>
    ask<StillMe>("POST", "me/sign-out", wish, false),
  myTables: (after: string | null) => get<MyTables>(`me/tables${after ? `?after=${after}` : ""}`),
  about: () => get<About>("about"),
  licences: () => get<LicenceTexts>("about/licences"),
  levels: () => get<LevelProposed[]>("me/levels"),
  games: () => get<GameSeen[]>("games"),
  finished: () => get<string[]>("me/finished"),
  gameWords: (game: string, language: string) => get<GameWords>(`${of(game)}/messages/${language}`),
  rulebook: (game: string, language: string) => get<Rulebook>(`${of(game)}/rules/${language}`),
  lessons: () => get<LessonListed[]>("lessons"),
  tables: (listed: Listed, after: string | null) =>
    get<TablePage>(`tables?state=${listed}${after ? `&after=${after}` : ""}`),
  setUp: (wish: NewTable) => post<TableSeen>("tables", wish),
  table: (id: string) => get<TableSeen>(at(id)),
  /** What a table is drawn from: under its name the browser keeps it for all tables that share it. */
  staticData: async ({ id, static_data: key }: Drawn): Promise<StaticData> => {
    if (!key) return get<StaticData>(`${at(id)}/static-data`);
    try {
      return await get<StaticData>(`static-data/${key}`);
    } catch (error) {
      if (!(error instanceof Refusal && error.problem.code === "not-found")) throw error;
      return get<StaticData>(`${at(id)}/static-data`);
    }
  },
  invitation: (id: string) => get<Link>(`${at(id)}/invitation`),
  join: (id: string, seat: string | null = null) =>
    post<Seated>(`${at(id)}/join`, { seat, nonce: nonce() }),
  leave: (id: string) => post<TableSeen>(`${at(id)}/leave`),
  start: (id: string, fill: string | null = null) =>
    post<TableSeen>(`${at(id)}/start`, { fill, nonce: nonce() }),
  seats: (id: string, count: number) => post<TableSeen>(`${at(id)}/seats`, { count }),
  putAway: (id: string) => post<TableSeen>(`${at(id)}/put-away`),
  takeUp: (id: string) => post<TableSeen>(`${at(id)}/take-up`),
  forget: (id: string) => post<Forgotten>(`${at(id)}/forget`),
  remove: (id: string, seat: string) => post<TableSeen>(`${at(id)}/remove`, { seat }),
  inviteBack: (id: string, person: string) =>
    post<TableSeen>(`${at(id)}/invite-back`, { id: person }),
  mute: (id: string, who: { seat: string } | { onlooker: string }, muted: boolean) =>
    post<TableSeen>(`${at(id)}/mute`, { ...who, muted }),
  onlookerChat: (id: string, open: boolean) => post<TableSeen>(`${at(id)}/onlooker-chat`, { open }),
  report: (id: string, wish: ReportWish) => post<Reported>(`${at(id)}/report`, wish),
  answerReport: (id: string, report: string, deed: ReportAnswer["deed"]) =>
    post<TableSeen>(`${at(id)}/answer-report`, { report, deed }),
  hide: (id: string, saying: string) => post<TableSeen>(`${at(id)}/hide`, { saying }),
  seatLink: (id: string, seat: string) => post<Link>(`${at(id)}/seat-link`, { seat }),
  takeSeat: (token: string) => post<Seated>("seat-links/use", { token }),
  log: (id: string) => get<Record<string, unknown>>(`${at(id)}/log`),
  verification: (id: string) => get<Verification>(`${at(id)}/verification`),
  replay: (id: string, viewer: string, first: number, count: number) =>
    get<Replay>(`${at(id)}/replay?as=${viewer}&first=${first}&count=${count}`),
  /** The steps that were made after an event. */
  stepsAfter: (id: string, event: number, first: number) =>
    get<Replay>(`${at(id)}/replay?after=${event}&first=${first}`),
};
