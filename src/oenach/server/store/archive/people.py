"""What a store has of people: their names and sessions, and links that move a seat."""

from __future__ import annotations

from collections.abc import Collection

import msgspec
from sqlalchemy import delete, func, insert, select, update

from oenach.server.store.archive.access import StoreAccess, unchanged
from oenach.server.store.archive.expiring import Horizon, delete_guests, expired_guests
from oenach.server.store.schema import LOST_SESSION, matches, people, seat_links, seats
from oenach.server.store.seat_names import noted, shown_name


class StoredPeople(StoreAccess):
    """Those who were here."""

    def add_person(self, person: str, name: str, now: int) -> None:
        """A person who was not here before."""
        with self._writing() as connection:
            connection.execute(insert(people).values(id=person, name=name, created=now))

    def readmit(self, person: str, *, name: str, session: str, now: int) -> tuple[str, str]:
        """A person who was here before, and was forgotten or lost; the name and the session that
        they have now, for they may have come back a moment ago already."""
        again = self._insertion(people).values(id=person, name=name, session=session, created=now)
        mine = select(people.c.name, people.c.session).where(people.c.id == person)
        with self._writing() as connection:
            connection.execute(
                again.on_conflict_do_update(
                    index_elements=["id"],
                    set_={"session": session},
                    where=people.c.session == LOST_SESSION,
                )
            )
            row = connection.execute(mine).one()
            return row.name, row.session

    def person(self, person: str) -> tuple[str, str] | None:
        """The display name of a person and the session that works; None if nobody has that id, or
        nobody knows the session."""
        known = (people.c.id == person) & (people.c.session != LOST_SESSION)
        query = select(people.c.name, people.c.session).where(known)
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
                change = update(matches).where(*unchanged(row))
                changed = change.values(called=called, version=matches.c.version + 1)
                if connection.execute(changed).rowcount == 0:
                    # Something happens there just now; they are renamed there when they come.
                    continue
                mine = (seats.c.match == row.number) & (seats.c.person == person)
                renamed = update(seats).where(mine)
                connection.execute(renamed.values(name=shown, version=seats.c.version + 1))

    def expired_guests(self, back: Horizon) -> list[str]:
        """Some people who are kept no longer."""
        with self._engine.connect() as connection:
            return expired_guests(connection, back)

    def delete_guests(self, back: Horizon, guests: Collection[str]) -> list[str]:
        """Forget them, but for those who have a seat or a table by now; who was forgotten."""
        with self._writing() as connection:
            return delete_guests(connection, back, guests)

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
