// The messages between the page and the server, made by scripts/wire/make_wire_types.py from the
// server's own classes. Do not edit: change those and run the script.

/** Grows when a page of the version before could no longer play. */
export const PROTOCOL = 1;

/** The most bytes of one message to the server. */
export const LARGEST_FRAME = 16384;

/** The most moves of a batch, or of a queue. */
export const MOST_MOVES = 64;

/** Every code with which the server closes a connection. */
export const CLOSE_CODES = {
  1001: "the page or the server goes away",
  1003: "a binary frame: messages are text",
  1007: "a frame that is not JSON",
  1009: "a frame that is too large",
  1011: "a fault of the server, or a client that answers no pings: come back",
  1012: "the server restarts: come back in a moment",
  1013: "the database is away, or there is too much to do: come back later",
  4401: "the cookie is forged or of another server",
  4403: "signed out: the cookie's owner has signed out everywhere",
  4404: "there is no such table",
  4409: "what is stored of the match is damaged: it is put aside",
  4410: "the rules of the match are not installed: it is put aside",
  4408: "the client reads too slowly: come back, and be told the rest",
  4429: "too many messages, or too many connections",
} as const;

/** What the bots of a level are called, in their order at a table. */
export const PERSONAS = {
  novice: ["Nuala", "Cian", "Muireann", "Odhrán"],
  steady: ["Brigid", "Colm", "Líadan", "Donnchadh"],
  strong: ["Scáthach", "Lugaid", "Emer", "Diarmuid"],
  master: ["Cathbad", "Morann", "Fedelm", "Amergin"],
} as const;

export type SeatLetter = "A" | "B" | "C" | "D" | "E";

/** The types of one game; here, what is known of any. */
export interface GameTypes {
  view: View;
  offer: Offer;
  way: Way;
  effect: Effect;
  static_data: StaticData;
}

/**
 * Something that a move or a draw did, as the viewer may see it.
 *
 * Which kinds there are, and what else they tell, is the game's; a piece that the viewer may not
 * know is null.
 */
export interface Effect {
  kind: string;
  seat?: SeatLetter;
  place?: string;
  piece?: string | null;
  /** The other seat that it concerns. */
  whom?: SeatLetter;
  count?: number;
}

/** A seat moved. With `commitment` the move is hidden, and `text` is what others see of it. */
export interface MoveEvent<G extends GameTypes = GameTypes> {
  kind: "move";
  seq: number;
  ply: number;
  hash: string;
  seat: SeatLetter;
  answers: number;
  text: string;
  commitment?: string | null;
  /** The hidden move itself, which only the seat that made it gets. */
  own?: string | null;
  /** What it did, in the order in which it happened. [] if left out. */
  effects?: G["effect"][];
}

/** Chance drew one of the weighted outcomes. */
export interface DrawEvent<G extends GameTypes = GameTypes> {
  kind: "draw";
  seq: number;
  ply: number;
  hash: string;
  outcomes: [string, number][];
  result: string;
  /** Whose seat was drawn, counted from 1 in the order of joining; the result is that seat. */
  player?: number | null;
  /** [] if left out. */
  effects?: G["effect"][];
}

/** The hidden move of event `of` was turned up. */
export interface RevealEvent {
  kind: "reveal";
  seq: number;
  ply: number;
  hash: string;
  of: number;
  move: string;
  salt: string;
}

/** The move of event `of` was taken back, with `consent` if others had to agree. */
export interface UndoEvent {
  kind: "undo";
  seq: number;
  ply: number;
  hash: string;
  seat: SeatLetter;
  of: number;
  /** false if left out. */
  consent?: boolean;
}

/** The table called time. */
export interface TimeEvent {
  kind: "time";
  seq: number;
  ply: number;
  hash: string;
}

/** A seat gave up. */
export interface ResignEvent {
  kind: "resign";
  seq: number;
  ply: number;
  hash: string;
  seat: SeatLetter;
}

/** Everybody who was there agreed to end the match early. */
export interface CallOffEvent {
  kind: "call-off";
  seq: number;
  ply: number;
  hash: string;
}

/** Somebody, a person or a bot, took a seat. */
export interface SeatEvent {
  kind: "seat";
  seq: number;
  ply: number;
  hash: string;
  seat: SeatLetter;
  who: string;
}

/**
 * A message key with its facts, and the rule that it is about.
 *
 * A fact can be a sentence itself, which is said first, or several, which are joined.
 */
export interface Told {
  key: string;
  facts: Record<string, string | number | Told | Told[]>;
  rule: string | null;
}

/** What the story tells of event `seq`. */
export interface Sentence {
  seq: number;
  seat: string | null;
  key: string;
  facts: Record<string, string | number | Told | Told[]>;
  rule: string | null;
}

/** One line of a score sheet. */
export interface LineView {
  label: string;
  count: number;
  points: number;
}

/** A score sheet. */
export interface SheetView {
  total: number;
  lines: LineView[];
}

/** How a match ended, with the score sheet of each seat. */
export interface Ending {
  reason: string;
  winners: SeatLetter[];
  sheets: Record<string, SheetView>;
}

