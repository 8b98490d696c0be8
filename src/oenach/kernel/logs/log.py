"""Reading a match log: its form is checked value by value, and an error names the event.

Reading asks nothing of the rules of any game; `replay` plays a log again and `verify` checks what
anybody can check.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final, NamedTuple

from oenach.kernel.errors import LogError, PositionError
from oenach.kernel.logs.draws import move_commitment
from oenach.kernel.logs.entry import as_hex, as_whole_text, read_entry
from oenach.kernel.logs.events import Entry, canonical, chain
from oenach.kernel.logs.header import FORMATS, NONCE_BYTES, End, Header, Result, Seating
from oenach.kernel.logs.undo_window import UndoWindow
from oenach.kernel.reading import (
    as_list,
    as_number,
    as_object,
    as_seat,
    as_text,
    check_keys,
)
from oenach.kernel.seats import LETTERS

HEADER: Final = -1
"""The `seq` of errors that are not about any event."""

FIXED: Final = ["game", "seats", "options", "rules", "commitment", "nonces"]
"""The keys that every header has."""

SEATING: Final = "seating"
"""The key that a header has besides where players are numbered."""

_AT_END: Final = ["events", "last_hash", "secret", "outcome"]


class Opening(NamedTuple):
    """What a hidden move really was, and the salt that its commitment was made with."""

    move: str
    salt: str

    def commitment(self) -> str:
        """What was published of the move when it was made."""
        return move_commitment(self.move, bytes.fromhex(self.salt)).hex()

    def to_json(self) -> dict[str, object]:
        """The opening as it stands in a full log."""
        return {"move": self.move, "salt": self.salt}


@dataclass(frozen=True, slots=True)
class Log:
    """A log whose frame is sound; `entries` reads the events one by one.

    A full log has a secret and openings, a public one neither; `end` is there when the match is
    over.
    """

    header: Header
    end: End | None
    events: list[object]
    secret: bytes | None
    openings: dict[int, Opening]

    def entries(self) -> Iterator[Entry]:
        """The events in order; LogError at the first that is malformed or out of place."""
        line = UndoWindow()
        for seq, value in enumerate(self.events):
            with blame(seq):
                entry = read_entry(value, seq, self.header.seats)
            line.follow(entry.event)
            yield entry
        if self.end is not None and self.end.events != len(self.events):
            raise LogError(
                min(self.end.events, len(self.events)),
                "log-cut" if self.end.events > len(self.events) else "log-after-end",
                found=len(self.events),
                expected=self.end.events,
            )
        line.check_whole(len(self.events), self.end is not None)


@contextmanager
def blame(seq: int) -> Iterator[None]:
    """Turn what is wrong with a value into a LogError of the event that holds it."""
    try:
        yield
    except PositionError as error:
        raise LogError(seq, error.key, where=error.where, **error.facts) from None
    except (RecursionError, ValueError):
        # A value nested too deep, a number too long to write, half of a surrogate pair.
        raise LogError(seq, "log-not-json") from None


def read_log(value: object) -> Log:
    """The frame of a full or public log; LogError if it is not one."""
    with blame(HEADER):
        log = as_object(value, "log")
        check_keys(log, "", ["format", "header", "events"], ["secret", "openings"])
        form = as_number(log["format"], "format", 0, 2**31)
        if form not in FORMATS:
            raise LogError(HEADER, "log-format", found=str(form), known=FORMATS[-1])
        fields = as_object(log["header"], "header")
        over = any(key in fields for key in _AT_END)
        fixed = FIXED if form == FORMATS[0] else [*FIXED, SEATING]
        check_keys(fields, "header", fixed + (_AT_END if over else []), [])
        header = read_header(fields)
        end = _read_end(fields, header.seats) if over else None
        events = as_list(log["events"], "events")
        secret = bytes.fromhex(as_hex(log["secret"], "secret")) if "secret" in log else None
        if secret is not None and "openings" not in log:
            raise LogError(HEADER, "missing", where="openings")
        if secret is None and "openings" in log:
            raise LogError(HEADER, "missing", where="secret")
        if secret is not None and end is not None and end.secret != secret.hex():
            raise LogError(HEADER, "log-secret")
        return Log(header, end, events, secret, read_openings(log.get("openings", {})))


def read_header(fields: dict[str, object]) -> Header:
    """What is fixed before event 0, from a header's keys; PositionError if it is malformed."""
    seats = as_number(fields["seats"], "header.seats", 1, len(LETTERS))
    nonces = as_object(fields["nonces"], "header.nonces")
    seating = _read_seating(fields[SEATING], seats) if SEATING in fields else None
    names = LETTERS[:seats] if seating is None else [str(n + 1) for n in range(seats)]
    check_keys(nonces, "header.nonces", [], list(names))
    return Header(
        as_whole_text(fields["game"], "header.game"),
        seats,
        canonical_options(fields["options"]),
        as_number(fields["rules"], "header.rules", 0, 2**31),
        as_hex(fields["commitment"], "header.commitment"),
        tuple(
            [
                (seat, _read_nonce(nonces[name], f"header.nonces.{name}"))
                for seat, name in enumerate(names)
                if name in nonces
            ]
        ),
        seating,
    )


