"""Celtic Trader as a game of the kernel."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from oenach.games.celtic_trader.module import MODULE
from oenach.games.celtic_trader.rules import apply, legal, observation, scoring
from oenach.games.celtic_trader.rules.board import Board
from oenach.games.celtic_trader.rules.components import (
    KINDS,
    PHASE_DRAW,
    PHASE_OVER,
    entry,
    romans_in_play,
)
from oenach.games.celtic_trader.rules.effects import EFFECTS, seen_effects
from oenach.games.celtic_trader.rules.notation import described, malformed, move_texts, written
from oenach.games.celtic_trader.rules.options import LimitOption, MapOption, round_limit
from oenach.games.celtic_trader.rules.position import position
from oenach.games.celtic_trader.rules.reading import read_position
from oenach.games.celtic_trader.rules.state import CelticTraderState, Terms
from oenach.games.celtic_trader.rules.view import CelticTraderEffect, CelticTraderView
from oenach.kernel.description import Description
from oenach.kernel.effects import Effects
from oenach.kernel.errors import IllegalMove, MalformedMove
from oenach.kernel.game import Game
from oenach.kernel.knowledge import Imaginer, Knowledge, OpenImaginer
from oenach.kernel.options import Choice, Flag, Option, Whole
from oenach.kernel.outcome import Outcome, Sheet
from oenach.kernel.reading import as_object
from oenach.kernel.rng import Rng
from oenach.kernel.state import State


class CelticTraderGame(Game):
    """Trade and fame in Britain under the legions, for two to five players (C1)."""

    name = MODULE.name
    least_seats = MODULE.seats[0]
    most_seats = MODULE.seats[1]
    table_rules = MODULE.table
    rules_version = 1
    effect_kinds = EFFECTS
    open_information = True
    end_rule = "C19"

    def __init__(self, seats: int, given: dict[str, object]) -> None:
        super().__init__(seats, given)
        world = MapOption().world(self.name, self.options["map"])
        if isinstance(self.options["map"], dict):
            # A copy, which stays as it was checked whatever becomes of the one that was given.
            self.given["map"] = world.file
        supply = self.options["supply"]
        assert isinstance(supply, int)
        self.board = Board(world)
        self.terms = Terms(
            seats,
            supply,
            romans_in_play(seats, self.options["fast_game"] is True),
            round_limit(self.options["limit"]),
            self.options["roles"] == "draft",
        )
        self.set_notation(move_texts(self.board, supply))

    @classmethod
    def option_list(cls, seats: int) -> list[Option]:
        return [
            MapOption(),
            Choice("roles", ["blind", "draft"]),  # C9a
            Whole("supply", 114, 1, 999),  # C6
            Flag("fast_game"),  # C8
            LimitOption(),  # C19
        ]

    def new(self) -> CelticTraderState:
        """The set-up (C8), and the first role to be taken (C9b)."""
        state = CelticTraderState(self, self.board, self.terms, None)
        apply.give_role_choice(state)
        return state

    def legal(self, state: State) -> vec[i64]:
        return legal.legal(cast(CelticTraderState, state))

    def refusal(self, state: State, move: i64) -> IllegalMove | None:
        return legal.refusal(cast(CelticTraderState, state), move)

    def perform(self, state: State, move: i64, effects: Effects | None) -> None:
        apply.perform(cast(CelticTraderState, state), move, effects)

    def seen_effects(self, effects: Effects, seat: int | None) -> list[CelticTraderEffect]:
        return seen_effects(effects, self.board)

    def random_move(self, state: State, rng: Rng) -> i64:
        return legal.random_move(cast(CelticTraderState, state), rng)

    def chance_outcomes(self, state: State) -> list[tuple[int, int]]:
        trader = cast(CelticTraderState, state)
        if trader.phase != PHASE_DRAW:
            return super().chance_outcomes(state)
        # C11: every token in the bag is as likely as any other.
        return [
            (int(trader.board.ids.draw + kind), int(entry(trader.bag, kind)))
            for kind in range(KINDS)
            if entry(trader.bag, kind) > 0
        ]

    def minutes_agreed(self) -> int | None:
        unit, _, minutes = str(self.options["limit"]).partition(":")
        return int(minutes) if unit == "minutes" else None

    def time_is_called(self, state: State) -> bool:
        return cast(CelticTraderState, state).last_round

    def call_time(self, state: State) -> None:
        """C19: this round is the last."""
        trader = cast(CelticTraderState, state)
        if trader.phase == PHASE_OVER:
            raise IllegalMove("C19", "celtic-trader-over")
        trader.last_round = True

    def sheet(self, state: State, seat: int) -> Sheet:
        return scoring.sheet(cast(CelticTraderState, state), seat)

    def outcome(self, state: State) -> Outcome | None:
        return scoring.outcome(cast(CelticTraderState, state))

    def winners(self, state: State) -> i64:
        return scoring.winners(cast(CelticTraderState, state))

    def observe(self, state: State, seat: int | None) -> CelticTraderView:
        return observation.observe(cast(CelticTraderState, state))

    def knowledge(self, state: State, seat: int | None) -> Knowledge:
        return observation.knowledge(cast(CelticTraderState, state), seat)

    def imaginer(self, knowledge: Knowledge) -> Imaginer:
        knowledge.check_game(self.name)
        return OpenImaginer(self.from_position(knowledge.view))

    # Another map or supply means other ids: a state from a position of its own options belongs to
    # the game that was made for it, and that one reads and writes its moves.

    def described(self, text: str) -> Description | None:
        return described(text)

    def written(self, move: Description) -> str:
        return written(self.board, move) or super().written(move)

    def text(self, state: State, move: int) -> str:
        return super().text(state, move) if state.game is self else state.game.text(state, move)

    def parse(self, state: State, text: str) -> int:
        return super().parse(state, text) if state.game is self else state.game.parse(state, text)

    def malformed(self, text: str) -> MalformedMove | IllegalMove:
        return malformed(self.board, text, self.move_count - int(self.board.ids.claim))

    def position(self, state: State) -> dict[str, object]:
        return position(cast(CelticTraderState, state))

    def from_position(self, data: object) -> CelticTraderState:
        read = as_object(data, "position")
        game = cast(CelticTraderGame, self.game_of(read))
        state = CelticTraderState(game, game.board, game.terms, None)
        read_position(state, read)
        return state


GAME: Final = CelticTraderGame
