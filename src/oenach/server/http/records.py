"""What a match leaves behind: its log, its replay, and what checking it finds.

These read the whole match from the store; the event loop calls them in a thread.
"""

from __future__ import annotations

import json
import threading
from collections import OrderedDict
from typing import Final, NamedTuple

from oenach.kernel.logs.log import parse_log
from oenach.kernel.matches.happened import Happened
from oenach.kernel.matches.match import Match
from oenach.kernel.matches.verify import verify
from oenach.kernel.seats import LETTERS, letter
from oenach.messages import explain
from oenach.server.errors import Conflict
from oenach.server.http.bodies import CheckSeen, Replay, ReplayStep, Verification
from oenach.server.store.archive import Archive
from oenach.server.table.restoring import drew_seats, first_position, stored_entry, stored_opening
from oenach.server.table.table import Table
from oenach.story import Item, Storyteller, Told
from oenach.story.history import History, Step, open_view

OPEN: Final = "open"

MOST_KEPT: Final = 8
"""So many finished matches stay played; a long one takes some megabytes."""


def public_or_full_log(archive: Archive, table: Table) -> dict[str, object]:
    """The log of a match; what is hidden is in it only when the match is over."""
    match = replayed(archive, table)
    # What was read is on disk: an end that could still be lost does not open anything.
    return match.log if match.over else match.public_log


def replayed(archive: Archive, table: Table) -> Match:
    """The whole match, played again from the stored events."""
    stored = archive.events(table.row.number)
    match = first_position(table.row, table.game, seats_drawn=drew_seats(stored))
    for row in stored:
        match.follow(stored_entry(match, row), stored_opening(table.row.secret, row))
    return match


def verification(archive: Archive, table: Table) -> Verification:
    """Checks the very log that everybody can get."""
    report = verify(parse_log(json.dumps(public_or_full_log(archive, table))))
    checks = [
        CheckSeen(
            check.name,
            check.status,
            check.checked,
            None if check.error is None else explain(check.error),
        )
        for check in report.checks
    ]
    return Verification(report.ok, report.complete, checks)


def replay(
    recordings: RecordingCache,
    table: Table,
    *,
    viewer: str,
    first: int,
    count: int,
    after: int | None = None,
) -> Replay:
    """Some steps of a match, each an action with all that followed from it; `first` counts from the
    beginning, or from the first step that ends after the event `after`."""
    seat = LETTERS.index(viewer) if viewer in LETTERS else None
    recording = recordings.of(table)
    if after is not None:
        first += sum(_last_seq(step) <= after for step, _ in recording.steps)
    shown = [
        _shown(step, items, viewer, seat) for step, items in recording.steps[first : first + count]
    ]
    return Replay(
        table=table.seen(),
        viewer=viewer,
        first=first,
        steps=len(recording.steps),
        totals=recording.totals,
        shown=shown,
    )


class Recording(NamedTuple):
    """A match: each step with what is told of it, and the scores after each."""

    steps: list[tuple[Step, list[Item[Told]]]]
    totals: dict[str, list[int]]
    over: bool


class RecordingCache:
    """The finished matches that were looked at last. A page asks for one piece by piece; playing
    the match again for each piece would cost as much as the whole."""

    def __init__(self, archive: Archive) -> None:
        self._archive = archive
        self._kept: OrderedDict[int, Recording] = OrderedDict()
        self._lock = threading.Lock()

    def of(self, table: Table) -> Recording:
        """A match from its beginning; Conflict if it is not over and people play it."""
        number = table.row.number
        with self._lock:
            if number in self._kept:
                self._kept.move_to_end(number)
                return self._kept[number]
        recording = _recorded(self._archive, table)
        if not recording.over:
            return recording
        with self._lock:
            self._kept[number] = recording
            while len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        return recording


def _recorded(archive: Archive, table: Table) -> Recording:
    match = replayed(archive, table)
    # Where only bots play, whoever looks on sees all hands at any time.
    if not match.over and not table.roster.bots_alone:
        raise Conflict("server-not-over")
    history = History(match.log)
    teller = Storyteller(table.game.name)
    steps = [(step, teller.follow(step.happened)) for step in history.steps]
    totals: dict[str, list[int]] = {
        letter(seat): [step.state.sheet(seat).total for step in history.steps]
        for seat in range(table.game.seats)
    }
    return Recording(steps, totals, match.over)


def _last_seq(step: Step) -> int:
    """The event with which a step ends."""
    return step.entries[-1].event.seq if step.entries else -1


def _shown(step: Step, items: list[Item[Told]], viewer: str, seat: int | None) -> ReplayStep:
    story: list[object] = []
    for item in items:
        told = item.private if viewer == OPEN else item.told_to(seat)
        named = None if item.seat is None else letter(item.seat)
        story.append({"seq": item.seq, "seat": named, **told.to_json()})
    view = open_view(step.state) if viewer == OPEN else step.state.observe(seat)
    events: list[object] = [
        _event(each, own=viewer == OPEN or seat == each.seat) for each in step.happened
    ]
    to_act = step.state.to_act
    return ReplayStep(
        seq=_last_seq(step),
        to_act=None if to_act < 0 else letter(int(to_act)),
        events=events,
        story=story,
        view=view,
    )


def _event(happened: Happened, *, own: bool) -> dict[str, object]:
    """An event with what it did, as the seat that acted sees it or as all others do."""
    effects = happened.own_effects if own else happened.effects
    return {**happened.entry.to_json(), **({"effects": list(effects)} if effects else {})}
