/** Something that is said in passing. */
export interface Notice {
  /** One of a kind at a time: the next takes the place of the last. */
  readonly kind: string;
  readonly words: string;
  readonly tone: "calm" | "warning";
  /** The rule that it names. */
  readonly rule?: string | null | undefined;
  /** What can be done about it at once. */
  readonly deed?: { readonly label: string; readonly act: () => void };
  /** Called when it goes: it has been there for long enough, or another took its place. */
  readonly ongone?: (why: "read" | "displaced") => void;
}

/** A notice is there for so long, and longer the more there is to read. */
const LASTS = 5000;
const FOR_A_LETTER = 70;
/** More would be in the way. */
const MOST = 2;

interface Timed {
  readonly notice: Notice;
  left: number;
  since: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/** What was said in passing and is still to be read: it goes by itself, unless somebody stays at it. */
export class Notices {
  all: readonly Notice[] = $state.raw([]);
  #timed: readonly Timed[] = [];
  #held = false;

  show(notice: Notice): void {
    this.#drop(({ kind }) => kind === notice.kind, "displaced");
    const oldest = this.#timed.length < MOST ? null : this.#timed[0]?.notice;
    this.#drop((one) => one === oldest, "displaced");
    const left = LASTS + FOR_A_LETTER * notice.words.length;
    const timed: Timed = { notice, left, since: Date.now(), timer: undefined };
    this.#timed = [...this.#timed, timed];
    this.all = this.#timed.map(({ notice }) => notice);
    if (!this.#held) this.#run(timed);
  }

  /** Somebody has read it, or it is no longer so. */
  clear(kind: string): void {
    this.#drop((one) => one.kind === kind, "read");
  }

  /** Somebody points at them, or is among them with the keys, or does not look at the page. */
  hold(): void {
    if (this.#held) return;
    this.#held = true;
    for (const timed of this.#timed) {
      clearTimeout(timed.timer);
      timed.left -= Date.now() - timed.since;
    }
  }

  release(): void {
    if (!this.#held) return;
    this.#held = false;
    for (const timed of this.#timed) this.#run(timed);
  }

  leave(): void {
    for (const { timer } of this.#timed) clearTimeout(timer);
  }

  #run(timed: Timed): void {
    timed.since = Date.now();
    timed.timer = setTimeout(() => this.clear(timed.notice.kind), Math.max(timed.left, 0));
  }

  #drop(which: (notice: Notice) => boolean, why: "read" | "displaced"): void {
    const gone = this.#timed.filter(({ notice }) => which(notice));
    if (gone.length === 0) return;
    for (const { timer } of gone) clearTimeout(timer);
    this.#timed = this.#timed.filter(({ notice }) => !which(notice));
    this.all = this.#timed.map(({ notice }) => notice);
    for (const { notice } of gone) notice.ongone?.(why);
  }
}
