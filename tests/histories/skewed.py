"""`oenach serve` with a clock that can be set: `python -m histories.skewed serve …`.

How far it is ahead, in seconds, stands in the file that OENACH_SKEW names. The server asks for the
time of day in one place (`server/clock.py`), so that is all that has to be set. What measures time
runs on, as it does where somebody sets the clock of a machine.
"""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Final

from oenach.cli import main
from oenach.server import clock

VARIABLE: Final = "OENACH_SKEW"


class SkewedTime:
    """The time of day, set forward or back."""

    def __init__(self, file: Path) -> None:
        self._file = file

    def time_ns(self) -> int:
        """Nanoseconds since 1970, by the clock that was set."""
        return time.time_ns() + int(self._file.read_text()) * 1_000_000_000


if __name__ == "__main__":
    setattr(clock, "time", SkewedTime(Path(os.environ[VARIABLE])))  # noqa: B010
    main()
