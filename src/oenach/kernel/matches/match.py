"""A match: a game being played, with the log that proves how.

Players act through it in text; it makes the draws itself, from its secret, and keeps every event.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from oenach.kernel.effects import Effects
from oenach.kernel.errors import (
    IllegalMove,
    MalformedMove,
    OenachError,
    OptionError,
    StaleMatch,
    shown,
)
from oenach.kernel.game import Game
from oenach.kernel.knowledge import Knowledge
from oenach.kernel.logs.events import (
    CalledOff,
    Drawn,
    Entry,
    Moved,
    Resigned,
    Seated,
    TakenBack,
    TimeCalled,
)
from oenach.kernel.logs.header import End, Seating
from oenach.kernel.logs.log import Log, Opening, read_log
from oenach.kernel.matches.happened import Happened
from oenach.kernel.matches.record import Record
from oenach.kernel.matches.replay import check_same_game, follow, replay, set_up
from oenach.kernel.matches.seating import checked_seating
from oenach.kernel.matches.snapshot import Snapshot, read_snapshot
from oenach.kernel.outcome import Outcome, Sheet
from oenach.kernel.seats import CHANCE, OVER, letter, seat_name
from oenach.kernel.state import State
from oenach.kernel.turns import check_turn, legal_move, refusal

LONGEST_NAME: Final = 80
"""The most characters of the name of whoever takes a seat."""


class Match:
    """One match. `secret` is 32 bytes, from the operating system if it is not given.

    Nonces are what the seats add to every draw; they are closed before event 0. Where a game has
    its seats drawn, `seating` has each player's chosen seat, or None for one who is to be drawn, in
    the order in which they joined, and nonces are by player; `places` of
    `kernel/matches/seating.py` says where they sit then. Without it nothing is drawn, and nonces
    are by seat.
    """

    def __init__(
        self,
        game: Game,
        secret: bytes | None = None,
        nonces: Mapping[int, bytes] | None = None,
        seating: Sequence[int | None] | None = None,
    ) -> None:
        chosen = None if seating is None else checked_seating(game, tuple(seating))
        self._begin(game, Record.begin(game, secret, nonces, chosen), game.new())
        if chosen is not None:
            self._draw_seats(chosen)
        self._settle()

    def _draw_seats(self, seating: Seating) -> None:
        """Give every player who chose no seat one of those that are left, one after the other."""
        free = [seat for seat in range(self._game.seats) if seat not in seating]
        for player, chosen in enumerate(seating):
            if chosen is None:
                outcomes = tuple([(letter(seat), 1) for seat in free])
                drawn = free.pop(self._record.draw([1] * len(free)))
                seq = self._record.next_seq
                self._record.append(Drawn(seq, 0, outcomes, letter(drawn), player))

    def _begin(self, game: Game, record: Record, state: State) -> None:
        self._game = game
        self._record = record
        self._line = record.line
        self._state = state
        # The state before the line's moves, and these moves: enough to go back among them.
        self._base = state
        self._moves: list[int] = []
        self._reveals = int(state.reveals)
        self._resigned: set[int] = set()
        self._outcome: Outcome | None = None
        # What the next draws come to, in an exercise; all others follow from the secret.
        self._prepared: list[str] = []

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

    @classmethod
    def beginning_at(
        cls,
        game: Game,
        position: object,
        secret: bytes | None = None,
        draws: Sequence[str] = (),
    ) -> Match:
        """A match that begins in a position, or with None as the game does, for exercises.

        `draws` are what its first draws come to; OptionError at one that cannot be drawn then. Its
        log does not tell how it came to that, so it cannot be loaded or verified.
        """
        match = cls.__new__(cls)
        record = Record.begin(game, secret, None, None)
        state = game.new() if position is None else game.from_position(position)
        match._begin(game, record, state)
        match._prepared = list(draws)
        match._settle()
        return match

    @classmethod
    def resume(cls, game: Game, secret: bytes, snapshot: object) -> Match:
        """Go on from a snapshot, exactly as the match it was taken of would.

        Its events up to then count as forgotten. LogError if the form of the snapshot is wrong, or
        it is of another game or secret; another OenachError if its position or one of its moves is
        none of the game.
        """
        taken = read_snapshot(snapshot)
        check_same_game(taken.header, game)
        match = cls.__new__(cls)
        state = game.restored(taken.position, taken.reveals, taken.trail)
        match._begin(game, Record.resume(taken, secret), state)
        match._take_up(taken)
        return match

    def _take_up(self, taken: Snapshot) -> None:
        # What a damaged snapshot says was played need not have been possible.
        self._state = self._base.copy()
        for text in taken.texts:
            self._moves.append(legal_move(self._state, text))
            self._game.perform(self._state, self._moves[-1], None)
        self._reveals = int(self._state.reveals)
        self._resigned = set(taken.resigned)
        if taken.ending is not None:
            self._outcome = Outcome(*taken.ending, self._sheets())

    def _sheets(self) -> tuple[Sheet, ...]:
        return tuple([self._state.sheet(seat) for seat in range(self._game.seats)])

    # What can be asked.

    @property
    def game(self) -> Game:
        """The rules that are played by."""
        return self._game

    @property
    def seating(self) -> Seating | None:
        """The seats that players chose, None for those who had theirs drawn; or None at all where
        nothing was drawn."""
        return self._record.header.seating

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
        """Whether the match has ended: by the rules, by a resignation, or called off."""
        return self._outcome is not None

    def outcome(self) -> Outcome | None:
        """How the match ended, or None while it goes on."""
        return self._outcome

    def knowledge(self, seat: int | None) -> Knowledge:
        """All that a seat with a perfect memory knows (None: an onlooker)."""
        return self._state.knowledge(None if seat is None else self._seat(seat))

    def observe(self, seat: int | None) -> Mapping[str, object]:
        """What may be shown to a seat (None: to a spectator), as JSON."""
        return self._state.observe(None if seat is None else self._seat(seat))

    def forced(self) -> str | None:
        """The move that the seat to act must make, if everybody can see that there is no other."""
        move = None if self.over else self._game.forced(self._state)
        return None if move is None else self._game.text(self._state, move)

    def awaits_time(self) -> bool:
        """Whether the table is still to call time when the agreed minutes are over."""
        return not self.over and not self._game.time_is_called(self._state)

    def undoable(self, seat: int) -> int:
        """How many of its latest moves a seat may take back.

        Those since which nobody else acted and nothing was drawn or turned up.
        """
        return 0 if self.over else self._line.undoable(seat)

    def can_take_back(self, seat: int) -> int:
        """How many moves would go if the table let a seat take back its last one; 0: it cannot.

        Later moves of other seats go with it, but never a draw, nor anything that was turned up,
        a call of time or a resignation.
        """
        return 0 if self.over else self._line.consented(seat)

    def movers(self) -> dict[int, int]:
        """Whose each move is that could still be taken back, by the number of its event."""
        return {made.seq: made.seat for made in self._line.moves}

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
        """The event with that number; LookupError if there is none, or it was forgotten."""
        return self._record.entry(seq)

    def events(self, after: int = -1) -> list[Entry]:
        """The events after the one with that number; LookupError if some were forgotten."""
        return self._record.since(max(after + 1, 0))

    @property
    def openings(self) -> dict[int, Opening]:
        """What the hidden moves so far really are, by event; never to be shown to a seat.

        Those that were forgotten, together with their events, had all been turned up.
        """
        return dict(self._record.openings)

    def happened(self, after: int = -1) -> list[Happened]:
        """The events after the one with that number, with what may be told of them.

        LookupError if some were forgotten.
        """
        return [self._happened(entry) for entry in self.events(after)]

    def _happened(self, entry: Entry) -> Happened:
        event, game = entry.event, self._game
        effects = self._record.effects.get(event.seq)
        seat = event.seat if isinstance(event, Moved) else None
        if effects is None:
            return Happened(entry, seat)
        seen = own = game.seen_effects(effects, None)
        opening = self._record.openings.get(event.seq)
        if opening is not None:
            own = game.seen_effects(effects, seat)
        return Happened(entry, seat, opening, seen, own)

    def forget(self, before: int) -> None:
        """Let go of the events before that number, which are kept elsewhere."""
        self._record.forget(before)

    def snapshot(self) -> dict[str, object]:
        """All that is needed to `resume` the match with its secret, as JSON.

        It tells what is hidden, so it is not for anybody at the table.
        """
        base = self._base if self._line.moves else self._state
        outcome = self._outcome
        return Snapshot(
            self._record.header,
            self.last_seq,
            self._record.last_hash,
            self._game.position(base),
            int(base.reveals),
            self._game.trail(base),
            self._line,
            [self._game.text(base, move) for move in self._moves] if self._line.moves else [],
            self._record.openings,
            self._resigned,
            None if outcome is None else (outcome.reason, outcome.winners),
        ).to_json()

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

    def follow(self, entry: Entry, opening: Opening | None = None) -> None:
        """Take in a stored event, with its opening if it is a hidden move.

        Events are followed one by one in their order; LogError at one that does not follow,
        LookupError at one that was forgotten.
        """
        follow(self, entry, opening)

    def refusal(self, text: str, *, seat: int | None = None) -> OenachError | None:
        """Why `play` would refuse a move now; None for one that it would make."""
        if self._outcome is not None:
            return self._match_over(self._outcome)
        return refusal(self._state, text, seat)

    def check_queue(self, texts: Sequence[str], seat: int) -> None:
        """OenachError, with its rule, if one of these moves may not be queued by a seat."""
        self._check_going_on()
        for text in texts:
            if not isinstance(text, str):
                raise MalformedMove("not-a-text")
            refused = self._game.queue_refusal(
                self._state, self._seat(seat), self._game.parse(self._state, text)
            )
            if refused is not None:
                raise refused

    # What can be done. Each gives the new events, or raises and leaves everything as it was.

    def play(
        self, text: str, *, seat: int | None = None, answers: int | None = None
    ) -> list[Entry]:
        """Make a move, and the draws that follow it.

        `seat` says who moves, and is refused out of turn; `answers` is the last event that the
        mover had seen, and is refused when there are newer ones.
        """
        self._check_going_on()
        check_turn(self._state, seat)
        self._check_fresh(answers)
        first = self._record.next_seq
        self._play(legal_move(self._state, text))
        return self._record.since(first)

    def play_all(
        self, texts: Sequence[str], *, seat: int | None = None, answers: int | None = None
    ) -> list[Entry]:
        """Make several moves, all or none.

        Only the last one may lead to a draw or a reveal: were a later move refused after it, the
        refusal would tell what was drawn and take it back.
        """
        self._check_going_on()
        check_turn(self._state, seat)
        self._check_fresh(answers)
        trial = self._state.copy()
        moves: list[int] = []
        for text in texts:
            if moves:
                self._check_batch(trial, len(moves))
                check_turn(trial, seat)
            moves.append(legal_move(trial, text))
            self._game.perform(trial, moves[-1], None)
        first = self._record.next_seq
        for move in moves:
            self._play(move)
        return self._record.since(first)

    def undo(self, seat: int, *, answers: int | None = None) -> list[Entry]:
        """Take back one move of that seat; a further call goes further."""
        self._check_going_on()
        self._check_fresh(answers)
        if not self.undoable(seat):
            raise StaleMatch("nothing-to-undo", seat=seat_name(seat), last=self.last_seq)
        return [self._take_one_back(seat, False)]

    def take_back(self, seat: int, *, answers: int | None = None) -> list[Entry]:
        """Take back the last move of a seat and all moves since, from the latest on.

        The others have seen it, so whoever calls this must have their consent.
        """
        self._check_going_on()
        self._check_fresh(answers)
        count = self.can_take_back(seat)
        if not count:
            raise StaleMatch("nothing-to-undo", seat=seat_name(seat), last=self.last_seq)
        return [self._take_one_back(seat, True) for _ in range(count)]

    def resign(self, seat: int) -> list[Entry]:
        """A seat gives up. Of two seats the other one wins; among more the play goes on."""
        self._check_going_on()
        if self._seat(seat) in self._resigned:
            raise StaleMatch("already-resigned", seat=letter(seat))
        resigned = Resigned(self._record.next_seq, self._line.ply, seat)
        self._resigned.add(seat)
        self._record.append(resigned)
        if self._game.seats == 2:
            self._close(Outcome("resignation", (1 - seat,), self._sheets()))
        return self._record.since(resigned.seq)

    def call_off(self) -> list[Entry]:
        """The match ends early, and nobody wins; whoever calls this must have everybody's
        consent."""
        self._check_going_on()
        called = CalledOff(self._record.next_seq, self._line.ply)
        self._record.append(called)
        self._close(Outcome("called-off", (), self._sheets()))
        return self._record.since(called.seq)

    def take_seat(self, seat: int, who: str) -> list[Entry]:
        """Somebody, a person or a bot, takes a seat, perhaps from whoever sat there."""
        self._check_going_on()
        self._seat(seat)
        if not isinstance(who, str) or not 1 <= len(who) <= LONGEST_NAME or not who.isprintable():
            raise OptionError("bad-name", longest=LONGEST_NAME)
        seated = Seated(self._record.next_seq, self._line.ply, seat, who)
        self._resigned.discard(seat)
        self._record.append(seated)
        return self._record.since(seated.seq)

    def call_time(self) -> list[Entry]:
        """The table calls time; IllegalMove in games that know no such thing."""
        self._check_going_on()
        self._state.call_time()
        called = TimeCalled(self._record.next_seq, self._line.ply)
        self._record.append(called)
        self._settle()
        return self._record.since(called.seq)

    # What must hold before anything is done.

    def _check_going_on(self) -> None:
        if self._outcome is not None:
            raise self._match_over(self._outcome)

    def _match_over(self, outcome: Outcome) -> IllegalMove:
        return IllegalMove(self._game.end_rule, "match-over", reason=outcome.reason)

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
        if not self._line.moves:
            self._base, self._moves = state.copy(), []
        seat, effects = int(state.to_act), Effects()
        self._game.perform(state, move, effects)
        self._record.effects[seq] = effects
        self._moves.append(move)
        self._record.append(Moved(seq, self._line.ply + 1, seat, seq - 1, text, commitment))
        self._settle()

    def _take_one_back(self, seat: int, consent: bool) -> Entry:
        self._moves.pop()
        self._state = self._replayed()
        # A round in which nothing lay face down may have ended in between.
        self._reveals = int(self._state.reveals)
        seq, ply, of = self._record.next_seq, self._line.ply - 1, self._line.moves[-1].seq
        return self._record.append(TakenBack(seq, ply, seat, of, consent))

    def _replayed(self) -> State:
        """The line's moves made again; no draw lies between them, so they lead to one state."""
        state = self._base.copy()
        for move in self._moves:
            self._game.perform(state, move, None)
        return state

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
        texts, even = state.game.move_texts, state.game.even_texts
        told = tuple(
            [even[move] if weight == 1 else (texts[move], weight) for move, weight in outcomes]
        )
        if self._prepared:
            drawn = self._take_prepared([text for text, _ in told])
        else:
            drawn = self._record.draw([weight for _, weight in outcomes])
        seq, ply = self._record.next_seq, self._line.ply + 1
        effects = self._record.effects[seq] = Effects()
        self._game.perform(state, outcomes[drawn][0], effects)
        self._record.append(Drawn(seq, ply, told, told[drawn][0]))

    def _take_prepared(self, possible: list[str]) -> int:
        text = self._prepared.pop(0)
        if text not in possible:
            known = ", ".join(possible[:9])
            raise OptionError("no-such-draw", draw=shown(text), known=known)
        return possible.index(text)

    def _close(self, outcome: Outcome) -> None:
        """Nothing stays hidden when a match is over, not even what was taken back."""
        while (of := self._line.next_reveal()) is not None:
            self._record.turn_up(of)
        self._outcome = outcome
