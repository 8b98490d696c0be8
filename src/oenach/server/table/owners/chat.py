"""What people say to each other at a table."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

from oenach.kernel.seats import letter
from oenach.server.clock import now_ms
from oenach.server.errors import Conflict, Forbidden, Unavailable
from oenach.server.randomness import new_id
from oenach.server.store.archive.archive import Archive
from oenach.server.store.rows import SayingRow
from oenach.server.store.writing.doubts import in_doubt
from oenach.server.store.writing.writes import Kind, Write
from oenach.server.table.acting import Acting
from oenach.server.table.audience.audience import Audience
from oenach.server.table.owners.naming import Naming
from oenach.server.table.roster import Roster
from oenach.server.wire.commands import Say
from oenach.server.wire.messages import Chat, SayingHidden
from oenach.server.wire.parts import Said
from oenach.server.wire.visitor import Visitor

LATEST_SAID: Final = 100
"""So many of the latest things that were said are told to whoever comes."""


class TableChat:
    """Owns what was said, which is kept in the store alone."""

    __slots__ = (
        "_archive",
        "_audience",
        "_hidden",
        "_naming",
        "_roster",
        "_shared",
        "_table",
        "_told",
    )

    def __init__(
        self,
        *,
        table: Acting,
        roster: Roster,
        audience: Audience,
        naming: Naming,
        archive: Archive,
        shared: bool,
    ) -> None:
        self._table = table
        self._naming = naming
        self._roster = roster
        self._audience = audience
        self._archive = archive
        self._shared = shared
        # The last thing that those who are here have heard; none of before the first of them came.
        self._told: int | None = None
        # What they know to be hidden.
        self._hidden: set[str] = set()

    async def say(self, visitor: Visitor, message: Say) -> None:
        """Keep what was said, then tell everybody."""
        row = self._roster.row
        if visitor.person is None or visitor.name is None:
            raise Forbidden("server-no-name")
        if visitor.person in row.removed:
            raise Forbidden("server-removed")
        if visitor.person in row.muted:
            raise Forbidden("server-muted")
        seats = self._roster.seats_of(visitor.person)
        if not seats and not row.onlookers_speak and visitor.person != row.host:
            raise Forbidden("server-chat-closed")
        text = plain(message.text)
        if not text:
            raise Forbidden("server-nothing-said")
        seat = seats[0] if seats else None
        said = Said(
            at=now_ms(),
            name=visitor.name,
            text=text,
            seat=None if seat is None else letter(seat),
            id=new_id(),
        )
        write = Write()
        write.add(
            Kind.SAYING,
            {
                "match": row.number,
                "at": said.at,
                "name": said.name,
                "seat": seat,
                "text": said.text,
                "id": said.id,
                "person": visitor.person,
                "hidden": False,
            },
        )
        self._naming.note(visitor.person, said.name, write)
        await self._keep(write)
        if self._shared:
            # What is said at several nodes is heard in the order in which it was stored.
            await self.tell_new()
        else:
            self._audience.tell_all(Chat(said))

    async def _keep(self, write: Write) -> None:
        try:
            await self._table.commit(write)
        except Unavailable as error:
            if in_doubt(error):
                # It may be there: whoever comes back is told all that is.
                self._audience.send_back()
            raise

    async def tell_new(self) -> None:
        """Tell everybody what was said at any node since they last heard something."""
        if not self._shared or self._told is None:
            return
        self._tell(await self._stored(self._told))
        number = self._roster.row.number
        hidden = {*await asyncio.to_thread(self._archive.hidden_sayings, number)}
        for saying in sorted(hidden - self._hidden):
            self._audience.tell_all(SayingHidden(saying))
        self._hidden = hidden

    async def let_onlookers_speak(self, yes: bool) -> None:
        """What those without a seat say is heard from now on, or not."""
        write = Write()
        self._roster.let_onlookers_speak(yes, write)
        await self._table.commit(write)
        self._audience.tell_table()

    async def latest(self) -> list[Said]:
        """What was said lately, the oldest first."""
        told = None
        if self._audience.visitors:
            # Those who are here hear it first: what follows is told to all alike.
            await self.tell_new()
            told = self._told
        found = await self._stored(0)
        if self._shared and told is not None:
            # Others may have spoken in between.
            self._tell([one for one in found if one.number > told])
        return [_seen(one) for one in found]

    def _tell(self, rows: Sequence[SayingRow]) -> None:
        for one in rows:
            self._audience.tell_all(Chat(_seen(one)))

    async def _stored(self, after: int) -> list[SayingRow]:
        number = self._roster.row.number
        found = await asyncio.to_thread(self._archive.sayings, number, LATEST_SAID, after)
        self._told = found[-1].number if found else max(after, self._told or 0)
        return found

    async def said(self, saying: str) -> SayingRow:
        """Something that was said here, also if it is hidden."""
        found = await self._kept(saying)
        if found is None:
            raise Conflict("server-no-saying")
        return found

    async def _kept(self, saying: str) -> SayingRow | None:
        number = self._roster.row.number
        return await asyncio.to_thread(self._archive.saying, number, saying)

    async def hide(self, saying: str) -> None:
        """Nobody is shown something any more that was said."""
        if (await self.said(saying)).hidden:
            return
        write = Write()
        write.add(Kind.SAYING_HIDDEN, {"of_match": self._roster.row.number, "of_id": saying})
        await self._table.commit(write)
        if self._shared:
            await self.tell_new()
        else:
            self._audience.tell_all(SayingHidden(saying))

    async def hide_reported(self, saying: str) -> None:
        """The same of something that was reported. What is kept no longer is shown to nobody who
        comes, but those who have heard it may still have it before them."""
        if await self._kept(saying) is None:
            self._audience.tell_all(SayingHidden(saying))
        else:
            await self.hide(saying)


def _seen(one: SayingRow) -> Said:
    return Said(
        at=one.at,
        name=one.name,
        text="" if one.hidden else one.text,
        seat=None if one.seat is None else letter(one.seat),
        id=one.id,
        hidden=one.hidden,
    )


def plain(text: str) -> str:
    """Text without control characters, and without empty ends."""
    return "".join(sign for sign in text if sign.isprintable() or sign == "\n").strip()
