"""What needs everybody's consent happens only with it: the end of a match that is called off."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence

from histories.checking.findings import Finding, Wrong
from histories.evidence import Evidence
from histories.record import History, Sent
from oenach.kernel.seats import LETTERS
from oenach.story import read_sitter


def check_consent(histories: Sequence[History], evidence: Evidence) -> Iterator[Finding]:
    """What was done without the word of somebody who was to be asked."""
    by_name = {history.person: history for history in histories}
    names = {number: name for name, number in evidence.people.items()}
    bots: set[int] = set()
    for stored in evidence.events:
        body = json.loads(stored.row.body)
        if body["kind"] == "seat":
            seat = LETTERS.index(body["seat"])
            bots = bots | {seat} if read_sitter(body["who"]).is_bot else bots - {seat}
        elif body["kind"] == "call-off":
            for chair in evidence.row.seats:
                history = by_name.get(names.get(chair.person or "", ""))
                if history is not None and chair.seat not in bots and not _agreed(history):
                    told = f"event {stored.row.seq}: {body}"
                    yield Finding(Wrong.CONSENT, evidence.row.id, history.person, told)


def _agreed(history: History) -> bool:
    return any(
        isinstance(note, Sent) and note.message["type"] == "call-off" and note.message["yes"]
        for note in history.notes
    )
