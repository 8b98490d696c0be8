import type {
  Because,
  CallOffSeen,
  ClientMessage,
  GivenBack,
  Hint,
  Offer,
  Position,
  RematchSeen,
  ReportSeen,
  ReportSettled,
  Said,
  Sentence,
  ServerMessage,
  TableSeen,
  TakebackAsked,
  TakebackEnded,
  Tried,
  You,
} from "../../wire/types";
import { me } from "../../api";
import { pathTo } from "../../router/root";
import { Unanswered, newId, type Command, type Wish } from "./commands";
import { Connection, type Dial, type ConnectionState } from "./connection";

/** Why something was refused, and what it was. */
export interface Trouble {
  readonly key: string;
  readonly rule: string | null;
  readonly facts: Readonly<Record<string, string | number | boolean>>;
  /** The kind of command that was refused; none for something that was said. */
  readonly of: Command["type"] | null;
}

interface Surroundings {
  readonly dial?: Dial;
  readonly introduce?: () => Promise<unknown>;
  /** What shows the position; it is told of each with those before it still in mind. */
  readonly onposition?: (position: Position, session: TableSession) => void;
}

const MOST_SAID = 200;
/** Commands of which a second must not be given before the first is answered. */
const DEEDS: readonly Command["type"][] = [
  "move",
  "undo",
  "ask-takeback",
  "resign",
  "sit",
  "stand-in",
];

/** One's place at a table: everything that the server told, and what one asked of it. */
export class TableSession {
  table: TableSeen | null = $state.raw(null);
  you: You | null = $state.raw(null);
  position: Position | null = $state.raw(null);
  /** Everything told so far, in order, each sentence once. */
  story: readonly Sentence[] = $state.raw([]);
  chat: readonly Said[] = $state.raw([]);
  /** What was reported to one as the host, and waits for an answer. */
  reports: readonly ReportSeen[] = $state.raw([]);
  /** Whether one looks at that. */
  lookingAtReports = $state(false);
  /** What came of something that one has reported. */
  settled: ReportSettled | null = $state.raw(null);
  takeback: TakebackAsked | null = $state.raw(null);
  takebackEnd: TakebackEnded["result"] | null = $state.raw(null);
  /** The proposal to end the match early, or who has declined it. */
  callOff: CallOffSeen | null = $state.raw(null);
  /** What a bot did in one's place. */
  givenBack: GivenBack | null = $state.raw(null);
  rematch: RematchSeen | null = $state.raw(null);
  hint: Hint | null = $state.raw(null);
  trouble: Trouble | null = $state.raw(null);
  /** Why a move that was tried is not allowed. */
  because: Because | null = $state.raw(null);
  link: ConnectionState = $state("waiting");
  /** Whether all games rest because the server is being moved. */
  resting = $state(false);
  /** Whether the server has said on this connection how things stand. */
  welcomed = $state(false);
  /** By how much this device's clock is ahead of the server's. */
  ahead = $state(0);
  #open: readonly Command[] = $state.raw([]);
  /** What waits for one's turn, with what was just put there: the next is added behind that. */
  readonly queue: readonly Offer[] = $derived.by(() => {
    const lined = this.#open.findLast((command) => command.type === "queue");
    if (!lined || lined.seat !== this.position?.viewer) return this.position?.queue ?? [];
    return this.#known(lined.moves);
  });
  /** What can be put behind that; what has just been put there can't be put there again. */
  readonly queueable: readonly Offer[] = $derived.by(() => {
    const lined = new Set(this.queue.map(({ text }) => text));
    return (this.position?.queueable ?? []).filter(({ text }) => !lined.has(text));
  });
  readonly busy = $derived(this.#open.some(({ type }) => DEEDS.includes(type)));
  /** The moves that are on their way to the server. */
  readonly sent: readonly string[] = $derived(
    this.#open.flatMap((command) => (command.type === "move" ? command.moves : [])),
  );
  readonly thinking = $derived(this.#open.some(({ type }) => type === "ask-hint"));
  /** Several players share this screen, and none of them has said that they look at it. */
  readonly curtain = $derived(
    this.position !== null &&
      this.position.viewer === null &&
      !this.position.outcome &&
      (this.you?.seats.length ?? 0) > 1,
  );

  readonly #connection: Connection;
  #byHand = false;
  readonly #unanswered = new Unanswered();
  readonly #surroundings: Surroundings;
  /** The last event of which everything was told. */
  #told = -1;

  constructor(id: string, surroundings: Surroundings = {}) {
    this.#surroundings = surroundings;
    this.#connection = new Connection({
      address: () => `${socketAddress(id)}?after=${this.#told}`,
      hear: (text) => this.#hear(JSON.parse(text) as ServerMessage),
      changed: (state) => {
        this.link = state;
        this.welcomed = false;
        // Where they rest still, the server says so again.
        this.resting = false;
      },
      ask: () => this.#connection.send(JSON.stringify({ type: "ping", id: newId() })),
      introduce: surroundings.introduce ?? (() => me.greet()),
      ...(surroundings.dial ? { dial: surroundings.dial } : {}),
    });
  }

