"""What people say to each other at a table."""

from __future__ import annotations

import asyncio
from typing import Final

from oenach.kernel.seats import letter
from oenach.server.clock import now_ms
from oenach.server.errors import Forbidden
from oenach.server.store.archive import Archive
from oenach.server.store.writes import Kind, Write
from oenach.server.table.acting import Acting
from oenach.server.table.audience import Audience
from oenach.server.table.roster import Roster
from oenach.server.wire.commands import Say
from oenach.server.wire.messages import Chat
from oenach.server.wire.parts import Said
from oenach.server.wire.visitor import Visitor

LATEST_SAID: Final = 100
"""So many of the latest things that were said are told to whoever comes."""


class TableChat:
    """Owns what was said, which is kept in the store alone."""

    __slots__ = ("_archive", "_audience", "_roster", "_table")

    def __init__(self, table: Acting, roster: Roster, audience: Audience, archive: Archive) -> None:
        self._table = table
        self._roster = roster
        self._audience = audience
        self._archive = archive

    async def say(self, visitor: Visitor, message: Say) -> None:
        """Keep what was said, then tell everybody."""
        row = self._roster.row
        if visitor.person is None or visitor.name is None:
            raise Forbidden("server-no-name")
        if visitor.person in row.removed:
            raise Forbidden("server-removed")
        if visitor.person in row.muted:
            raise Forbidden("server-muted")
        text = plain(message.text)
        if not text:
            raise Forbidden("server-nothing-said")
        seats = self._roster.seats_of(visitor.person)
        seat = seats[0] if seats else None
        said = Said(now_ms(), visitor.name, text, None if seat is None else letter(seat))
        write = Write()
        write.add(
            Kind.SAYING,
            {
                "match": row.number,
                "at": said.at,
                "name": said.name,
                "seat": seat,
                "text": said.text,
            },
        )
        await self._table.commit(write)
        self._audience.tell_all(Chat(said))

    async def latest(self) -> list[Said]:
        """What was said lately, the oldest first."""
        number = self._roster.row.number
        said = await asyncio.to_thread(self._archive.sayings, number, LATEST_SAID)
        return [
            Said(one.at, one.name, one.text, None if one.seat is None else letter(one.seat))
            for one in said
        ]


def plain(text: str) -> str:
    """Text without control characters, and without empty ends."""
    return "".join(sign for sign in text if sign.isprintable() or sign == "\n").strip()
