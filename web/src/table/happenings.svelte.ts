import { untrack } from "svelte";
import type { Speech } from "../speech";
import type { Said, Sentence, You } from "../wire/types";
import { lastSaid, saidSince } from "./chat";
import { botName, tellAlone, type Names } from "./names";
import type { Notices } from "./notices.svelte";
import type { TableSession } from "./session/session.svelte";
import type { Stage } from "./stage/stage.svelte";

/** What happened at the table beside the match, to be read in the log where it happened. */
export interface Aside {
  readonly nth: number;
  /** The last event that had happened by then. */
  readonly seq: number;
  readonly words: string;
}

interface Surroundings {
  readonly session: TableSession;
  readonly stage: Stage;
  readonly notices: Notices;
  readonly names: () => Names;
  readonly say: () => Speech;
  /** Whether what is said is read as it comes. */
  readonly reading: () => boolean;
  readonly talk: () => void;
}

/** Somebody who loads a page anew has not left; one who is away for so long has. */
const AWAY = 6000;

/** Whether somebody has said it themselves: two may go by one name, but not sit in one seat. */
export function isOwn({ seat, name }: Said, you: You): boolean {
  return seat === null ? name === you.name : you.seats.includes(seat);
}

/** Tells of what happens at the table beside the match. Made while a page is made. */
export class Happenings {
  asides: readonly Aside[] = $state.raw([]);
  readonly #at: Surroundings;
  #listened: number;
  #ready: readonly string[] = [];
  /** What was last noticed of what others say. */
  #noticed = "";
  /** The reports that the host was told of. */
  readonly #told = new Set<string>();
  /** Those who were there at one time. */
  readonly #seen = new Set<string>();
  /** The most that have looked on at a time: each more is told of, none that comes back. */
  #onlookers: number;
  /** Those who are away, with the timer that tells of it; null once that was told. */
  readonly #gone = new Map<string, ReturnType<typeof setTimeout> | null>();

