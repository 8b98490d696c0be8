"""One match: its row, its seats, its events, its snapshot, its result, and what is due at it."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Row, delete, select, update

from oenach.kernel.game import Game
from oenach.kernel.matches.match import Match
from oenach.kernel.matches.snapshot import read_snapshot
from oenach.kernel.registry import rules_versions
from oenach.server.clock import now_ms
from oenach.server.errors import Damaged
from oenach.server.store.archive.packing import packed_row, unpacked
from oenach.server.store.archive.reading import is_moment, match_row
from oenach.server.store.rows import MatchRow
from oenach.server.store.schema import events, matches, seats, snapshots
from oenach.server.table.games import shared_game
from oenach.server.upkeep.beside_scan import scan_beside, scan_due
from oenach.server.upkeep.findings import UNREADABLE, Damage, Finding
from oenach.server.upkeep.log_scan import ScannedLog, StoredEvent, scan_log
from oenach.server.upkeep.misplaced import is_before_all, misplaced
from oenach.server.upkeep.seat_scan import scan_seats

EMPTY: Final = {
    "muted": "[]",
    "removed": "{}",
    "forgotten": "[]",
    "called": "{}",
    "terms": "{}",
    "proposals": "{}",
    "result": None,
    "rematch": None,
    "put_away": None,
    "version": 0,
}
"""What takes the place of a column that cannot be read: nobody muted or sent away, no names but
those at seats, the usual terms, nothing proposed, no result yet; what the result is, the events
say."""

HARMLESS: Final = (*EMPTY, "created", "started", "ended", "seats.queue", "seats.bank")
"""Without these, the events can be played all the same."""


def scan_match(connection: Connection, number: int) -> Iterator[Damage]:
    """All that is damaged of a match."""
    stored = connection.execute(select(matches).where(matches.c.number == number)).one_or_none()
    if stored is None:
        return
    of_seats = select(seats).where(seats.c.match == number).order_by(seats.c.seat)
    sitting = list(connection.execute(of_seats))
    of_match = select(events).where(events.c.match == number).order_by(events.c.seq)
    logged: Sequence[StoredEvent] = connection.execute(of_match).all()
    whole = packed_row(connection, number)
    if whole is not None and not logged:
        with suppress(Damaged):
            logged = unpacked(whole)
    row = match_row(stored, sitting)
    yield from _columns(row, sitting, logged, packed=whole is not None)
    yield from scan_seats(row, sitting, logged)
    yield from scan_beside(connection, row)
    snapshot = connection.execute(select(snapshots).where(snapshots.c.match == number)).first()
    if "options" in row.damaged:
        options = _options_of(snapshot)
        cure = _change(row, options=msgspec.json.encode(options).decode()) if options else ()
        yield _damage(row, "matches.options", UNREADABLE, cure)
        row = replace(row, options=options or {})
    unreadable = {*row.damaged} - {*HARMLESS, "options"}
    if unreadable or ("options" in row.damaged and not row.options):
        # What is mended of that may bring more to light.
        return
    yield from scan_due(connection, row)
    if row.rules in rules_versions(row.game) and row.state in ("playing", "over"):
        yield from _played(row, logged, snapshot, whole)


def _damage(
    row: MatchRow, place: str, why: str, cure: tuple[Any, ...] = (), *, detail: str = ""
) -> Damage:
    return Damage(Finding(place, why, "yes" if cure else "no", row.id, detail=detail), cure)


def _change(row: MatchRow, **values: object) -> tuple[Any, ...]:
    return (
        update(matches)
        .where(matches.c.number == row.number)
        .values({"version": matches.c.version + 1, **values}),
    )


def _columns(
    row: MatchRow, sitting: Sequence[Row[Any]], logged: Sequence[StoredEvent], *, packed: bool
) -> Iterator[Damage]:
    """What cannot be read of the row itself."""
    instead = {**EMPTY, **_by_events(row, logged, packed=packed)}
    if [seat.seat for seat in sitting] == [*range(len(sitting))] and sitting:
        instead["seats"] = len(sitting)
    # Every other change counts on from the version.
    for name in sorted({*row.damaged}, key=lambda name: (name != "version", name)):
        if name in instead:
            yield _damage(row, f"matches.{name}", UNREADABLE, _change(row, **{name: instead[name]}))
        elif name != "options" and not name.startswith("seats."):
            yield _damage(row, f"matches.{name}", UNREADABLE)


def _by_events(row: MatchRow, logged: Sequence[StoredEvent], *, packed: bool) -> dict[str, object]:
    """What the events say of how far a match has got, and when."""
    times = [event.at for event in logged if is_moment(event.at)]
    first, last = (times[0], times[-1]) if times else (None, None)
    started = None if "started" in row.damaged else row.started
    # Whether one of which the events are not packed is over, a second look finds.
    state = "over" if packed else "playing" if logged else "waiting"
    return {
        "created": started or first or now_ms(),
        "started": first,
        "ended": last if "over" in (row.state, state) else None,
        "state": state,
    }


def _options_of(snapshot: Row[Any] | None) -> dict[str, object] | None:
    """The options as a snapshot of the match has them."""
    try:
        header = read_snapshot(json.loads(snapshot.body)).header if snapshot else None
        options = None if header is None else json.loads(header.options)
    except Exception:
        return None
    return options if isinstance(options, dict) else None


def _played(
    row: MatchRow,
    logged: Sequence[StoredEvent],
    snapshot: Row[Any] | None,
    whole: Row[Any] | None,
) -> Iterator[Damage]:
    try:
        game = shared_game(row.game, len(row.seats), row.options, row.rules)
    except Exception as error:
        yield _damage(row, "matches.options", UNREADABLE, detail=repr(error)[:200])
        return
    if whole is not None:
        yield from _packed(row, game, whole)
        return
    elsewhere = [*misplaced(row, logged)]
    yield from elsewhere
    if any(one.finding.mend == "yes" for one in elsewhere):
        # Every event counts on from those before.
        return
    logged = [event for event in logged if not is_before_all(event)]
    yield from _times(row, logged)
    log = scan_log(row, game, logged)
    yield from log.damage
    if log.cut is not None:
        yield log.cut
    if log.broken:
        return
    yield from _snapshot(row, log, snapshot)
    yield from _ending(row, log)


def _times(row: MatchRow, logged: Sequence[StoredEvent]) -> Iterator[Damage]:
    """An event of which nobody knows when it was, was when the one before it was."""
    known = row.started or row.created
    for event in logged:
        if is_moment(event.at):
            known = event.at
            continue
        mine = events.c.match == row.number, events.c.seq == event.seq
        yield _damage(row, "events.at", UNREADABLE, (update(events).where(*mine).values(at=known),))


def _packed(row: MatchRow, game: Game, whole: Row[Any]) -> Iterator[Damage]:
    """A match that is over, in one piece: it holds as a whole, or not."""
    try:
        log = scan_log(row, game, unpacked(whole))
    except Damaged as error:
        yield _damage(row, "packed.events", UNREADABLE, detail=error.why)
        return
    if log.damage or log.cut is not None:
        yield _damage(row, "packed.events", UNREADABLE)
        return
    yield from _ending(row, log)


def _snapshot(row: MatchRow, log: ScannedLog, snapshot: Row[Any] | None) -> Iterator[Damage]:
    if snapshot is None:
        return
    thrown_away = delete(snapshots).where(snapshots.c.match == row.number)
    try:
        resumed = Match.resume(log.match.game, row.secret, json.loads(snapshot.body))
        taken = read_snapshot(json.loads(snapshot.body))
        known = max(log.hashes, default=-1)
        if resumed.last_seq == snapshot.seq > known:
            lost = str(snapshot.seq - known)
            finding = Finding("snapshots", "server-damage-cut", "cut", row.id, detail=lost)
            yield Damage(finding, (thrown_away,))
            return
        if taken.hash != log.hashes[snapshot.seq] or resumed.last_seq != snapshot.seq:
            raise ValueError("of other events")
    except Exception as error:
        yield _damage(row, "snapshots", UNREADABLE, (thrown_away,), detail=repr(error)[:200])


def _ending(row: MatchRow, log: ScannedLog) -> Iterator[Damage]:
    end = log.match.end()
    if end is None:
        if row.state == "over":
            again = _change(row, state="playing", ended=None, result=None)
            finding = Finding("events", "server-damage-end", "cut", row.id)
            yield Damage(finding, again)
        return
    result = end.outcome.to_json()
    same = json.loads(json.dumps(result))
    if row.state == "over" and row.result == same and row.ended is not None:
        return
    ended = log.last_at if row.ended is None else row.ended
    stored = msgspec.json.encode(result).decode()
    cure = _change(row, state="over", ended=ended, result=stored)
    yield _damage(row, "matches.result", "server-damage-result", cure)
