"""Where in a game a claim is made, so that one that fails says at which table, in which position,
of which move, and what was found there instead of what."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Set
from dataclasses import dataclass, replace
from typing import Final, NamedTuple, NoReturn, TypeVar

from oenach.kernel.game import Game
from oenach.kernel.seats import CHANCE, LETTERS, OVER
from oenach.kernel.state import State

LONGEST: Final = 2000
"""So many characters of a value are shown."""

Error = TypeVar("Error", bound=Exception)


@dataclass(frozen=True)
class Spot:
    """A table, a position there if there is one, and what else a claim is about."""

    game: Game
    state: State | None = None
    ply: int | None = None
    facts: tuple[tuple[str, object], ...] = ()

    @classmethod
    def at(cls, state: State, ply: int | None = None, **facts: object) -> Spot:
        """A position, after so many moves and draws of a random game."""
        return cls(state.game, state, ply, tuple(facts.items()))

    def of(self, **facts: object) -> Spot:
        """The same, with more that the claim is about: a `seat`, a `move`, a `text`."""
        return replace(self, facts=(*self.facts, *facts.items()))

    def holds(self, claim: str, is_so: bool) -> None:
        """AssertionError if it is not so."""
        __tracebackhide__ = True
        if not is_so:
            self.fails(f"it is not so that {claim}")

    def same(self, what: str, got: object, expected: object) -> None:
        """AssertionError with the first field in which two things differ."""
        __tracebackhide__ = True
        if got != expected:
            where, found, wanted = difference(got, expected)
            self.of(field=where or what, expected=wanted, got=found).fails(
                f"{what}: not as expected"
            )

    def same_json(self, what: str, got: object, expected: object) -> None:
        """The same byte for byte, the order of the keys included."""
        __tracebackhide__ = True
        if json.dumps(got) != json.dumps(expected):
            self.same(what, plain(got), plain(expected))
            self.fails(f"{what}: the same keys in another order")

    def raises(
        self, what: str, kind: type[Error] | tuple[type[Error], ...], do: Callable[[], object]
    ) -> Error:
        """The error that comes of doing something; AssertionError if none of that kind does."""
        __tracebackhide__ = True
        names = " or ".join(one.__name__ for one in (kind if isinstance(kind, tuple) else (kind,)))
        try:
            found = do()
        except kind as error:
            return error
        except Exception as error:
            self.of(expected=names, got=repr(error)).fails(f"{what}: refused in another way")
        else:
            self.of(expected=names, got=found).fails(f"{what}: not refused")

    def fails(self, claim: str) -> NoReturn:
        """AssertionError with all that is known of the place."""
        __tracebackhide__ = True
        raise AssertionError("\n".join([claim, *(f"  {line}" for line in self.lines())]))

    def lines(self) -> list[str]:
        """The place in words, a line each."""
        game = self.game
        lines = [f"game: {game.name}, {game.seats} seats, options {json.dumps(game.given)}"]
        if self.state is not None:
            when = "" if self.ply is None else f"ply {self.ply}, "
            lines.append(f"at: {when}{_turn(int(self.state.to_act))}")
            lines.append(f"position: {shown(game.position(self.state))}")
        return lines + [f"{name}: {self._fact(name, value)}" for name, value in self.facts]

    def _fact(self, name: str, value: object) -> str:
        if name in ("seat", "viewer"):
            return seat_shown(value)
        if name == "move" and isinstance(value, int) and 0 <= value < self.game.move_count:
            return f"`{self.game.move_texts[value]}` (id {value})"
        return shown(value)


class Difference(NamedTuple):
    """Where two things differ, and what is there in each."""

    where: str
    got: object
    expected: object


def difference(got: object, expected: object, where: str = "") -> Difference:
    """The first field in which two things differ, as a path of keys and indexes.

    Where one object has other keys than the other, only these are given of both."""
    if isinstance(got, Mapping) and isinstance(expected, Mapping):
        if got.keys() != expected.keys():
            more = {key: got[key] for key in got if key not in expected}
            less = {key: expected[key] for key in expected if key not in got}
            return Difference(where, more, less)
        for key in got:
            if got[key] != expected[key]:
                return difference(got[key], expected[key], f"{where}.{key}" if where else str(key))
    if isinstance(got, list | tuple) and isinstance(expected, list | tuple):
        if len(got) != len(expected):
            return Difference(where, got, expected)
        for index, (one, other) in enumerate(zip(got, expected, strict=True)):
            if one != other:
                return difference(one, other, f"{where}[{index}]")
    return Difference(where, got, expected)


def plain(value: object) -> object:
    """A value as JSON has it, so that tuples and lists are the same."""
    return json.loads(json.dumps(value))


def shown(value: object) -> str:
    """A value as it is written in a message, shortened if it is very long."""
    if isinstance(value, Set):
        value = sorted(value, key=str)
    try:
        text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    except (TypeError, ValueError):
        text = repr(value)
    return text if len(text) <= LONGEST else f"{text[:LONGEST]} …"


def seat_shown(seat: object) -> str:
    """A seat by its letter; nobody's is an onlooker's."""
    if seat is None:
        return "an onlooker"
    return LETTERS[seat] if isinstance(seat, int) and 0 <= seat < len(LETTERS) else str(seat)


def _turn(to_act: int) -> str:
    if to_act == CHANCE:
        return "a draw is due"
    return "the game is over" if to_act == OVER else f"seat {seat_shown(to_act)} to act"