/** How a match ended, with the total of each seat in their order. */
export interface Result {
  reason: string;
  winners: string[];
  totals: number[];
}

/** Pieces that lie together and look alike. */
export interface PieceView {
  /** What it is, as moves and effects call it; null for one that lies face down to the viewer. */
  kind: string | null;
  /** Whose it is. */
  seat?: SeatLetter;
  /** How many; one if left out. */
  count?: number;
}

/** A part of the board, for whoever draws a game of which nothing else is known. */
export interface ZoneView {
  /** What moves and effects call it. */
  place: string;
  /** Whose part of the table it is in; the middle's if left out. */
  seat?: SeatLetter;
  /** Zones that follow each other and have the same word here stand side by side. */
  row?: string;
  pieces: PieceView[];
}

/** What is known of a view whatever the game; the rest is the game's own. */
export interface View {
  seats: number;
  options: Record<string, unknown>;
  to_act: SeatLetter | null;
  sheets: Record<string, SheetView>;
  game: string;
  /** What lies where: a page or a terminal with no board of its own for the game draws this. */
  zones?: ZoneView[];
}

/**
 * A legal move of the seat to act, or one for its queue, with all that a page shows of it.
 *
 * Only what a move has is set: the rest keeps its default and is left out of the JSON. What a move
 * has beside this is the game's.
 */
export interface Offer {
  /** The notation, which is what is sent back. */
  text: string;
  /** What kind of move it is. */
  verb: string;
  /** What is moved. */
  piece?: string;
  /** Where to. */
  place?: string;
  /** By how much the total of the seat's score sheet changes. 0 if left out. */
  gain?: number;
  /**
   * It can't be taken back: a draw, a reveal or the end of the game follows at once. false if left
   * out.
   */
  final?: boolean;
}

/** How a place is reached this turn, in several moves. */
export interface Way {
  place: string;
  /** The steps, to be sent as one batch. */
  moves: string[];
  /** The last step can't be taken back. false if left out. */
  final?: boolean;
}

/** What is known of what never changes at a table, whatever the game. */
export interface StaticData {
  game: string;
  seats: number;
  /** What takes long to work out, and is drawn from. */
  layout?: unknown;
}

/** Make a move, or several that count as one: all of them or none. */
export interface Move {
  type: "move";
  /**
   * Chosen by the client, another for each command; the answer carries it. 8 to 40 characters;
   * `^[A-Za-z0-9_-]+$`.
   */
  id: string;
  /** The last event that the client knows of; -1 for none. -1 to 2147483648. */
  answers: number;
  /**
   * In the notation of the game, as the offers have them. 1 to 64 items; each 1 to 80 characters.
   */
  moves: string[];
  /** 1 character; `^[A-E]$`. */
  seat?: string | null;
}

/** Take back one's own last move, as far as the rules of the log allow without asking. */
export interface Undo {
  type: "undo";
  /**
   * Chosen by the client, another for each command; the answer carries it. 8 to 40 characters;
   * `^[A-Za-z0-9_-]+$`.
   */
  id: string;
  /** The last event that the client knows of; -1 for none. -1 to 2147483648. */
  answers: number;
  /** 1 character; `^[A-E]$`. */
  seat?: string | null;
}

/** Ask the other people to take back one's last move and what came after it. */
export interface AskTakeback {
  type: "ask-takeback";
  /**
   * Chosen by the client, another for each command; the answer carries it. 8 to 40 characters;
   * `^[A-Za-z0-9_-]+$`.
   */
  id: string;
  /** The last event that the client knows of; -1 for none. -1 to 2147483648. */
  answers: number;
  /** 1 character; `^[A-E]$`. */
  seat?: string | null;
}

/** Agree to the takeback that was asked for, or not. */
export interface AnswerTakeback {
  type: "answer-takeback";
  /**
   * Chosen by the client, another for each command; the answer carries it. 8 to 40 characters;
   * `^[A-Za-z0-9_-]+$`.
   */
  id: string;
  yes: boolean;
}

/** Give up; with three or more seats a bot plays on. */
export interface Resign {
  type: "resign";
  /**
   * Chosen by the client, another for each command; the answer carries it. 8 to 40 characters;
   * `^[A-Za-z0-9_-]+$`.
   */
  id: string;
  /** 1 character; `^[A-E]$`. */
  seat?: string | null;
}

/** Take one's seat back from the bot that stands in. */
export interface Sit {
  type: "sit";
  /**
   * Chosen by the client, another for each command; the answer carries it. 8 to 40 characters;
   * `^[A-Za-z0-9_-]+$`.
   */
  id: string;
  /** 1 character; `^[A-E]$`. */
  seat?: string | null;
}

/**
 * Let a bot play on: for oneself at any time, until one says `sit`; for another person who has
 * been away for longer than was agreed, until that one comes back.
 */
export interface StandIn {
  type: "stand-in";
  /**
   * Chosen by the client, another for each command; the answer carries it. 8 to 40 characters;
   * `^[A-Za-z0-9_-]+$`.
   */
  id: string;
  /** 1 character; `^[A-E]$`. */
  seat: string;
  /** The bot that is to play. 1 to 40 characters. */
  level: string;
}

