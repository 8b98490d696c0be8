"""What goes by itself: tables that never began, games that were abandoned, guests who never played.

Finished games of people are never among it.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final, NamedTuple

from sqlalchemy import Connection, and_, delete, or_, select
from sqlalchemy.sql.elements import ColumnElement

from oenach.server.settings import Settings
from oenach.server.store.schema import due, events, matches, people, presences, seats

DAY: Final = 86_400_000

AT_ONCE: Final = 200
"""So many go in one transaction: whoever wants to move meanwhile waits for no longer than that."""


class Horizon(NamedTuple):
    """The moments before which things are too old to be kept."""

    unbegun: int
    put_away: int
    abandoned: int
    bot_games: int
    guests: int
    reports: int


def horizon(settings: Settings, now: int) -> Horizon:
    """How far back things are kept."""
    # Where no room was left to put a game away, it goes when it would have gone from there.
    abandoned = settings.put_away_after_days + settings.put_away_days
    return Horizon(
        unbegun=now - settings.unbegun_days * DAY,
        put_away=now - settings.put_away_days * DAY,
        abandoned=now - abandoned * DAY,
        bot_games=now - settings.bot_games_days * DAY,
        guests=now - settings.guest_days * DAY,
        reports=now - settings.report_days * DAY,
    )


def _expired(back: Horizon) -> ColumnElement[bool]:
    going_on = matches.c.put_away.is_(None)
    newer = select(events.c.seq).where(
        events.c.match == matches.c.number, events.c.at >= back.abandoned
    )
    awaits = select(due.c.kind).where(due.c.match == matches.c.number)
    of_people = select(seats.c.seat).where(
        seats.c.match == matches.c.number, seats.c.kind == "person"
    )
    # Somebody is there, by whichever node.
    attended = select(presences.c.node).where(presences.c.match == matches.c.number)
    too_old = or_(
        and_(
            matches.c.state.in_(("waiting", "closed")), going_on, matches.c.created < back.unbegun
        ),
        and_(matches.c.state != "over", matches.c.put_away < back.put_away),
        and_(
            matches.c.state == "playing",
            going_on,
            matches.c.created < back.abandoned,
            ~newer.exists(),
            ~awaits.exists(),
        ),
        and_(matches.c.state == "over", matches.c.ended < back.bot_games, ~of_people.exists()),
    )
    return and_(too_old, ~attended.exists())


def expired_matches(connection: Connection, back: Horizon, after: int) -> Sequence[tuple[int, str]]:
    """Numbers and ids of some that are too old, behind a number."""
    query = select(matches.c.number, matches.c.id).where(matches.c.number > after, _expired(back))
    found = connection.execute(query.order_by(matches.c.number).limit(AT_ONCE))
    return [(row.number, row.id) for row in found]


def delete_expired(connection: Connection, back: Horizon, numbers: Collection[int]) -> int:
    """Delete those of them that are too old still, with all that belongs to them."""
    gone = delete(matches).where(matches.c.number.in_(numbers), _expired(back))
    return connection.execute(gone).rowcount


def _never_played(back: Horizon) -> ColumnElement[bool]:
    sits = select(seats.c.seat).where(seats.c.person == people.c.id)
    hosts = select(matches.c.number).where(matches.c.host == people.c.id)
    return and_(people.c.created < back.guests, ~sits.exists(), ~hosts.exists())


def expired_guests(connection: Connection, back: Horizon) -> list[str]:
    """Some of those who have neither a seat nor a table, and came long ago."""
    query = select(people.c.id).where(_never_played(back)).limit(AT_ONCE)
    return [str(one) for one in connection.execute(query).scalars()]


def delete_guests(connection: Connection, back: Horizon, guests: Collection[str]) -> list[str]:
    """Forget those of them who have neither still; who that was."""
    gone = delete(people).where(people.c.id.in_(guests), _never_played(back))
    return [str(one) for one in connection.execute(gone.returning(people.c.id)).scalars()]
