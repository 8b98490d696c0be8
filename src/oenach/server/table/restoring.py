"""A table as the store has it: the latest snapshot, and the events since."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field

import structlog
from sqlalchemy.exc import SQLAlchemyError

from oenach.kernel.errors import LogError, OenachError
from oenach.kernel.game import Game
from oenach.kernel.logs.draws import salt
from oenach.kernel.logs.entry import read_entry
from oenach.kernel.logs.events import Entry
from oenach.kernel.logs.log import Opening
from oenach.kernel.matches.match import Match
from oenach.kernel.registry import rules_versions
from oenach.messages import explain
from oenach.server.errors import Damaged, RulesMissing, ServerError, no_such_table
from oenach.server.store.archive.archive import Archive
from oenach.server.store.rows import DueRow, EventRow, MatchRow
from oenach.server.wire.event_buffer import KEPT, EventBuffer, encoded_events
from oenach.story import Storyteller

log = structlog.get_logger("oenach.table")


@dataclass(slots=True)
class Restored:
    """All of a table that does not depend on who is connected."""

    row: MatchRow
    game: Game
    teller: Storyteller
    match: Match | None = None
    buffer: EventBuffer = field(default_factory=EventBuffer)
    snapshot_seq: int = -1
    due: dict[str, DueRow] = field(default_factory=dict)


GameMaker = Callable[[str, int, dict[str, object], int | None], Game]


@contextmanager
def reading_stored() -> Iterator[None]:
    """Damaged for whatever goes wrong with what is stored; that the store is away, or refuses, is
    said as it is."""
    try:
        yield
    except (SQLAlchemyError, ServerError):
        raise
    except Exception as error:
        # A row that holds anything at all can fail anywhere on its way into a match.
        why = explain(error) if isinstance(error, OenachError) else repr(error)
        raise Damaged("server-damaged", reason=why) from error


def restore(archive: Archive, match_id: str, make: GameMaker) -> Restored:
    """Read a table, with the rules that it was begun with; NotFound if there is none,
    RulesMissing if those are not installed here, Damaged if what is stored of it does not hold."""
    with archive.one_moment() as stored:
        return _restore(stored, match_id, make)


def _restore(archive: Archive, match_id: str, make: GameMaker) -> Restored:
    row = archive.match(match_id)
    if row is None:
        raise no_such_table()
    if row.rules not in rules_versions(row.game):
        raise RulesMissing(game=row.game, rules=row.rules)
    with reading_stored():
        game = make(row.game, len(row.seats), row.options, row.rules)
        restored = Restored(row, game, Storyteller(row.game))
        if row.state in ("playing", "over"):
            _restore_match(archive, restored)
            restored.due = archive.due_of(row.number)
    return restored


def _restore_match(archive: Archive, restored: Restored) -> None:
    row = restored.row
    snapshot = archive.snapshot(row.number)
    if snapshot is not None:
        try:
            _go_on_from(archive, restored, *snapshot)
            return
        except (SQLAlchemyError, Damaged):
            raise
        except Exception as error:
            # The events alone say how the match stands; a snapshot only makes it quick.
            log.warning("snapshot unreadable", table=row.id, seq=snapshot[0], error=repr(error))
            _begin_anew(restored)
    stored = archive.events(row.number)
    match = first_position(row, restored.game, seats_drawn=drew_seats(stored))
    follow(match, stored, restored)
    match.forget(match.last_seq - KEPT)
    restored.buffer.forget()
    restored.match = match


def _go_on_from(archive: Archive, restored: Restored, seq: int, body: str) -> None:
    row = restored.row
    snapshot = json.loads(body)
    match = Match.resume(restored.game, row.secret, snapshot)
    if match.last_seq != seq:
        raise LogError(seq, "log-seq", found=str(match.last_seq), expected=seq)
    stored = archive.events(row.number, seq - 1)
    if not stored:
        # They were told to people, and would be missing from the log for good.
        raise Damaged("server-damaged", reason=f"no events up to {seq}, as a snapshot has them")
    if stored[0].hash != snapshot["hash"]:
        raise LogError(seq, "log-hash", found=stored[0].hash, expected=snapshot["hash"])
    restored.snapshot_seq, restored.buffer = seq, EventBuffer(seq)
    restored.teller.begin_at(match.movers())
    follow(match, stored[1:], restored)
    restored.match = match


def _begin_anew(restored: Restored) -> None:
    restored.teller = Storyteller(restored.row.game)
    restored.snapshot_seq, restored.buffer = -1, EventBuffer()


def first_position(row: MatchRow, game: Game, *, seats_drawn: bool) -> Match:
    """The match as it stood when it began, with the draws that come before any move.

    Nonces stay in the order in which people joined, wherever they sit once seats were drawn.
    """
    nonces = {chair.seat: chair.nonce for chair in row.seats if chair.nonce is not None}
    seating = [None] * game.seats if seats_drawn else None
    return Match(game, row.secret, nonces, seating)


def drew_seats(stored: Sequence[EventRow]) -> bool:
    """Whether a stored match began with the draw of its seats; older ones did not."""
    return bool(stored) and "player" in json.loads(stored[0].body)


def follow(match: Match, stored: list[EventRow], restored: Restored) -> None:
    """Let a match take in stored events, and keep them as they are sent to clients."""
    place = 0
    while place < len(stored):
        seen = match.last_seq if place else stored[0].seq - 1
        while True:
            row = stored[place]
            match.follow(stored_entry(match, row), stored_opening(restored.row.secret, row))
            place += 1
            if place == len(stored) or stored[place].seq > match.last_seq:
                break
        # A log that is cut off within an action has fewer events than the match that goes on.
        happened = [each for each in match.happened(seen) if each.entry.event.seq <= row.seq]
        items = restored.teller.follow(happened)
        restored.buffer.extend(encoded_events(happened, items))


def stored_entry(match: Match, row: EventRow) -> Entry:
    """The event of a row; LogError if it is malformed."""
    stored = {**json.loads(row.body), "hash": row.hash}
    return read_entry(stored, row.seq, match.game.seats)


def stored_opening(secret: bytes, row: EventRow) -> Opening | None:
    """What the hidden move of a row really was; its salt follows from the match's secret."""
    if row.opening is None:
        return None
    return Opening(row.opening, salt(secret, row.seq).hex())


def all_events(archive: Archive, row: MatchRow, game: Game) -> EventBuffer:
    """Everything that happened at a table, as it is sent to clients; Damaged if that cannot be
    read."""
    restored = Restored(row, game, Storyteller(row.game))
    stored = archive.events(row.number)
    with reading_stored():
        follow(first_position(row, game, seats_drawn=drew_seats(stored)), stored, restored)
    return restored.buffer