/**
 * Propose to end the match early, or agree to that; or not. It ends, and nobody wins, when
 * everybody agrees who is there.
 */
export interface CallOff {
  type: "call-off";
  /**
   * Chosen by the client, another for each command; the answer carries it. 8 to 40 characters;
   * `^[A-Za-z0-9_-]+$`.
   */
  id: string;
  yes: boolean;
}

/** Put moves in the queue of one's seat in place of those that were there; none empties it. */
export interface Queue {
  type: "queue";
  /**
   * Chosen by the client, another for each command; the answer carries it. 8 to 40 characters;
   * `^[A-Za-z0-9_-]+$`.
   */
  id: string;
  /** At most 64 items; each 1 to 80 characters. */
  moves: string[];
  /** 1 character; `^[A-E]$`. */
  seat?: string | null;
}

/** Pass-and-play: the player of this seat looks at the screen; null lets the curtain fall. */
export interface Here {
  type: "here";
  /** 1 character; `^[A-E]$`. */
  seat: string | null;
}

/**
 * Whether the only move that one's seats can make waits for a hand; else the table makes it.
 *
 * It holds as long as the server keeps the table in memory: a client says it again when it comes
 * back.
 */
export interface ByHand {
  type: "by-hand";
  yes: boolean;
}

/** Say something at the table, as plain text. */
export interface Say {
  type: "say";
  /** 1 to 500 characters. */
  text: string;
}

/** Ask what a bot thinks of one's position. */
export interface AskHint {
  type: "ask-hint";
  /**
   * Chosen by the client, another for each command; the answer carries it. 8 to 40 characters;
   * `^[A-Za-z0-9_-]+$`.
   */
  id: string;
  /** 1 character; `^[A-E]$`. */
  seat?: string | null;
}

/** A move by its parts, for whoever does not know how it is written. */
export interface Tried {
  /** 1 to 40 characters. */
  verb: string;
  /** 1 to 40 characters. */
  piece?: string | null;
  /** 1 to 40 characters. */
  place?: string | null;
}

/** Ask why a move would be refused, without making it. */
export interface AskWhy {
  type: "ask-why";
  /**
   * Chosen by the client, another for each command; the answer carries it. 8 to 40 characters;
   * `^[A-Za-z0-9_-]+$`.
   */
  id: string;
  /** In the notation of the game, or by its parts. 1 to 80 characters. */
  move: string | Tried;
  /** 1 character; `^[A-E]$`. */
  seat?: string | null;
}

/** Be ready for another match with the seats turned. */
export interface Rematch {
  type: "rematch";
  /**
   * Chosen by the client, another for each command; the answer carries it. 8 to 40 characters;
   * `^[A-Za-z0-9_-]+$`.
   */
  id: string;
  /**
   * Meet at the next table before the match begins there, to have more or fewer seats. If one of
   * those who are ready wishes it, all do. false if left out.
   */
  seats_first?: boolean;
}

/** Ask whether the server is still there. */
export interface Ping {
  type: "ping";
  /**
   * Chosen by the client, another for each command; the answer carries it. 8 to 40 characters;
   * `^[A-Za-z0-9_-]+$`.
   */
  id: string;
}

/** Who sits at a seat, as everybody may see. */
export interface SeatSeen {
  seat: SeatLetter;
  kind: "bot" | "open" | "person";
  name?: string | null;
  /** The bot of the seat. */
  level?: string | null;
  /** The bot that plays in a person's place. */
  stand_in?: string | null;
  /**
   * Why it does: `left` is by their own wish, `away` by that of the others; who was sent away is
   * `removed`, and then perhaps `invited` back.
   */
  why?: "away" | "clock" | "invited" | "left" | "removed" | "resigned" | null;
  /** Whether the person has a connection to the table. false if left out. */
  connected?: boolean;
  /** Whether what the person says is not passed on. false if left out. */
  muted?: boolean;
  /** The person is away: from then on the others may let a bot play on. */
  replaceable_at?: number | null;
}

/** How time is kept: `none`, `move` (so many seconds a move), `bank` (seconds, increment). */
export interface Clock {
  /** "none" if left out. */
  kind?: "bank" | "move" | "none";
  /** 5 to 2592000. 60 if left out. */
  seconds?: number;
  /** 0 to 86400. 0 if left out. */
  increment?: number;
}

/** Somebody with a name who looks on without a seat. */
export interface OnlookerSeen {
  /** Names the person at this table alone. */
  id: string;
  name: string;
  /** Whether what the person says is not passed on. false if left out. */
  muted?: boolean;
}

