"""Everybody's view is what the log makes of it: played again, a match shows each seat at each event
what was shown there, to the letter, and nothing else."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import Raw

from histories.checking.findings import Finding, Wrong
from histories.evidence import Evidence
from histories.record import History, Message
from oenach.kernel.errors import OenachError
from oenach.kernel.logs.events import Moved, Seated
from oenach.kernel.matches.match import Match
from oenach.kernel.seats import LETTERS, letter
from oenach.server.store.rows import EventRow
from oenach.server.table.forcing import is_forced
from oenach.server.table.restoring import Restored, stored_entry, stored_opening
from oenach.server.table.roster import Roster
from oenach.server.wire.cached_views import CachedViews
from oenach.server.wire.event_buffer import EventBuffer, encoded_events
from oenach.story import Storyteller, read_sitter

OWN: Final = ("offers", "ways", "prompt", "forced", "undo", "takeback")
"""What only whoever plays at a seat is shown."""

NOT_IN_THE_LOG: Final = frozenset({"clock", "queue", "queueable"})
"""What a position has besides: it hangs on time, or on what waits in one's own queue."""


class Shown(NamedTuple):
    """A position that somebody was shown."""

    person: str
    position: Message


def check_views(histories: Sequence[History], evidence: Evidence) -> Iterator[Finding]:
    """What was shown that does not follow from the log, and what was done by nobody."""
    shown: dict[int, list[Shown]] = defaultdict(list)
    for history in histories:
        for frame in history.frames():
            if frame.get("position"):
                position = frame["position"]
                shown[position["seq"]].append(Shown(history.person, position))
    try:
        playing = _Playing(evidence, queued_by(histories, evidence), batches_of(histories))
        yield from playing.check(shown)
    except OenachError as error:
        yield Finding(Wrong.LOG, evidence.row.id, detail=f"cannot be played again: {error}")
    for seq, positions in shown.items():
        for one in positions:
            told = f"a position after event {seq}, where no action ended"
            yield Finding(Wrong.VIEW, evidence.row.id, one.person, told)


def queued_by(histories: Sequence[History], evidence: Evidence) -> dict[int, set[str]]:
    """By seat, all moves that its player ever wanted in its queue."""
    names = {number: name for name, number in evidence.people.items()}
    found: dict[int, set[str]] = {}
    for chair in evidence.row.seats:
        if chair.person is not None:
            mine = [one for one in histories if one.person == names.get(chair.person)]
            found[chair.seat] = {
                text
                for history in mine
                for attempt in history.attempts()
                if attempt.message["type"] == "queue"
                for text in attempt.message["moves"]
            }
    return found


def batches_of(histories: Sequence[History]) -> dict[str, list[str]]:
    """By command, the moves that were to be made together."""
    return {
        attempt.id: attempt.message["moves"]
        for history in histories
        for attempt in history.attempts()
        if attempt.message["type"] == "move"
    }


