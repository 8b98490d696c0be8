"""Reading the store, and the few writes that are not made at a table.

These block: the event loop calls them in a thread.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final

import msgspec
from sqlalchemy import (
    Connection,
    CursorResult,
    Engine,
    Row,
    Select,
    delete,
    func,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.sql.elements import ColumnElement

from oenach.server.errors import Damaged
from oenach.server.store.expiring import (
    Horizon,
    delete_expired,
    delete_guests,
    expired_guests,
    expired_matches,
)
from oenach.server.store.leases.lease import NO_LEASE, Lease
from oenach.server.store.lists import Place, listed
from oenach.server.store.migrating import version_of
from oenach.server.store.packing import (
    pack,
    packed_row,
    unpacked,
    unpacked_matches,
)
from oenach.server.store.reading import match_row
from oenach.server.store.rows import EventRow, MatchRow, SayingRow
from oenach.server.store.schema import (
    due,
    events,
    lesson_steps,
    matches,
    people,
    sayings,
    seat_links,
    seats,
    snapshots,
)
from oenach.server.store.writes import StaleRow

EVENTS_AT_ONCE: Final = 5000


class Archive:
    """Everything that can be asked of the store."""

    def __init__(self, engine: Engine, lease: Lease = NO_LEASE) -> None:
        self._engine = engine
        self._lease = lease

    @contextmanager
    def _writing(self) -> Iterator[Connection]:
        """A transaction that changes something, which only the holder of the store may."""
        with self._engine.begin() as connection:
            self._lease.check(connection)
            yield connection

    # People.

    def add_person(self, person: str, name: str, now: int) -> None:
        """A person who was not here before."""
        with self._writing() as connection:
            connection.execute(insert(people).values(id=person, name=name, created=now))

    def person_name(self, person: str) -> str | None:
        """The display name of a person; None if nobody has that id."""
        with self._engine.connect() as connection:
            found = connection.execute(select(people.c.name).where(people.c.id == person))
            name: str | None = found.scalar_one_or_none()
            return name

    def rename(self, person: str, name: str) -> None:
        """Give a person another name, and their seats at tables that are not over.

        Whoever holds several seats of a table has named each of them.
        """
        going_on = select(matches.c.number).where(matches.c.state.in_(("waiting", "playing")))
        single = (
            select(seats.c.match)
            .where(seats.c.person == person, seats.c.match.in_(going_on))
            .group_by(seats.c.match)
            .having(func.count() == 1)
        )
        with self._writing() as connection:
            connection.execute(update(people).where(people.c.id == person).values(name=name))
            connection.execute(
                update(seats)
                .where(seats.c.person == person, seats.c.match.in_(single))
                .values(name=name)
            )

    # Tables.

    def add_match(self, row: MatchRow) -> int:
        """A new table with its seats; its number."""
        with self._writing() as connection:
            added = connection.execute(insert(matches).values(row.stored()))
            assert added.inserted_primary_key is not None
            number = int(added.inserted_primary_key[0])
            connection.execute(insert(seats), [seat.stored(number) for seat in row.seats])
            return number

    def match(self, match_id: str) -> MatchRow | None:
        """The table with that id; Damaged if its row cannot be read."""
        found = self._matches(select(matches).where(matches.c.id == match_id))
        if not found:
            return None
        if found[0].damaged:
            raise Damaged("server-damaged", reason=f"unreadable: {', '.join(found[0].damaged)}")
        return found[0]

    def match_id(self, number: int) -> str | None:
        """The id of the table with that number."""
        with self._engine.connect() as connection:
            found = connection.execute(select(matches.c.id).where(matches.c.number == number))
            match_id: str | None = found.scalar_one_or_none()
            return match_id

    def public_matches(
        self, states: Sequence[str], limit: int, after: Place | None = None
    ) -> list[MatchRow]:
        """Listed tables in one of these states, the newest first, without their options."""
        return self._matches(
            listed(after, over_last=False)
            .where(matches.c.state.in_(states), matches.c.public, matches.c.put_away.is_(None))
            .limit(limit)
        )

    def matches_of(self, person: str, limit: int, after: Place | None = None) -> list[MatchRow]:
        """The tables at which a person has a seat, or is the host, but for closed ones and those
        that the person has forgotten; what is not over first, then the newest. Their options are
        left out."""
        sits = select(seats.c.match).where(seats.c.person == person)
        return self._matches(
            listed(after, over_last=True)
            .where((matches.c.number.in_(sits)) | (matches.c.host == person))
            .where(matches.c.state != "closed")
            .where(~matches.c.forgotten.contains(f'"{person}"', autoescape=True))
            .limit(limit)
        )

    def finished_of(self, person: str, limit: int) -> list[MatchRow]:
        """The finished matches at which a person had a seat, the newest first; also those that are
        no longer in the person's list, but not damaged ones."""
        sits = select(seats.c.match).where(seats.c.person == person)
        query = (
            select(matches)
            .where(matches.c.number.in_(sits), matches.c.state == "over")
            .order_by(matches.c.number.desc())
            .limit(limit)
        )
        return [row for row in self._matches(query) if not row.damaged]

    def games_finished(self, person: str) -> list[str]:
        """The games of which a person has finished a match, by name."""
        sits = select(seats.c.match).where(seats.c.person == person)
        query = select(matches.c.game).where(matches.c.number.in_(sits), matches.c.state == "over")
        with self._engine.connect() as connection:
            found = connection.execute(query.distinct().order_by(matches.c.game))
            return [str(game) for game in found.scalars()]

    def hosted(self, person: str, states: Sequence[str], *, put_away: bool = False) -> int:
        """How many tables in one of these states a person is the host of: of those that are put
        away, or of the others."""
        mine: ColumnElement[bool] = (matches.c.host == person) & matches.c.state.in_(states)
        aside = matches.c.put_away.is_not(None) if put_away else matches.c.put_away.is_(None)
        with self._engine.connect() as connection:
            return int(connection.execute(select(func.count()).where(mine & aside)).scalar_one())

    def idle_matches(self, before: int, limit: int) -> list[MatchRow]:
        """Tables that are neither over nor put away, at which nothing is due, and nothing has
        happened since a moment."""
        newer = select(events.c.seq).where(
            events.c.match == matches.c.number, events.c.at >= before
        )
        awaits = select(due.c.kind).where(due.c.match == matches.c.number)
        return self._matches(
            select(matches)
            .where(matches.c.state.in_(("waiting", "playing")), matches.c.put_away.is_(None))
            .where(matches.c.created < before, ~newer.exists(), ~awaits.exists())
            .order_by(matches.c.number)
            .limit(limit)
        )

    def put_away(self, number: int, now: int) -> None:
        """Put a table away that is not in memory."""
        with self._writing() as connection:
            connection.execute(
                update(matches)
                .where(matches.c.number == number, matches.c.put_away.is_(None))
                .values(put_away=now, version=matches.c.version + 1)
            )

    def forget(self, row: MatchRow, person: str) -> None:
        """Somebody has deleted a table that is not in memory from their list; StaleRow if the row
        is not as it was read."""
        kept = msgspec.json.encode([*row.forgotten, person]).decode()
        change = update(matches).where(*_unchanged(row))
        with self._writing() as connection:
            done = connection.execute(change.values(forgotten=kept, version=row.version + 1))
            _check_found(done)

    def delete_match(self, row: MatchRow) -> None:
        """Delete a table with all that belongs to it; StaleRow if it is not as it was read."""
        with self._writing() as connection:
            _check_found(connection.execute(delete(matches).where(*_unchanged(row))))

    def leave_finished(self, row: MatchRow, person: str) -> None:
        """Somebody deletes a match that is over: nothing leads from it to them any more, and their
        name is gone, but for the log, which would not hold without it. The others keep it."""
        others = [one for one in row.muted if one != person]
        removed = {one: name for one, name in row.removed.items() if one != person}
        own = [chair.seat for chair in row.seats if chair.person == person]
        with self._writing() as connection:
            change = update(matches).where(*_unchanged(row))
            done = connection.execute(
                change.values(
                    host="" if row.host == person else row.host,
                    muted=msgspec.json.encode(others).decode(),
                    removed=msgspec.json.encode(removed).decode(),
                    version=row.version + 1,
                )
            )
            _check_found(done)
            mine = seats.c.match == row.number, seats.c.person == person
            nobody = {"person": None, "name": None, "version": seats.c.version + 1}
            connection.execute(update(seats).where(*mine).values(nobody))
            said = sayings.c.match == row.number, sayings.c.seat.in_(own)
            connection.execute(update(sayings).where(*said).values(name=""))

    # What goes by itself.

    def expired_matches(self, back: Horizon, after: int) -> Sequence[tuple[int, str]]:
        """Numbers and ids of some tables that are kept no longer, behind a number."""
        with self._engine.connect() as connection:
            return expired_matches(connection, back, after)

    def delete_expired(self, back: Horizon, numbers: Collection[int]) -> int:
        """Delete them; how many there were."""
        with self._writing() as connection:
            return delete_expired(connection, back, numbers)

    def expired_guests(self, back: Horizon) -> list[str]:
        """Some people who are kept no longer."""
        with self._engine.connect() as connection:
            return expired_guests(connection, back)

    def delete_guests(self, back: Horizon, guests: Collection[str]) -> int:
        """Forget them; how many there were."""
        with self._writing() as connection:
            return delete_guests(connection, back, guests)

    def _matches(self, query: Select[Any]) -> list[MatchRow]:
        with self._engine.connect() as connection:
            found = connection.execute(query).all()
            numbers = [row.number for row in found]
            sitting: dict[int, list[Row[Any]]] = {number: [] for number in numbers}
            query_seats = select(seats).where(seats.c.match.in_(numbers)).order_by(seats.c.seat)
            for row in connection.execute(query_seats) if numbers else ():
                sitting[row.match].append(row)
        return [match_row(row, sitting[row.number]) for row in found]

    # Events.

    def snapshot(self, number: int) -> tuple[int, str] | None:
        """The latest snapshot of a match: after which event it was taken, and its JSON."""
        with self._engine.connect() as connection:
            query = select(snapshots.c.seq, snapshots.c.body).where(snapshots.c.match == number)
            row = connection.execute(query).one_or_none()
            return None if row is None else (row.seq, row.body)

    def events(self, number: int, after: int = -1) -> list[EventRow]:
        """The events of a match after the one with that number; Damaged if they were packed and
        are not what they were."""
        columns = [column for column in events.c if column.name != "match"]
        query = (
            select(*columns)
            .where(events.c.match == number, events.c.seq > after)
            .order_by(events.c.seq)
        )
        with self._engine.connect() as connection:
            found = [_event_row(row) for row in connection.execute(query)]
            whole = None if found else packed_row(connection, number)
        return found if whole is None else unpacked(whole)[after + 1 :]

    def unpacked_matches(self, before: int, after: int, limit: int) -> Sequence[tuple[int, str]]:
        """Some matches that ended before a moment, and are not packed yet."""
        with self._engine.connect() as connection:
            return unpacked_matches(connection, before, after, limit)

    def pack(self, number: int) -> bool:
        """Keep the events of a match that is over in one piece; False if they do not hold."""
        with self._writing() as connection:
            return pack(connection, number)

    def command_digest(self, number: int, sender: str, command: str) -> str | None:
        """The hash of what somebody's command with that id said, if it caused an event of the
        match: empty for one of before there were any, of which nobody knows who sent it."""
        query = (
            select(events.c.digest)
            .where(events.c.match == number, events.c.command == command)
            .where(events.c.sender.in_((sender, "")))
            .order_by(events.c.sender.desc())
        )
        with self._engine.connect() as connection:
            row = connection.execute(query).first()
            return None if row is None else row.digest or ""

    # What is due.

    def due_until(self, until: int) -> list[tuple[int, str, int]]:
        """What is due up to a moment: number of the match, kind, and when; the earliest first."""
        query = select(due.c.match, due.c.kind, due.c.at).where(due.c.at <= until)
        with self._engine.connect() as connection:
            return [
                (row.match, row.kind, row.at)
                for row in connection.execute(query.order_by(due.c.at).limit(EVENTS_AT_ONCE))
            ]

    def due_of(self, number: int) -> dict[str, int]:
        """What is due at a table: when, by kind."""
        with self._engine.connect() as connection:
            query = select(due.c.kind, due.c.at).where(due.c.match == number)
            return {row.kind: row.at for row in connection.execute(query)}

    # What was said.

    def sayings(self, number: int, limit: int) -> list[SayingRow]:
        """The latest things that were said at a table, the oldest of them first."""
        query = (
            select(sayings.c.at, sayings.c.name, sayings.c.seat, sayings.c.text)
            .where(sayings.c.match == number)
            .order_by(sayings.c.number.desc())
            .limit(limit)
        )
        with self._engine.connect() as connection:
            return [SayingRow(*row) for row in connection.execute(query)][::-1]

    # Links that move a seat to another device.

    def add_seat_link(
        self, token_hash: str, *, match: int, seat: int, person: str, expires: int
    ) -> None:
        """A new link; older ones of the same seat no longer work."""
        with self._writing() as connection:
            connection.execute(
                delete(seat_links).where(seat_links.c.match == match, seat_links.c.seat == seat)
            )
            connection.execute(
                insert(seat_links).values(
                    token_hash=token_hash, match=match, seat=seat, person=person, expires=expires
                )
            )

    def seat_link(self, token_hash: str, now: int) -> tuple[int, int, str] | None:
        """The match, seat and owner of a link that still works."""
        query = select(seat_links.c.match, seat_links.c.seat, seat_links.c.person).where(
            seat_links.c.token_hash == token_hash, seat_links.c.expires >= now
        )
        with self._engine.connect() as connection:
            row = connection.execute(query).one_or_none()
            return None if row is None else (row.match, row.seat, row.person)

    def use_seat_link(self, token_hash: str, now: int) -> tuple[int, int, str] | None:
        """The match, seat and owner of a link that still works; from now on it does not."""
        with self._writing() as connection:
            connection.execute(delete(seat_links).where(seat_links.c.expires < now))
            # Found and used up in one statement: of two who come at once only one gets the seat.
            used = delete(seat_links).where(seat_links.c.token_hash == token_hash)
            found = used.returning(seat_links.c.match, seat_links.c.seat, seat_links.c.person)
            row = connection.execute(found).one_or_none()
            if row is None:
                return None
            return row.match, row.seat, row.person

    # How far people get in lessons.

    def count_step(self, game: str, lesson: str, step: int) -> None:
        """One more has come to a step of a lesson."""
        insertion = (
            postgresql.insert if self._engine.dialect.name == "postgresql" else sqlite.insert
        )
        first = insertion(lesson_steps).values(game=game, lesson=lesson, step=step, count=1)
        again = first.on_conflict_do_update(
            index_elements=["game", "lesson", "step"], set_={"count": lesson_steps.c.count + 1}
        )
        with self._writing() as connection:
            connection.execute(again)

    def steps_counted(self) -> dict[tuple[str, str], dict[int, int]]:
        """By game and lesson, how many have come to each step."""
        found: dict[tuple[str, str], dict[int, int]] = {}
        with self._engine.connect() as connection:
            for row in connection.execute(select(lesson_steps)).mappings():
                found.setdefault((row["game"], row["lesson"]), {})[row["step"]] = row["count"]
        return found

    def is_alive(self) -> bool:
        """Whether the database answers, and has what the server needs."""
        try:
            with self._engine.connect() as connection:
                # SQLite would say 1 without so much as a look at its file.
                connection.execute(select(matches.c.number).limit(1)).all()
        except SQLAlchemyError:
            return False
        return True

    def write_nothing(self) -> str | None:
        """Write a row as it is, through to the disk; the form that the database has. Whatever
        keeps a move from being stored keeps this from it."""
        with self._writing() as connection:
            connection.execute(text("UPDATE alembic_version SET version_num = version_num"))
            return version_of(connection)


def _unchanged(row: MatchRow) -> tuple[ColumnElement[bool], ColumnElement[bool]]:
    """The stored row, if it is still as it was read."""
    return matches.c.number == row.number, matches.c.version == row.version


def _check_found(done: CursorResult[Any]) -> None:
    if done.rowcount != 1:
        raise StaleRow


def _event_row(row: Row[Any]) -> EventRow:
    return EventRow(
        seq=row.seq,
        body=row.body,
        hash=row.hash,
        opening=row.opening,
        command=row.command,
        at=row.at,
    )
