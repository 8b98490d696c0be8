"""A match: a game being played, with the log that proves how.

Players act through it in text; it makes the draws itself, from its secret, and keeps every event.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from oenach.kernel.errors import IllegalMove, MalformedMove, NotYourTurn, OptionError, StaleMatch
from oenach.kernel.events import Drawn, Entry, Moved, Resigned, Seated, TakenBack, TimeCalled
from oenach.kernel.game import Game
from oenach.kernel.header import End
from oenach.kernel.knowledge import Knowledge
from oenach.kernel.log import Log, Opening, read_log
from oenach.kernel.outcome import Outcome
from oenach.kernel.record import Record
from oenach.kernel.replay import replay, set_up
from oenach.kernel.seats import CHANCE, LETTERS, OVER, letter
from oenach.kernel.state import State

LONGEST_NAME: Final = 80
"""The most characters of the name of whoever takes a seat."""


class Match:
    """One match. `secret` is 32 bytes, from the operating system if it is not given.

    Nonces are what the seats add to every draw, by seat; they are closed before event 0.
    """

    def __init__(
        self,
        game: Game,
        secret: bytes | None = None,
        nonces: Mapping[int, bytes] | None = None,
    ) -> None:
        self._game = game
        self._record = Record(game, secret, nonces)
        self._line = self._record.line
        self._state = game.new()
        # The states before the moves of the line's run, to go back to.
        self._before: list[State] = []
        self._reveals = int(self._state.reveals)
        self._resigned: set[int] = set()
        self._outcome: Outcome | None = None
        self._settle()

    @classmethod
    def load(cls, log: object, game: Game | None = None) -> Match:
        """Play a full log again and go on from there; LogError names the event that breaks.

        Without a game it is looked up in the registry by the name in the header.
        """
        return cls.from_log(read_log(log), game)

    @classmethod
    def from_log(cls, log: Log, game: Game | None = None) -> Match:
        """The same for a log whose form was already read."""
        return replay(log, cls(*set_up(log, game)))

    # What can be asked.

    @property
    def game(self) -> Game:
        """The rules that are played by."""
        return self._game

    @property
    def state(self) -> State:
        """The position now: a copy, so that nothing done to it reaches the match."""
        return self._state.copy()

    @property
    def to_act(self) -> int:
        """The seat to act, or OVER; never CHANCE, since the match draws by itself."""
        return OVER if self.over else int(self._state.to_act)

    @property
    def over(self) -> bool:
        """Whether the match has ended, by the rules or by a resignation."""
        return self._outcome is not None

    def outcome(self) -> Outcome | None:
        """How the match ended, or None while it goes on."""
        return self._outcome

    def knowledge(self, seat: int | None) -> Knowledge:
        """All that a seat with a perfect memory knows (None: an onlooker)."""
        return self._state.knowledge(None if seat is None else self._seat(seat))

    def observe(self, seat: int | None) -> dict[str, object]:
        """What may be shown to a seat (None: to a spectator), as JSON."""
        return self._state.observe(None if seat is None else self._seat(seat))

    def undoable(self, seat: int) -> int:
        """How many of its latest moves a seat may take back.

        Those since which nobody else acted and nothing was drawn or turned up.
        """
        return 0 if self.over else self._line.undoable(seat)

    # The log.

    @property
    def secret_commitment(self) -> str:
        """The SHA-256 of the secret, which may be shown before anything happens."""
        return self._record.header.commitment

    @property
    def last_seq(self) -> int:
        """The number of the last event; -1 before the first."""
        return self._record.next_seq - 1

    def event(self, seq: int) -> Entry:
        """The event with that number."""
        return self._record.entries[seq]

    def events(self, after: int = -1) -> list[Entry]:
        """The events after the one with that number."""
        return self._record.entries[max(after + 1, 0) :]

    @property
    def openings(self) -> dict[int, Opening]:
        """What the hidden moves so far really are, by event; never to be shown to a seat."""
        return dict(self._record.openings)

    def end(self) -> End | None:
        """What the end adds to the header, the secret among it; None while the match goes on."""
        return None if self._outcome is None else self._record.end(self._outcome)

    @property
    def public_log(self) -> dict[str, object]:
        """The log for everybody: it verifies, and hides what is hidden. Made afresh."""
        return self._record.public_log(self.end())

    @property
    def log(self) -> dict[str, object]:
        """The full log, with secret and openings: it loads and goes on. Made afresh."""
        return self._record.full_log(self.end())

    # What can be done. Each gives the new events, or raises and leaves everything as it was.

    def play(
        self, text: str, *, seat: int | None = None, answers: int | None = None
    ) -> list[Entry]:
        """Make a move, and the draws that follow it.

        `seat` says who moves, and is refused out of turn; `answers` is the last event that the
        mover had seen, and is refused when there are newer ones.
        """
        self._check_going_on()
        _check_turn(self._state, seat)
        self._check_fresh(answers)
        first = self._record.next_seq
        self._play(_legal(self._state, text))
        return self.events(first - 1)

    def play_all(
        self, texts: Sequence[str], *, seat: int | None = None, answers: int | None = None
    ) -> list[Entry]:
        """Make several moves, all or none.

        Only the last one may lead to a draw or a reveal: were a later move refused after it, the
        refusal would tell what was drawn and take it back.
        """
        self._check_going_on()
        _check_turn(self._state, seat)
        self._check_fresh(answers)
        trial = self._state.copy()
        moves: list[int] = []
        for text in texts:
            if moves:
                self._check_batch(trial, len(moves))
                _check_turn(trial, seat)
            moves.append(_legal(trial, text))
            self._game.perform(trial, moves[-1])
        first = self._record.next_seq
        for move in moves:
            self._play(move)
        return self.events(first - 1)

    def undo(self, seat: int, *, answers: int | None = None) -> list[Entry]:
        """Take back one move of that seat; a further call goes further."""
        self._check_going_on()
        self._check_fresh(answers)
        if not self.undoable(seat):
            raise StaleMatch("nothing-to-undo", seat=_name(seat), last=self.last_seq)
        run = self._line.run
        self._state = self._before[len(run) - 1]
        taken_back = TakenBack(self._record.next_seq, self._line.ply - 1, seat, run[-1].seq)
        self._record.append(taken_back)
        return self.events(taken_back.seq - 1)

    def resign(self, seat: int) -> list[Entry]:
        """A seat gives up. Of two seats the other one wins; among more the play goes on."""
        self._check_going_on()
        if self._seat(seat) in self._resigned:
            raise StaleMatch("already-resigned", seat=letter(seat))
        resigned = Resigned(self._record.next_seq, self._line.ply, seat)
        self._resigned.add(seat)
        self._record.append(resigned)
        if self._game.seats == 2:
            sheets = tuple([self._state.sheet(each) for each in range(2)])
            self._close(Outcome("resignation", (1 - seat,), sheets))
        return self.events(resigned.seq - 1)

    def take_seat(self, seat: int, who: str) -> list[Entry]:
        """Somebody, a person or a bot, takes a seat, perhaps from whoever sat there."""
        self._check_going_on()
        self._seat(seat)
        if not isinstance(who, str) or not 1 <= len(who) <= LONGEST_NAME or not who.isprintable():
            raise OptionError("bad-name", longest=LONGEST_NAME)
        seated = Seated(self._record.next_seq, self._line.ply, seat, who)
        self._resigned.discard(seat)
        self._record.append(seated)
        return self.events(seated.seq - 1)

    def call_time(self) -> list[Entry]:
        """The table calls time; IllegalMove in games that know no such thing."""
        self._check_going_on()
        self._state.call_time()
        called = TimeCalled(self._record.next_seq, self._line.ply)
        self._record.append(called)
        self._settle()
        return self.events(called.seq - 1)

    # What must hold before anything is done.

    def _check_going_on(self) -> None:
        if self._outcome is not None:
            raise IllegalMove(self._game.end_rule, "match-over", reason=self._outcome.reason)

    def _check_fresh(self, answers: int | None) -> None:
        if answers is not None and answers != self.last_seq:
            raise StaleMatch("stale", answers=answers, last=self.last_seq)

    def _check_batch(self, trial: State, made: int) -> None:
        if trial.to_act == OVER:
            raise IllegalMove(self._game.end_rule, "batch-after-end", made=made)
        if trial.to_act == CHANCE or trial.reveals != self._reveals:
            raise StaleMatch("batch-crosses-draw", made=made, last=self.last_seq)

    def _seat(self, seat: int) -> int:
        if isinstance(seat, bool) or not 0 <= seat < self._game.seats:
            raise OptionError("no-such-seat", seat=str(seat), seats=self._game.seats)
        return seat

    # How events come about.

    def _play(self, move: int) -> None:
        state, seq = self._state, self._record.next_seq
        text, commitment = self._game.text(state, move), None
        if self._game.hides(state, move):
            commitment = self._record.hide(text)
            text = self._game.public_text(state, move)
        seat, before = int(state.to_act), state.copy()
        self._game.perform(state, move)
        self._record.append(Moved(seq, self._line.ply + 1, seat, seq - 1, text, commitment))
        # The run begins anew with another seat's move; older states are then of no use.
        del self._before[len(self._line.run) - 1 :]
        self._before.append(before)
        self._settle()

    def _settle(self) -> None:
        """Turn up what the rules turned up, then draw, until a seat is to act or all is over."""
        while True:
            if self._state.reveals != self._reveals:
                self._reveals = int(self._state.reveals)
                while self._line.face_down:
                    self._record.turn_up(self._line.face_down[0])
            if self._state.to_act != CHANCE:
                break
            self._draw()
        if self._state.to_act == OVER:
            outcome = self._state.outcome()
            assert outcome is not None, "a game that is over has an outcome"
            self._close(outcome)

    def _draw(self) -> None:
        state = self._state
        outcomes = self._game.chance_outcomes(state)
        drawn = self._record.draw([weight for _, weight in outcomes])
        told = tuple([(self._game.text(state, move), weight) for move, weight in outcomes])
        self._game.perform(state, outcomes[drawn][0])
        seq, ply = self._record.next_seq, self._line.ply + 1
        self._record.append(Drawn(seq, ply, told, told[drawn][0]))

    def _close(self, outcome: Outcome) -> None:
        """Nothing stays hidden when a match is over, not even what was taken back."""
        while (of := self._line.next_reveal()) is not None:
            self._record.turn_up(of)
        self._outcome = outcome


def _legal(state: State, text: str) -> int:
    if not isinstance(text, str):
        raise MalformedMove("not-a-text")
    move = state.game.parse(state, text)
    refusal = state.game.refusal(state, move)
    if refusal is not None:
        raise refusal
    return move


def _check_turn(state: State, seat: int | None) -> None:
    if seat is not None and state.to_act != seat:
        raise NotYourTurn("not-your-turn", seat=_name(seat), to_act=letter(int(state.to_act)))


def _name(seat: int) -> str:
    return letter(seat) if 0 <= seat < len(LETTERS) else str(seat)
