"""The kinds of frames between the server and a process that works for it."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from oenach.kernel.errors import Fact

WORK: Final = b"W"
"""A job: JSON with `call`, a function as `module:name`, and `given`, what it is given."""
DONE: Final = b"D"
"""What a job made, packed by gzip."""
REFUSED: Final = b"R"
"""It was refused: the JSON of a `Refusal`."""
FAILED: Final = b"F"
"""A fault: what went wrong, for the log."""


class Refusal(Struct):
    """Why a job was refused: as an error here would say it."""

    status: int
    code: str
    key: str
    facts: dict[str, Fact]
