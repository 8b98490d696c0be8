"""What is agreed on when a table is set up, beside the game and its options."""

from __future__ import annotations

from typing import Final

from msgspec import Struct, field

from oenach.server.wire.parts import Clock

LIVE: Final = 3600
"""A clock that gives more seconds than this is for people who come to the table now and then."""


class Terms(Struct, omit_defaults=True):
    """The terms of a table; they are stored with it and never change."""

    clock: Clock = field(default_factory=Clock)
    hints: bool = True
    takebacks: bool = True
    pass_and_play: bool = False
    # Seconds after which a bot moves; without it each level has its own.
    pace: float | None = None
    stand_in: str = "steady"
    # Seconds that somebody may be away before the others may let a bot play on for them.
    patience: int = 60
    # The lesson that is played on here, by its name; empty at all other tables.
    lesson: str = ""


def usual_patience(clock: Clock) -> int:
    """Seconds that somebody may be away where nothing was agreed: a minute in a live game."""
    return 86_400 if clock.kind != "none" and clock.seconds > LIVE else 60
