// The line of play, folded from the events of a log without knowing any rules: depth, which moves
// may be taken back, and which hidden moves wait to be turned up.

import type { Event, Moved, Revealed, TakenBack } from "./entries";
import { LogError } from "./reading";

interface Made {
  readonly seq: number;
  readonly seat: string;
  readonly hidden: boolean;
}

/** Where a match stands after the events so far. */
export class UndoWindow {
  private ply = 0;
  /** Moves since the last draw, reveal, call of time, resignation or calling off. */
  private moves: Made[] = [];
  /** The latest of them that are one seat's, since which nobody else acted. */
  private own = 0;
  /** The seat that is on its way back to its last move, with consent. */
  private goingBack: string | null = null;
  /** Hidden moves not yet turned up, on the line of play and off it. */
  private faceDown: number[] = [];
  private undone: number[] = [];
  private turningUp = false;
  private closing = false;
  /** Whether seats may still be drawn: nothing else has happened. */
  private seating = true;

  /** Takes in the next event; LogError if it cannot follow. */
  follow(event: Event): void {
    this.checkDue(event);
    switch (event.kind) {
      case "move":
        this.followMove(event);
        break;
      case "draw":
        if (event.player !== null) {
          this.followSeatDraw(event);
          return;
        }
        this.ply += 1;
        this.closeMoves();
        break;
      case "reveal":
        this.followReveal(event);
        break;
      case "undo":
        this.followUndo(event);
        break;
      case "seat":
        // Whoever sits down now did not make the moves of that seat.
        if (this.undoable(event.seat!)) this.own = 0;
        break;
      default:
        this.closeMoves();
    }
    this.seating = false;
    this.checkPly(event);
  }

  private followSeatDraw(event: Event): void {
    if (!this.seating) throw new LogError(event.seq, "log-not-due", { kind: event.kind });
    this.checkPly(event);
  }

  private checkPly(event: Event): void {
    if (event.ply !== this.ply) {
      throw new LogError(event.seq, "log-ply", { found: event.ply, expected: this.ply });
    }
  }

  /** Nothing is missing at the end of the log; `seq` would be the next event. */
  checkWhole(seq: number, over: boolean): void {
    if (this.goingBack !== null) throw this.undoMissing(seq);
    const closed = this.faceDown.length + this.undone.length > 0;
    if (this.turningUp || (over && closed)) throw this.revealMissing(seq);
  }

  private undoable(seat: string): number {
    return this.own > 0 && this.moves.at(-1)?.seat === seat ? this.own : 0;
  }

  private checkDue(event: Event): void {
    if (this.goingBack !== null && event.kind !== "undo") throw this.undoMissing(event.seq);
    if (event.kind === "reveal") return;
    if (this.turningUp) throw this.revealMissing(event.seq);
    if (this.closing) throw new LogError(event.seq, "log-after-end", { kind: event.kind });
  }

  private nextReveal(): number | undefined {
    return this.faceDown[0] ?? this.undone[0];
  }

  private revealMissing(seq: number): LogError {
    return new LogError(seq, "log-reveal-missing", { of: this.nextReveal() ?? seq });
  }

  private undoMissing(seq: number): LogError {
    return new LogError(seq, "log-undo-missing", { of: this.moves.at(-1)?.seq ?? seq });
  }

  private closeMoves(): void {
    this.moves = [];
    this.own = 0;
  }

  private followMove({ seq, seat, answers, commitment }: Moved): void {
    if (answers !== seq - 1) {
      throw new LogError(seq, "log-answers", { found: answers, expected: seq - 1 });
    }
    const hidden = commitment !== null;
    this.own = this.undoable(seat) + 1;
    this.ply += 1;
    this.moves.push({ seq, seat, hidden });
    if (hidden) this.faceDown.push(seq);
  }

  private followReveal({ seq, of }: Revealed): void {
    const expected = this.nextReveal();
    if (of !== expected) {
      const due = expected === undefined ? "none" : String(expected);
      throw new LogError(seq, "log-reveal-order", { found: of, expected: due });
    }
    this.closeMoves();
    if (this.faceDown.length > 0) {
      this.faceDown.shift();
      this.turningUp = this.faceDown.length > 0;
    } else {
      // What was taken back is shown only when the match is over.
      this.undone.shift();
      this.closing = true;
    }
  }

  private followUndo(event: TakenBack): void {
    const { seq, seat, of, consent } = event;
    const move = this.moves.at(-1);
    if (!this.mayTakeBack(event) || move === undefined || of !== move.seq) {
      throw new LogError(seq, "log-undo", { seat, of });
    }
    this.moves.pop();
    // What others have seen and answered stays so, even when their answers are taken back.
    this.own = Math.max(this.own - 1, 0);
    this.ply -= 1;
    this.goingBack = consent && move.seat !== seat ? seat : null;
    if (move.hidden) {
      this.faceDown = this.faceDown.filter((hidden) => hidden !== move.seq);
      this.undone = [...this.undone, move.seq].sort((one, other) => one - other);
    }
  }

  private mayTakeBack({ seat, consent }: TakenBack): boolean {
    if (this.goingBack !== null) return consent && seat === this.goingBack;
    return consent ? this.moves.some((made) => made.seat === seat) : this.undoable(seat) > 0;
  }
}
