"""What the parts of a game offer to the layers that use them.

A part is a module, and these Protocols are its functions and constants.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, Protocol

if TYPE_CHECKING:
    from pathlib import Path

    from rich.console import RenderableType
    from typer import Typer

    from oenach.bots.search_bot import Strength
    from oenach.console.board import BoardContext
    from oenach.console.menu import Group
    from oenach.console.speaker import Speaker
    from oenach.kernel.game import Game
    from oenach.kernel.state import State
    from oenach.messages.telling import Wording
    from oenach.messages.told import Told
    from oenach.offers.offer import Offer, Way
    from oenach.offers.page_types import PageTypes
    from oenach.search.heuristics import Heuristics
    from oenach.story.consequences import Consequences

View = Mapping[str, Any]
"""What `observe` gives, as JSON."""


class Words(Protocol):
    """`words.py`: moves and their consequences as sentences."""

    @property
    def RULES(self) -> Mapping[str, str]:  # noqa: N802
        """By the key of a sentence, the rule that it is about."""

    @property
    def WINNING(self) -> str:  # noqa: N802
        """The rule that says who wins."""

    def wording(self, seat: str, text: str) -> Wording | None:
        """The key and the facts of a sentence about a move, from its notation."""

    def consequences(self) -> Consequences:
        """Tells, action by action, what followed from the moves of one match."""


class Page(Protocol):
    """`page.py`: a seat's moves and static data, for a page that applies no rules."""

    @property
    def TYPES(self) -> PageTypes:  # noqa: N802
        """The types of all that a page gets of the game."""

    def offers(self, state: State, seat: int) -> Sequence[Offer]:
        """The legal moves of the seat to act, with all that a page shows of them."""

    def plans(self, state: State, moves: Sequence[int]) -> Sequence[Offer]:
        """Moves that wait in a queue, or could: as offers, but none of them is final yet."""

    def reach(self, state: State, seat: int) -> Sequence[Way]:
        """The places that a seat can walk to this turn."""

    def static_data(self, game: Game) -> Mapping[str, object]:
        """What never changes at a table and a page needs to draw it."""

    def layout(self, game: Game) -> Mapping[str, object]:
        """What takes long to work out, and is asked for apart."""


class Terminal(Protocol):
    """`terminal.py`: the board in a terminal."""

    @property
    def PARTS(self) -> Mapping[str, Callable[[View, BoardContext], RenderableType]]:  # noqa: N802
        """The parts of the board that can be asked for, by the word that asks."""

    def draw(self, view: View, seat: int | None, context: BoardContext) -> RenderableType:
        """The whole board as a seat sees it."""

    def draw_step(self, view: View, seat: int | None, context: BoardContext) -> RenderableType:
        """What has changed within a turn; the whole board if that is no larger."""

    def menu_groups(self, seat: int, moves: Sequence[str], speaker: Speaker) -> list[Group]:
        """The legal moves as choices that belong together."""


class Strategy(Protocol):
    """`strategy.py`, or a folder of that name: what search understands of the game."""

    @property
    def HEURISTICS(self) -> Callable[[Game], Heuristics]:  # noqa: N802
        """Makes the heuristics for a table."""

    @property
    def LEVELS(self) -> Mapping[str, Strength]:  # noqa: N802
        """What each level may use."""

    def face_down(self, state: State, seat: int) -> dict[str, str]:
        """What a seat has face down, by place."""

    def bluffs(self, state: State, moves: Sequence[int]) -> tuple[int, ...]:
        """Those of the moves that deceive."""


class Commands(Protocol):
    """`commands.py`: commands of its own."""

    @property
    def APPS(self) -> Mapping[str, Typer]:  # noqa: N802
        """By name, what carries out the commands of the list."""

    @property
    def OPTION_FILES(self) -> Mapping[str, Callable[[Path], object]]:  # noqa: N802
        """The options that may be given as a file, and what reads it."""


class Prompts(Protocol):
    """`prompts.py`: what each choice is about, for those who are new to the game."""

    @property
    def PHASES(self) -> Sequence[str]:  # noqa: N802
        """The kinds of choices; the message `first-GAME-PHASE` is about each."""

    def prompt(self, state: State, seat: int) -> Told:
        """The sentence about what the seat to act is to choose; of what it knows alone."""


CLASSES: Final[Mapping[str, type]] = {
    "words": Words,
    "page": Page,
    "terminal": Terminal,
    "strategy": Strategy,
    "commands": Commands,
    "prompts": Prompts,
}
"""By the name of a part, its Protocol."""

PROTOCOLS: Final[Mapping[str, tuple[str, ...]]] = {
    name: tuple(word for word in vars(protocol) if not word.startswith("_"))
    for name, protocol in CLASSES.items()
}
"""By the name of a part, all that it must hold, in the order in which it stands here."""
