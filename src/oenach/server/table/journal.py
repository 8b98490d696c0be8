"""The match of a table, and its events on their way to the disk and to those who look on."""

from __future__ import annotations

import json
from typing import Final

from oenach.kernel.game import Game
from oenach.kernel.logs.events import Event
from oenach.kernel.matches.happened import Happened
from oenach.kernel.matches.match import Match
from oenach.server.errors import Conflict
from oenach.server.store.archive.archive import Archive
from oenach.server.store.rows import EventRow, MatchRow
from oenach.server.store.writing.writes import Kind, Write
from oenach.server.table.histories import Histories
from oenach.server.table.restoring import (
    Restored,
    all_events,
    follow,
    reading_stored,
    stored_entry,
)
from oenach.server.wire.brief import static_key
from oenach.server.wire.commands import Command, digest
from oenach.server.wire.event_buffer import KEPT, EventBuffer, encoded_events
from oenach.server.workers.thread_turns import ThreadTurns
from oenach.story import Storyteller

SNAPSHOT_EVERY: Final = 64
"""So many events may have to be played again when a match is loaded."""


class Journal:
    """Owns the game, the match, which is None until it begins, and what is remembered of its
    events."""

    __slots__ = (
        "_archive",
        "_histories",
        "_key",
        "_teller",
        "_threads",
        "buffer",
        "game",
        "match",
        "snapshot_seq",
    )

    def __init__(
        self,
        archive: Archive,
        game: Game,
        histories: Histories | None = None,
        threads: ThreadTurns | None = None,
    ) -> None:
        self._archive = archive
        self._histories = Histories() if histories is None else histories
        self._threads = ThreadTurns() if threads is None else threads
        self._teller = Storyteller(game.name)
        self.snapshot_seq = -1
        self.game = game
        self._key: tuple[Game, str] | None = None
        self.match: Match | None = None
        self.buffer = EventBuffer()

    def adopt(self, restored: Restored) -> None:
        """Go on with what was read from the store."""
        # What is kept may be ahead of it, if the store has lost something.
        self._histories.drop(restored.row.number)
        self.game = restored.game
        self.match = restored.match
        self.buffer = restored.buffer
        self._teller = restored.teller
        self.snapshot_seq = restored.snapshot_seq

    def resize(self, game: Game) -> None:
        """Before the match: the same game with another number of seats."""
        self.game = game

    @property
    def static_key(self) -> str:
        """Names what the table is drawn from. Kept here: whoever looks for a key asks all tables,
        and there may be a map in each game."""
        if self._key is None or self._key[0] is not self.game:
            self._key = self.game, static_key(self.game)
        return self._key[1]

    def begin(self, match: Match) -> None:
        """The match that is to be played."""
        self.match = match

    def playing(self) -> Match:
        """The match that goes on, or is over; Conflict before it began."""
        if self.match is None:
            raise Conflict("server-not-started")
        return self.match

    def add_rows(
        self,
        happened: list[Happened],
        *,
        match: int,
        command: Command | None,
        sender: str,
        now: int,
        write: Write,
    ) -> None:
        """Events as rows of the match with that number, the first with the command that caused
        them."""
        for entry, _, opening, _, _ in happened:
            seq = entry.event.seq
            write.add(
                Kind.EVENT,
                {
                    "match": match,
                    "seq": seq,
                    "body": entry.body.decode(),
                    "hash": entry.hash,
                    "opening": None if opening is None else opening.move,
                    "command": None if command is None else command.id,
                    "sender": None if command is None else sender,
                    "digest": None if command is None else digest(command),
                    "at": now,
                },
            )
            command = None

    def add_snapshot(self, number: int, write: Write) -> None:
        """Now and then, and at the end, what is needed to go on without all the events before."""
        match = self.playing()
        if match.last_seq - self.snapshot_seq >= SNAPSHOT_EVERY or match.over:
            self.snapshot_seq = match.last_seq
            body = json.dumps(match.snapshot())
            write.add(Kind.SNAPSHOT, {"match": number, "seq": match.last_seq, "body": body})

    def remember(self, happened: list[Happened]) -> None:
        """Keep events that are on disk as they are sent, and let older ones go."""
        match = self.playing()
        self.buffer.add(encoded_events(happened, self._teller.follow(happened)))
        if self.snapshot_seq == match.last_seq:
            match.forget(match.last_seq - KEPT)

    def take_in(self, stored: list[EventRow], row: MatchRow, snapshot_seq: int) -> None:
        """Follow what another node did, and let go what that has kept in a snapshot; Damaged if it
        does not follow on what is here."""
        match = self.playing()
        here = Restored(
            row=row, game=self.game, teller=self._teller, match=match, buffer=self.buffer
        )
        with reading_stored():
            follow(match, stored, here)
        if snapshot_seq > self.snapshot_seq:
            self.snapshot_seq = snapshot_seq
            match.forget(snapshot_seq - KEPT)

    async def everything(self, row: MatchRow) -> list[Event]:
        """All events of the match so far, from memory, or from the store if it is long."""
        match = self.playing()
        try:
            return [entry.event for entry in match.events()]
        except LookupError:
            return await self._threads.have(_stored_events, self._archive, row, match)

    def reaches(self, since: int) -> bool:
        """Whether everything since an event is in memory."""
        return self.buffer.reaches(since)

    async def reaching(self, since: int, row: MatchRow) -> EventBuffer:
        """What happened since an event, from memory, or from the store if that was long ago."""
        if self.reaches(since):
            return self.buffer
        whole = self._histories.find(row.number, self.buffer)
        if whole is None:
            whole = await self._threads.have(all_events, self._archive, row, self.game)
            # Another node may have gone on: nobody is told of more than they are shown.
            whole.cut(self.playing().last_seq)
            self._histories.keep(row.number, whole)
        return whole


def _stored_events(archive: Archive, row: MatchRow, match: Match) -> list[Event]:
    stored = archive.events(row.number)
    with reading_stored():
        return [stored_entry(match, one).event for one in stored]