/** What everybody with the link may know of a table beside the match itself. */
export interface TableSeen {
  id: string;
  game: string;
  /** As they were asked for; a long one, such as a map, is named by its hash alone. */
  options: Record<string, unknown>;
  state: "closed" | "over" | "playing" | "waiting";
  seats: SeatSeen[];
  /**
   * The name of the person who can start the match, mute and remove; empty where that one has no
   * seat.
   */
  host: string;
  /** The hash of the secret from which the draws will be made. */
  commitment: string;
  /** Whether the lobby lists the table. */
  public: boolean;
  clock: Clock;
  /** Whether a bot may be asked for a hint. */
  hints: boolean;
  /** Whether several seats share a screen. */
  pass_and_play: boolean;
  /**
   * Seconds for which somebody may be away before the others may let a bot play on for them. 60 if
   * left out.
   */
  patience?: number;
  /** Seconds after which bots move, if that was set. */
  pace?: number | null;
  /** Milliseconds since 1970, as all times are. 0 if left out. */
  created?: number;
  started?: number | null;
  ended?: number | null;
  /** The server's time, where somebody is away. */
  now?: number | null;
  /** Connections of people without a seat. 0 if left out. */
  spectators?: number;
  /** Those of them who have a name. [] if left out. */
  onlookers?: OnlookerSeen[];
  /** Those whom the host has sent away, and can invite back. [] if left out. */
  sent_away?: OnlookerSeen[];
  /** Whether those without a seat may say something; the host always may. true if left out. */
  onlookers_speak?: boolean;
  /** The id of the next match's table. */
  rematch?: string | null;
  /** When the table was put away; it must be taken up again before anything can happen there. */
  put_away?: number | null;
  result?: Result | null;
  /** What `GET /api/static-data/{key}` has for whoever draws the table. "" if left out. */
  static_data?: string;
  /**
   * The rule by which the seats are drawn when the match begins: until then they only say in which
   * order people joined.
   */
  seats_drawn?: string | null;
}

/** Who the client is at this table. */
export interface You {
  name: string | null;
  /** The seats that are one's own; none for an onlooker. */
  seats: SeatLetter[];
  host: boolean;
  /** The seat with whose eyes one looks. */
  here?: string | null;
  /** Pass-and-play: nobody has said that they are here. false if left out. */
  curtain?: boolean;
  /** false if left out. */
  muted?: boolean;
  /** The host has sent one away. false if left out. */
  removed?: boolean;
}

/** The clocks in milliseconds: what is left to each seat, and until when the mover may think. */
export interface ClockSeen {
  left: Record<string, number>;
  /** The server's time when this was sent. */
  now: number;
  /** When the time of the seat whose clock runs is over. */
  until?: number | null;
  /** The seat whose clock runs. */
  runs?: string | null;
}

/**
 * The match as one viewer may see it after event `seq`, and what that viewer may do.
 *
 * `events` are those since the last that the client had, as the public log has them; an own
 * hidden move comes with `own`. `story` tells the same in message keys and facts.
 */
export interface Position<G extends GameTypes = GameTypes> {
  /** The number of the last event. */
  seq: number;
  /** The seat with whose eyes this is seen; null for an onlooker. */
  viewer: SeatLetter | null;
  /** The seat to move; null when the match is over. */
  to_act: SeatLetter | null;
  events: LogEvent<G>[];
  story: Sentence[];
  /** What the game shows to the viewer. */
  view: G["view"];
  /** The legal moves, if the viewer is to move. [] if left out. */
  offers?: G["offer"][];
  /** Where the viewer can go with several moves at once. [] if left out. */
  ways?: G["way"][];
  /** What the viewer's choice is about, in a sentence for those who are new to the game. */
  prompt?: Told | null;
  /**
   * The viewer has but one move, as everybody can see, and the table makes it in a moment, unless
   * that was left to a hand (`by-hand`). false if left out.
   */
  forced?: boolean;
  /** How many own moves can be taken back without asking. 0 if left out. */
  undo?: number;
  /** How many moves a takeback by consent would take back. 0 if left out. */
  takeback?: number;
  clock?: ClockSeen | null;
  /** What waits in the viewer's own queue; left out in games without queues. */
  queue?: G["offer"][] | null;
  /** What can be put behind it, until it is the viewer's turn. [] if left out. */
  queueable?: G["offer"][];
  /** How the match ended. */
  outcome?: Ending | null;
}

/** Something that was said at the table. */
export interface Said {
  at: number;
  name: string;
  /** Empty where the host has hidden it. */
  text: string;
  seat: SeatLetter | null;
  /** Names it at this table. */
  id: string;
  /** Whether the host has hidden it. */
  hidden: boolean;
}

/** A seat asks to take moves back; `agreed` are the seats that already said yes. */
export interface TakebackAsked {
  type: "takeback-asked";
  seat: SeatLetter;
  /** The event at which it was asked: a later one ends the request. */
  seq: number;
  /** How many moves would be taken back. */
  moves: number;
  /** [] if left out. */
  agreed?: SeatLetter[];
}

/**
 * It is proposed to end the match early: who agrees, and whose word is missing. With nobody
 * who agrees the proposal is over.
 */
export interface CallOffSeen {
  type: "call-off";
  /** [] if left out. */
  agreed?: SeatLetter[];
  /** [] if left out. */
  missing?: SeatLetter[];
  /** Who wants to play on. */
  declined?: SeatLetter | null;
}

