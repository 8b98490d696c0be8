"""Which bots somebody is to play against next, by what they have won."""

from __future__ import annotations

from collections.abc import Iterable

from oenach.bots.catalog import LEVEL_NAMES
from oenach.kernel.seats import letter
from oenach.server.http.bodies import LevelProposed
from oenach.server.store.rows import MatchRow


def proposed_levels(finished: Iterable[MatchRow], person: str) -> list[LevelProposed]:
    """For each game in which somebody has beaten bots, the level after the strongest of them; in
    any other the weakest is the one to begin with."""
    beaten: dict[str, int] = {}
    for row in finished:
        level = _beaten(row, person)
        if level is not None:
            beaten[row.game] = max(level, beaten.get(row.game, -1))
    most = len(LEVEL_NAMES) - 1
    return [
        LevelProposed(game, LEVEL_NAMES[min(level + 1, most)], LEVEL_NAMES[level])
        for game, level in sorted(beaten.items())
    ]


def _beaten(row: MatchRow, person: str) -> int | None:
    """The weakest of the bots that somebody alone has beaten in a match; None if they have not."""
    own = [chair for chair in row.seats if chair.person == person]
    bots = [chair.level for chair in row.seats if chair.kind == "bot"]
    if row.terms.lesson:
        # It began with moves that were asked for.
        return None
    if len(own) != 1 or own[0].stand_in is not None or len(bots) != len(row.seats) - 1:
        return None
    if row.result is None or row.result["winners"] != [letter(own[0].seat)]:
        return None
    known = [LEVEL_NAMES.index(level) for level in bots if level in LEVEL_NAMES]
    return min(known) if known and len(known) == len(bots) else None
