"""The board in a terminal."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Final

from rich.text import Text

from oenach.console.board import BoardContext, PartsOfBoard
from oenach.console.menu import Group, families
from oenach.console.speaker import Speaker

PARTS: Final[PartsOfBoard] = {}


def draw(view: Mapping[str, object], seat: int | None, context: BoardContext) -> Text:
    """All of it as it is."""
    return Text(json.dumps(view))


draw_step = draw


def menu_groups(seat: int, moves: Sequence[str], speaker: Speaker) -> list[Group]:
    """The moves by their first word."""
    return families(moves, speaker)
