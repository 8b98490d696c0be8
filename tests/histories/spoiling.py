"""A run of one match, to be spoilt in some way, and what the checker finds then."""

from __future__ import annotations

from dataclasses import dataclass

from histories.checking.findings import Wrong
from histories.checking.whole import check
from histories.evidence import Evidence
from histories.record import History, Message


@dataclass
class Case:
    """A run of one match that can be spoilt."""

    histories: list[History]
    evidence: Evidence

    @property
    def a(self) -> History:
        """Who sits at A."""
        return self.histories[0]

    @property
    def b(self) -> History:
        """Who sits at B."""
        return self.histories[1]

    def found(self) -> set[Wrong]:
        """The kinds of what the checker finds."""
        return {finding.wrong for finding in check(self.histories, self.evidence)}

    def frames(self, history: History, kind: str) -> list[Message]:
        """What somebody was told of one kind."""
        return [frame for frame in history.frames() if frame["type"] == kind]

    def of_command(self) -> int:
        """The place of some event in the middle that a command brought about."""
        events = self.evidence.events
        return next(
            place
            for place, event in enumerate(events)
            if place > len(events) // 2 and event.row.command
        )
