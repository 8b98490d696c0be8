"""The people who use the server: who a request comes from."""

from __future__ import annotations

import asyncio
import hmac
import secrets
from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Final

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from oenach.server.clock import now_ms
from oenach.server.errors import ServerError
from oenach.server.http.admission.identity import A_YEAR, COOKIE, Ended, Forged, Identity, Signed
from oenach.server.randomness import Randomness, new_id
from oenach.server.store.archive.archive import Archive
from oenach.server.wire.visitor import Visitor

MOST_PEOPLE: Final = 20_000
"""So many people are kept at hand."""

FIRST_NAMES: Final = (
    "Aoife",
    "Brian",
    "Ciara",
    "Conall",
    "Deirdre",
    "Eimear",
    "Fergus",
    "Gráinne",
    "Laoise",
    "Niamh",
    "Oisín",
    "Rónán",
    "Sorcha",
    "Tadhg",
)
"""What people are called until they say otherwise."""


class Unknown(ServerError):
    """Nobody is known by this cookie, or there is none."""

    code = "unknown-person"
    status = 401


class SignedOut(ServerError):
    """The cookie is of before its owner signed out everywhere."""

    code = "signed-out"
    status = 401


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody with a cookie of this server, which is of one of their sessions."""

    id: str
    name: str
    session: str = ""


class People:
    """Finds people by their cookies, and takes new ones in."""

    def __init__(
        self, archive: Archive, identity: Identity, randomness: Randomness, *, shared: bool = False
    ) -> None:
        # Where other nodes change people, too, nobody is kept at hand.
        self._shared = shared
        self._archive = archive
        self._identity = identity
        self._randomness = randomness
        self._people: dict[str, Person] = {}
        # Grows whenever somebody changes: what was being read meanwhile may be out of date.
        self._changes = 0
        # Their connections, and of which session each is.
        self._visitors: dict[str, dict[Visitor, str]] = {}

    async def whose(self, connection: ASGIConnection) -> Person | None:  # type: ignore[type-arg]
        """The person whom a request comes from; None without a cookie, Forged with a false one,
        Ended with one that was signed out.

        Whoever is found holds at that moment: nothing else happens before the caller goes on.
        """
        found = await self._holder(connection)
        if found is None:
            return None
        signed, person = found
        if not _same(signed.session, person.session):
            raise Ended
        return person

    async def known(self, connection: ASGIConnection) -> Person:  # type: ignore[type-arg]
        """The same for requests that need somebody."""
        try:
            person = await self.whose(connection)
        except Ended:
            raise SignedOut("server-signed-out") from None
        except Forged:
            raise Unknown("server-forged-cookie") from None
        if person is None:
            raise Unknown("server-no-cookie")
        return person

    async def welcome(self, former: Signed | None = None) -> Person:
        """Somebody new, or somebody who was forgotten and has their cookie still: what they did
        at the moment at which they were forgotten is theirs."""
        name = self._randomness.first_name(FIRST_NAMES)
        if former is not None:
            readmitted = Person(former.person, name, former.session)
            found = await asyncio.to_thread(
                self._archive.readmit,
                readmitted.id,
                name=name,
                session=readmitted.session,
                now=now_ms(),
            )
            return Person(readmitted.id, *found)
        person = Person(new_id(), name)
        await asyncio.to_thread(self._archive.add_person, person.id, person.name, now_ms())
        return person

    def signed(self, connection: ASGIConnection) -> Signed | None:  # type: ignore[type-arg]
        """What a cookie of this server says, whether or not anybody is known by it."""
        try:
            return self._identity.read(connection.cookies.get(COOKIE, ""))
        except Forged:
            return None

    async def rename(self, person: Person, name: str, held: Collection[int]) -> Person:
        """Somebody goes by another name, also at tables that are not held in memory."""
        await asyncio.to_thread(self._archive.rename, person.id, name, held)
        self.forget([person.id])
        return replace(person, name=name)

    async def sign_out_everywhere(
        self,
        connection: ASGIConnection,  # type: ignore[type-arg]
        proof: str,
    ) -> Person:
        """No cookie of somebody works any more but the one that they are given now; their seat
        links do not either, and their connections are closed.

        Whoever did not hear the answer may ask again with the same proof.
        """
        try:
            found = await self._holder(connection)
        except Forged:
            raise Unknown("server-forged-cookie") from None
        if found is None:
            raise Unknown("server-no-cookie")
        signed, person = found
        session = self._identity.session(person.id, proof or secrets.token_hex(16))
        if _same(session, person.session):
            return person
        former = signed.session
        if not _same(former, person.session) or not await asyncio.to_thread(
            self._archive.begin_session, person.id, former, session
        ):
            raise SignedOut("server-signed-out")
        self.forget([person.id])
        for visitor in self._visitors.get(person.id, ()):
            visitor.dismiss(4403, "signed out")
        return replace(person, session=session)

    def came(self, visitor: Visitor, person: Person | None) -> None:
        """Somebody has a connection, which is closed when they sign out everywhere."""
        if person is not None:
            self._visitors.setdefault(person.id, {})[visitor] = person.session

    def went(self, visitor: Visitor) -> None:
        """The connection has ended."""
        if visitor.person is None:
            return
        theirs = self._visitors.get(visitor.person, {})
        theirs.pop(visitor, None)
        if not theirs:
            self._visitors.pop(visitor.person, None)

    async def look_again(self) -> None:
        """Close the connections of those who have signed out at another node."""
        if self._visitors:
            sessions = await asyncio.to_thread(self._archive.sessions, [*self._visitors])
            for person, session in sessions.items():
                for visitor, of in [*self._visitors.get(person, {}).items()]:
                    if not _same(of, session):
                        visitor.dismiss(4403, "signed out")

    def counted(self, cookie: str) -> str | None:
        """The person against whom a request with this cookie is counted, without a look into the
        store: nobody if it was not signed here, or is known to be signed out."""
        try:
            signed = self._identity.read(cookie)
        except Forged:
            return None
        known = self._people.get(signed.person)
        if known is not None and not _same(signed.session, known.session):
            return None
        return signed.person

    def forget(self, gone: Collection[str]) -> None:
        """What is known of these people holds no more."""
        self._changes += 1
        for person in gone:
            self._people.pop(person, None)

    def cookie(self, person: Person, secure: bool) -> Cookie:
        """What the browser keeps: scripts cannot read it, and from other sites it comes along only
        when somebody follows a link."""
        # Of the session that was asked with: one that ends meanwhile is not made new.
        return _cookie(self._identity.sign(person.id, person.session), A_YEAR, secure)

    def no_cookie(self, secure: bool) -> Cookie:
        """What has the browser keep none."""
        return _cookie("", 0, secure)

    async def _holder(
        self,
        connection: ASGIConnection,  # type: ignore[type-arg]
    ) -> tuple[Signed, Person] | None:
        """What a cookie says, and its owner as things stand, whether or not it still works."""
        cookie = connection.cookies.get(COOKIE)
        if cookie is None:
            return None
        signed = self._identity.read(cookie)
        person = await self._person(signed.person)
        if person is None:
            # Signed here, but the database is another one.
            raise Forged
        return signed, person

    async def _person(self, person: str) -> Person | None:
        while person not in self._people:
            changes = self._changes
            found = await asyncio.to_thread(self._archive.person, person)
            if changes != self._changes:
                # It may have been read before somebody signed out: look again.
                continue
            if found is None:
                return None
            if self._shared:
                return Person(person, *found)
            if len(self._people) >= MOST_PEOPLE:
                self._people.clear()
            self._people[person] = Person(person, *found)
        return self._people[person]


def _cookie(value: str, seconds: int, secure: bool) -> Cookie:
    return Cookie(
        COOKIE, value=value, max_age=seconds, httponly=True, samesite="lax", secure=secure
    )


def _same(one: str, other: str) -> bool:
    return hmac.compare_digest(one.encode(), other.encode())
