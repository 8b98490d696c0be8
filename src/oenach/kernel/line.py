"""The line of play, folded from the events of a log without knowing any rules.

A match keeps its line while it is played and a reader folds it from a log: depth, which moves may
be taken back, and which hidden moves wait to be turned up are the same fold in both.
"""

from __future__ import annotations

from bisect import insort

from oenach.kernel.errors import LogError
from oenach.kernel.events import (
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


class Line:
    """Where a match stands after the events so far.

    `run` are the moves that may be taken back: one seat's, since which nobody else acted and
    nothing was drawn or turned up. `face_down` and `undone` are the hidden moves not yet turned
    up, on the line of play and off it.
    """

    def __init__(self) -> None:
        self.ply = 0
        self.run: list[Moved] = []
        self.face_down: list[int] = []
        self.undone: list[int] = []
        self.turning_up = False
        self.closing = False

    def undoable(self, seat: int) -> int:
        """How many of its latest moves a seat may take back."""
        return len(self.run) if self.run and self.run[-1].seat == seat else 0

    def next_reveal(self) -> int | None:
        """The hidden move that is turned up next: those in play first, then those taken back."""
        waiting = self.face_down or self.undone
        return waiting[0] if waiting else None

    def follow(self, event: Event) -> None:
        """Take in the next event; LogError if it cannot follow."""
        self._check_reveals(event)
        if isinstance(event, Moved):
            self._follow_move(event)
        elif isinstance(event, Drawn):
            self.ply += 1
            self.run.clear()
        elif isinstance(event, Revealed):
            self._follow_reveal(event)
        elif isinstance(event, TakenBack):
            self._follow_undo(event)
        elif (
            isinstance(event, TimeCalled | Resigned)
            # Whoever sits down now did not make the moves of that seat.
            or (isinstance(event, Seated) and self.undoable(event.seat))
        ):
            self.run.clear()
        if event.ply != self.ply:
            raise LogError(event.seq, "log-ply", found=event.ply, expected=self.ply)

    def check_whole(self, seq: int, over: bool) -> None:
        """No reveal is missing at the end of the log; `seq` would be the next event."""
        if self.turning_up or (over and (self.face_down or self.undone)):
            raise self._missing(seq)

    def _check_reveals(self, event: Event) -> None:
        if isinstance(event, Revealed):
            return
        if self.turning_up:
            raise self._missing(event.seq)
        if self.closing:
            raise LogError(event.seq, "log-after-end", kind=event.kind)

    def _missing(self, seq: int) -> LogError:
        return LogError(seq, "log-reveal-missing", of=(self.face_down or self.undone)[0])

    def _follow_move(self, event: Moved) -> None:
        if event.answers != event.seq - 1:
            raise LogError(event.seq, "log-answers", found=event.answers, expected=event.seq - 1)
        if not self.undoable(event.seat):
            self.run.clear()
        self.ply += 1
        self.run.append(event)
        if event.commitment is not None:
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
        self.run.clear()
        if self.face_down:
            self.face_down.pop(0)
            self.turning_up = bool(self.face_down)
        else:
            # What was taken back is shown only when the match is over.
            self.undone.pop(0)
            self.closing = True

    def _follow_undo(self, event: TakenBack) -> None:
        if not self.undoable(event.seat) or event.of != self.run[-1].seq:
            raise LogError(event.seq, "log-undo", seat=letter(event.seat), of=event.of)
        move = self.run.pop()
        self.ply -= 1
        if move.commitment is not None:
            self.face_down.remove(move.seq)
            insort(self.undone, move.seq)
