"""What the parts of the suite share: the game, its tables, and the settings of Hypothesis."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from typing import ClassVar

import pytest
from hypothesis import HealthCheck, settings

from oenach.games.module import GameModule
from oenach.kernel.game import Game
from oenach.kernel.rng import Rng
from oenach.kernel.seats import OVER
from oenach.kernel.state import State
from oenach.terminal.rulebook import rulebook, rules_in
from oenach.testing.about import About
from oenach.testing.spots import Spot
from oenach.testing.tables import (
    Table,
    check_ends,
    check_goes_on,
    installed_module,
    seat_counts,
    tables_of,
    walk,
)

few = settings(
    max_examples=20,
    deadline=None,
    suppress_health_check=[
        HealthCheck.too_slow,
        # Every game is tested by the same functions, each in a class of its own.
        HealthCheck.differing_executors,
    ],
)


class Conformance:
    """Tests of one game. A test that asks for `seats` is run at every table."""

    game: ClassVar[str] = ""
    """The name of the game, which must be installed."""
    about: ClassVar[About] = About()

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        """Ask which tables and languages there are when the tests are collected."""
        for argument, values in (("seats", self._seats), ("language", self._languages)):
            if argument in metafunc.fixturenames:
                metafunc.parametrize(argument, list(values()))

    def _seats(self) -> range:
        return seat_counts(self.game)

    def _languages(self) -> tuple[str, ...]:
        return self.about.languages

    @property
    def module(self) -> GameModule:
        """All that the game brings."""
        return installed_module(self.game)

    @property
    def rules(self) -> list[str]:
        """The ids of its rules, as they stand in its rulebook."""
        return list(rules_in(rulebook(self.game)))

    @property
    def tables(self) -> list[Table]:
        """Every number of seats with each of the option sets."""
        return tables_of(self.game, self.about.options)

    def make(self, seats: int, variant: int = 0) -> Game:
        """The game at a table, with one of its option sets; AssertionError if it does not end."""
        table = Table(self.game, seats, self.about.options[variant])
        told = how_it_goes_on(table.name, seats, json.dumps(table.options), self.about.most_plies)
        if told is not None:
            raise AssertionError(told)
        return table.make()

    def variants(self, seats: int) -> list[Game]:
        """The game at a table with each of its option sets."""
        return [self.make(seats, variant) for variant in range(len(self.about.options))]

    def walk(self, game: Game, seed: int, each: int = 1) -> Iterator[tuple[Spot, State]]:
        """One random game: every so manieth state, and where that is."""
        for ply, state in enumerate(walk(game, seed, limit=self.about.most_plies)):
            if ply % each == 0:
                yield Spot.at(state, ply), state

    def moves(self, game: Game, seed: int) -> Iterator[tuple[Spot, State, int]]:
        """One random game: every state but the last, and the move or draw that comes next."""
        rng = Rng(seed)
        state, ply = game.new(), 0
        while state.to_act != OVER:
            check_goes_on(state, ply, self.about.most_plies)
            move = int(game.random_move(state, rng))
            yield Spot.at(state, ply, move=move), state, move
            game.perform(state, move, None)
            ply += 1


@cache
def how_it_goes_on(name: str, seats: int, options: str, most: int) -> str | None:
    """Why a table cannot be tested, found out once: a game on it does not end. Else None.

    Search and bots play to the end with no limit, and would never come back."""
    try:
        check_ends(Table(name, seats, json.loads(options)).make(), most)
    except AssertionError as endless:
        return str(endless)
    return None
