"""Rows of matches as they are read: what cannot be read of one is named, and harms no other."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, replace
from math import floor
from typing import Any, Final, TypeVar, get_args

import msgspec
from sqlalchemy import Row

from oenach.bots.catalog import BOTS
from oenach.kernel.logs.draws import SECRET_BYTES
from oenach.kernel.logs.header import NONCE_BYTES
from oenach.kernel.seats import LETTERS
from oenach.server.store.archive.lists import FIRST_NUMBER, LAST_NUMBER
from oenach.server.store.proposals import Proposals
from oenach.server.store.rows import MatchRow, ReportRow, SayingRow, SeatRow
from oenach.server.store.seat_names import distinct
from oenach.server.store.terms import Terms
from oenach.server.wire.reports import ReportKind

Value = TypeVar("Value")

STATES: Final = ("waiting", "playing", "over", "closed")
KINDS: Final = ("open", "person", "bot")
RECIPIENTS: Final = ("host", "operator")

LATEST: Final = 8_640_000_000_000_000
"""The last moment of which every language knows the date."""

CHANGES: Final = 2**31 - 2
"""The highest version of a row that another can follow on."""

# Made here, before there are threads: two that ask for the first decoding of a class at the same
# time find one that is half made, and the whole process ends.
TERMS: Final = msgspec.json.Decoder(Terms)
PROPOSALS: Final = msgspec.json.Decoder(Proposals)
OBJECT: Final = msgspec.json.Decoder(dict[str, object])
TEXTS: Final = msgspec.json.Decoder(list[str])
NAMES: Final = msgspec.json.Decoder(dict[str, str])
REMOVED: Final = msgspec.json.Decoder(list[str] | dict[str, str])


def is_moment(value: object) -> bool:
    """Whether something can be a time, in milliseconds since 1970."""
    return isinstance(value, int) and 0 <= value <= LATEST


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

    def moment(self, name: str) -> int:
        """A time."""
        value: Any = getattr(self._row, name)
        if is_moment(value):
            return int(value)
        self.damaged.append(name)
        return 0

    def moment_or_none(self, name: str) -> int | None:
        """The same where there need be none."""
        return None if getattr(self._row, name) is None else self.moment(name)

    def version(self) -> int:
        """How often the row was changed, which it can be still."""
        value = self.number("version")
        if 0 <= value <= CHANGES:
            return value
        self.damaged.append("version")
        return 0

    def text(self, name: str) -> str:
        """A text: SQLite would also keep bytes where one belongs."""
        value = getattr(self._row, name)
        if isinstance(value, str):
            return value
        self.damaged.append(name)
        return ""

    def text_or_none(self, name: str) -> str | None:
        """The same where there need be none."""
        return None if getattr(self._row, name) is None else self.text(name)

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
    chairs = [seat_row(seat) for seat in sitting if seat.seat in range(len(LETTERS))]
    seats = columns.number("seats")
    read = MatchRow(
        number=row.number,
        id=columns.text("id"),
        game=columns.text("game"),
        options=columns.json("options", OBJECT, {}),
        rules=columns.number("rules"),
        secret=columns.bytes("secret", SECRET_BYTES, SECRET_BYTES),
        state=columns.one_of("state", STATES),
        public=bool(row.public),
        host=columns.text("host"),
        terms=columns.json("terms", TERMS, Terms()),
        created=columns.moment("created"),
        # Of before names were told apart, some are the same.
        seats=distinct([chair for chair, _ in chairs]),
        muted=columns.json("muted", TEXTS, []),
        removed=_with_names(columns.json("removed", REMOVED, {})),
        onlookers_speak=bool(row.onlookers_speak),
        started=columns.moment_or_none("started"),
        ended=columns.moment_or_none("ended"),
        result=None if row.result is None else columns.json("result", OBJECT, {}) or None,
        rematch=columns.text_or_none("rematch"),
        put_away=columns.moment_or_none("put_away"),
        forgotten=columns.json("forgotten", TEXTS, []),
        called=columns.json("called", NAMES, {}),
        proposals=columns.json("proposals", PROPOSALS, Proposals()),
        version=columns.version(),
    )
    damaged = [*columns.damaged, *(f"seats.{name}" for _, names in chairs for name in names)]
    places = [chair.seat for chair in read.seats]
    if len(places) != seats or places != [*range(len(places))]:
        damaged.append("seats")
    if read.state in ("waiting", "playing"):
        damaged += [f"seats.{name}" for chair in read.seats for name in unplayable(chair)]
    if not damaged:
        return read
    listed_at = _order(row.created) if "created" in damaged else None
    return replace(read, damaged=tuple(damaged), listed_at=listed_at)


def _order(value: object) -> int:
    """Where a database sorts what stands in the place of a number: SQLite has texts behind all
    numbers."""
    if not isinstance(value, int | float) or value > LAST_NUMBER:
        return LAST_NUMBER
    return floor(max(value, FIRST_NUMBER))


def _with_names(removed: list[str] | dict[str, str]) -> dict[str, str]:
    """Who was sent away, by name; rows of before had no names."""
    return removed if isinstance(removed, dict) else dict.fromkeys(removed, "")


def seat_row(row: Row[Any]) -> tuple[SeatRow, list[str]]:
    """A seat, and what of it cannot be read."""
    columns = _Columns(row)
    chair = SeatRow(
        seat=row.seat,
        kind=columns.one_of("kind", KINDS),
        person=columns.text_or_none("person"),
        name=columns.text_or_none("name"),
        level=columns.text_or_none("level"),
        stand_in=columns.text_or_none("stand_in"),
        why=columns.text_or_none("why"),
        bank=columns.number_or_none("bank"),
        queue=columns.json("queue", TEXTS, []),
        nonce=None if row.nonce is None else columns.bytes("nonce", NONCE_BYTES),
        version=columns.version(),
    )
    return chair, columns.damaged


def unplayable(chair: SeatRow) -> Iterator[str]:
    """What keeps anybody from ever playing at a seat: a person of whom nothing is known, as only
    who has deleted a match that is over is, or a bot that there is not."""
    if chair.kind == "person" and chair.person is None:
        yield "person"
    if chair.kind == "bot" and chair.level not in BOTS:
        yield "level"
    if chair.stand_in is not None and chair.stand_in not in BOTS:
        yield "stand_in"


def saying_row(row: Any) -> SayingRow | None:
    """Something that was said; None if what is stored of it cannot be read."""
    texts = (row.name, row.text, row.id)
    readable = (
        isinstance(row.at, int)
        and (row.seat is None or row.seat in range(len(LETTERS)))
        and all(isinstance(text, str) for text in texts)
        and (row.person is None or isinstance(row.person, str))
    )
    return SayingRow(**_fields(SayingRow, row)) if readable else None


def report_row(row: Row[Any]) -> ReportRow | None:
    """Something that was reported; None if what is stored of it cannot be read."""
    texts = (row.id, row.reporter, row.name, row.text)
    perhaps = (row.about, row.saying, row.quoted, row.outcome)
    readable = (
        isinstance(row.at, int)
        and row.kind in get_args(ReportKind)
        and row.recipient in RECIPIENTS
        and all(isinstance(text, str) for text in texts)
        and all(text is None or isinstance(text, str) for text in perhaps)
    )
    return ReportRow(**_fields(ReportRow, row)) if readable else None


def _fields(kind: type[SayingRow] | type[ReportRow], row: Any) -> dict[str, Any]:
    return {field.name: getattr(row, field.name) for field in fields(kind)}
