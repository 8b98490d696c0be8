"""The line of play, folded from the events of a log without knowing any rules.

A match keeps its line while it is played and a reader folds it from a log: depth, which moves may
be taken back, and which hidden moves wait to be turned up are the same fold in both.
"""

from __future__ import annotations

from bisect import insort
from typing import NamedTuple

from oenach.kernel.errors import LogError
from oenach.kernel.logs.events import (
    CalledOff,
    Drawn,
    Event,
    Moved,
    Resigned,
    Revealed,
    Seated,
    TakenBack,
    TimeCalled,
)
from oenach.kernel.seats import letter


class Made(NamedTuple):
    """A move that stands and could still be taken back."""

    seq: int
    seat: int
    hidden: bool


class UndoWindow:
    """Where a match stands after the events so far.

    `moves` are those since the last draw, reveal, call of time, resignation or calling off. The
    latest `own` of them are one seat's, since which nobody else acted or sat down there: it may
    take them back by itself.
    `going_back` is the seat that is on its way back to its last move, with consent. `face_down` and
    `undone` are the hidden moves not yet turned up, on the line of play and off it.
    """

    def __init__(self) -> None:
        self.ply = 0
        self.moves: list[Made] = []
        self.own = 0
        self.going_back: int | None = None
        self.face_down: list[int] = []
        self.undone: list[int] = []
        self.turning_up = False
        self.closing = False
        # Whether seats may still be drawn: nothing else has happened.
        self.seating = True

    def undoable(self, seat: int) -> int:
        """How many of its latest moves a seat may take back."""
        return self.own if self.own and self.moves[-1].seat == seat else 0

    def consented(self, seat: int) -> int:
        """How many moves go, with consent, when a seat takes back its last one."""
        for count, made in enumerate(reversed(self.moves), 1):
            if made.seat == seat:
                return count
        return 0

    def next_reveal(self) -> int | None:
        """The hidden move that is turned up next: those in play first, then those taken back."""
        waiting = self.face_down or self.undone
        return waiting[0] if waiting else None

    def follow(self, event: Event) -> None:
        """Take in the next event; LogError if it cannot follow."""
        self._check_due(event)
        if isinstance(event, Moved):
            self._follow_move(event)
        elif isinstance(event, Drawn):
            if event.player is not None:
                if not self.seating:
                    raise LogError(event.seq, "log-not-due", kind=event.kind)
                self._check_ply(event)
                return
            self.ply += 1
            self._close_moves()
        elif isinstance(event, Revealed):
            self._follow_reveal(event)
        elif isinstance(event, TakenBack):
            self._follow_undo(event)
        elif isinstance(event, TimeCalled | Resigned | CalledOff):
            self._close_moves()
        elif isinstance(event, Seated) and self.undoable(event.seat):
            # Whoever sits down now did not make the moves of that seat.
            self.own = 0
        self.seating = False
        self._check_ply(event)

    def _check_ply(self, event: Event) -> None:
        if event.ply != self.ply:
            raise LogError(event.seq, "log-ply", found=event.ply, expected=self.ply)

    def check_whole(self, seq: int, over: bool) -> None:
        """Nothing is missing at the end of the log; `seq` would be the next event."""
        if self.going_back is not None:
            raise self._undo_missing(seq)
        if self.turning_up or (over and (self.face_down or self.undone)):
            raise self._missing(seq)

    def _check_due(self, event: Event) -> None:
        if self.going_back is not None and not isinstance(event, TakenBack):
            raise self._undo_missing(event.seq)
        if isinstance(event, Revealed):
            return
        if self.turning_up:
            raise self._missing(event.seq)
        if self.closing:
            raise LogError(event.seq, "log-after-end", kind=event.kind)

    def _missing(self, seq: int) -> LogError:
        return LogError(seq, "log-reveal-missing", of=(self.face_down or self.undone)[0])

    def _undo_missing(self, seq: int) -> LogError:
        return LogError(seq, "log-undo-missing", of=self.moves[-1].seq)

    def _close_moves(self) -> None:
        self.moves.clear()
        self.own = 0

    def _follow_move(self, event: Moved) -> None:
        if event.answers != event.seq - 1:
            raise LogError(event.seq, "log-answers", found=event.answers, expected=event.seq - 1)
        hidden = event.commitment is not None
        self.own = self.undoable(event.seat) + 1
        self.ply += 1
        self.moves.append(Made(event.seq, event.seat, hidden))
        if hidden:
            self.face_down.append(event.seq)

    def _follow_reveal(self, event: Revealed) -> None:
        expected = self.next_reveal()
        if expected is None or event.of != expected:
            raise LogError(
                event.seq,
                "log-reveal-order",
                found=event.of,
                expected="none" if expected is None else str(expected),
            )
        self._close_moves()
        if self.face_down:
            self.face_down.pop(0)
            self.turning_up = bool(self.face_down)
        else:
            # What was taken back is shown only when the match is over.
            self.undone.pop(0)
            self.closing = True

    def _follow_undo(self, event: TakenBack) -> None:
        if not self._may_take_back(event) or event.of != self.moves[-1].seq:
            raise LogError(event.seq, "log-undo", seat=letter(event.seat), of=event.of)
        move = self.moves.pop()
        # What others have seen and answered stays so, even when their answers are taken back.
        self.own = max(self.own - 1, 0)
        self.ply -= 1
        self.going_back = event.seat if event.consent and move.seat != event.seat else None
        if move.hidden:
            self.face_down.remove(move.seq)
            insort(self.undone, move.seq)

    def _may_take_back(self, event: TakenBack) -> bool:
        if self.going_back is not None:
            return event.consent and event.seat == self.going_back
        return (self.consented if event.consent else self.undoable)(event.seat) > 0
