"""An engine and a reference side by side: they must agree wherever they are taken together.

Knows no game: the engine side is any object with the kernel's `Game` interface, the reference
side any reference program.
"""

from __future__ import annotations

import json
from random import Random
from types import ModuleType
from typing import Any

LETTERS = "ABCDE"
CHANCE, OVER = -1, -2


class Pair:
    """A state of the engine and a position of the reference that should be the same."""

    def __init__(self, game: Any, state: Any, rules: ModuleType, position: dict[str, Any]) -> None:
        self.game = game
        self.state = state
        self.rules = rules
        self.position = position
        self.path: list[str] = []
        self.before = position
        self.moves: dict[str, int] = {}
        self.compare()

    @classmethod
    def at_start(cls, game: Any, rules: ModuleType, options: dict[str, Any]) -> Pair:
        """The two at the start of a game."""
        return cls(game, game.new(), rules, rules.start(game.seats, options))

    @classmethod
    def at(cls, game: Any, rules: ModuleType, position: dict[str, Any]) -> Pair:
        """The two at a position."""
        return cls(game, game.from_position(position), rules, position)

    def branch(self) -> Pair:
        """The same place again, to go another way from it."""
        pair = Pair.__new__(Pair)
        pair.__dict__.update(self.__dict__)
        pair.state = self.state.copy()
        pair.path = list(self.path)
        return pair

    def play(self, text: str) -> None:
        """Make a move on both sides and compare."""
        self.before = self.position
        self.path.append(text)
        self.position = self.rules.apply(self.position, text)
        self.state.apply(self.moves[text])
        self.compare()

    def play_at_random(self, rng: Random) -> None:
        """Make a random move, or draw a random outcome."""
        self.play(rng.choice(sorted(self.moves)))

    def compare(self) -> None:
        """Legal moves, chance, the whole position and the outcome."""
        state, position = self.state, self.position
        self._same("position", self.game.position(state), position)
        self._same("to act", self._engine_to_act(), self._reference_to_act())
        moves = state.legal_moves()
        texts = [self.game.text(state, move) for move in moves]
        self._same("legal moves", sorted(texts), sorted(self.rules.legal(position)))
        drawn = [(self.game.text(state, m), weight) for m, weight in state.chance_outcomes()]
        self._same("chance", sorted(drawn), sorted(self.rules.chance(position)))
        self._same("outcome", self._engine_outcome(), self.rules.outcome(position))
        self.moves = dict(zip(texts, moves, strict=True))

    def round_trip(self) -> None:
        """The engine reads the reference's position back as the very same one."""
        again = self.game.from_position(json.loads(json.dumps(self.position)))
        self._same("position read back", self.game.position(again), self.position)

    def _engine_to_act(self) -> str | int:
        seat = int(self.state.to_act)
        return seat if seat < 0 else LETTERS[seat]

    def _reference_to_act(self) -> str | int:
        if self.rules.outcome(self.position) is not None:
            return OVER
        return CHANCE if self.rules.chance(self.position) else str(self.position["to_act"])

    def _engine_outcome(self) -> tuple[str, list[str], list[int]] | None:
        outcome = self.state.outcome()
        if outcome is None:
            return None
        winners = [LETTERS[seat] for seat in outcome.winners]
        return outcome.reason, winners, [sheet.total for sheet in outcome.sheets]

    def _same(self, what: str, engine: object, reference: object) -> None:
        if engine != reference:
            raise AssertionError(
                f"{what} differs after {self.path[-1:] or 'no move'}\n"
                f"before:    {json.dumps(self.before)}\n"
                f"engine:    {json.dumps(engine)}\nreference: {json.dumps(reference)}"
            )