  /** Connects; what is given back ends it. */
  enter(): () => void {
    const wake = (): void => {
      if (document.visibilityState !== "hidden") this.#connection.wake();
    };
    // Without a network a server on the same machine is still there: it is asked, at any rate.
    addEventListener("online", wake);
    addEventListener("offline", wake);
    document.addEventListener("visibilitychange", wake);
    this.#connection.connect();
    return () => {
      removeEventListener("online", wake);
      removeEventListener("offline", wake);
      document.removeEventListener("visibilitychange", wake);
      this.#connection.end();
    };
  }

  /** Makes a move, or several as one; nothing while an earlier one is on its way. */
  move(moves: readonly string[]): void {
    if (this.busy || !this.position) return;
    this.#deed({ type: "move", answers: this.position.seq, moves: [...moves] });
  }

  undo(): void {
    if (this.busy || !this.position) return;
    this.#deed({ type: "undo", answers: this.position.seq });
  }

  askTakeback(): void {
    if (this.busy || !this.position) return;
    this.#deed({ type: "ask-takeback", answers: this.position.seq });
  }

  answerTakeback(yes: boolean): void {
    this.#deed({ type: "answer-takeback", yes });
  }

  resign(seat: string): void {
    if (!this.busy) this.#deed({ type: "resign", seat });
  }

  /** Takes a seat back from the bot that stands in. */
  sit(seat: string): void {
    if (!this.busy) this.#deed({ type: "sit", seat });
  }

  /** Lets a bot play: for oneself, or for somebody who is away. */
  standIn(seat: string, level: string): void {
    if (!this.busy) this.#deed({ type: "stand-in", seat, level });
  }

  /** Proposes to end the match early, agrees to that, or would rather play on. */
  answerCallOff(yes: boolean): void {
    this.#deed({ type: "call-off", yes });
  }

  /** Has other moves wait until it is one's turn. */
  setQueue(moves: readonly Offer[]): void {
    const texts = moves.map(({ text }) => text);
    this.#deed({ type: "queue", moves: texts, seat: this.position?.viewer ?? null });
  }

  /** Pass-and-play: who looks at the screen now. */
  here(seat: string | null): void {
    this.#say({ type: "here", seat });
  }

  /** Whether the only move there is waits for a hand; said again to a server that welcomes anew. */
  setByHand(yes: boolean): void {
    if (yes === this.#byHand) return;
    this.#byHand = yes;
    if (this.welcomed) this.#say({ type: "by-hand", yes });
  }

  /** Whether it went out: what is said is not kept for later. */
  say(text: string): boolean {
    return this.#say({ type: "say", text });
  }

  askHint(): void {
    this.hint = null;
    if (!this.thinking) this.#deed({ type: "ask-hint" });
  }

  askWhy(tried: Tried): void {
    if (this.welcomed) this.#deed({ type: "ask-why", move: tried });
  }

  /** Another match: at once, or at a table where the seats can be changed before it begins. */
  askRematch(seats_first = false): void {
    this.#deed({ type: "rematch", seats_first });
  }

  /** The reader has seen what was refused. */
  forget(): void {
    this.trouble = null;
    this.because = null;
  }

  #deed(wish: Wish): void {
    const command = { ...wish, id: newId() } as Command;
    this.#unanswered.keep(command);
    this.#open = this.#unanswered.all();
    this.forget();
    if (this.welcomed && !this.resting) this.#say(command);
  }

  /** Nobody knows whether these arrived, or they were refused unseen; by their ids each is done
      once. */
  #sayAgain(): void {
    for (const command of this.#unanswered.all()) this.#say(command);
  }

