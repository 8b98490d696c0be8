"""Those who have a seat or a table, and are not among the people.

Only of these nobody is ever forgotten. Who spoke, reported, was muted or has left may be named long
after they are: that is no damage.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, exists, insert, literal, select

from oenach.server.clock import now_ms
from oenach.server.store.archive.reading import NAMES
from oenach.server.store.schema import LOST_SESSION, matches, people, seats
from oenach.server.upkeep.findings import Damage, Finding

NAMELESS: Final = "?"
"""What somebody is called of whom no name is left, until they say otherwise."""

LONGEST_NAME: Final = 32


def scan_people(connection: Connection) -> Iterator[Damage]:
    """Seats and hosts of which nobody knows whose they are."""
    known = select(people.c.id)
    at_seats = (
        select(matches.c.id, matches.c.called, seats.c.person, seats.c.name)
        .join(matches, matches.c.number == seats.c.match)
        .where(seats.c.person.is_not(None), seats.c.person.not_in(known))
        .order_by(seats.c.match, seats.c.seat)
    )
    for seat in connection.execute(at_seats).all():
        yield from _missing("seats.person", seat, seat.name)
    hosts = (
        select(matches.c.id, matches.c.called, matches.c.host.label("person"))
        # Nobody is the host of a match that is over and that its host has deleted.
        .where(matches.c.host != "", matches.c.host.not_in(known))
        .order_by(matches.c.number)
    )
    for match in connection.execute(hosts).all():
        yield from _missing("matches.host", match, None)


def _missing(place: str, row: Any, name: object) -> Iterator[Damage]:
    # What is no text at all is found, and mended, with the rest of its row.
    if isinstance(row.person, str):
        finding = Finding(place, "server-damage-person", "yes", str(row.id))
        yield Damage(finding, (_entered(row.person, _called(row, name)),))


def _called(row: Any, name: object) -> str:
    """What somebody goes by at a table."""
    if isinstance(name, str) and name:
        return name[:LONGEST_NAME]
    try:
        seen = NAMES.decode(row.called)
    except (msgspec.DecodeError, TypeError):
        return NAMELESS
    found = [one for one, person in seen.items() if person == row.person and one]
    return found[-1][:LONGEST_NAME] if found else NAMELESS


def _entered(person: str, name: str) -> Any:
    """Have somebody be among the people, unless they have come back meanwhile."""
    values = {"id": person, "name": name, "created": now_ms(), "session": LOST_SESSION}
    there = exists().where(people.c.id == person)
    row = select(*(literal(value) for value in values.values())).where(~there)
    return insert(people).from_select([*values], row)
