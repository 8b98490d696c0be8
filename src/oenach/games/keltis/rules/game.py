"""Keltis as a game of the kernel."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from oenach.games.keltis.module import MODULE
from oenach.games.keltis.rules import apply, legal, observation, position, scoring
from oenach.games.keltis.rules.components import TILE_NAMES
from oenach.games.keltis.rules.effects import EFFECTS, seen_effects
from oenach.games.keltis.rules.notation import described, move_texts
from oenach.games.keltis.rules.state import KeltisState
from oenach.games.keltis.rules.view import KeltisEffect, KeltisView
from oenach.kernel.description import Description
from oenach.kernel.effects import Effects
from oenach.kernel.errors import IllegalMove
from oenach.kernel.game import Game
from oenach.kernel.knowledge import Imaginer, Knowledge, OpenImaginer
from oenach.kernel.options import Option, first_player
from oenach.kernel.outcome import Outcome, Sheet
from oenach.kernel.reading import as_object
from oenach.kernel.rng import Rng
from oenach.kernel.seats import LETTERS
from oenach.kernel.state import State

DECISIONS: Final = ("keep", "leave")


class KeltisGame(Game):
    """The tile game for two to four players (R1)."""

    name = MODULE.name
    least_seats = MODULE.seats[0]
    most_seats = MODULE.seats[1]
    table_rules = MODULE.table
    rules_version = 1
    effect_kinds = EFFECTS
    open_information = True
    end_rule = "R8"

    def __init__(self, seats: int, given: dict[str, object]) -> None:
        super().__init__(seats, given)
        self.set_notation(move_texts(seats))

    @classmethod
    def option_list(cls, seats: int) -> list[Option]:
        return [first_player(seats)]

    def new(self) -> KeltisState:
        """All tiles face down, and a draw for who starts unless that is settled (R3)."""
        state = KeltisState(self, None)
        first = self.options["first_player"]
        if isinstance(first, str) and first != "random":
            apply.give_turn(state, LETTERS.index(first))
        return state

    def legal(self, state: State) -> vec[i64]:
        return legal.legal(cast(KeltisState, state))

    def refusal(self, state: State, move: i64) -> IllegalMove | None:
        return legal.refusal(cast(KeltisState, state), move)

    def random_move(self, state: State, rng: Rng) -> i64:
        return legal.random_move(cast(KeltisState, state), rng)

    def perform(self, state: State, move: i64, effects: Effects | None) -> None:
        apply.perform(cast(KeltisState, state), move, effects)

    def seen_effects(self, effects: Effects, seat: int | None) -> list[KeltisEffect]:
        return seen_effects(effects)

    def describe(self, state: State, move: int, seat: int | None) -> Description:
        told = super().describe(state, move, seat)
        revealed = cast(KeltisState, state).revealed
        # The tile that was turned up stands in the position, not in the text.
        return told._replace(piece=TILE_NAMES[revealed]) if told.verb in DECISIONS else told

    def described(self, text: str) -> Description | None:
        return described(text)

    def sheet(self, state: State, seat: int) -> Sheet:
        return scoring.sheet(cast(KeltisState, state), seat)

    def outcome(self, state: State) -> Outcome | None:
        return scoring.outcome(cast(KeltisState, state))

    def winners(self, state: State) -> i64:
        return scoring.winners(cast(KeltisState, state))

    def observe(self, state: State, seat: int | None) -> KeltisView:
        return observation.observe(cast(KeltisState, state))

    def knowledge(self, state: State, seat: int | None) -> Knowledge:
        return observation.knowledge(cast(KeltisState, state), seat)

    def imaginer(self, knowledge: Knowledge) -> Imaginer:
        knowledge.check_game(self.name)
        return OpenImaginer(self.from_position(knowledge.view))

    def position(self, state: State) -> dict[str, object]:
        return position.position(cast(KeltisState, state))

    def from_position(self, data: object) -> KeltisState:
        fields = as_object(data, "position")
        return position.read_position(self.game_of(fields), fields)


GAME: Final = KeltisGame