/** The first message of a connection: everything that a page needs. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  table: TableSeen;
  you: You;
  position?: Position | null;
  /** The latest that was said, the oldest first. [] if left out. */
  chat?: Said[];
  /** The takeback that is being asked for. */
  takeback?: TakebackAsked | null;
  /** The proposal to end the match early. */
  call_off?: CallOffSeen | null;
}

/** Something happened in the match. */
export interface Update {
  type: "update";
  position: Position;
}

/** The command with this id is done, and what it changed in the match is on disk. */
export interface Acknowledged {
  type: "acknowledged";
  id: string;
  position?: Position | null;
  /** The command was done before; this is no second time. false if left out. */
  again?: boolean;
}

/** A command was refused and changed nothing: the kind of error, the rule, the facts. */
export interface Refused {
  type: "refused";
  id: string | null;
  /** The kind of error. */
  code: string;
  /** The sentence of the message catalogues. */
  key: string;
  /** The rule that refuses a move. */
  rule?: string | null;
  /** {} if left out. */
  facts?: Record<string, string | number | boolean>;
}

/** The command answered an event that is no longer the last; with what was missed. */
export interface Stale {
  type: "stale";
  id: string;
  position: Position;
}

/** Who sits where, who is there, or the state of the table changed. */
export interface TableChanged {
  type: "table";
  table: TableSeen;
  you: You;
}

/** Pass-and-play: who is at the screen now, with what that player may see. */
export interface Curtain {
  type: "curtain";
  you: You;
  position: Position | null;
}

/** Somebody said something. */
export interface Chat {
  type: "chat";
  said: Said;
}

/** The host has hidden something that was said: nobody is shown it any more. */
export interface SayingHidden {
  type: "saying-hidden";
  id: string;
}

/** A report as the host of the table gets it. It does not tell who made it. */
export interface ReportSeen {
  id: string;
  at: number;
  kind: "conduct" | "insult" | "name" | "other" | "spam";
  /** What the one who is reported was called. */
  name: string;
  /** Who that is, by the id that the table gives them; null if nobody knows any more. */
  person?: string | null;
  /** Where they sit now. */
  seat?: SeatLetter | null;
  /** Whether what they say is not passed on as it is. false if left out. */
  muted?: boolean;
  saying?: string | null;
  /** What they said, as it was. */
  quoted?: string | null;
  /** What the reporter added. "" if left out. */
  text?: string;
}

/**
 * What was reported to the host and waits for an answer, the oldest first. For the host alone:
 * when they come, and whenever it changes.
 */
export interface ReportsSeen {
  type: "reports";
  open: ReportSeen[];
}

/**
 * What came of a report, for the one who made it. The host has done something about it or has
 * left it as it is; or whoever runs the server has looked at it.
 */
export interface ReportSettled {
  type: "report-settled";
  /** What the one who was reported was called. */
  name: string;
  result: "acted" | "dismissed" | "looked-at";
}

/** The request is over: granted, declined, or overtaken by events. */
export interface TakebackEnded {
  type: "takeback-ended";
  result: "declined" | "granted" | "overtaken";
}

/** A bot played for one who was away; they have the seat back. For that person alone. */
export interface GivenBack {
  type: "given-back";
  seat: SeatLetter;
  /** The bot that played. */
  level: string;
  /** How many moves it made. */
  moves: number;
  /** The event with which it sat down. */
  since: number;
}

/** A move that the bot weighed, its chance to win and its share of the search. */
export interface CandidateSeen<G extends GameTypes = GameTypes> {
  move: G["offer"];
  win: number;
  share: number;
}

/** What may lie face down at a place. */
export interface BeliefSeen {
  seat: string;
  place: string;
  chances: Record<string, number>;
}

/** What the bot thinks: for the one who asked, from what that seat knows. */
export interface Hint<G extends GameTypes = GameTypes> {
  type: "hint";
  id: string;
  seq: number;
  candidates: CandidateSeen<G>[];
  /** The chance of each seat to win. */
  wins: number[];
  /** What the bot believes of hidden pieces. [] if left out. */
  beliefs?: BeliefSeen[];
}

/** Why a move would be refused; `code` is null if it would not. */
export interface Because {
  type: "because";
  id: string;
  code: string | null;
  key?: string | null;
  rule?: string | null;
  /** {} if left out. */
  facts?: Record<string, string | number | boolean>;
}

/** Who is ready for another match, and where it is once it is set up. */
export interface RematchSeen {
  type: "rematch";
  /** The seats that are ready. */
  ready: string[];
  /** The id of the next match's table. */
  table?: string | null;
}

/** The queue of one's own seat; nobody else gets it. */
export interface QueueSeen<G extends GameTypes = GameTypes> {
  type: "queue";
  seat: string;
  moves: G["offer"][];
  /** What can be put behind them, until it is the seat's turn. */
  queueable: G["offer"][];
}

/**
 * All games of the server rest for a while, because it is being moved, or rest no longer.
 *
 * Whatever would change something is refused meanwhile with the code `resting`, and can be asked
 * for again when they go on. No clock runs, and no bot plays.
 */
export interface AllRest {
  type: "all-rest";
  yes: boolean;
}

