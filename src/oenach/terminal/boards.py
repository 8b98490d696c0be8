"""The screen of each game, and the parts of it that can be asked for by name."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rich.console import RenderableType
from rich.text import Text

from oenach.story.sitter import Sitter
from oenach.terminal.keltis_board import draw_keltis
from oenach.terminal.speaker import Speaker
from oenach.terminal.tain_board import draw_tain
from oenach.terminal.trader_board import PARTS, TraderBoard

View = Mapping[str, object]


@dataclass(frozen=True)
class Easel:
    """What drawing needs besides the view: who sits where, the language, and the room."""

    sitters: Sequence[Sitter]
    speaker: Speaker
    width: int
    height: int

    def draw(self, view: View, seat: int | None) -> RenderableType:
        """The whole board as a seat sees it."""
        if view["game"] == "tain":
            return draw_tain(view, seat, self.sitters, self.speaker, self.width)
        if view["game"] == "keltis":
            return draw_keltis(view, seat, self.sitters, self.speaker, self.width)
        if view["game"] == "celtic-trader":
            return self.trader(view).draw(self.width, self.height)
        # A game without a screen of its own can still be played.
        return Text(json.dumps(view, indent=1, ensure_ascii=False))

    def draw_step(self, view: View, seat: int | None) -> RenderableType:
        """What has changed within a turn; the whole board if that is no larger."""
        if view["game"] == "celtic-trader":
            return self.trader(view).status()
        return self.draw(view, seat)

    def draw_part(self, name: str, view: View) -> RenderableType:
        """One part of a board."""
        return PARTS[name](self.trader(view), self.width)

    def trader(self, view: View) -> TraderBoard:
        """The screen of Celtic Trader."""
        return TraderBoard(view, self.sitters, self.speaker)


def part_names(game: str) -> list[str]:
    """The parts of a game's board that can be asked for."""
    return list(PARTS) if game == "celtic-trader" else []
