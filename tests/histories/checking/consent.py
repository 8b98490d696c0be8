"""What needs everybody's consent happens only with it: moves that are taken back, and the end of a
match that is called off."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from histories.checking.findings import Finding, Wrong
from histories.evidence import Evidence
from histories.record import History, Message, Saw, Sent
from oenach.kernel.seats import LETTERS
from oenach.story import read_sitter

Agreed = Callable[[History, int], bool]
"""Whether somebody had agreed to an event."""


def check_consent(histories: Sequence[History], evidence: Evidence) -> Iterator[Finding]:
    """What was done without the word of somebody who was to be asked."""
    by_name = {history.person: history for history in histories}
    names = {number: name for name, number in evidence.people.items()}
    bots: set[int] = set()
    # The event with which the last command began: several moves are taken back at once.
    first = 0
    for stored in evidence.events:
        body = json.loads(stored.row.body)
        if body["kind"] == "seat":
            seat = LETTERS.index(body["seat"])
            bots = bots | {seat} if read_sitter(body["who"]).is_bot else bots - {seat}
            continue
        first = first if stored.row.command is None else stored.row.seq
        agreed, asker = _asked(body)
        if agreed is None:
            continue
        for chair in evidence.row.seats:
            history = by_name.get(names.get(chair.person or "", ""))
            if history is None or chair.seat in bots or chair.seat == asker:
                continue
            if not agreed(history, first):
                told = f"event {stored.row.seq}: {body}"
                yield Finding(Wrong.CONSENT, evidence.row.id, history.person, told)


def _asked(body: dict[str, Any]) -> tuple[Agreed | None, int | None]:
    """How somebody agrees to an event, and who need not, for they ask."""
    if body["kind"] == "call-off":
        return _wants_it_called_off, None
    if body["kind"] == "undo" and body.get("consent"):
        return _grants_a_takeback, LETTERS.index(body["seat"])
    return None, None


def _wants_it_called_off(history: History, _: int) -> bool:
    return any(_says_yes(message, "call-off") for _, message in _said(history))


def _grants_a_takeback(history: History, seq: int) -> bool:
    """In the position in which it was asked for, which is the one before the event."""
    return any(
        shown == seq - 1 and _says_yes(message, "answer-takeback")
        for shown, message in _said(history)
    )


def _says_yes(message: Message, kind: str) -> bool:
    return message["type"] == kind and message["yes"] is True


def _said(history: History) -> Iterator[tuple[int, Message]]:
    """Each message that was sent, after the event that was known then."""
    known = -1
    for note in history.notes:
        if isinstance(note, Saw) and note.frame.get("position"):
            known = note.frame["position"]["seq"]
        elif isinstance(note, Sent):
            yield known, note.message
