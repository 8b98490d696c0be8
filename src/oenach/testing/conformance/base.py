"""What the parts of the suite share: the game, its tables, and the settings of Hypothesis."""

from __future__ import annotations

import json
from typing import ClassVar

import pytest
from hypothesis import HealthCheck, settings

from oenach.games.installed import module_of
from oenach.games.module import GameModule
from oenach.kernel.game import Game
from oenach.kernel.state import State
from oenach.terminal.rulebook import rulebook, rules_in
from oenach.testing.about import About
from oenach.testing.tables import Table, seat_counts, tables_of

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
        found = module_of(self.game)
        assert found is not None, f"no game called {self.game} is installed"
        return found

    @property
    def rules(self) -> list[str]:
        """The ids of its rules, as they stand in its rulebook."""
        return list(rules_in(rulebook(self.game)))

    @property
    def tables(self) -> list[Table]:
        """Every number of seats with each of the option sets."""
        return tables_of(self.game, self.about.options)

    def make(self, seats: int, variant: int = 0) -> Game:
        """The game at a table, with one of its option sets."""
        return Table(self.game, seats, self.about.options[variant]).make()

    def variants(self, seats: int) -> list[Game]:
        """The game at a table with each of its option sets."""
        return [self.make(seats, variant) for variant in range(len(self.about.options))]


def written(state: State) -> str:
    """The whole position as one text."""
    return json.dumps(state.game.position(state), sort_keys=True)
