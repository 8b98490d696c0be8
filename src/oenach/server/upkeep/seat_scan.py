"""The seats of one match: what cannot be read of them, and what the log says instead."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any

from sqlalchemy import Row, update

from oenach.bots.catalog import BOTS
from oenach.kernel.logs.events import Seated
from oenach.kernel.seats import LETTERS, letter
from oenach.server.store.archive.reading import seat_row, unplayable
from oenach.server.store.rows import MatchRow, SeatRow
from oenach.server.store.schema import seats
from oenach.server.upkeep.findings import UNREADABLE, Damage, Finding, Mend
from oenach.server.upkeep.log_scan import StoredEvent
from oenach.story import Sitter, read_sitter


def scan_seats(
    row: MatchRow, sitting: Sequence[Row[Any]], logged: Sequence[StoredEvent]
) -> Iterator[Damage]:
    """All that is damaged of the seats of a match, whose events are `logged`."""
    for stored in sitting:
        if stored.seat not in range(len(LETTERS)):
            continue
        chair, damaged = seat_row(stored)
        if row.state in ("waiting", "playing"):
            damaged = [*damaged, *unplayable(chair)]
        sitters = list(_sitters(chair.seat, logged))
        # Every other change counts on from the version.
        for name in sorted({*damaged}, key=lambda name: (name != "version", name)):
            yield _damage(row, chair, name, _instead(name, row, chair, sitters))


def _damage(row: MatchRow, chair: SeatRow, name: str, values: dict[str, object] | None) -> Damage:
    cure: tuple[Any, ...] = ()
    if values is not None:
        mine = seats.c.match == row.number, seats.c.seat == chair.seat
        version = 1 if name == "version" else seats.c.version + 1
        cure = (update(seats).where(*mine).values({**values, "version": version}),)
    mend: Mend = "no" if values is None else "yes"
    return Damage(Finding(f"seats.{name}", UNREADABLE, mend, row.id), cure)


def _instead(
    name: str, row: MatchRow, chair: SeatRow, sitters: Sequence[Sitter]
) -> dict[str, object] | None:
    """What takes the place of a column that cannot be read; None if nobody knows."""
    if name == "queue":
        return {"queue": "[]"}
    if name == "version":
        return {}
    if name == "bank":
        # A full one.
        return {"bank": None}
    if name == "why":
        return {"why": None if chair.stand_in is None else "left"}
    if name == "stand_in":
        bot = next((one.name for one in reversed(sitters) if _is_known(one)), None)
        away = chair.kind == "person" and bool(sitters) and sitters[-1].is_bot and bot is not None
        return {"stand_in": bot, "why": "left"} if away else {"stand_in": None, "why": None}
    if name == "name":
        return {"name": _person(sitters)}
    if name == "person":
        whose = row.called.get(chair.name or _person(sitters) or "")
        return None if whose is None else {"person": whose}
    return _who_sits(name, row, chair, sitters)


def _who_sits(
    name: str, row: MatchRow, chair: SeatRow, sitters: Sequence[Sitter]
) -> dict[str, object] | None:
    """Of which kind a seat is, or its bot."""
    if name not in ("kind", "level"):
        return None
    if not sitters and row.state == "waiting":
        # Whoever comes can still have it.
        return {"kind": "person"} if chair.person else {"kind": "open", "level": None}
    if not sitters:
        return None
    first = sitters[0]
    if not first.is_bot:
        return {"kind": "person"} if name == "kind" else {"level": None}
    return {"kind": "bot", "level": first.name} if _is_known(first) else None


def _is_known(one: Sitter) -> bool:
    return one.is_bot and one.name in BOTS


def _person(sitters: Sequence[Sitter]) -> str | None:
    return next((one.name for one in reversed(sitters) if not one.is_bot), None)


def _sitters(seat: int, logged: Sequence[StoredEvent]) -> Iterator[Sitter]:
    """Whoever sat there, one after the other, as the events tell it that can be read."""
    for event in logged:
        try:
            body = json.loads(event.body)
            if body["kind"] == Seated.kind and body["seat"] == letter(seat):
                yield read_sitter(body["who"])
        except (ValueError, TypeError, LookupError, AttributeError):
            continue