/** The answer to a ping. */
export interface Pong {
  type: "pong";
  id: string;
  now: number;
}

/** What the client sent was no message of this protocol, or too much of it. */
export interface Complaint {
  type: "error";
  code: string;
  key: string;
  /** {} if left out. */
  facts?: Record<string, string | number | boolean>;
}

/** How much of the server one person may use. */
export interface Limits {
  /** Tables of one's own that are neither over nor put away. */
  tables: number;
  /** Tables of one's own that are put away. */
  put_away: number;
  /** After so many days without a move a table is put away by itself. */
  days: number;
  /** After so many minutes without anybody at a table its bots wait until somebody comes. */
  minutes: number;
}

/** Who the client is. */
export interface Me {
  name: string;
  limits: Limits;
}

/** Where somebody wants to be signed out. */
export interface SignOut {
  /** On all other devices; else on this one. */
  everywhere: boolean;
  /**
   * Something that only this device knows: if the answer does not come, it can ask again with the
   * same, and is not signed out itself. At most 64 characters; `^(.{22,})?$`. "" if left out.
   */
  proof?: string;
}

/** Who is signed in on this device now. */
export interface StillMe {
  /** Null for nobody. */
  name: string | null;
}

/** The name that somebody wants to go by. */
export interface NewName {
  /** 1 to 32 characters. */
  name: string;
}

/** A bot that can take a seat. */
export interface LevelSeen {
  name: string;
  seconds: number;
}

/** A game that can be played; `options` is a JSON Schema for each number of seats. */
export interface GameSeen {
  name: string;
  least_seats: number;
  most_seats: number;
  usual_seats: number;
  /** The fewest and the most that a match usually takes. */
  minutes: [number, number];
  rules_version: number;
  options: Record<string, Record<string, unknown>>;
  levels: LevelSeen[];
  /** Its lessons; the first is for those who have never played it. */
  lessons: string[];
}

/** Messages in one language, as Fluent writes them. */
export interface Catalogue {
  language: string;
  text: string;
}

/** The words of a game, those that are wanted first: what a catalogue lacks is in the next. */
export interface GameWords {
  game: string;
  catalogues: Catalogue[];
}

/** The rulebook of a game, in Markdown. */
export interface Rulebook {
  game: string;
  language: string;
  text: string;
}

/** Who is to take a seat: the one who asks, whoever comes, or a bot. */
export interface SeatWish {
  kind: "bot" | "open" | "person";
  /** At most 20 characters. "steady" if left out. */
  level?: string;
  /** 1 to 32 characters. */
  name?: string | null;
}

/** A table to be set up. */
export interface NewTable {
  /** At most 40 characters. */
  game: string;
  /** 1 to 5 items. */
  seats: SeatWish[];
  /** {} if left out. */
  options?: Record<string, unknown>;
  /**
   * The id of a table whose options are meant, for whoever does not have its map; those in
   * `options` come before them. At most 40 characters.
   */
  options_of?: string | null;
  /** false if left out. */
  public?: boolean;
  /**
   * Whether those without a seat may say something, which the host can change at any time. true if
   * left out.
   */
  onlookers_speak?: boolean;
  clock?: Clock;
  /** true if left out. */
  hints?: boolean;
  /** true if left out. */
  takebacks?: boolean;
  /** 0 to 30. */
  pace?: number | null;
  /** At most 20 characters. "steady" if left out. */
  stand_in?: string;
  /**
   * Seconds for which somebody may be away before the others may let a bot play on for them; null
   * is a minute, or a day where the clock gives more than an hour. 0 to 2592000.
   */
  patience?: number | null;
  /** false if left out. */
  start?: boolean;
}

/** What a list tells of a table; the table itself tells more. */
export interface TableSummary {
  id: string;
  game: string;
  state: "closed" | "over" | "playing" | "waiting";
  seats: SeatSeen[];
  /** The name of the person who can start the match, mute and remove. */
  host: string;
  /** Whether several seats share a screen. false if left out. */
  pass_and_play?: boolean;
  /** Milliseconds since 1970, as all times are. 0 if left out. */
  created?: number;
  started?: number | null;
  ended?: number | null;
  /** When the table was put away; it must be taken up again before anything can happen there. */
  put_away?: number | null;
  result?: Result | null;
  /**
   * Whether the game, with the rules of this match, is installed here; else it is only listed. true
   * if left out.
   */
  installed?: boolean;
  /**
   * Whether what is stored of the match is damaged: it is only listed then, and what is said of it
   * here may be missing. false if left out.
   */
  damaged?: boolean;
}

/** Some tables, the newest first; `next` is where the list goes on, if it does. */
export interface TablePage {
  tables: TableSummary[];
  next?: string | null;
}

