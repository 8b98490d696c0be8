"""The people who use the server: who a request comes from."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from oenach.server.clock import now_ms
from oenach.server.errors import ServerError
from oenach.server.http.admission.identity import A_YEAR, COOKIE, Forged, Identity
from oenach.server.randomness import Randomness, new_id
from oenach.server.store.archive import Archive

MOST_NAMES: Final = 20_000
"""So many names are kept at hand."""

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


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody with a cookie of this server."""

    id: str
    name: str


class People:
    """Finds people by their cookies, and takes new ones in."""

    def __init__(self, archive: Archive, identity: Identity, randomness: Randomness) -> None:
        self._archive = archive
        self._identity = identity
        self._randomness = randomness
        self._names: dict[str, str] = {}

    async def whose(self, connection: ASGIConnection) -> Person | None:  # type: ignore[type-arg]
        """The person whom a request comes from; None without a cookie, Forged with a false one."""
        cookie = connection.cookies.get(COOKIE)
        if cookie is None:
            return None
        person = self._identity.read(cookie)
        name = await self._name(person)
        if name is None:
            # Signed here, but the database is another one.
            raise Forged
        return Person(person, name)

    async def known(self, connection: ASGIConnection) -> Person:  # type: ignore[type-arg]
        """The same for requests that need somebody."""
        try:
            person = await self.whose(connection)
        except Forged:
            raise Unknown("server-forged-cookie") from None
        if person is None:
            raise Unknown("server-no-cookie")
        return person

    async def welcome(self) -> Person:
        """Somebody new."""
        person = Person(new_id(), self._randomness.first_name(FIRST_NAMES))
        await asyncio.to_thread(self._archive.add_person, person.id, person.name, now_ms())
        return person

    async def rename(self, person: Person, name: str) -> Person:
        """Somebody goes by another name."""
        await asyncio.to_thread(self._archive.rename, person.id, name)
        self._names.pop(person.id, None)
        return Person(person.id, name)

    def forget(self, gone: Collection[str]) -> None:
        """Nobody is known by these ids any more."""
        for person in gone:
            self._names.pop(person, None)

    def cookie(self, person: Person, secure: bool) -> Cookie:
        """What the browser keeps: scripts cannot read it, and from other sites it comes along only
        when somebody follows a link."""
        return Cookie(
            COOKIE,
            value=self._identity.sign(person.id),
            max_age=A_YEAR,
            httponly=True,
            samesite="lax",
            secure=secure,
        )

    async def _name(self, person: str) -> str | None:
        if person not in self._names:
            name = await asyncio.to_thread(self._archive.person_name, person)
            if name is None:
                return None
            if len(self._names) >= MOST_NAMES:
                self._names.clear()
            self._names[person] = name
        return self._names[person]


def plain_name(name: str) -> str:
    """A name as it may be shown everywhere; ServerError if nothing is left of it."""
    plain = " ".join("".join(sign for sign in name if sign.isprintable()).split())
    if not plain:
        raise ServerError("server-bad-name")
    return plain