  #say(message: ClientMessage): boolean {
    return this.#connection.send(JSON.stringify(message));
  }

  #answered(id: string | null): Command | undefined {
    const command = this.#unanswered.answered(id);
    this.#open = this.#unanswered.all();
    return command;
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case "welcome": {
        this.table = message.table;
        this.you = message.you;
        this.chat = message.chat ?? [];
        // A host is told anew of what waits.
        this.reports = [];
        this.takeback = message.takeback ?? null;
        this.callOff = message.call_off ?? null;
        if (message.position) this.#take(message.position, message.position.seq < this.#told);
        this.welcomed = true;
        if (this.#byHand) this.#say({ type: "by-hand", yes: true });
        this.#sayAgain();
        return;
      }
      case "table":
        this.table = message.table;
        this.you = message.you;
        // They are for the next host to answer.
        if (!message.you.host) this.reports = [];
        return;
      case "update":
        this.#take(message.position);
        return;
      case "curtain":
        this.you = message.you;
        this.hint = null;
        if (message.position) this.#take(message.position, true);
        return;
      case "acknowledged": {
        const done = this.#answered(message.id);
        if (done?.type === "queue" && done.seat) this.#queued(done.seat, this.#known(done.moves));
        if (message.position) this.#take(message.position);
        return;
      }
      case "stale":
        this.#answered(message.id);
        this.#take(message.position);
        this.trouble = { key: "table-stale", rule: null, facts: {}, of: "move" };
        return;
      case "all-rest":
        this.resting = message.yes;
        if (!message.yes) this.#sayAgain();
        return;
      case "refused": {
        // Kept for when the games go on; if that was said in the meantime, now.
        if (message.code === "resting" && this.#unanswered.has(message.id)) {
          if (!this.resting) this.#sayAgain();
          return;
        }
        const of = this.#answered(message.id)?.type ?? null;
        const { key, rule = null, facts = {} } = message;
        this.trouble = { key, rule, facts, of };
        return;
      }
      case "error":
        this.trouble = { key: message.key, rule: null, facts: message.facts ?? {}, of: null };
        return;
      case "hint":
        this.#answered(message.id);
        if (message.seq === this.position?.seq) this.hint = message;
        return;
      case "because":
        this.#answered(message.id);
        this.because = message.code === null ? null : message;
        return;
      case "chat":
        this.chat = [...this.chat, message.said].slice(-MOST_SAID);
        return;
      case "saying-hidden":
        this.chat = this.chat.map((said) =>
          said.id === message.id ? { ...said, text: "", hidden: true } : said,
        );
        return;
      case "reports":
        this.reports = message.open;
        return;
      case "report-settled":
        this.settled = message;
        return;
      case "takeback-asked":
        this.takeback = message;
        this.takebackEnd = null;
        return;
      case "takeback-ended":
        this.takeback = null;
        this.takebackEnd = message.result;
        return;
      case "call-off":
        this.callOff = message;
        return;
      case "given-back":
        this.givenBack = message;
        return;
      case "rematch":
        this.rematch = message;
        return;
      case "queue":
        this.#queued(message.seat, message.moves, message.queueable);
    }
  }

  #queued(seat: string, queue: Offer[], queueable = this.position?.queueable ?? []): void {
    if (this.position?.viewer === seat) this.position = { ...this.position, queue, queueable };
  }

  /** The moves with these texts, as the server told of them when they were chosen. */
  #known(texts: readonly string[]): Offer[] {
    const { queue, queueable = [] } = this.position ?? {};
    const known = new Map([...(queue ?? []), ...queueable].map((move) => [move.text, move]));
    return texts.flatMap((text) => known.get(text) ?? []);
  }

  /** Takes in how the match stands; `whole` if it is told from the beginning. */
  #take(position: Position, whole = false): void {
    if (!whole && position.seq < this.#told) return;
    const first = position.events[0]?.seq ?? position.seq + 1;
    if (!whole && first > this.#told + 1) {
      // Something in between was missed: coming back brings it.
      this.#connection.connect();
      return;
    }
    const before = this.position;
    const fresh = whole ? position.story : position.story.filter(({ seq }) => seq > this.#told);
    const other = before !== null && before.viewer !== position.viewer;
    if (position.clock) this.ahead = Date.now() - position.clock.now;
    // Advice and reasons belong to the position, and to whoever asked for them.
    if (other || before?.seq !== position.seq) this.hint = this.because = null;
    if (other) this.trouble = null;
    this.#surroundings.onposition?.(position, this);
    this.position = position;
    this.story = whole ? fresh : fresh.length > 0 ? [...this.story, ...fresh] : this.story;
    // What one player was told is not for the next who looks at the same screen, but what has
    // just happened is told to all; lifting the curtain tells everything from the beginning.
    if (other && this.curtain) this.story = fresh;
    this.#told = position.seq;
  }
}

function socketAddress(id: string): string {
  const origin = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}`;
  return origin + pathTo(`/api/tables/${encodeURIComponent(id)}/socket`);
}
