"""The events of one match: their chain of hashes and the rules, and what can be won back of them.

The hash of an event is that of all before it and of itself. Where an event cannot be read, whatever
could have happened there is tried: what gives the stored hash is what happened.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from sqlalchemy import Row, delete, insert, update

from oenach.kernel.game import Game
from oenach.kernel.logs.events import Entry, chain
from oenach.kernel.logs.log import Opening
from oenach.kernel.matches.match import Match
from oenach.server.store.rows import EventRow, MatchRow
from oenach.server.store.schema import due, events, matches, snapshots
from oenach.server.table.restoring import drew_seats, first_position, stored_entry, stored_opening
from oenach.server.table.roster import Roster
from oenach.server.upkeep.findings import Damage, Finding, Mend

StoredEvent = Row[Any] | EventRow
Tried = Callable[[Match], object]


@dataclass(slots=True)
class ScannedLog:
    """A match as far as its events hold, and what is wrong with them."""

    match: Match
    hashes: dict[int, str] = field(default_factory=dict)
    last_at: int = 0
    damage: list[Damage] = field(default_factory=list)
    cut: Damage | None = None
    # Whether events were found that do not hold, so that nothing is known of what came after.
    broken: bool = False
    followed: list[tuple[Entry, Opening | None]] = field(default_factory=list)


def scan_log(row: MatchRow, game: Game, stored: Sequence[StoredEvent]) -> ScannedLog:
    """Play the events again, as far as that goes."""
    begin = partial(_first, row, game, stored)
    log = ScannedLog(begin())
    for place, event in enumerate(stored):
        following = stored[place + 1] if place + 1 < len(stored) else None
        if event.seq != place or not _follow(log, row, event):
            # An event that was refused may have been made in part.
            log.match = begin()
            for entry, opening in log.followed:
                log.match.follow(entry, opening)
            if event.seq != place or not _win_back(log, row, event, following):
                log.broken = True
                whole = event.seq == place and _is_as_it_was(stored, place)
                log.cut = _elsewhere(row, place) if whole else _cut(log, row, place, stored)
                return log
        log.last_at = event.at
    if not stored or log.match.last_seq >= len(stored):
        log.cut = _cut(log, row, len(stored), stored)
    return log


def _first(row: MatchRow, game: Game, stored: Sequence[StoredEvent]) -> Match:
    drawn = game.table_rules.seats_drawn is not None
    with suppress(Exception):
        drawn = drew_seats([_event_row(event) for event in stored[:1]])
    return first_position(row, game, seats_drawn=drawn)


def _event_row(event: StoredEvent) -> EventRow:
    return EventRow(
        event.seq,
        event.body,
        event.hash,
        opening=event.opening,
        command=event.command,
        at=event.at,
    )


def _follow(log: ScannedLog, row: MatchRow, event: StoredEvent) -> bool:
    """Whether the event follows on those before."""
    one = _event_row(event)
    try:
        entry, opening = stored_entry(log.match, one), stored_opening(row.secret, one)
        log.match.follow(entry, opening)
    except Exception:
        # Whatever stands there can fail anywhere.
        return False
    _note(log, entry, opening)
    return True


def _note(log: ScannedLog, entry: Entry, opening: Opening | None) -> None:
    log.hashes[entry.event.seq] = entry.hash
    log.followed.append((entry, opening))


def _win_back(
    log: ScannedLog, row: MatchRow, event: StoredEvent, following: StoredEvent | None
) -> bool:
    """Whether the event could be found as it must have been, by its hash or the next one's."""
    for match in _possible(log.match, row, event):
        entry = match.event(event.seq)
        last = following is None and entry.body.decode() == event.body
        if entry.hash != event.hash and not last and not _leads_to(entry, following):
            continue
        log.match = match
        mine = events.c.match == row.number, events.c.seq == event.seq
        opening = match.openings.get(event.seq)
        right = {
            "body": entry.body.decode(),
            "hash": entry.hash,
            "opening": None if opening is None else opening.move,
        }
        finding = Finding("events", "server-damage-event", "yes", match=row.id, seq=event.seq)
        log.damage.append(Damage(finding, (update(events).where(*mine).values(right),)))
        _note(log, entry, opening)
        return True
    return False


