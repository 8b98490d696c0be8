"""What is damaged in a store, and what would mend it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from msgspec import Struct
from sqlalchemy.sql.base import Executable

Mend = Literal["yes", "cut", "no"]
"""Whether something can be mended from what is left, only by giving up what comes after it, or not
at all."""


UNREADABLE: Final = "server-damage-unreadable"
"""The key of the sentence for what is missing, or holds what it cannot."""


class Finding(Struct, frozen=True, omit_defaults=True):
    """Something that is damaged: in which table and column, and of which match or event."""

    place: str
    why: str
    """The key of a sentence."""
    mend: Mend
    match: str | None = None
    seq: int | None = None
    detail: str = ""


@dataclass(frozen=True, slots=True)
class Damage:
    """A finding, with the statements that mend it."""

    finding: Finding
    cure: tuple[Executable, ...] = ()
