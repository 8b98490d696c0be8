"""The kinds of error, each of which maps to one wire code.

An error carries a message key and facts, never a sentence: the sentences live in the message
catalogues, so that a page, a terminal and a bot can each tell the same thing in their own way.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

Fact = str | int | bool


def shown(value: object) -> str:
    """A value from outside as a short text for a fact; never fails, whatever it is."""
    if isinstance(value, str):
        return value if len(value) <= 60 else value[:57] + "..."
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value) if abs(value) < 10**18 else "a huge number"
    if isinstance(value, float):
        return str(value)
    return "an object" if isinstance(value, dict) else "a list"


class OenachError(Exception):
    """The root of every error that a person or a program can cause by what they ask for."""

    code: ClassVar[str] = "error"

    def __init__(self, key: str, **facts: Fact) -> None:
        super().__init__(key)
        self.key = key
        self.facts: Mapping[str, Fact] = facts

    def __str__(self) -> str:
        told = ", ".join(f"{name}={value}" for name, value in self.facts.items())
        return f"{self.key} ({told})" if told else self.key

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuild, (type(self), self.__dict__)


def _rebuild(kind: type[OenachError], attributes: dict[str, object]) -> OenachError:
    error = kind.__new__(kind)
    error.__dict__.update(attributes)
    error.args = (attributes["key"],)
    return error


class MalformedMove(OenachError):
    """The text is no move of this game's notation, or the number no move id."""

    code = "malformed-move"


class IllegalMove(OenachError):
    """A move that the rules refuse here; `rule` is the id of the rule, `facts` say why."""

    code = "illegal-move"

    def __init__(self, rule: str, key: str, **facts: Fact) -> None:
        super().__init__(key, **facts)
        self.rule = rule

    def __str__(self) -> str:
        return f"{self.rule}: {super().__str__()}"


class NotYourTurn(OenachError):
    """Somebody else is to act."""

    code = "not-your-turn"


class StaleMatch(OenachError):
    """It does not fit how far the match is: a move that answers an older event than the last, say.

    Or there is nothing to take back, the seat has resigned already, or a batch would go on after a
    draw that the mover has not seen.
    """

    code = "stale"


class OptionError(OenachError):
    """An unknown game, bot, seat, option or name, or a number or value that is not allowed."""

    code = "bad-option"


class PositionError(OenachError):
    """A position that cannot be; `where` is the path to what is wrong."""

    code = "bad-position"

    def __init__(self, where: str, key: str, **facts: Fact) -> None:
        super().__init__(key, **facts)
        self.where = where

    def __str__(self) -> str:
        return f"{self.where}: {super().__str__()}"


class LogError(OenachError):
    """A log that does not hold; `seq` is the event at which it breaks (-1: the header)."""

    code = "bad-log"

    def __init__(self, seq: int, key: str, **facts: Fact) -> None:
        super().__init__(key, **facts)
        self.seq = seq

    def __str__(self) -> str:
        where = "header" if self.seq < 0 else f"event {self.seq}"
        return f"{where}: {super().__str__()}"
