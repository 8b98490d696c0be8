"""What a seat with a perfect memory knows, and drawing full states that it allows."""

from __future__ import annotations

from typing import Protocol

from mypy_extensions import mypyc_attr

from oenach.kernel.errors import PositionError
from oenach.kernel.rng import Rng
from oenach.kernel.seats import LETTERS
from oenach.kernel.state import State


class BitSource(Protocol):
    """Anything that yields random bits, `random.Random` for one."""

    def getrandbits(self, k: int, /) -> int: ...


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge:
    """A seat's view of the position and, in a game in which they matter, the public moves made
    since the last reveal.

    `view` is a position in which everything that the seat cannot know is left open, in the form
    that the game's own `imaginer` reads. `moves` are the public texts with their seats, in order:
    enough for beliefs about what lies face down.
    """

    def __init__(
        self, game: str, seat: int | None, view: dict[str, object], moves: tuple[str, ...]
    ) -> None:
        self.game = game
        self.seat = seat
        self.view = view
        self.moves = moves

    def check_game(self, name: str) -> None:
        """PositionError if it is knowledge of another game."""
        if self.game != name:
            raise PositionError("knowledge.game", "other-game", found=self.game[:40], expected=name)

    def to_json(self) -> dict[str, object]:
        """The knowledge as JSON; `from_json` reads it back."""
        return {
            "game": self.game,
            "seat": None if self.seat is None else LETTERS[self.seat],
            "view": self.view,
            "moves": list(self.moves),
        }

    @staticmethod
    def from_json(data: object) -> Knowledge:
        """Knowledge from what `to_json` gave; the game checks the view when it imagines."""
        if not isinstance(data, dict):
            raise PositionError("knowledge", "not-an-object")
        game, seat = data.get("game"), data.get("seat")
        view, moves = data.get("view"), data.get("moves")
        if not isinstance(game, str):
            raise PositionError("knowledge.game", "not-a-text")
        if seat is not None and (
            not isinstance(seat, str) or len(seat) != 1 or seat not in LETTERS
        ):
            raise PositionError("knowledge.seat", "not-a-seat", found=str(seat))
        if not isinstance(view, dict):
            raise PositionError("knowledge.view", "not-an-object")
        if not isinstance(moves, list) or not all(isinstance(move, str) for move in moves):
            raise PositionError("knowledge.moves", "not-a-list-of-texts")
        return Knowledge(game, None if seat is None else LETTERS.index(seat), view, tuple(moves))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Knowledge) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash((self.game, self.seat, self.moves))


@mypyc_attr(allow_interpreted_subclasses=True)
class Imaginer:
    """Knowledge read once, from which many states can be drawn quickly."""

    def sample(self, rng: Rng) -> State:
        """A full state, each one that the knowledge allows equally likely."""
        raise NotImplementedError

    def draw(self, rng: Rng | BitSource) -> State:
        """The same with any generator."""
        return self.sample(rng if isinstance(rng, Rng) else Rng(rng.getrandbits(62)))


class OpenImaginer(Imaginer):
    """For games in which nothing is hidden: the one possible state, copied."""

    def __init__(self, state: State) -> None:
        self.state = state

    def sample(self, rng: Rng) -> State:
        return self.state.copy()
