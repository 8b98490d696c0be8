"""Rows of matches as they are read: what cannot be read of one is named, and harms no other."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final, TypeVar

import msgspec
from sqlalchemy import Row

from oenach.kernel.logs.draws import SECRET_BYTES
from oenach.kernel.logs.header import NONCE_BYTES
from oenach.kernel.seats import LETTERS
from oenach.server.store.proposals import Proposals
from oenach.server.store.rows import MatchRow, SeatRow
from oenach.server.store.seat_names import distinct
from oenach.server.store.terms import Terms

Value = TypeVar("Value")

STATES: Final = ("waiting", "playing", "over", "closed")
KINDS: Final = ("open", "person", "bot")

# Made here, before there are threads: two that ask for the first decoding of a class at the same
# time find one that is half made, and the whole process ends.
TERMS: Final = msgspec.json.Decoder(Terms)
PROPOSALS: Final = msgspec.json.Decoder(Proposals)
OBJECT: Final = msgspec.json.Decoder(dict[str, object])
TEXTS: Final = msgspec.json.Decoder(list[str])
NAMES: Final = msgspec.json.Decoder(dict[str, str])
REMOVED: Final = msgspec.json.Decoder(list[str] | dict[str, str])


class _Columns:
    """Reads the columns of a row, and notes those that cannot be read."""

    def __init__(self, row: Row[Any]) -> None:
        self._row = row
        self.damaged: list[str] = []

    def json(self, name: str, decoder: msgspec.json.Decoder[Value], instead: Value) -> Value:
        """The JSON of a column."""
        try:
            return decoder.decode(getattr(self._row, name))
        except (msgspec.DecodeError, TypeError, ValueError, RecursionError):
            self.damaged.append(name)
            return instead

    def bytes(self, name: str, longest: int, shortest: int = 1) -> bytes:
        """The bytes of a column, which has some."""
        value = getattr(self._row, name)
        if isinstance(value, bytes | memoryview) and shortest <= len(value) <= longest:
            return bytes(value)
        self.damaged.append(name)
        return bytes(longest)

    def number(self, name: str) -> int:
        """A number: SQLite would also keep a text where one belongs."""
        value = getattr(self._row, name)
        if isinstance(value, int):
            return value
        self.damaged.append(name)
        return 0

    def number_or_none(self, name: str) -> int | None:
        """The same where there need be none."""
        return None if getattr(self._row, name) is None else self.number(name)

    def one_of(self, name: str, known: tuple[str, ...]) -> str:
        """A word out of some."""
        value = getattr(self._row, name)
        if value in known:
            return str(value)
        self.damaged.append(name)
        return known[-1]


def match_row(row: Row[Any], sitting: list[Row[Any]]) -> MatchRow:
    """A table with its seats; `damaged` names what could not be read of it."""
    columns = _Columns(row)
    # A seat that no table has is left out, which shows in their number.
    chairs = [_seat_row(seat) for seat in sitting if seat.seat in range(len(LETTERS))]
    seats = columns.number("seats")
    read = MatchRow(
        number=row.number,
        id=row.id,
        game=row.game,
        options=columns.json("options", OBJECT, {}),
        rules=columns.number("rules"),
        secret=columns.bytes("secret", SECRET_BYTES, SECRET_BYTES),
        state=columns.one_of("state", STATES),
        public=bool(row.public),
        host=row.host,
        terms=columns.json("terms", TERMS, Terms()),
        created=columns.number("created"),
        # Of before names were told apart, some are the same.
        seats=distinct([chair for chair, _ in chairs]),
        muted=columns.json("muted", TEXTS, []),
        removed=_with_names(columns.json("removed", REMOVED, {})),
        onlookers_speak=bool(row.onlookers_speak),
        started=columns.number_or_none("started"),
        ended=columns.number_or_none("ended"),
        result=None if row.result is None else columns.json("result", OBJECT, {}) or None,
        rematch=row.rematch,
        put_away=columns.number_or_none("put_away"),
        forgotten=columns.json("forgotten", TEXTS, []),
        called=columns.json("called", NAMES, {}),
        proposals=columns.json("proposals", PROPOSALS, Proposals()),
        version=columns.number("version"),
    )
    damaged = [*columns.damaged, *(name for _, names in chairs for name in names)]
    if [chair.seat for chair in read.seats] != list(range(seats)):
        damaged.append("seats")
    return replace(read, damaged=tuple(damaged)) if damaged else read


def _with_names(removed: list[str] | dict[str, str]) -> dict[str, str]:
    """Who was sent away, by name; rows of before had no names."""
    return removed if isinstance(removed, dict) else dict.fromkeys(removed, "")


def _seat_row(row: Row[Any]) -> tuple[SeatRow, list[str]]:
    """A seat, and what of it cannot be read."""
    columns = _Columns(row)
    chair = SeatRow(
        seat=row.seat,
        kind=columns.one_of("kind", KINDS),
        person=row.person,
        name=row.name,
        level=row.level,
        stand_in=row.stand_in,
        why=row.why,
        bank=columns.number_or_none("bank"),
        queue=columns.json("queue", TEXTS, []),
        nonce=None if row.nonce is None else columns.bytes("nonce", NONCE_BYTES),
        version=columns.number("version"),
    )
    return chair, columns.damaged
