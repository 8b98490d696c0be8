"""The players of a tournament: bots by name, each with the budget that it thinks with.

`master` plays with all the simulations of its level, `master@1/20` with a twentieth of them, and
`master@0.05s` for that long a move, however many simulations that makes.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from importlib import import_module
from typing import Final

from oenach.arena.errors import ArenaError
from oenach.bots import catalog
from oenach.bots.bot import Bot
from oenach.kernel.game import Game

LONGEST: Final = 600
"""A move may be thought about for no more seconds than this."""
UNITS: Final = {"ms": Fraction(1, 1000), "s": Fraction(1)}


@dataclass(frozen=True, slots=True)
class Player:
    """A bot and its budget: a part of its level's simulations, seconds a move, or neither."""

    name: str
    part: Fraction | None = None
    seconds: Fraction | None = None

    @staticmethod
    def read(text: str) -> Player:
        """The player of a text such as `master`, `master@1/20`, `master@0.05s`, `master@50ms`."""
        name, at, budget = text.strip().partition("@")
        if not name or (at and not budget):
            raise ArenaError("arena-bad-player", player=text[:60])
        if not at:
            return Player(name)
        for unit, second in UNITS.items():
            if budget.endswith(unit):
                return Player(name, seconds=read_seconds(budget.removesuffix(unit), second))
        return Player(name, part=read_part(budget))

    @property
    def label(self) -> str:
        """The text that names this player, the same for each way to write it."""
        if self.seconds is not None:
            return f"{self.name}@{float(self.seconds):g}s"
        return self.name if self.part is None else f"{self.name}@{self.part}"

    @property
    def limit(self) -> float | None:
        """How many seconds a move may take, where that is the budget."""
        return None if self.seconds is None else float(self.seconds)

    def within(self, game: Game, part: Fraction | None, seconds: Fraction | None) -> Player:
        """The player with a budget that holds for all: it matters to those that search only."""
        bot = self.bot(game)
        if self.part is not None or self.seconds is not None:
            return self
        if part is not None and bot.scaled(float(part)) is not bot:
            return Player(self.name, part=part)
        if seconds is not None and bot.timed(float(seconds)) is not bot:
            return Player(self.name, seconds=seconds)
        return self

    def bot(self, game: Game) -> Bot:
        """The bot, made anew: of the catalogue, or of `module:factory`, which takes the game."""
        bot = imported(self.name, game) if ":" in self.name else catalog.bot(self.name, game)
        if self.part is not None:
            bot = bot.scaled(float(self.part))
        return bot if self.seconds is None else bot.timed(float(self.seconds))


def imported(name: str, game: Game) -> Bot:
    """A bot that is not of the catalogue: what `factory(game)` of a module gives."""
    module, _, factory = name.partition(":")
    try:
        bot = getattr(import_module(module), factory)(game)
    except Exception as error:
        why = f"{type(error).__name__}: {error}"
        raise ArenaError("arena-no-such-factory", bot=name[:80], why=why[:200]) from error
    if not isinstance(bot, Bot):
        raise ArenaError("arena-no-bot-made", bot=name[:80])
    return bot


def read_part(text: str) -> Fraction:
    """A part of a level's simulations, as `1/20` or `0.05`; more than all of them is allowed."""
    number = _fraction(text)
    if number is None or not 0 < number <= 1000:
        raise ArenaError("arena-bad-part", budget=text[:40])
    return number


def read_seconds(text: str, second: Fraction = UNITS["s"]) -> Fraction:
    """Seconds a move, where `second` is what the text counts in."""
    number = _fraction(text)
    if number is None or not 0 < number * second <= LONGEST:
        raise ArenaError("arena-bad-seconds", budget=text[:40], longest=LONGEST)
    return number * second


def _fraction(text: str) -> Fraction | None:
    # A long exponent would take for ever to work out.
    try:
        return Fraction(text) if len(text) < 20 and "e" not in text.lower() else None
    except (ValueError, ZeroDivisionError):
        return None
