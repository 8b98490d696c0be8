"""Reading one event of a log: the keys and types of its kind, and nothing else."""

from __future__ import annotations

from typing import Final

from oenach.kernel.errors import PositionError
from oenach.kernel.logs.draws import WORDS
from oenach.kernel.logs.events import (
    CalledOff,
    Drawn,
    Entry,
    Event,
    Moved,
    Resigned,
    Revealed,
    Seated,
    TakenBack,
    TimeCalled,
)
from oenach.kernel.reading import (
    as_flag,
    as_list,
    as_number,
    as_object,
    as_seat,
    as_text,
    as_word,
    check_keys,
)

MOST: Final = 2**31
"""No event number or ply is above this."""

_EVERY: Final = ["seq", "kind", "ply", "hash"]
_KEYS: Final = {
    "move": ["seat", "answers", "text"],
    "draw": ["outcomes", "result"],
    "reveal": ["of", "move", "salt"],
    "undo": ["seat", "of"],
    "time": [],
    "resign": ["seat"],
    "call-off": [],
    "seat": ["seat", "who"],
}
_OPTIONAL: Final = {"move": ["commitment"], "draw": ["player"], "undo": ["consent"]}


def read_entry(value: object, seq: int, seats: int) -> Entry:
    """The event that stands at place `seq` of a log; PositionError if it is malformed."""
    fields = as_object(value, "event")
    if "kind" not in fields:
        raise PositionError("kind", "missing")
    kind = as_word(fields["kind"], "kind", list(_KEYS))
    check_keys(fields, "", _EVERY + _KEYS[kind], _OPTIONAL.get(kind, []))
    if as_number(fields["seq"], "seq", 0, MOST) != seq:
        raise PositionError("seq", "log-seq", found=str(fields["seq"]), expected=seq)
    ply = as_number(fields["ply"], "ply", 0, MOST)
    event = _READERS[kind](fields, seq, ply, seats)
    return Entry(event, as_hex(fields["hash"], "hash"), event.body())


def _move(fields: dict[str, object], seq: int, ply: int, seats: int) -> Event:
    hidden = "commitment" in fields
    return Moved(
        seq,
        ply,
        as_seat(fields["seat"], "seat", seats),
        as_number(fields["answers"], "answers", -1, MOST),
        as_whole_text(fields["text"], "text"),
        as_hex(fields["commitment"], "commitment") if hidden else None,
    )


def _draw(fields: dict[str, object], seq: int, ply: int, seats: int) -> Event:
    outcomes: dict[str, int] = {}
    for value in as_list(fields["outcomes"], "outcomes"):
        pair = as_list(value, "outcomes")
        if len(pair) != 2:
            raise PositionError("outcomes", "log-outcome-pair")
        text = as_whole_text(pair[0], "outcomes")
        if text in outcomes:
            raise PositionError("outcomes", "log-outcome-twice", found=text[:40])
        outcomes[text] = as_number(pair[1], "outcomes", 1, WORDS)
    if sum(outcomes.values()) > WORDS:
        raise PositionError("outcomes", "log-outcome-weights")
    result = as_whole_text(fields["result"], "result")
    if result not in outcomes:
        raise PositionError("result", "log-no-such-outcome", found=result[:40])
    player = as_number(fields["player"], "player", 1, seats) - 1 if "player" in fields else None
    return Drawn(seq, ply, tuple(outcomes.items()), result, player)


def _reveal(fields: dict[str, object], seq: int, ply: int, seats: int) -> Event:
    of = as_number(fields["of"], "of", 0, MOST)
    return Revealed(
        seq, ply, of, as_whole_text(fields["move"], "move"), as_hex(fields["salt"], "salt")
    )


def _undo(fields: dict[str, object], seq: int, ply: int, seats: int) -> Event:
    seat = as_seat(fields["seat"], "seat", seats)
    consent = "consent" in fields
    if consent and not as_flag(fields["consent"], "consent"):
        # It is left out instead: one event has one form.
        raise PositionError("consent", "unknown-word", found="false", allowed="true")
    return TakenBack(seq, ply, seat, as_number(fields["of"], "of", 0, MOST), consent)


def _time(fields: dict[str, object], seq: int, ply: int, seats: int) -> Event:
    return TimeCalled(seq, ply)


def _resign(fields: dict[str, object], seq: int, ply: int, seats: int) -> Event:
    return Resigned(seq, ply, as_seat(fields["seat"], "seat", seats))


def _call_off(fields: dict[str, object], seq: int, ply: int, seats: int) -> Event:
    return CalledOff(seq, ply)


def _seat(fields: dict[str, object], seq: int, ply: int, seats: int) -> Event:
    seat = as_seat(fields["seat"], "seat", seats)
    return Seated(seq, ply, seat, as_whole_text(fields["who"], "who"))


_READERS: Final = {
    "move": _move,
    "draw": _draw,
    "reveal": _reveal,
    "undo": _undo,
    "time": _time,
    "resign": _resign,
    "call-off": _call_off,
    "seat": _seat,
}


def as_hex(value: object, where: str) -> str:
    """The value as 32 bytes in small hexadecimal digits."""
    text = as_text(value, where)
    if len(text) != 64 or any(digit not in "0123456789abcdef" for digit in text):
        raise PositionError(where, "not-hex")
    return text


def as_whole_text(value: object, where: str) -> str:
    """The value as a text that has a UTF-8 form; halves of surrogate pairs have none."""
    text = as_text(value, where)
    text.encode()
    return text