def _read_seating(value: object, seats: int) -> Seating:
    where = f"header.{SEATING}"
    found = as_list(value, where)
    if len(found) != seats:
        raise PositionError(where, "log-seating")
    seating = [None if seat is None else as_seat(seat, where, seats) for seat in found]
    chosen = [seat for seat in seating if seat is not None]
    if len(set(chosen)) != len(chosen):
        raise PositionError(where, "log-seating")
    return tuple(seating)


def canonical_options(value: object) -> bytes:
    """Options as their canonical JSON."""
    try:
        return canonical(as_object(value, "header.options"))
    except TypeError:
        raise PositionError("header.options", "log-not-json") from None


def _read_nonce(value: object, where: str) -> bytes:
    text = as_text(value, where)
    nonce = bytes.fromhex(text)
    if nonce.hex() != text or not 1 <= len(nonce) <= NONCE_BYTES:
        raise PositionError(where, "not-hex")
    return nonce


def _read_end(fields: dict[str, object], seats: int) -> End:
    return End(
        as_number(fields["events"], "header.events", 0, 2**31),
        as_hex(fields["last_hash"], "header.last_hash"),
        as_hex(fields["secret"], "header.secret"),
        _read_result(fields["outcome"], seats),
    )


def _read_result(value: object, seats: int) -> Result:
    where = "header.outcome"
    result = as_object(value, where)
    check_keys(result, where, ["reason", "winners", "totals"], [])
    winners = as_list(result["winners"], f"{where}.winners")
    totals = as_list(result["totals"], f"{where}.totals")
    return Result(
        as_whole_text(result["reason"], f"{where}.reason"),
        tuple([as_seat(winner, f"{where}.winners", seats) for winner in winners]),
        tuple([as_number(total, f"{where}.totals", -(2**31), 2**31) for total in totals]),
    )


def read_openings(value: object) -> dict[int, Opening]:
    """Openings by the events that they open."""
    openings: dict[int, Opening] = {}
    for name, opening in as_object(value, "openings").items():
        if not (name.isascii() and name.isdecimal() and len(name) < 10 and name == str(int(name))):
            raise PositionError("openings", "unknown-key", found=name[:40])
        with blame(int(name)):
            fields = as_object(opening, "opening")
            check_keys(fields, "opening", ["move", "salt"], [])
            openings[int(name)] = Opening(
                as_whole_text(fields["move"], "opening.move"),
                as_hex(fields["salt"], "opening.salt"),
            )
    return openings


def check_chain(log: Log, entries: list[Entry]) -> None:
    """Every event is tied to the one before it, and the last one to the header's end."""
    link = Link(log.header)
    for entry in entries:
        link.check(entry)
    link.check_end(log.end)


class Link:
    """The chain of hashes, followed event by event."""

    def __init__(self, header: Header) -> None:
        self.hash = header.hash()

    def check(self, entry: Entry) -> None:
        """The next event is tied to the one before it."""
        self.hash = chain(self.hash, entry.body)
        if entry.hash != self.hash:
            raise LogError(entry.event.seq, "log-hash", found=entry.hash, expected=self.hash)

    def check_end(self, end: End | None) -> None:
        """The header of a finished match names the last hash."""
        if end is not None and end.last_hash != self.hash:
            raise LogError(HEADER, "log-last-hash", found=end.last_hash, expected=self.hash)


def parse_log(text: str | bytes) -> object:
    """The JSON of a log file; LogError if it is not JSON, or says one thing twice."""
    try:
        value: object = json.loads(text, object_pairs_hook=_no_twins, parse_constant=_no_constant)
    except (RecursionError, ValueError) as error:
        # A JSONDecodeError or UnicodeDecodeError is a ValueError.
        raise LogError(HEADER, "log-not-json", why=str(error)[:80]) from None
    return value


def _no_twins(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) != len(pairs):
        # Two readers might each take another one of them.
        raise ValueError("a key stands twice in one object")
    return found


def _no_constant(name: str) -> object:
    raise ValueError(f"{name} is no JSON")
