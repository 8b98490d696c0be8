"""Game Title as a game of the kernel: its moves, its rules, its score, and what can be seen."""

from __future__ import annotations

from typing import cast

from librt.vecs import vec
from mypy_extensions import i64
from oenach import CHANCE, OVER, Game, IllegalMove, Imaginer, Knowledge, Outcome, Sheet, State
from oenach.kernel.description import Description
from oenach.kernel.effects import EffectKind, Effects
from oenach.kernel.game import move_vec
from oenach.kernel.knowledge import OpenImaginer
from oenach.kernel.options import Option, Whole
from oenach.kernel.outcome import ScoreLine, sheet_of
from oenach.kernel.seats import letter

from game_package.module import MODULE
from game_package.rules import positions
from game_package.rules.state import GameTitleState

MOST = 3
TAKEN = 0


class GameTitleGame(Game):
    """The rules, by their ids in RULES.md."""

    name = MODULE.name
    least_seats, most_seats = MODULE.seats
    end_rule = "X3"
    open_information = True
    effect_kinds = (EffectKind("taken", "X2"),)

    def __init__(self, seats: int, given: dict[str, object]) -> None:
        super().__init__(seats, given)
        takes = [f"take {count}" for count in range(1, MOST + 1)]
        self.set_notation(takes + [f"={letter(seat)}" for seat in range(seats)])

    @classmethod
    def option_list(cls, seats: int) -> list[Option]:
        """What can be agreed on before a game."""
        return [Whole("stones", 15, 1, 40)]

    def new(self) -> State:
        """The state in which a game begins."""
        return GameTitleState(self, cast(int, self.options["stones"]))

    # Moves. An id is an index into the notation: the takes, then who is drawn to begin.

    def legal(self, state: State) -> vec[i64]:
        """X1: who begins is drawn. X2: one to three are taken."""
        here = cast(GameTitleState, state)
        if here.to_act == CHANCE:
            return move_vec(list(range(MOST, self.move_count)))
        return move_vec(list(range(min(MOST, here.stones))))

    def refusal(self, state: State, move: i64) -> IllegalMove | None:
        """The rule against a move and the facts; None for one that is legal."""
        here = cast(GameTitleState, state)
        if here.to_act == OVER:
            return IllegalMove("X3", "game-name-over")
        if here.to_act == CHANCE and move < MOST:
            return IllegalMove("X1", "game-name-draw-first")
        if here.to_act != CHANCE and move >= MOST:
            return IllegalMove("X1", "game-name-drawn")
        if move < MOST and move >= here.stones:
            return IllegalMove("X2", "game-name-too-many", stones=here.stones)
        return None

    def perform(self, state: State, move: i64, effects: Effects | None) -> None:
        """Make a legal move, and say what it did if somebody wants to know."""
        here = cast(GameTitleState, state)
        if move >= MOST:
            here.to_act = move - MOST
            return
        seat, count = int(here.to_act), int(move) + 1
        here.stones -= count
        here.last = seat
        here.to_act = OVER if here.stones == 0 else (seat + 1) % self.seats
        if effects is not None:
            effects.record(TAKEN, seat=seat, count=count)

    # The score.

    def sheet(self, state: State, seat: int) -> Sheet:
        """A point for the last stone."""
        here = cast(GameTitleState, state)
        won = int(here.stones == 0 and here.last == seat)
        return sheet_of([ScoreLine("game-name-last", won, won)])

    def outcome(self, state: State) -> Outcome | None:
        """X3: whoever took the last stone has won."""
        if state.to_act != OVER:
            return None
        sheets = tuple(self.sheet(state, seat) for seat in range(self.seats))
        return Outcome("game-name-last-stone", (cast(GameTitleState, state).last,), sheets)

    # What can be seen and known. Nothing is hidden here: everybody sees and knows the position.

    def seen_effects(self, effects: Effects, seat: int | None) -> list[dict[str, object]]:
        """What a seat may be told of what a move did."""
        return [
            {
                "kind": self.effect_kinds[effect.kind].name,
                "seat": letter(effect.seat),
                "place": "tower",
                "count": effect.count,
            }
            for effect in effects.listed()
        ]

    def observe(self, state: State, seat: int | None) -> dict[str, object]:
        """What a seat may be shown."""
        return positions.observe(cast(GameTitleState, state))

    def knowledge(self, state: State, seat: int | None) -> Knowledge:
        """What it knows."""
        return Knowledge(self.name, seat, self.position(state), ())

    def imaginer(self, knowledge: Knowledge) -> Imaginer:
        """What it can imagine from that: the one position that there is."""
        knowledge.check_game(self.name)
        return OpenImaginer(self.from_position(knowledge.view))

    # Text and positions.

    def described(self, text: str) -> Description | None:
        """What a move is, apart from how it is written."""
        if text not in self.move_ids:
            return None
        if text.startswith("="):
            return Description("begin", places=(text[1:],))
        return Description("take", places=("tower",), amount=int(text.removeprefix("take ")))

    def position(self, state: State) -> dict[str, object]:
        """The position as JSON."""
        return positions.position(cast(GameTitleState, state))

    def from_position(self, data: object) -> State:
        """The state of a position."""
        return positions.read(self, data)


GAME = GameTitleGame
