"""Names of people: clean, and told apart."""

from __future__ import annotations

import unicodedata
from collections.abc import Set as AbstractSet
from itertools import count
from typing import Final

from oenach.server.errors import ServerError
from oenach.server.naming.looks import is_seen, looks

LONGEST: Final = 32
"""Signs of a name, with the number that tells it apart."""


def plain_name(name: str) -> str:
    """A name as it may be shown everywhere, without what cannot be seen; ServerError if nothing is
    left of it."""
    seen = "".join(sign for sign in name if is_seen(sign))
    plain = " ".join(unicodedata.normalize("NFC", seen).split())[:LONGEST].rstrip()
    # A mark without a letter under it would stand on whatever comes before the name.
    if not plain or unicodedata.category(plain[0]).startswith("M"):
        raise ServerError("server-bad-name")
    return plain


def numbered(name: str, number: int) -> str:
    """The nth of those who go by a name; the first needs no number."""
    if number == 1:
        return name
    tail = f" ({number})"
    return name[: LONGEST - len(tail)].rstrip() + tail


def is_form_of(shown: str, name: str) -> bool:
    """Whether somebody with a name may be shown like that: by the name alone, or numbered."""
    tail = shown.rpartition(" (")[2]
    number = tail[:-1] if tail.endswith(")") else ""
    return shown == name or (number.isdecimal() and shown == numbered(name, int(number)))


def told_apart(name: str, seen: AbstractSet[str]) -> str:
    """A name, with a number if it could be taken for one that looks like that."""
    return next(
        shown for number in count(1) if looks(shown := numbered(name, number)).isdisjoint(seen)
    )
