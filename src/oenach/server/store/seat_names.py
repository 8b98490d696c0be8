"""Who is called what at a table: names there are told apart, each is whose it was first."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final

from oenach.server.naming.bots import bot_looks
from oenach.server.naming.looks import all_looks, looks
from oenach.server.naming.names import is_form_of, told_apart
from oenach.server.store.rows import MatchRow, SeatRow

MOST_CALLED: Final = 200
"""So many names are remembered at a table; of those who do not sit there the oldest are
forgotten first."""


def distinct(chairs: Sequence[SeatRow]) -> list[SeatRow]:
    """Seats with names that are told apart from one another and from those of bots."""
    seen, apart = _of_bots(chairs), []
    for chair in chairs:
        # A damaged row may have anything in the place of a name.
        if chair.kind == "person" and isinstance(chair.name, str) and chair.name:
            name = told_apart(chair.name, seen)
            seen |= looks(name)
            chair = chair if name == chair.name else replace(chair, name=name)
        apart.append(chair)
    return apart


def shown_name(
    row: MatchRow, person: str, name: str, own: Iterable[str] = (), others: Iterable[str] = ()
) -> str:
    """What somebody with a name is called at a table: as they were there before (by what is stored
    or as their `own` connections say), else by a name that is nobody else's there."""
    chairs = [chair.name for chair in row.seats if chair.person != person and chair.name]
    called = [one for one, whose in row.called.items() if whose != person]
    removed = [one for whose, one in row.removed.items() if whose != person and one]
    seen = _of_bots(row.seats) | all_looks([*chairs, *called, *removed, *others])
    before = [one for one, whose in row.called.items() if whose == person]
    for known in (*before, *own):
        if is_form_of(known, name) and looks(known).isdisjoint(seen):
            return known
    return told_apart(name, seen)


def noted(row: MatchRow, person: str, name: str) -> dict[str, str]:
    """The names of a table with one more, which is somebody's from now on."""
    called = {**row.called, name: person}
    sitting = {chair.name for chair in row.seats}
    spare = [one for one in called if one not in sitting and one != name]
    for forgotten in spare[: max(0, len(called) - MOST_CALLED)]:
        del called[forgotten]
    return called


def _of_bots(chairs: Sequence[SeatRow]) -> set[str]:
    levels = {chair.level for chair in chairs if chair.kind == "bot" and chair.level}
    return {one for level in levels for one in bot_looks(level)}
