"""One event of a match with what may be told of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from oenach.kernel.logs.events import Entry
from oenach.kernel.logs.log import Opening

SeenEffect = Mapping[str, Any]
"""What somebody may see of an effect, as the game's `seen_effects` gives it."""


class Happened(NamedTuple):
    """An event; for everybody, and for the seat that brought it about."""

    entry: Entry
    seat: int | None = None
    """Whose move it is, if it is one."""
    opening: Opening | None = None
    """What a hidden move really is; for that seat only."""
    effects: Sequence[SeenEffect] = ()
    """What a move or a draw did, as onlookers and all other seats see it."""
    own_effects: Sequence[SeenEffect] = ()
    """The same as the seat itself sees it."""
