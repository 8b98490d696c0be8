"""What is agreed on when a table is set up, beside the game and its options."""

from __future__ import annotations

from msgspec import Struct, field

from oenach.server.wire.parts import Clock


class Terms(Struct, omit_defaults=True):
    """The terms of a table; they are stored with it and never change."""

    clock: Clock = field(default_factory=Clock)
    hints: bool = True
    takebacks: bool = True
    pass_and_play: bool = False
    # Seconds after which a bot moves; without it each level has its own.
    pace: float | None = None
    stand_in: str = "steady"
