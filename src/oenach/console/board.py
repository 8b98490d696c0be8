"""What drawing a board in a terminal needs besides its view."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from rich.console import RenderableType

from oenach.console.speaker import Speaker
from oenach.story.sitter import Sitter


@dataclass(frozen=True)
class BoardContext:
    """Who sits where, the language, and the room on the screen."""

    sitters: Sequence[Sitter]
    speaker: Speaker
    width: int
    height: int


PartsOfBoard = Mapping[str, Callable[[Mapping[str, object], BoardContext], RenderableType]]
"""The parts of a board that can be asked for, by the word that asks."""
