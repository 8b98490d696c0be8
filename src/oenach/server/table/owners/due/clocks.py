"""How long the people at a table may think."""

from __future__ import annotations

from typing import Final

from oenach.kernel.seats import letter
from oenach.server.wire.parts import Clock, ClockSeen

GRACE: Final = 20_000
"""After a restart nobody has less than so many milliseconds, for the server was away, not they; nor
where another node has gone; nor has whoever takes a seat back."""


class Clocks:
    """The banks of all seats in milliseconds, and the clock that runs now."""

    __slots__ = ("_halted", "banks", "runs", "terms", "until")

    def __init__(self, terms: Clock, banks: list[int | None]) -> None:
        self.terms = terms
        self.banks: list[int] = []
        self.runs: int | None = None
        self.until: int | None = None
        # When all clocks were stopped, if they are.
        self._halted: int | None = None
        self.reset(banks)

    def reset(self, banks: list[int | None]) -> None:
        """Set the banks to what is stored; None is a full one. No clock runs then."""
        full = self.terms.seconds * 1000
        self.banks = [full if bank is None else bank for bank in banks]
        self.runs = self.until = self._halted = None

    def halt(self, now: int) -> None:
        """Show the clocks as they are now, until they are set anew."""
        self._halted = now

    @property
    def kept(self) -> bool:
        """Whether time is kept at all."""
        return self.terms.kind != "none"

    def hand_over(self, seat: int | None, now: int, goes_on: bool = False) -> int | None:
        """The turn goes to a seat whose time runs (None: to nobody whose time does).

        Gives the seat whose bank changed. With time for each move the clock starts anew even if
        the same seat moves again, unless the very same turn still `goes_on`.
        """
        if not self.kept:
            return None
        if seat is not None and seat == self.runs and (goes_on or self.terms.kind == "bank"):
            return None
        stopped = self._stop(now)
        if seat is not None:
            self.runs = seat
            bank = self.terms.kind == "bank"
            self.until = now + (self.banks[seat] if bank else self.terms.seconds * 1000)
        return stopped

    def _stop(self, now: int) -> int | None:
        seat, self.runs = self.runs, None
        until, self.until = self.until, None
        if self.terms.kind != "bank" or seat is None or until is None:
            return None
        self.banks[seat] = max(0, until - now) + self.terms.increment * 1000
        return seat

    def refill(self, seat: int) -> int | None:
        """Whoever takes a seat back after the bank was empty has time for at least one move: what
        the bank holds then, None where no time is kept."""
        self.banks[seat] = max(self.banks[seat], self.terms.increment * 1000, GRACE)
        return self.banks[seat] if self.kept else None

    def resume(self, seat: int, until: int) -> None:
        """Go on with what was running when the table was stored."""
        if self.kept:
            self.runs, self.until = seat, until

    def seen(self, now: int) -> ClockSeen | None:
        """The clocks as everybody sees them; None where no time is kept."""
        if not self.kept:
            return None
        left: dict[str, int] = {letter(seat): bank for seat, bank in enumerate(self.banks)}
        runs = None if self.runs is None else letter(self.runs)
        if self.terms.kind == "move":
            left = dict.fromkeys(left, self.terms.seconds * 1000)
        at = now if self._halted is None else self._halted
        if runs is not None and self.until is not None:
            left[runs] = max(0, self.until - at)
        return ClockSeen(left, now, self.until if self._halted is None else None, runs)
