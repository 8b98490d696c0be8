import { lessonOf, Refusal, UNREACHABLE, type LessonAt } from "../../api/client";
import { keep, kept } from "../../storage";
import type { Stage } from "../../table/stage/stage.svelte";
import type { LessonFrame, Position, Problem, Tried } from "../../wire/types";

/** What a move that was tried is answered with. */
export type Answer =
  | { readonly kind: "right"; readonly key: string }
  | { readonly kind: "other"; readonly key: string | null }
  | { readonly kind: "refused"; readonly problem: Problem };

/** What this browser remembers of a lesson. */
interface Kept extends LessonAt {
  /** The last step that was come to, which is counted once; −1 before the first. */
  readonly furthest: number;
}

const NOTHING: Kept = { step: 0, made: [], furthest: -1 };

/** Somebody's way through a lesson. The server says what comes of what; this keeps where one is. */
export class LessonRun {
  frame: LessonFrame | null = $state.raw(null);
  answer: Answer | null = $state.raw(null);
  /** Whether something is being asked of the server. */
  asking = $state(false);
  /** What went wrong on the way to the server. */
  failure: unknown = $state.raw(null);
  /** Whether one has come back to where one was. */
  resumed = $state(false);
  /** Whether another move is shown, which the lesson does not go on from. */
  readonly astray = $derived(this.answer?.kind === "other");
  /** The position before the step, from which it is shown again what happened. */
  #before: Position | null = $state.raw(null);
  readonly replayable = $derived(
    this.#before !== null && !this.astray && (this.frame?.position.events.length ?? 0) > 0,
  );

  readonly #api: ReturnType<typeof lessonOf>;
  readonly #keptAs: string;
  readonly #stage: Stage;
  #again: (() => Promise<void>) | null = null;

  constructor(game: string, lesson: string, stage: Stage) {
    this.#api = lessonOf(game, lesson);
    this.#keptAs = `oenach.lesson.${game}.${lesson}`;
    this.#stage = stage;
  }

  /** Goes on where one was, or begins. */
  async begin(): Promise<void> {
    const { step, made } = this.#kept();
    await this.#asked(async () => {
      try {
        await this.#go({ step, made });
        this.resumed = step > 0 && this.frame?.over !== true;
      } catch (error) {
        // The lesson may have become another since.
        if (step === 0 || unreachable(error)) throw error;
        await this.#go(NOTHING);
      }
    });
  }

  /** Begins anew. */
  async restart(): Promise<void> {
    await this.#asked(() => this.#go(NOTHING));
  }

  /** Reads on, where nothing is asked for. */
  async next(): Promise<void> {
    const { frame } = this;
    if (frame && !frame.over && !frame.asks?.length) {
      await this.#asked(() => this.#go({ step: frame.step + 1, made: frame.made }));
    }
  }

  /** Has what is asked for done, and goes on. */
  async skip(): Promise<void> {
    const [move] = this.frame?.asks ?? [];
    if (this.astray) this.goBack();
    await (move === undefined ? this.next() : this.attempt([move]));
  }

  /** Goes to the step before. */
  async back(): Promise<void> {
    const { frame } = this;
    if (frame === null || frame.step === 0) return;
    const made = frame.made.slice(0, frame.back);
    await this.#asked(() => this.#go({ step: frame.step - 1, made }));
  }

  /** Tries a move, or several in turn as long as each is what is asked for. */
  async attempt(moves: readonly (string | Tried)[]): Promise<void> {
    await this.#asked(async () => {
      for (const [n, move] of moves.entries()) {
        const { frame } = this;
        if (!frame || (n > 0 && !frame.asks?.includes(String(move)))) return;
        if (!(await this.#attempt(frame, move))) return;
      }
    });
  }

  /** Back to the lesson from what another move would have led to. */
  goBack(): void {
    this.answer = null;
    if (this.frame) this.#stage.arrive(this.frame.position);
  }

  /** Shows again what happened before this step. */
  replay(): void {
    if (!this.#before || !this.frame) return;
    this.#stage.arrive(this.#before);
    this.#stage.arrive(this.frame.position);
  }

  /** A table at which the match goes on; its id. */
  async playOn(): Promise<string> {
    const { step, made } = this.frame!;
    return (await this.#api.playOn({ step, made })).id;
  }

  /** Tries once more what did not come through. */
  async retry(): Promise<void> {
    const again = this.#again;
    if (again) await this.#asked(again);
  }

  async #attempt(frame: LessonFrame, move: string | Tried): Promise<boolean> {
    const { step, made } = frame;
    const tried = await this.#api.attempt({ step, made }, move);
    if (tried.result === "right") {
      this.#show(tried.frame!);
      this.answer = tried.key ? { kind: "right", key: tried.key } : null;
      return true;
    }
    if (tried.result === "refused") {
      this.answer = { kind: "refused", problem: tried.problem! };
      return false;
    }
    this.answer = { kind: "other", key: tried.key ?? null };
    this.#stage.arrive(tried.position!);
    return false;
  }

  async #go(at: LessonAt): Promise<void> {
    const { step, made } = at;
    this.#show(await this.#api.frame({ step, made }));
  }

  #show(frame: LessonFrame): void {
    const before = this.frame;
    // Only what follows on what was seen can be shown again.
    this.#before = before?.step === frame.step - 1 ? before.position : null;
    this.frame = frame;
    this.answer = null;
    this.resumed = false;
    this.#stage.arrive(frame.position);
    this.#keep(frame);
  }

  #keep({ step, made }: LessonFrame): void {
    const { furthest } = this.#kept();
    keep(this.#keptAs, JSON.stringify({ step, made, furthest: Math.max(furthest, step) }));
    // Whether it is counted is nothing to whoever learns.
    if (step > furthest) this.#api.reached(step).catch(() => {});
  }

  #kept(): Kept {
    try {
      const { step, made, furthest } = JSON.parse(kept(this.#keptAs) ?? "null") ?? NOTHING;
      const whole = [step, furthest].every(Number.isInteger) && Array.isArray(made);
      return whole ? { step, made, furthest } : NOTHING;
    } catch {
      return NOTHING;
    }
  }

  async #asked(deed: () => Promise<void>): Promise<void> {
    if (this.asking) return;
    this.asking = true;
    this.failure = null;
    this.#again = deed;
    try {
      await deed();
    } catch (error) {
      this.failure = error;
    } finally {
      this.asking = false;
    }
  }
}

function unreachable(error: unknown): boolean {
  return !(error instanceof Refusal) || error.problem === UNREACHABLE;
}
