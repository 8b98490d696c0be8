"""What a store has of tables: lists of them, and their rows while they are not in memory."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

import msgspec
from msgspec import structs
from sqlalchemy import CursorResult, delete, func, insert, select, update
from sqlalchemy.sql.elements import ColumnElement

from oenach.server.errors import Damaged
from oenach.server.store.archive.access import StoreAccess, unchanged
from oenach.server.store.archive.expiring import Horizon, delete_expired, expired_matches
from oenach.server.store.archive.lists import Cursor, listed
from oenach.server.store.archive.reporting import leave_reports
from oenach.server.store.rows import MatchRow, Stamp
from oenach.server.store.schema import due, events, matches, sayings, seat_links, seats
from oenach.server.store.writing.writes import StaleRow


class StoredTables(StoreAccess):
    """Rows of tables, with the seats at them."""

    def add_match(self, row: MatchRow, former: MatchRow | None = None) -> int:
        """A new table with its seats; its number. It is the next one of the former, of which there
        is but one: StaleRow if that is not as it was read."""
        with self._writing() as connection:
            if former is not None:
                followed = update(matches).where(*unchanged(former))
                _check_found(
                    connection.execute(followed.values(rematch=row.id, version=former.version + 1))
                )
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

    def rows_of(self, numbers: Collection[int]) -> dict[int, MatchRow]:
        """Several tables by number, but for those that cannot be read."""
        found = self._matches(select(matches).where(matches.c.number.in_(numbers)))
        return {row.number: row for row in found if not row.damaged}

    def stamps(self, numbers: Collection[int]) -> dict[int, Stamp]:
        """How far several tables have got, by number; one that is missing is gone."""
        seq = select(func.max(events.c.seq)).where(events.c.match == matches.c.number)
        chairs = select(func.sum(seats.c.version)).where(seats.c.match == matches.c.number)
        query = select(
            matches.c.number,
            matches.c.version,
            func.coalesce(chairs.scalar_subquery(), 0),
            func.coalesce(seq.scalar_subquery(), -1),
        ).where(matches.c.number.in_(numbers))
        with self._engine.connect() as connection:
            return {row[0]: Stamp(*row[1:]) for row in connection.execute(query)}

    def match_id(self, number: int) -> str | None:
        """The id of the table with that number."""
        with self._engine.connect() as connection:
            found = connection.execute(select(matches.c.id).where(matches.c.number == number))
            match_id: str | None = found.scalar_one_or_none()
            return match_id

    def public_matches(
        self, states: Sequence[str], limit: int, after: Cursor | None = None
    ) -> list[MatchRow]:
        """Listed tables in one of these states, the newest first, without their options."""
        return self._matches(
            listed(after, over_last=False)
            .where(matches.c.state.in_(states), matches.c.public, matches.c.put_away.is_(None))
            .limit(limit)
        )

    def matches_of(self, person: str, limit: int, after: Cursor | None = None) -> list[MatchRow]:
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
        change = update(matches).where(*unchanged(row))
        with self._writing() as connection:
            done = connection.execute(change.values(forgotten=kept, version=row.version + 1))
            _check_found(done)

    def delete_match(self, row: MatchRow) -> None:
        """Delete a table with all that belongs to it; StaleRow if it is not as it was read."""
        with self._writing() as connection:
            _check_found(connection.execute(delete(matches).where(*unchanged(row))))

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
            change = update(matches).where(*unchanged(row))
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


def _check_found(done: CursorResult[Any]) -> None:
    if done.rowcount != 1:
        raise StaleRow
