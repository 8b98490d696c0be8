"""Which names look alike, by the skeletons of Unicode Technical Standard 39."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import cache, lru_cache
from importlib.resources import files
from typing import Final

_FILLERS: Final = (
    (0x034F, 0x034F),  # the combining grapheme joiner
    (0x115F, 0x1160),  # Hangul fillers
    (0x17B4, 0x17B5),  # Khmer vowels that are not written
    (0x180B, 0x180F),  # Mongolian selectors of a variant
    (0x2800, 0x2800),  # a Braille sign without dots
    (0x3164, 0x3164),  # a Hangul filler
    (0xFE00, 0xFE0F),  # selectors of a variant
    (0xFFA0, 0xFFA0),  # a Hangul filler of half width
    (0xE0100, 0xE01EF),  # further selectors of a variant
)
"""Signs that Python takes for printable, though nothing is seen of them."""


def is_seen(sign: str) -> bool:
    """Whether anything is to be seen of a sign: neither zero-width nor for the direction of
    writing, nor a control character; a plain space is."""
    if not sign.isprintable():
        return False
    return not any(first <= ord(sign) <= last for first, last in _FILLERS)


@lru_cache(maxsize=20_000)
def looks(name: str) -> frozenset[str]:
    """What a name looks like as it is written, and if case is set aside. `Ian` with a capital i
    looks like `lan` with an l only as written, `ANN` like `ann` only without case."""
    return frozenset({_skeleton(name), _skeleton(_skeleton(name.casefold()).casefold())})


def all_looks(names: Iterable[str]) -> set[str]:
    """What any of these names looks like."""
    return {one for name in names for one in looks(name)}


def _skeleton(text: str) -> str:
    taken_for = _prototypes()
    apart = unicodedata.normalize("NFKD", text)
    signs = (taken_for.get(sign, sign) for sign in apart if is_seen(sign) and not sign.isspace())
    return unicodedata.normalize("NFKD", "".join(signs))


@cache
def _prototypes() -> dict[str, str]:
    """What each sign is taken for, as `scripts/make_confusables.py` has written it down."""
    found: dict[str, str] = {}
    table = files("oenach.server.naming").joinpath("confusables.txt").read_text(encoding="ascii")
    for line in table.splitlines():
        if not line.startswith("#"):
            prototype, *signs = line.split()
            text = "".join(chr(int(code, 16)) for code in prototype.split("+"))
            found |= {chr(int(code, 16)): text for code in signs}
    return found