  constructor(at: Surroundings) {
    this.#at = at;
    this.#listened = lastSaid(at.session.chat);
    this.#onlookers = at.session.table?.spectators ?? 0;
    $effect(() => this.#hear());
    $effect(() => this.#refused());
    $effect(() => this.#takenBack());
    $effect(() => this.#asked());
    $effect(() => this.#again());
    $effect(() => this.#givenBack());
    $effect(() => this.#playsOn());
    $effect(() => this.#away());
    $effect(() => this.#sentAway());
    $effect(() => this.#watched());
    $effect(() => this.#reported());
    $effect(() => this.#settled());
    $effect(() => () => {
      for (const timer of this.#gone.values()) clearTimeout(timer ?? undefined);
    });
  }

  /** Something others say, for whoever does not look at the chat. */
  #hear(): void {
    const { session, notices, say, reading, talk } = this.#at;
    const heard = saidSince(session.chat, this.#listened).filter(
      (said) => !isOwn(said, session.you!),
    );
    this.#listened = lastSaid(session.chat);
    const last = heard.at(-1);
    if (session.chat.some(({ id, hidden }) => hidden && id === this.#noticed)) {
      notices.clear("chat");
    }
    if (!last || reading()) return;
    this.#noticed = last.id;
    const words = say()("table-said", { name: last.name, text: shortened(last.text) });
    notices.show({
      ...{ kind: "chat", words, tone: "calm" },
      deed: { label: say()("table-answer"), act: talk },
    });
  }

  /** Why something was refused, unless it was something said: that stands beside what was typed. */
  #refused(): void {
    const { session, notices, names, say } = this.#at;
    const { because, trouble } = session;
    const wrong = because?.key
      ? { key: because.key, facts: because.facts ?? {}, rule: because.rule }
      : trouble && trouble.of !== null
        ? trouble
        : null;
    if (!wrong) {
      notices.clear("refused");
      return;
    }
    const words = tellAlone(session.table!.game, wrong, names(), say());
    const ongone = (why: "read" | "displaced"): void => {
      if (why === "read") session.forget();
    };
    notices.show({ kind: "refused", words, tone: "warning", rule: wrong.rule, ongone });
  }

  #takenBack(): void {
    const { session } = this.#at;
    const result = session.takebackEnd;
    if (result === null) return;
    session.takebackEnd = null;
    const words = this.#at.say()(`table-takeback-${result}`);
    // One that was granted is an event, which the log tells.
    if (result !== "granted") this.#tell("takeback", words);
    else this.#at.notices.show({ kind: "takeback", words, tone: "calm" });
  }

  #asked(): void {
    const { session, notices, say } = this.#at;
    const { takeback, you } = session;
    const own = takeback !== null && (you?.seats.some((seat) => seat === takeback.seat) ?? false);
    if (!own) return;
    notices.show({ kind: "takeback", words: say()("table-takeback-waiting"), tone: "calm" });
  }

  /** Somebody would like another match; nobody hears of that before they know how this one ended. */
  #again(): void {
    const { session, stage, names, say } = this.#at;
    if (!stage.told || !stage.position?.outcome) return;
    const ready = session.rematch?.ready ?? [];
    const mine = session.you?.seats ?? [];
    const own = (seat: string): boolean => mine.some((one) => one === seat);
    const fresh = ready.filter((seat) => !this.#ready.includes(seat) && !own(seat));
    this.#ready = ready;
    if (fresh.length === 0 || mine.length === 0 || ready.some(own)) return;
    const words = say()("table-rematch-wished", { name: names()[fresh[0]!] ?? fresh[0]! });
    const deed = { label: say()("table-agree"), act: () => session.askRematch() };
    this.#tell("rematch", words, deed);
  }

  /** What a bot did in one's place. */
  #givenBack(): void {
    const { session, say } = this.#at;
    const back = session.givenBack;
    if (back === null) return;
    session.givenBack = null;
    const facts = { bot: botName(back.level, say()), moves: back.moves };
    this.#tell(
      "given-back",
      say()(back.moves > 0 ? "away-bot-did" : "away-bot-did-nothing", facts),
    );
  }

  /** Somebody would rather not end the match early. */
  #playsOn(): void {
    const { session, names, say } = this.#at;
    const seat = session.callOff?.declined;
    if (seat == null) return;
    session.callOff = null;
    if (session.you?.seats.includes(seat)) return;
    this.#tell("call-off", say()("away-end-declined", { name: names()[seat] ?? seat }));
  }

  /** The host has sent one away. */
  #sentAway(): void {
    const { session, notices, say } = this.#at;
    if (!session.you?.removed) notices.clear("sent");
    else notices.show({ kind: "sent", words: say()("sent-you-playing"), tone: "warning" });
  }

  /** Something was reported to the host. */
  #reported(): void {
    const { session, notices, say } = this.#at;
    const fresh = session.reports.filter(({ id }) => !this.#told.has(id)).at(-1);
    // Whoever connects anew is not told of the same a second time.
    for (const { id } of session.reports) this.#told.add(id);
    if (session.reports.length === 0) notices.clear("report");
    if (!fresh) return;
    const kind = say()(`talk-kind-${fresh.kind}`);
    const words = say()("talk-came", { name: fresh.name, kind });
    const act = (): void => void (session.lookingAtReports = true);
    notices.show({ kind: "report", words, tone: "calm", deed: { label: say()("talk-look"), act } });
  }

  /** What came of something that one has reported. */
  #settled(): void {
    const { session, say } = this.#at;
    const settled = session.settled;
    if (settled === null) return;
    session.settled = null;
    const name = settled.name || say()("sent-somebody");
    this.#tell("report-settled", say()(`talk-result-${settled.result}`, { name }));
  }

  /** Somebody more looks on, which those who play may want to know. */
  #watched(): void {
    const { session, notices, say } = this.#at;
    const count = session.table?.spectators ?? 0;
    if (count <= this.#onlookers) return;
    this.#onlookers = count;
    if (session.you?.seats.length === 0) return;
    const words = say()("table-onlookers", { count });
    notices.show({ kind: "onlookers", words, tone: "calm" });
  }

  /** Who of those who play has been away for a while, or is back. */
  #away(): void {
    const { session, names, say } = this.#at;
    const mine = session.you?.seats ?? [];
    for (const { seat, kind, connected = false, stand_in } of session.table?.seats ?? []) {
      if (kind !== "person" || stand_in || mine.includes(seat)) continue;
      const timer = this.#gone.get(seat);
      if (connected && timer !== undefined) {
        clearTimeout(timer ?? undefined);
        this.#gone.delete(seat);
        if (timer === null) this.#tell("left", say()("table-came-back", { name: names()[seat]! }));
      } else if (!connected && timer === undefined && this.#seen.has(seat)) {
        this.#gone.set(
          seat,
          setTimeout(() => this.#left(seat), AWAY),
        );
      }
      if (connected) this.#seen.add(seat);
    }
  }

  #left(seat: string): void {
    const { names, say } = this.#at;
    this.#gone.set(seat, null);
    this.#tell("left", say()("table-left", { name: names()[seat]! }));
  }

  /** Says it in passing; then it stands in the log, where it happened. */
  #tell(kind: string, words: string, deed?: { label: string; act: () => void }): void {
    const { notices, session } = this.#at;
    const seq = untrack(() => session.position?.seq ?? -1);
    const ongone = (): void => {
      const before = untrack(() => this.asides);
      this.asides = [...before, { nth: before.length, seq, words }];
    };
    notices.show({ kind, words, tone: "calm", ongone, ...(deed ? { deed } : {}) });
  }
}

/** What fits into a line or two. */
const LONGEST = 80;

function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, " ");
  return line.length > LONGEST ? `${line.slice(0, LONGEST - 1).trimEnd()}…` : line;
}

/** A line of the log: a sentence of the match, or something that happened beside it. */
export type Line = Sentence | Aside;

/** The log with what happened beside the match, each where it happened. */
export function lines(story: readonly Sentence[], asides: readonly Aside[]): readonly Line[] {
  if (asides.length === 0) return story;
  const all: Line[] = [];
  let next = 0;
  for (const sentence of story) {
    while (next < asides.length && asides[next]!.seq < sentence.seq) all.push(asides[next++]!);
    all.push(sentence);
  }
  return [...all, ...asides.slice(next)];
}
