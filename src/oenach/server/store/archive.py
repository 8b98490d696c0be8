"""Reading the store, and the few writes that are not made at a table.

These block: the event loop calls them in a thread.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import fields
from typing import Any, Final

import msgspec
from msgspec import structs
from sqlalchemy import (
    Connection,
    CursorResult,
    Engine,
    Row,
    Select,
    Table,
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
from oenach.server.store.leases.node_lease import NOW, process_name
from oenach.server.store.lists import Place, listed
from oenach.server.store.migrating import fits, version_of
from oenach.server.store.packing import (
    pack,
    packed_row,
    unpacked,
    unpacked_matches,
)
from oenach.server.store.pausing import (
    Rest,
    Wish,
    answer,
    begin_rest,
    end_rest,
    give_back,
    rested,
    wished_for,
)
from oenach.server.store.reading import match_row, saying_row
from oenach.server.store.reporting import (
    delete_reports,
    leave_reports,
    report_count,
    reports_of,
)
from oenach.server.store.rows import DueRow, EventRow, MatchRow, ReportRow, SayingRow
from oenach.server.store.schema import (
    due,
    events,
    lesson_steps,
    matches,
    nodes,
    people,
    sayings,
    seat_links,
    seats,
    snapshots,
)
from oenach.server.store.seat_names import noted, shown_name
from oenach.server.store.stillness import Stillness
from oenach.server.store.write_turns import turn
from oenach.server.store.writes import StaleRow

EVENTS_AT_ONCE: Final = 5000

SAYING: Final = [sayings.c[field.name] for field in fields(SayingRow)]


class Archive:
    """Everything that can be asked of the store."""

    def __init__(
        self, engine: Engine, lease: Lease = NO_LEASE, stillness: Stillness | None = None
    ) -> None:
        self._engine = engine
        self._lease = lease
        self._stillness = stillness or Stillness()

    @contextmanager
    def one_moment(self) -> Iterator[Archive]:
        """The store as it is at one moment, whatever other nodes write meanwhile."""
        if not self._lease.shared:
            # Whoever reads a table is the only one who writes there.
            yield self
            return
        with self._engine.connect() as connection:
            connection.execution_options(isolation_level="REPEATABLE READ")
            yield Archive(_OneMoment(connection), self._lease)  # type: ignore[arg-type]

    @contextmanager
    def _writing(self) -> Iterator[Connection]:
        """A transaction that changes something, which only a holder of the store may."""
        with self._stillness.writing(), self._transaction(even_at_rest=False) as connection:
            yield connection

    @contextmanager
    def _transaction(self, *, even_at_rest: bool) -> Iterator[Connection]:
        """One that changes nothing that is moved with a store may be made at any time."""
        with turn(self._engine), self._engine.begin() as connection:
            self._lease.check(connection, even_at_rest=even_at_rest)
            yield connection

    def _insertion(self, table: Table) -> postgresql.Insert | sqlite.Insert:
        """An insertion that can say what happens if the row is there already."""
        postgres = self._engine.dialect.name == "postgresql"
        return postgresql.insert(table) if postgres else sqlite.insert(table)

    # People.

    def add_person(self, person: str, name: str, now: int) -> None:
        """A person who was not here before."""
        with self._writing() as connection:
            connection.execute(insert(people).values(id=person, name=name, created=now))

    def readmit(self, person: str, *, name: str, session: str, now: int) -> tuple[str, str]:
        """A person who was here before, and was forgotten; the name and the session that they have
        now, for they may have come back a moment ago already."""
        again = self._insertion(people).values(id=person, name=name, session=session, created=now)
        mine = select(people.c.name, people.c.session).where(people.c.id == person)
        with self._writing() as connection:
            connection.execute(again.on_conflict_do_nothing())
            row = connection.execute(mine).one()
            return row.name, row.session

    def person(self, person: str) -> tuple[str, str] | None:
        """The display name of a person and the session that works; None if nobody has that id."""
        query = select(people.c.name, people.c.session).where(people.c.id == person)
        with self._engine.connect() as connection:
            row = connection.execute(query).one_or_none()
            return None if row is None else (row.name, row.session)

    def sessions(self, ids: Collection[str]) -> dict[str, str]:
        """The sessions of people that work."""
        query = select(people.c.id, people.c.session).where(people.c.id.in_(ids))
        with self._engine.connect() as connection:
            return {row.id: row.session for row in connection.execute(query)}

    def begin_session(self, person: str, former: str, session: str) -> bool:
        """Somebody signs out everywhere: only cookies of the new session work, and links that
        those of the former one made do not; False if the former one has ended already."""
        theirs = (people.c.id == person) & (people.c.session == former)
        with self._writing() as connection:
            begun = connection.execute(update(people).where(theirs).values(session=session))
            if begun.rowcount == 0:
                return False
            connection.execute(delete(seat_links).where(seat_links.c.person == person))
            return True

    def rename(self, person: str, name: str, held: Collection[int] = ()) -> None:
        """Give a person another name, and their seats at tables that are not over, where it is
        told apart from those of others; but for tables that are held in memory: whoever holds
        these renames them there.

        Whoever holds several seats of a table has named each of them.
        """
        single = (
            select(seats.c.match)
            .where(seats.c.person == person, seats.c.match.not_in(held))
            .group_by(seats.c.match)
            .having(func.count() == 1)
        )
        going_on = matches.c.state.in_(("waiting", "playing")) & matches.c.number.in_(single)
        rows = [row for row in self._matches(select(matches).where(going_on)) if not row.damaged]
        with self._writing() as connection:
            connection.execute(update(people).where(people.c.id == person).values(name=name))
            for row in rows:
                shown = shown_name(row, person, name)
                called = msgspec.json.encode(noted(row, person, shown)).decode()
                change = update(matches).where(*_unchanged(row))
                changed = change.values(called=called, version=matches.c.version + 1)
                if connection.execute(changed).rowcount == 0:
                    # Something happens there just now; they are renamed there when they come.
                    continue
                mine = (seats.c.match == row.number) & (seats.c.person == person)
                renamed = update(seats).where(mine)
                connection.execute(renamed.values(name=shown, version=seats.c.version + 1))

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

    def others_play(self, game: str, rules: int) -> bool:
        """Whether another node knows rules that this one does not."""
        if not self._lease.shared:
            return False
        with self._engine.connect() as connection:
            found = connection.execute(select(nodes.c.rules).where(nodes.c.until > NOW)).scalars()
            return any(rules in msgspec.json.decode(known).get(game, ()) for known in found)

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

    def idle_matches(self, before: int, after: int, limit: int) -> list[MatchRow]:
        """Some tables behind a number that are neither over nor put away, at which nothing is due,
        and nothing has happened since a moment."""
        newer = select(events.c.seq).where(
            events.c.match == matches.c.number, events.c.at >= before
        )
        awaits = select(due.c.kind).where(due.c.match == matches.c.number)
        return self._matches(
            select(matches)
            .where(matches.c.state.in_(("waiting", "playing")), matches.c.put_away.is_(None))
            .where(matches.c.created < before, ~newer.exists(), ~awaits.exists())
            .where(matches.c.number > after)
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
        called = {name: one for name, one in row.called.items() if one != person}
        proposals = structs.replace(
            row.proposals,
            call_off=tuple(one for one in row.proposals.call_off if one != person),
            ready=tuple(one for one in row.proposals.ready if one != person),
        )
        own = [chair.seat for chair in row.seats if chair.person == person]
        with self._writing() as connection:
            change = update(matches).where(*_unchanged(row))
            done = connection.execute(
                change.values(
                    host="" if row.host == person else row.host,
                    muted=msgspec.json.encode(others).decode(),
                    removed=msgspec.json.encode(removed).decode(),
                    called=msgspec.json.encode(called).decode(),
                    proposals=msgspec.json.encode(proposals).decode(),
                    forgotten=msgspec.json.encode(
                        [one for one in row.forgotten if one != person]
                    ).decode(),
                    version=row.version + 1,
                )
            )
            _check_found(done)
            sent = events.c.match == row.number, events.c.sender == person
            connection.execute(
                update(events).where(*sent).values(sender=None, command=None, digest=None)
            )
            links = seat_links.c.match == row.number, seat_links.c.person == person
            connection.execute(delete(seat_links).where(*links))
            mine = seats.c.match == row.number, seats.c.person == person
            nobody = {"person": None, "name": None, "version": seats.c.version + 1}
            connection.execute(update(seats).where(*mine).values(nobody))
            theirs = sayings.c.seat.in_(own) | (sayings.c.person == person)
            said = update(sayings).where(sayings.c.match == row.number, theirs)
            connection.execute(said.values(name="", person=None))
            leave_reports(connection, row.number, person)

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

    def delete_guests(self, back: Horizon, guests: Collection[str]) -> list[str]:
        """Forget them, but for those who have a seat or a table by now; who was forgotten."""
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

    def snapshot_seq(self, number: int) -> int:
        """After which event the latest snapshot of a match was taken; -1 without one."""
        with self._engine.connect() as connection:
            query = select(snapshots.c.seq).where(snapshots.c.match == number)
            seq: int | None = connection.execute(query).scalar_one_or_none()
            return -1 if seq is None else seq

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

    def due_of(self, number: int) -> dict[str, DueRow]:
        """What is due at a table, by kind."""
        with self._engine.connect() as connection:
            query = select(due.c.kind, due.c.at, due.c.node).where(due.c.match == number)
            return {row.kind: DueRow(row.at, row.node) for row in connection.execute(query)}

    # What was said.

    def sayings(self, number: int, limit: int, after: int = 0) -> list[SayingRow]:
        """The latest things that were said at a table after one of them, the oldest first."""
        here = sayings.c.match == number, sayings.c.number > after
        query = select(*SAYING).where(*here).order_by(sayings.c.number.desc())
        with self._engine.connect() as connection:
            found = map(saying_row, connection.execute(query.limit(limit)))
            return [said for said in found if said is not None][::-1]

    def hidden_sayings(self, number: int) -> list[str]:
        """The ids of what was said at a table and is hidden."""
        query = select(sayings.c.id).where(sayings.c.match == number, sayings.c.hidden)
        with self._engine.connect() as connection:
            return [str(saying) for saying in connection.execute(query).scalars()]

    def saying(self, number: int, saying_id: str) -> SayingRow | None:
        """One thing that was said at a table."""
        query = select(*SAYING).where(sayings.c.match == number, sayings.c.id == saying_id)
        with self._engine.connect() as connection:
            row = connection.execute(query).first()
            return None if row is None else saying_row(row)

    # What was reported.

    def reports_of(self, number: int) -> list[ReportRow]:
        """All reports of a table, the oldest first."""
        with self._engine.connect() as connection:
            return reports_of(connection, number)

    def report_count(self) -> int:
        """How many reports there are in all."""
        with self._engine.connect() as connection:
            return report_count(connection)

    def delete_reports(self, before: int) -> int:
        """Delete reports that are older than a moment; how many there were."""
        with self._writing() as connection:
            return delete_reports(connection, before)

    # Links that move a seat to another device.

    def add_seat_link(
        self,
        token_hash: str,
        *,
        match: int,
        seat: int,
        person: str,
        session: str,
        expires: int,
    ) -> bool:
        """A new link; older ones of the same seat no longer work. False if the session has ended
        in which it was asked for."""
        theirs = select(people.c.id).where(people.c.id == person, people.c.session == session)
        with self._writing() as connection:
            # Whoever signs out at the same moment waits, and finds the link.
            if connection.execute(theirs.with_for_update(read=True)).one_or_none() is None:
                return False
            connection.execute(
                delete(seat_links).where(seat_links.c.match == match, seat_links.c.seat == seat)
            )
            connection.execute(
                insert(seat_links).values(
                    token_hash=token_hash, match=match, seat=seat, person=person, expires=expires
                )
            )
            return True

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
        first = self._insertion(lesson_steps).values(game=game, lesson=lesson, step=step, count=1)
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

    # Pauses.

    def pause(self) -> tuple[Wish | None, Rest | None]:
        """Whether anybody wants the games to rest, and whether they do."""
        with self._engine.connect() as connection:
            return wished_for(connection), rested(connection)

    def note_rest(self, wish: int, since: int) -> None:
        """Tell whoever wants the games to rest that those of this node do."""
        with self._transaction(even_at_rest=True) as connection:
            begin_rest(connection, since, process_name())
            answer(connection, wish, self._lease.epoch, process_name())

    def give_back(self, now: int, limit: str) -> None:
        """They rest no longer: all that is due comes later by the time that they did, unless
        another node has seen to that."""
        with self._transaction(even_at_rest=True) as connection:
            rest = end_rest(connection)
            if rest is not None:
                give_back(connection, max(0, now - rest.since), limit)

    def is_alive(self) -> bool:
        """Whether the database answers, and has what the server needs."""
        try:
            with self._engine.connect() as connection:
                # SQLite would say 1 without so much as a look at its file.
                connection.execute(select(matches.c.number).limit(1)).all()
        except SQLAlchemyError:
            return False
        return True

    def checkpoint(self) -> int:
        """Copy into an SQLite file what stands in its log beside it, while others go on writing;
        how many pages could not be copied yet. Else a move would have to when the log is long."""
        if self._engine.dialect.name != "sqlite":
            return 0
        with self._engine.connect() as connection:
            found = connection.execute(text("PRAGMA wal_checkpoint(PASSIVE)")).one()
            return int(found[1]) - int(found[2])

    def write_nothing(self) -> tuple[str | None, bool]:
        """Write a row as it is, through to the disk; the form that the database has, and whether
        this version can use it. Whatever keeps a move from being stored keeps this from it, but
        that the games rest."""
        with self._transaction(even_at_rest=True) as connection:
            connection.execute(text("UPDATE alembic_version SET version_num = version_num"))
            return version_of(connection), fits(connection)


class _OneMoment:
    """Gives to all who read the one connection that has begun to."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self.dialect = connection.dialect

    @contextmanager
    def connect(self) -> Iterator[Connection]:
        """Where to read."""
        yield self._connection


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
