"""Where a match is played, somebody sits at every seat, and nobody at two."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from histories.checking.findings import Finding, Wrong
from histories.evidence import Evidence
from oenach.kernel.seats import letter


def check_seats(evidence: Evidence) -> Iterator[Finding]:
    """What is wrong with who sits where."""
    row = evidence.row
    if row.state not in ("playing", "over"):
        return
    for chair in row.seats:
        if chair.kind == "open":
            told = f"nobody sits at {letter(chair.seat)}"
            yield Finding(Wrong.SEATS, row.id, detail=told)
    people = Counter(chair.person for chair in row.seats if chair.person is not None)
    names = {number: name for name, number in evidence.people.items()}
    for person, times in people.items():
        if times > 1:
            told = f"{times} seats are theirs"
            yield Finding(Wrong.SEATS, row.id, names.get(person, "?"), told)