/** A table of mine, with the seats that are mine and, while it is played, whose turn it is. */
export interface MyTable {
  id: string;
  game: string;
  state: "closed" | "over" | "playing" | "waiting";
  seats: SeatSeen[];
  /** The name of the person who can start the match, mute and remove. */
  host: string;
  /** Whether several seats share a screen. false if left out. */
  pass_and_play?: boolean;
  /** Milliseconds since 1970, as all times are. 0 if left out. */
  created?: number;
  started?: number | null;
  ended?: number | null;
  /** When the table was put away; it must be taken up again before anything can happen there. */
  put_away?: number | null;
  result?: Result | null;
  /**
   * Whether the game, with the rules of this match, is installed here; else it is only listed. true
   * if left out.
   */
  installed?: boolean;
  /**
   * Whether what is stored of the match is damaged: it is only listed then, and what is said of it
   * here may be missing. false if left out.
   */
  damaged?: boolean;
  mine: string[];
  /** Whether I am its host, who can put it away. */
  hosting: boolean;
  to_act?: string | null;
  /**
   * Whether nobody has been there for so long that its bots wait until somebody comes. false if
   * left out.
   */
  bots_wait?: boolean;
  /** While it is played, the last thing that happened, in a sentence that is for me. */
  last?: Sentence | null;
}

/** Some of my tables; `next` is where the list goes on, if it does. */
export interface MyTables {
  tables: MyTable[];
  next?: string | null;
}

/** A table that is no longer in one's list. */
export interface Forgotten {
  id: string;
}

/** The bots to play against next in a game, and those that were beaten. */
export interface LevelProposed {
  game: string;
  level: string;
  beaten: string;
}

/** Where to sit, and what to add to the draws (hexadecimal digits). */
export interface SeatChoice {
  /** 1 character; `^[A-E]$`. */
  seat?: string | null;
  /** At most 128 characters; `^([0-9a-f]{2})*$`. "" if left out. */
  nonce?: string;
}

/**
 * Which bots take the seats that are still open; null lets the start wait for people.
 *
 * The nonce is what the host adds to the draws.
 */
export interface StartWish {
  /** At most 20 characters. */
  fill?: string | null;
  /** At most 128 characters; `^([0-9a-f]{2})*$`. "" if left out. */
  nonce?: string;
}

/** How many seats a table is to have. */
export interface SeatCount {
  /** 1 to 5. */
  count: number;
}

/** A seat that something is done about. */
export interface SeatNamed {
  /** 1 character; `^[A-E]$`. */
  seat: string;
}

/** Somebody whom the host has sent away, by the id that the table gives them. */
export interface SentAway {
  /** 1 to 40 characters. */
  id: string;
}

/** Whether somebody is to be heard: who sits at a seat, or an onlooker by their id. */
export interface MuteWish {
  /** 1 character; `^[A-E]$`. */
  seat?: string | null;
  /** 1 to 40 characters. */
  onlooker?: string | null;
  /** true if left out. */
  muted?: boolean;
}

/** Whether those without a seat may say something. */
export interface OnlookerChat {
  open: boolean;
}

/** Something that was said, by its id. */
export interface SayingNamed {
  /** 1 to 40 characters. */
  saying: string;
}

/** Who looks at what was reported: the host of the table, or whoever runs the server. */
export interface Reported {
  to: "host" | "operator";
}

/** What the host does about a report. */
export interface ReportAnswer {
  /** 1 to 40 characters. */
  report: string;
  deed: "close-chat" | "dismiss" | "hide" | "mute" | "send-away";
}

/** The seat that was taken. */
export interface Seated {
  seat: string;
  table: TableSeen;
}

/** A link and its QR code as an SVG picture. */
export interface Link {
  url: string;
  qr: string;
  expires: number | null;
}

/** The token of a seat link. */
export interface LinkToken {
  /** 16 to 64 characters; `^[A-Za-z0-9_-]+$`. */
  token: string;
}

/** One check of a log. */
export interface CheckSeen {
  name: string;
  status: string;
  checked: number;
  error?: string | null;
}

/** What checking the log of a match found. */
export interface Verification {
  ok: boolean;
  complete: boolean;
  checks: CheckSeen[];
}

/** The match after one action, as the one who looks may see it. */
export interface ReplayStep<G extends GameTypes = GameTypes> {
  seq: number;
  /** The seat to move then; null when the match is over. */
  to_act: SeatLetter | null;
  events: LogEvent<G>[];
  story: Sentence[];
  view: G["view"];
}

/**
 * Steps of a match from one on; `steps` counts them all.
 *
 * `totals` has each seat's score after every step, also after those that are not shown.
 */
export interface Replay {
  table: TableSeen;
  viewer: string | null;
  first: number;
  steps: number;
  totals: Record<string, number[]>;
  shown: ReplayStep[];
}

/** Why something was refused: the kind of error, a message key, the facts. */
export interface Problem {
  code: string;
  key: string;
  rule?: string | null;
  /** {} if left out. */
  facts?: Record<string, string | number | boolean>;
}

/** A game and the newest version of its rules. */
export interface GameVersion {
  name: string;
  rules: number;
}

/** A package of others, with its licence as it states that itself. */
export interface PackageSeen {
  name: string;
  version: string;
  licence: string;
}

/**
 * What runs here: versions, licences, and where the source is, if settings or package say so.
 *
 * `packages` are those of the server, `client_packages` those that are in the pages, `shipped`
 * what else of others is in the package itself.
 */
