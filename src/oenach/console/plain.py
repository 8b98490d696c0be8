"""Signs for terminals that cannot write ours: each has a stand-in of plain letters."""

from __future__ import annotations

import codecs
import sys
import unicodedata
from io import TextIOWrapper
from typing import Final

HANDLER: Final = "oenach-plain"
STAND_INS: Final = {
    "\N{BOX DRAWINGS LIGHT VERTICAL}": "|",
    "\N{BOX DRAWINGS LIGHT HORIZONTAL}": "-",
    "\N{BOX DRAWINGS HEAVY HORIZONTAL}": "-",
    "\N{BLACK CIRCLE}": "*",
    "\N{WHITE CIRCLE}": "o",
    "\N{WHITE DIAMOND}": "<>",
    "\N{BLACK CLUB SUIT}": "&",
    "\N{UPWARDS ARROW}": "^",
    "\N{DOWNWARDS ARROW}": "v",
    "\N{RIGHTWARDS ARROW}": "->",
    "\N{MULTIPLICATION SIGN}": "x",
    "\N{MIDDLE DOT}": ".",
    "\N{HORIZONTAL ELLIPSIS}": "...",
    "\N{CHECK MARK}": "+",
    "\N{BALLOT X}": "!",
    "\N{MINUS SIGN}": "-",
    "\N{EN DASH}": "-",
    "\N{RIGHT SINGLE QUOTATION MARK}": "'",
    "\N{LEFT DOUBLE QUOTATION MARK}": '"',
    "\N{RIGHT DOUBLE QUOTATION MARK}": '"',
    "\N{NO-BREAK SPACE}": " ",
    "\N{BLACK RIGHT-POINTING SMALL TRIANGLE}": ">",
}
BOX: Final = range(0x2500, 0x2580)


def stand_in(sign: str) -> str:
    """What is written instead of a sign."""
    if sign in STAND_INS:
        return STAND_INS[sign]
    if ord(sign) in BOX:
        return "+"
    letters = unicodedata.normalize("NFKD", sign).encode("ascii", "ignore").decode()
    return letters or "?"


def _replace(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(map(stand_in, error.object[error.start : error.end])), error.end


def tolerate_any_terminal() -> None:
    """Never fail on a sign that the terminal's encoding lacks, or on bytes that are no text."""
    codecs.register_error(HANDLER, _replace)
    for stream, errors in ((sys.stdout, HANDLER), (sys.stderr, HANDLER), (sys.stdin, "replace")):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=errors)