def _is_as_it_was(stored: Sequence[StoredEvent], place: int) -> bool:
    """Whether an event is the one that was stored once, by the hashes around it."""
    event = stored[place]
    if event.opening is not None or '"commitment"' in str(event.body):
        # What a hidden move was stands beside it.
        return False
    with suppress(Exception):
        if place:
            return chain(stored[place - 1].hash, event.body.encode()) == event.hash
        following = stored[1]
        return chain(event.hash, following.body.encode()) == following.hash
    return False


def _elsewhere(row: MatchRow, place: int) -> Damage:
    """What is damaged is not the events: to give them up would leave nothing to go on with."""
    return Damage(Finding("matches", "server-damage-elsewhere", "no", match=row.id, seq=place))


def _leads_to(entry: Entry, following: StoredEvent | None) -> bool:
    return following is not None and chain(entry.hash, following.body.encode()) == following.hash


def _possible(match: Match, row: MatchRow, event: StoredEvent) -> Iterator[Match]:
    """The match with each thing that could have happened then."""
    if match.last_seq >= event.seq:
        # The match has made this event by itself: a draw, or what is turned up.
        yield match
        return
    before = match.snapshot()
    for tried in _tried(match, row, event):
        copy = Match.resume(match.game, row.secret, before)
        # What could not have happened is refused.
        with suppress(Exception):
            tried(copy)
        if copy.last_seq >= event.seq:
            yield copy


def _tried(match: Match, row: MatchRow, event: StoredEvent) -> Iterator[Tried]:
    roster, seats = Roster(row), range(match.game.seats)
    for seat in seats:
        yield partial(_take_seat, seat=seat, who=str(roster.sitter(seat)))
    if match.over:
        return
    state = match.state
    texts = [match.game.text(state, move) for move in state.legal_moves()]
    # What a hidden move was is mostly known.
    for text in texts if event.opening is None else [event.opening, *texts]:
        yield partial(_play, text=text)
    for seat in seats:
        yield partial(_undo, seat=seat)
        yield partial(_take_back, seat=seat)
        yield partial(_resign, seat=seat)
    yield Match.call_time
    yield Match.call_off


def _take_seat(match: Match, *, seat: int, who: str) -> None:
    match.take_seat(seat, who)


def _play(match: Match, *, text: str) -> None:
    match.play(text)


def _undo(match: Match, *, seat: int) -> None:
    match.undo(seat)


def _take_back(match: Match, *, seat: int) -> None:
    match.take_back(seat)


def _resign(match: Match, *, seat: int) -> None:
    match.resign(seat)


def _cut(log: ScannedLog, row: MatchRow, seq: int, stored: Sequence[StoredEvent]) -> Damage:
    """Give up everything from an event on; what the match makes by itself is made again, and where
    nothing is left, everybody sits down again."""
    lost = len(stored) - seq
    at = log.last_at or row.started or row.created
    cure: list[Any] = []
    if not seq:
        for chair in row.seats:
            log.match.take_seat(chair.seat, str(Roster(row).sitter(chair.seat)))
    if lost or not stored:
        back = {"state": "playing", "ended": None, "result": None}
        cure += [
            delete(snapshots).where(snapshots.c.match == row.number),
            delete(events).where(events.c.match == row.number, events.c.seq >= seq),
            delete(due).where(due.c.match == row.number),
            update(matches)
            .where(matches.c.number == row.number)
            .values(**back, version=matches.c.version + 1),
        ]
    again = [
        {
            "match": row.number,
            "seq": entry.event.seq,
            "body": entry.body.decode(),
            "hash": entry.hash,
            "at": at,
        }
        for entry in log.match.events(seq - 1)
    ]
    if again:
        cure.append(insert(events).values(again))
    why: str = "server-damage-cut" if lost or not stored else "server-damage-rest"
    mend: Mend = "cut" if lost or not stored else "yes"
    return Damage(
        Finding("events", why, mend, match=row.id, seq=seq, detail=str(lost)), tuple(cure)
    )
