"""Táin as a game of the kernel."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from oenach.games.tain.module import MODULE
from oenach.games.tain.rules import apply, legal, notation, scoring
from oenach.games.tain.rules.components import COMMANDO
from oenach.games.tain.rules.effects import EFFECTS, seen_effects
from oenach.games.tain.rules.imagining import TainImaginer, read_trail
from oenach.games.tain.rules.notation import first_placement, move_texts
from oenach.games.tain.rules.observation import forced, knowledge, observe, secret, trail_texts
from oenach.games.tain.rules.position import position
from oenach.games.tain.rules.reading import read_position
from oenach.games.tain.rules.recall import possible_position
from oenach.games.tain.rules.state import TainState
from oenach.games.tain.rules.view import TainEffect, TainView
from oenach.kernel.description import Description
from oenach.kernel.effects import Effects
from oenach.kernel.errors import IllegalMove, OenachError
from oenach.kernel.game import Game
from oenach.kernel.knowledge import Imaginer, Knowledge
from oenach.kernel.options import Choice, Flag, Option, first_player
from oenach.kernel.outcome import Outcome, Sheet
from oenach.kernel.reading import as_object
from oenach.kernel.rng import Rng
from oenach.kernel.seats import LETTERS
from oenach.kernel.state import State


class TainGame(Game):
    """Bluff and cattle raids, for two to four clans (T1)."""

    name = MODULE.name
    least_seats = MODULE.seats[0]
    most_seats = MODULE.seats[1]
    table_rules = MODULE.table
    rules_version = 1
    effect_kinds = EFFECTS
    end_rule = "T23"

    def __init__(self, seats: int, given: dict[str, object]) -> None:
        super().__init__(seats, given)
        self.set_notation(move_texts(seats))
        self.opening = self._opening()

    @classmethod
    def option_list(cls, seats: int) -> list[Option]:
        return [
            first_player(seats),  # T5
            Choice("marker", ["rotates", "stays"]),  # T5a
            Choice("lone_cow", ["left", "first_in_turn_order"]),  # T13
            Flag("memory_aid"),
        ]

    def new(self) -> State:
        return self.opening.copy()

    def _opening(self) -> TainState:
        state = TainState(self, None)
        first = self.options["first_player"]
        if isinstance(first, str) and first != "random":  # T5
            state.first = LETTERS.index(first)
            state.to_act = state.first
            state.phase = COMMANDO
        return state

    def legal(self, state: State) -> vec[i64]:
        return legal.legal(cast(TainState, state))

    def refusal(self, state: State, move: i64) -> IllegalMove | None:
        return legal.refusal(cast(TainState, state), move)

    def perform(self, state: State, move: i64, effects: Effects | None) -> None:
        apply.perform(cast(TainState, state), move, effects)

    def seen_effects(self, effects: Effects, seat: int | None) -> list[TainEffect]:
        return seen_effects(effects, self.seats, seat)

    def queue_refusal(self, state: State, seat: int, move: int) -> OenachError | None:
        return legal.queue_refusal(self.seats, seat, move)

    def queueable(self, state: State, seat: int, waiting: list[int]) -> list[int]:
        return legal.queueable(cast(TainState, state), seat, waiting)

    def random_move(self, state: State, rng: Rng) -> i64:
        return legal.random_move(cast(TainState, state), rng)

    def sheet(self, state: State, seat: int) -> Sheet:
        return scoring.sheet(cast(TainState, state), seat)

    def outcome(self, state: State) -> Outcome | None:
        return scoring.outcome(cast(TainState, state))

    def winners(self, state: State) -> i64:
        return scoring.winners(cast(TainState, state))

    def observe(self, state: State, seat: int | None) -> TainView:
        return observe(cast(TainState, state), seat)

    def knowledge(self, state: State, seat: int | None) -> Knowledge:
        return knowledge(cast(TainState, state), seat)

    def imaginer(self, knowledge: Knowledge) -> Imaginer:
        knowledge.check_game(self.name)
        data = possible_position(knowledge.view, knowledge.seat, self.seats)
        state = cast(TainState, self.restored(data, 0, knowledge.moves))
        return TainImaginer(state, -1 if knowledge.seat is None else knowledge.seat)

    def forced(self, state: State) -> int | None:
        return forced(cast(TainState, state))

    def hides(self, state: State, move: int) -> bool:
        return move >= first_placement(self.seats)

    def secret(self, state: State, seat: i64) -> i64:
        return secret(cast(TainState, state), seat)

    def seen_move(self, move: i64) -> i64:
        return notation.seen_move(self.seats, move)

    def described(self, text: str) -> Description | None:
        return notation.described(text)

    def public_text(self, state: State, move: int) -> str:
        text = self.text(state, move)
        return notation.unseen(text) if self.hides(state, move) else text

    def position(self, state: State) -> dict[str, object]:
        return position(cast(TainState, state))

    def from_position(self, data: object) -> State:
        read = as_object(data, "position")
        state = TainState(self.game_of(read), None)
        read_position(state, read)
        return state

    def trail(self, state: State) -> tuple[str, ...]:
        return trail_texts(cast(TainState, state))

    def restored(self, position: object, reveals: int, trail: tuple[str, ...]) -> State:
        state = cast(TainState, super().restored(position, reveals, trail))
        state.trail = read_trail(self.seats, trail)
        return state


GAME: Final = TainGame
