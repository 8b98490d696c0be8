"""The messages between a parent and the process of its bots: frames of JSON."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final, NoReturn, cast

from oenach.bots.bot import Thoughts
from oenach.bots.hosting.answer import Fault, FaultKind
from oenach.kernel.game import Game
from oenach.kernel.knowledge import Knowledge
from oenach.kernel.logs.events import canonical
from oenach.processes.frames import Frame

ENGAGE: Final = b"E"
"""An `Engagement`."""
ASK: Final = b"Q"
"""A `Question`."""
SAID: Final = b"S"
"""A bot's thoughts, or that it is ready."""
FAILED: Final = b"F"
"""What went wrong instead, as a text."""

READY: Final = "ready"
LONGEST_REASON: Final = 200
"""So many characters of what a bot says about its failure are kept."""

EDGE: Final = 1e-6
"""Sums of floating-point numbers may miss 0 and 1 by as much."""


@dataclass(frozen=True, slots=True)
class Engagement:
    """Which bot the next questions are for, and of which game; it comes before the first one."""

    bot: str
    game: str
    seats: int
    options: dict[str, object]

    @staticmethod
    def of(bot: str, game: Game) -> Engagement:
        """A bot engaged for a game with the options that it was asked for with."""
        return Engagement(bot, game.name, game.seats, game.given)

    def to_frame(self) -> Frame:
        """The message; `from_frame` reads it back."""
        wanted = {"bot": self.bot, "game": self.game, "seats": self.seats, "options": self.options}
        return Frame(ENGAGE, canonical(wanted))

    @staticmethod
    def from_frame(message: Frame) -> Engagement:
        """The engagement in a message of `to_frame`."""
        return Engagement(**json.loads(message.body))


@dataclass(frozen=True, slots=True)
class Question:
    """What a bot is asked. A state has no place in it: a seat's knowledge is all there is."""

    knowledge: Knowledge
    moves: Sequence[int]
    seconds: float
    seed: int
    beliefs: bool

    @staticmethod
    def about(
        game: Game, knowledge: Knowledge, seconds: float, seed: int, beliefs: bool
    ) -> Question:
        """The question to the seat to act; the legal moves follow from what it knows.

        TypeError, ValueError or PositionError unless it is given exactly that.
        """
        # A class derived from it could carry more than its name promises.
        if type(knowledge) is not Knowledge:
            raise TypeError(f"a bot is given knowledge, not {type(knowledge).__name__}")
        state = game.imaginer(knowledge).draw(Random(seed))
        if state.knowledge(knowledge.seat) != knowledge:
            raise ValueError("this is not what a seat knows")
        if knowledge.seat is None or knowledge.seat != state.to_act:
            raise ValueError("a bot is asked for the seat to act")
        moves = [int(move) for move in state.legal_moves()]
        return Question(knowledge, moves, seconds, seed, beliefs)

    def to_frame(self) -> Frame:
        """The message; `from_frame` reads it back."""
        asked = {
            "knowledge": self.knowledge.to_json(),
            "moves": list(self.moves),
            "seconds": self.seconds,
            "seed": self.seed,
            "beliefs": self.beliefs,
        }
        return Frame(ASK, canonical(asked))

    @staticmethod
    def from_frame(message: Frame) -> Question:
        """The question in a message of `to_frame`."""
        asked = json.loads(message.body)
        return Question(**{**asked, "knowledge": Knowledge.from_json(asked["knowledge"])})


def said(what: object) -> Frame:
    """A reply; `read_reply` reads it back."""
    return Frame(SAID, canonical(what))


def failed(error: Exception) -> Frame:
    """The reply in place of one."""
    return Frame(FAILED, f"{type(error).__name__}: {error}".encode(errors="replace"))


def read_reply(message: Frame) -> object:
    """What a bot's process said; Fault if it is no reply, or tells of a failure."""
    if message.kind == FAILED:
        told = message.body.decode(errors="replace")
        raise Fault(FaultKind.CRASHED, told[:LONGEST_REASON])
    if message.kind != SAID:
        raise Fault(FaultKind.GARBLED, "not a reply")
    try:
        return cast(object, json.loads(message.body, parse_constant=_refuse))
    except (ValueError, RecursionError):
        raise Fault(FaultKind.GARBLED, "not a reply") from None


def read_thoughts(message: Frame, moves: Sequence[int]) -> Thoughts:
    """The thoughts in a reply; Fault unless they are sound and their move is legal."""
    said = read_reply(message)
    try:
        thoughts = Thoughts.from_json(cast("dict[str, object]", said))
        _check(thoughts)
    except (TypeError, ValueError, KeyError, AttributeError):
        raise Fault(FaultKind.GARBLED, "not thoughts") from None
    named = [thoughts.move, *(one.move for one in thoughts.candidates)]
    if not set(named) <= set(moves):
        raise Fault(FaultKind.ILLEGAL, f"none of the {len(moves)} legal moves")
    return thoughts


def _refuse(constant: str) -> NoReturn:
    raise ValueError(f"{constant} is no number")


def _check(thoughts: Thoughts) -> None:
    """TypeError or ValueError where something has not the type that it claims."""
    whole = [thoughts.move, thoughts.simulations]
    whole += [one.move for one in thoughts.candidates] + [one.seat for one in thoughts.beliefs]
    parts = list(thoughts.wins)
    for candidate in thoughts.candidates:
        parts += [candidate.win, candidate.share]
    for belief in thoughts.beliefs:
        parts += belief.chances.values()
    texts = [one.place for one in thoughts.beliefs]
    if any(type(number) is not int for number in whole) or type(thoughts.late) is not bool:
        raise TypeError
    if any(type(part) not in (int, float) for part in parts) or not all(
        isinstance(text, str) for text in texts
    ):
        raise TypeError
    if not all(-EDGE <= part <= 1 + EDGE for part in parts):
        raise ValueError
