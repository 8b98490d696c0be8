"""What the owners of a table's parts may ask of the table itself."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol

from oenach.kernel.matches.match import Match
from oenach.server.store.writing.writes import Write
from oenach.server.wire.commands import Command
from oenach.server.wire.visitor import Visitor

Action = Callable[[Match], object]
"""Something that is done in a match; whatever else changes with it, changes after the match
did not refuse it."""


class Acting(Protocol):
    """Does something, puts it on disk, and only then tells anybody."""

    @property
    def lock(self) -> asyncio.Lock:
        """Held by whoever changes the table."""

    def playing(self) -> Match:
        """The match that goes on, or is over; Conflict before it began."""

    async def begin(self, write: Write, played: Match | None = None) -> None:
        """Begin the match with those who sit there now, or go on with one."""

    async def act(
        self,
        action: Action,
        *,
        command: Command | None = None,
        by: Visitor | None = None,
        write: Write | None = None,
    ) -> None:
        """Do something in the match; raises what the match refuses, with nothing changed.

        Rows in `write` are written together with the events.
        """

    async def reschedule(self, write: Write) -> None:
        """Write rows that change what is due, though nothing happened in the match."""

    async def commit(self, write: Write) -> None:
        """Put rows on disk; Unavailable if that fails, and then the table is as the disk has it."""


class Reacting(Acting, Protocol):
    """What comes to the table itself from its parts, when they find that something is to be done
    there: soon, with the lock."""

    def doubt(self) -> None:
        """Memory may differ from the disk: the table is read anew, before anything else."""

    def rearrange(self) -> None:
        """Store what is due as things stand now, soon."""

    def notice_absence(self) -> None:
        """Somebody has been away for as long as was agreed."""
