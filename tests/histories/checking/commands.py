"""Each acknowledged command exactly once, each other one at most once, and nothing besides."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from histories.checking.findings import Finding, Wrong
from histories.evidence import Evidence, StoredEvent
from histories.record import Attempt, History, Message
from oenach.kernel.seats import LETTERS
from oenach.server.wire.commands import decoded, digest


class Command(NamedTuple):
    """A command, however often it was sent."""

    person: str
    attempts: list[Attempt]

    @property
    def message(self) -> Message:
        """What it says."""
        return self.attempts[0].message

    @property
    def done(self) -> bool:
        """Whether it was acknowledged once, with what it brought about."""
        return any(one.done for one in self.attempts)

    @property
    def refused(self) -> bool:
        """Whether every answer says that nothing changed, and none is missing: one that was sent
        over a broken line may still arrive after the next was refused."""
        return all(one.refused or one.idle for one in self.attempts)


def commands_of(histories: Sequence[History]) -> dict[tuple[str, str], Command]:
    """All commands by person and id."""
    found: dict[tuple[str, str], Command] = {}
    for history in histories:
        for attempt in history.attempts():
            key = (history.person, attempt.id)
            found.setdefault(key, Command(history.person, [])).attempts.append(attempt)
    return found


def check_commands(histories: Sequence[History], evidence: Evidence) -> Iterator[Finding]:
    """What is wrong between what was asked for and what was done."""
    sent = commands_of(histories)
    names = {number: name for name, number in evidence.people.items()}
    stored: dict[tuple[str, str], list[StoredEvent]] = defaultdict(list)
    for event in evidence.events:
        if event.row.command is not None:
            stored[names.get(event.sender or "", "?"), event.row.command].append(event)
    match = evidence.row.id
    for (person, command), events in stored.items():
        told = f"command {command} at events {[event.row.seq for event in events]}"
        if len(events) > 1:
            yield Finding(Wrong.TWICE, match, person, told)
        asked = sent.get((person, command))
        if asked is None:
            yield Finding(Wrong.INVENTED, match, person, told)
            continue
        if asked.refused:
            answers = [attempt.answer for attempt in asked.attempts]
            yield Finding(Wrong.REFUSED, match, person, f"{told}: {answers}"[:600])
        yield from _contents(match, asked, events[0])
        yield from _whose(evidence, asked, events[0])
    for key, asked in sent.items():
        if asked.done and key not in stored:
            yield Finding(Wrong.LOST, match, asked.person, str(asked.message))
    yield from _real_time(match, sent, stored)


KINDS = {
    "move": {"move"},
    "undo": {"undo"},
    "ask-takeback": {"undo"},
    "answer-takeback": {"undo"},
    "resign": {"resign"},
    "sit": {"seat"},
    "stand-in": {"seat"},
    "call-off": {"call-off"},
}
"""With which event each kind of command begins."""


def _contents(match: str, asked: Command, event: StoredEvent) -> Iterator[Finding]:
    """What was done is what was asked for, in the position in which it was asked."""
    message, body = asked.message, json.loads(event.row.body)
    wrong = ""
    if event.digest != digest(decoded(json.dumps(message))):
        wrong = "another hash of what was asked"
    elif body["kind"] not in KINDS[message["type"]]:
        wrong = f"an event of kind {body['kind']}"
    elif message["type"] == "move" and _text(event, body) != message["moves"][0]:
        wrong = f"{_text(event, body)} was played"
    elif message["type"] in ("move", "undo") and event.row.seq != message["answers"] + 1:
        wrong = f"event {event.row.seq}"
    if wrong:
        yield Finding(Wrong.OTHER, match, asked.person, f"{wrong}, for {message}"[:600])


OWN = {"move", "undo", "ask-takeback", "resign", "sit"}
"""Kinds of commands that are about the seat of whoever sends them."""


def _whose(evidence: Evidence, asked: Command, event: StoredEvent) -> Iterator[Finding]:
    """Nobody acts for another."""
    body = json.loads(event.row.body)
    if asked.message["type"] not in OWN or "seat" not in body:
        return
    chair = evidence.row.seats[LETTERS.index(body["seat"])]
    if chair.person != event.sender:
        told = f"event {event.row.seq} at {body['seat']}, for {asked.message}"
        yield Finding(Wrong.OTHER, evidence.row.id, asked.person, told[:600])


def _text(event: StoredEvent, body: dict[str, Any]) -> str:
    return str(body["text"] if event.row.opening is None else event.row.opening)


def _real_time(
    match: str,
    sent: dict[tuple[str, str], Command],
    stored: dict[tuple[str, str], list[StoredEvent]],
) -> Iterator[Finding]:
    """What was sent after an acknowledgement comes later in the log."""
    in_order = sorted(
        ((events[0].row.seq, sent[key]) for key, events in stored.items() if key in sent),
        key=lambda one: -one[0],
    )
    earliest: tuple[float, int] | None = None
    for seq, asked in in_order:
        first_sent = min(attempt.sent for attempt in asked.attempts)
        if earliest is not None and earliest[0] < first_sent:
            told = f"event {seq} was sent for after event {earliest[1]} was acknowledged"
            yield Finding(Wrong.OVERTAKEN, match, asked.person, told)
        for attempt in asked.attempts:
            if attempt.done and attempt.answered is not None:
                earliest = min(earliest or (attempt.answered, seq), (attempt.answered, seq))
