"""A table: a match, whoever sits at it, and the file that it is kept in."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from types import FrameType

from oenach.bots.hosting.answer import Answer
from oenach.bots.hosting.faults import play_answer
from oenach.bots.hosting.host import BotHost
from oenach.console.saves import SaveFile, read_json
from oenach.console.speaker import Speaker
from oenach.kernel.game import Game
from oenach.kernel.logs.header import Seating
from oenach.kernel.matches.match import Match
from oenach.kernel.matches.seating import is_seat_draw, places
from oenach.story.history import History
from oenach.story.sitter import Sitter
from oenach.terminal.chronicle import Chronicle
from oenach.terminal.sitters import ADVISER, sitters_of


class Table:
    """Everything goes through here, so that what happens is told, and kept on disk."""

    def __init__(
        self,
        match: Match,
        chronicle: Chronicle,
        save: SaveFile | None,
        rng: Random | None = None,
        pace: float | None = None,
    ) -> None:
        self.match = match
        self.chronicle = chronicle
        self.save_file = save
        """None for a match whose log does not tell how it began: it could not be read again."""
        # Up to which event the match is on disk; -2 if it is not there at all.
        self.saved_seq = match.last_seq if save is not None and save.is_there() else -2
        self.sitters = sitters_of(match)
        self._rng = rng or Random()
        # When nobody plays against them, bots need not hide how hard a decision was.
        self._pace = pace if pace is not None or self.people else 0.0
        # Each seat has a process of its own, so that nothing which one seat knows is anywhere
        # near the bot of another.
        self.hosts: dict[int, BotHost] = {
            seat: BotHost(sitter.name, match.game, pace=self._pace)
            for seat, sitter in enumerate(self.sitters)
            if sitter.is_bot
        }
        self.advisers: dict[int, BotHost] = {
            seat: BotHost(ADVISER, match.game, pace=0) for seat in self.people
        }

    @classmethod
    def new(
        cls,
        game: Game,
        sitters: Sequence[Sitter],
        speaker: Speaker,
        secret: bytes | None = None,
        rng: Random | None = None,
        *,
        seating: Seating | None = None,
        pace: float | None = None,
    ) -> Table:
        """A table at which a match begins: sitters by seat, or, with a seating, in the order in
        which they joined."""
        match = Match(game, secret, seating=seating)
        drawn, last = match.happened(), match.last_seq
        seats = list(range(game.seats))
        if seating is not None:
            seats = places(seating, [each.entry.event for each in drawn])
        for seat, sitter in sorted(zip(seats, sitters, strict=True)):
            match.take_seat(seat, str(sitter))
        chronicle = Chronicle(game.name, speaker)
        # First who sits where, though the match has drawn before anybody could sit down.
        mine = [each for each in drawn if is_seat_draw(each.entry.event)]
        chronicle.follow([*mine, *match.happened(last)])
        chronicle.follow(drawn[len(mine) :])
        return cls(match, chronicle, SaveFile.new(game.name), rng, pace)

    @classmethod
    def resumed(cls, path: Path, speaker: Speaker, pace: float | None = None) -> Table:
        """The table of a saved match; LogError or TerminalError if it cannot go on."""
        history = History(read_json(path))
        match = history.match
        chronicle = Chronicle(match.game.name, speaker)
        for step in history.steps:
            chronicle.follow(step.happened)
        return cls(match, chronicle, SaveFile.existing(path), pace=pace)

    @classmethod
    def going_on(
        cls,
        match: Match,
        sitters: Sequence[Sitter],
        chronicle: Chronicle,
        *,
        kept: bool,
        pace: float | None = None,
    ) -> Table:
        """A table at which a match goes on that was begun elsewhere, with others perhaps; the
        chronicle has followed it. Without a log that can be read again it is not kept."""
        for seat, sitter in enumerate(sitters):
            seen = match.last_seq
            match.take_seat(seat, str(sitter))
            chronicle.follow(match.happened(seen))
        save = SaveFile.new(match.game.name) if kept else None
        return cls(match, chronicle, save, pace=pace)

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, sitter in enumerate(self.sitters) if not sitter.is_bot]

    def legal_texts(self) -> list[str]:
        """The legal moves in notation."""
        state = self.match.state
        return [self.match.game.text(state, move) for move in state.legal_moves()]

    def play(self, text: str, seat: int) -> None:
        """Make a move; OenachError if it is refused, and then nothing has changed."""
        with self._told():
            self.match.play(text, seat=seat)

    def undo(self, seat: int) -> None:
        """Take back the last move of a seat; StaleMatch if that cannot be."""
        with self._told():
            self.match.undo(seat)

    def call_time(self) -> None:
        """Call time, in a game that has such a limit."""
        with self._told():
            self.match.call_time()

    def play_bot(self, seat: int) -> None:
        """Let the bot of a seat move; if it fails, a move is made for it, and the log says so."""
        answer = self._ask(self.hosts[seat], seat)
        sitter = self.sitters[seat]

        def named(fault: str) -> str:
            return str(sitter._replace(fault=fault))

        with self._told():
            fault = play_answer(self.match, seat, answer, named, before=sitter.fault)
            self.sitters[seat] = sitter._replace(fault=fault)

    def advise(self, seat: int) -> Answer:
        """What the best bot thinks, on nothing but what the seat to act knows."""
        return self._ask(self.advisers[seat], seat, beliefs=True)

    def close(self) -> None:
        """Send the bots home; if the match goes on, they are called again."""
        for host in [*self.hosts.values(), *self.advisers.values()]:
            host.close()

    def _ask(self, host: BotHost, seat: int, beliefs: bool = False) -> Answer:
        return host.ask(self.match.knowledge(seat), self._rng.getrandbits(62), beliefs)

    def save(self) -> None:
        """Put the match on disk if it went on since; TerminalError if that cannot be done."""
        if self.save_file is None or self.saved_seq == self.match.last_seq:
            return
        with uninterrupted():
            self.save_file.write(self.match.log)
            self.saved_seq = self.match.last_seq

    @contextmanager
    def _told(self) -> Iterator[None]:
        """Whatever is done within is told afterwards; Ctrl-C waits until both are done."""
        match = self.match
        with uninterrupted():
            seen = match.last_seq
            yield
            self.chronicle.follow(match.happened(seen))


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Hold Ctrl-C back, so that no move is left half made and no file half written."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    pressed: list[int] = []

    def remember(number: int, frame: FrameType | None) -> None:
        pressed.append(number)

    usual = signal.signal(signal.SIGINT, remember)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, usual)
    if pressed:
        raise KeyboardInterrupt
