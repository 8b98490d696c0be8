"""What is reported of somebody at a table, and what a host can do about it."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from oenach.kernel import seats
from oenach.server.wire.parts import SeatLetter

ReportKind = Literal["insult", "spam", "name", "conduct", "other"]

HostDeed = Literal["mute", "send-away", "hide", "close-chat", "dismiss"]

PartId = Annotated[str, Meta(min_length=1, max_length=40)]


class ReportWish(Struct, forbid_unknown_fields=True):
    """What somebody reports: something that was said, or who sits at a seat or looks on."""

    kind: ReportKind
    saying: PartId | None = None
    seat: SeatLetter | None = None
    onlooker: PartId | None = None
    text: Annotated[str, Meta(max_length=300)] = ""
    """What they want to add."""


class ReportSeen(Struct, omit_defaults=True):
    """A report as the host of the table gets it. It does not tell who made it."""

    id: str
    at: int
    kind: ReportKind
    name: str
    """What the one who is reported was called."""
    person: str | None = None
    """Who that is, by the id that the table gives them; null if nobody knows any more."""
    seat: seats.SeatLetter | None = None
    """Where they sit now."""
    muted: bool = False
    """Whether what they say is not passed on as it is."""
    saying: str | None = None
    quoted: str | None = None
    """What they said, as it was."""
    text: str = ""
    """What the reporter added."""