class _Playing:
    """The match of a log as it goes on."""

    def __init__(
        self, evidence: Evidence, queued: dict[int, set[str]], batches: dict[str, list[str]]
    ) -> None:
        self._evidence = evidence
        self._queued = queued
        self._batches = batches
        # The moves that are still to come of the batch that was begun last.
        self._batch: list[str] = []
        self._match = evidence.begin()
        self._told = Restored(evidence.row, evidence.game, Storyteller(evidence.row.game))
        self._told.buffer = EventBuffer()
        self._bots: set[int] = set()
        self._all_hands = Roster(evidence.row).bots_alone

    def check(self, shown: dict[int, list[Shown]]) -> Iterator[Finding]:
        """Play on, and look at all that was shown on the way; that is taken out of `shown`."""
        rows = [event.row for event in self._evidence.events]
        place = 0
        while place < len(rows):
            seen = -1 if place == 0 else self._match.last_seq
            yield from self._done_by_somebody(rows[place])
            while place < len(rows):
                self._follow(rows[place])
                place += 1
                if self._match.last_seq == rows[place - 1].seq:
                    break
            happened = self._match.happened(seen)
            self._told.buffer.extend(encoded_events(happened, self._told.teller.follow(happened)))
            yield from self._compare(shown.pop(self._match.last_seq, []))

    def _follow(self, row: EventRow) -> None:
        match, secret = self._match, self._evidence.row.secret
        entry = stored_entry(match, row)
        match.follow(entry, stored_opening(secret, row))
        if isinstance(entry.event, Seated):
            seat, is_bot = entry.event.seat, read_sitter(entry.event.who).is_bot
            self._bots = self._bots | {seat} if is_bot else self._bots - {seat}

    def _done_by_somebody(self, row: EventRow) -> Iterator[Finding]:
        """A move that no command made was a bot's, a forced one, or one that was queued."""
        match = self._match
        if row.seq <= match.last_seq:
            return
        if row.command is not None:
            self._batch = self._batches.get(row.command, [])[1:]
            return
        event = stored_entry(match, row).event
        if not isinstance(event, Moved) or event.seat in self._bots:
            return
        text = event.text if row.opening is None else row.opening
        if self._batch[:1] == [text]:
            self._batch = self._batch[1:]
            return
        if match.forced() == text or text in self._queued.get(event.seat, ()):
            return
        told = f"event {event.seq}: {text} was played at {letter(event.seat)}"
        yield Finding(Wrong.INVENTED, self._evidence.row.id, detail=told)

    # What was shown.

    def _compare(self, shown: list[Shown]) -> Iterator[Finding]:
        if not shown:
            return
        views = CachedViews(self._match, self._told.buffer, None, all_hands=self._all_hands)
        expected: dict[str | None, Message] = {}
        # Events before those that anybody was told here were compared when they came.
        first = min(
            (one.position["events"][0]["seq"] for one in shown if one.position["events"]),
            default=self._match.last_seq + 1,
        )
        for person, position in shown:
            viewer = position["viewer"]
            if viewer not in expected:
                expected[viewer] = self._expected(views, viewer, max(-1, first - 1))
            known = expected[viewer]
            for name in (known.keys() | position.keys()) - NOT_IN_THE_LOG - {"events", "story"}:
                if position.get(name) != known.get(name):
                    yield self._other(person, position, name, known.get(name))
            yield from self._compare_told(person, position, known)
            yield from self._compare_queue(person, position)

    def _expected(self, views: CachedViews, viewer: str | None, after: int) -> Message:
        seat = None if viewer is None else LETTERS.index(viewer)
        events, story = views.since(after, seat)
        found: Message = {
            "seq": views.seq,
            "viewer": viewer,
            "to_act": None if views.to_act is None else letter(views.to_act),
            "view": _read(views.view(seat)),
            "events": {event["seq"]: event for event in _read(events)},
            "story": _read(story),
        }
        if views.outcome is not None:
            found["outcome"] = json.loads(msgspec.json.encode(views.outcome))
        if seat is not None and seat not in self._bots:
            found |= self._own(views, self._match, seat)
        return found

    def _own(self, views: CachedViews, match: Match, seat: int) -> Message:
        acts, takebacks = seat == views.to_act, self._evidence.row.terms.takebacks
        prompt = views.prompt(seat) if acts else None
        found = {
            "offers": _read(views.offers(seat)) if acts else [],
            "ways": _read(views.ways(seat)) if acts else [],
            "prompt": None if prompt is None else _read(prompt),
            "forced": acts and is_forced(match),
            "undo": match.undoable(seat),
            "takeback": match.can_take_back(seat) if takebacks else 0,
        }
        # What is as usual is left out, but for lists that are already written.
        kept = ("offers", "ways")
        return {name: value for name, value in found.items() if value or name in kept}

    def _compare_told(self, person: str, position: Message, known: Message) -> Iterator[Finding]:
        """The events, with what the viewer may know of each, and the sentences about them."""
        for event in position["events"]:
            if event != known["events"].get(event["seq"]):
                yield self._other(person, position, "events", known["events"].get(event["seq"]))
        if position["events"]:
            first = position["events"][0]["seq"]
            story = [one for one in known["story"] if one["seq"] >= first]
            if position["story"] != story:
                yield self._other(person, position, "story", story)

    def _compare_queue(self, person: str, position: Message) -> Iterator[Finding]:
        seat = None if position["viewer"] is None else LETTERS.index(position["viewer"])
        waiting = {offer["text"] for offer in position.get("queue") or []}
        if waiting - (set() if seat is None else self._queued.get(seat, set())):
            told = f"event {position['seq']}: a queue of {sorted(waiting)}"
            yield Finding(Wrong.SECRET, self._evidence.row.id, person, told)

    def _other(self, person: str, position: Message, name: str, known: Any) -> Finding:
        came = json.dumps(position.get(name))[:500]
        told = f"{name} after event {position['seq']} was {came}, and is {json.dumps(known)[:500]}"
        return Finding(Wrong.VIEW, self._evidence.row.id, person, told)


def _read(raw: Raw) -> Any:
    return msgspec.json.decode(raw)
