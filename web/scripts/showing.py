"""An example of the rulebook page."""

from __future__ import annotations

from typing import Any, NamedTuple

Position = dict[str, Any]


class Example(NamedTuple):
    """A name, moves that come before, facts changed after them, moves shown, and who looks."""

    name: str
    before: tuple[str, ...]
    changed: Position
    moves: tuple[str, ...]
    seat: str | None