export interface About {
  version: string;
  python: string;
  compiled: boolean;
  licence: string;
  source: string | null;
  games: GameVersion[];
  packages: PackageSeen[];
  client_packages: PackageSeen[];
  shipped: PackageSeen[];
}

/** The licences of all that is shipped, in full, as one text. */
export interface LicenceTexts {
  text: string;
}

/**
 * Whether the server can do its work: whether its database answers, and is held by no other
 * server (`lease`).
 */
export interface Health {
  status: "failing" | "ok";
  version: string;
  database: boolean;
  lease: boolean;
  tables: number;
  connections: number;
  node: number;
}

/** That the server is alive. */
export interface Life {
  status: "ok";
  version: string;
}

/**
 * How a request came here: from where it seems to come and for which host, which headers of a
 * proxy it had, and whether these were believed.
 */
export interface Seen {
  address: string;
  scheme: string;
  host: string;
  forwarded: string[];
  believed: boolean;
}

/**
 * Whether the server can keep what is played now: whether it can write and is held to be there
 * (`lease`), the form of its database and the one that it needs, whether its bots take questions,
 * and whether the workers are there to which it leaves their moves (or it needs none). `node` is
 * its number among those that have the database together, 0 where there can be but one.
 */
export interface Readiness {
  status: "not-ready" | "ready";
  version: string;
  writes: boolean;
  lease: boolean;
  schema: string | null;
  schema_needed: string;
  bots: boolean;
  workers: "missing" | "there" | "unneeded";
  node: number;
}

/** A lesson: of which game, how many steps it has, and where one sits in it. */
export interface LessonSeen {
  game: string;
  lesson: string;
  steps: number;
  seats: number;
  seat: SeatLetter;
}

/** How far somebody has got in a lesson; the server keeps nothing of it. */
export interface LessonAt {
  /** How many steps are done. 0 to 25. 0 if left out. */
  step?: number;
  /**
   * The moves that were asked for so far, as they were made. At most 25 items; each 1 to 80
   * characters. [] if left out.
   */
  made?: string[];
}

/** A move that somebody tries at a step of a lesson. */
export interface LessonTry {
  /** In the notation of the game, or by its parts. 1 to 80 characters. */
  move: string | Tried;
  /** 0 to 25. 0 if left out. */
  step?: number;
  /** At most 25 items; each 1 to 80 characters. [] if left out. */
  made?: string[];
}

/** A step that somebody has come to for the first time; the number of all steps is the end. */
export interface LessonReached {
  /** 0 to 25. */
  step: number;
}

/** A lesson at one of its steps, as its learner may see it. */
export interface LessonFrame {
  step: number;
  steps: number;
  /** The key of what is said now. */
  said: string;
  /** The moves that were made to come here. */
  made: string[];
  /** How many of these had been made a step before. */
  back: number;
  /** With what happened since the step before. */
  position: Position;
  /** What the step is called; nothing at the end. */
  id?: string | null;
  /** What is pointed at, in words of the game. [] if left out. */
  point?: string[];
  /** The moves that are right; none where one reads on. [] if left out. */
  asks?: string[];
  /** Whether every step is done. false if left out. */
  over?: boolean;
  /** Whether the match can be played on from here at a table of one's own. false if left out. */
  play_on?: boolean;
}

/** What became of a move that was tried: right, another that could be made, or refused. */
export interface LessonTried {
  result: "other" | "refused" | "right";
  /** The key of what is said to it, if anything is. */
  key?: string | null;
  /** Where a right move has led to. */
  frame?: LessonFrame | null;
  /** Where another would lead to; the lesson stays where it is. */
  position?: Position | null;
  /** Why it is refused. */
  problem?: Problem | null;
}

/** What somebody reports: something that was said, or who sits at a seat or looks on. */
export interface ReportWish {
  kind: "conduct" | "insult" | "name" | "other" | "spam";
  /** 1 to 40 characters. */
  saying?: string | null;
  /** 1 character; `^[A-E]$`. */
  seat?: string | null;
  /** 1 to 40 characters. */
  onlooker?: string | null;
  /** What they want to add. At most 300 characters. "" if left out. */
  text?: string;
}

export type ClientMessage =
  | Move
  | Undo
  | AskTakeback
  | AnswerTakeback
  | Resign
  | Sit
  | StandIn
  | CallOff
  | Queue
  | Here
  | ByHand
  | Say
  | AskHint
  | AskWhy
  | Rematch
  | Ping;

export type ServerMessage =
  | Welcome
  | Update
  | Acknowledged
  | Refused
  | Stale
  | TableChanged
  | Curtain
  | Chat
  | SayingHidden
  | ReportsSeen
  | ReportSettled
  | TakebackAsked
  | TakebackEnded
  | CallOffSeen
  | GivenBack
  | Hint
  | Because
  | RematchSeen
  | QueueSeen
  | AllRest
  | Pong
  | Complaint;

export type LogEvent<G extends GameTypes = GameTypes> =
  | MoveEvent<G>
  | DrawEvent<G>
  | RevealEvent
  | UndoEvent
  | TimeEvent
  | ResignEvent
  | CallOffEvent
  | SeatEvent;
