"""What a match leaves behind: its log, its replay, and what checking it finds.

These read the whole match from the store and play it again, which takes long: they are called in
processes of their own (`jobs.py`).
"""

from __future__ import annotations

import json
from collections import OrderedDict
from typing import Final, NamedTuple

from oenach.kernel.game import Game
from oenach.kernel.logs.log import parse_log
from oenach.kernel.matches.happened import Happened
from oenach.kernel.matches.match import Match
from oenach.kernel.matches.verify import verify
from oenach.kernel.seats import LETTERS, letter
from oenach.messages import explain
from oenach.server.errors import Conflict
from oenach.server.http.bodies import CheckSeen, Replay, ReplayStep, Verification
from oenach.server.store.archive.archive import Archive
from oenach.server.store.rows import MatchRow
from oenach.server.table.restoring import (
    drew_seats,
    first_position,
    reading_stored,
    stored_entry,
    stored_opening,
)
from oenach.server.table.roster import Roster
from oenach.server.wire.brief import brief_view
from oenach.server.wire.parts import TableSeen
from oenach.story import Item, Storyteller, Told
from oenach.story.history import History, Step, open_view

OPEN: Final = "open"

MOST_KEPT: Final = 8
"""So many finished matches stay played; a long one takes some megabytes."""


class Stored(NamedTuple):
    """A match in the store, with its rules."""

    archive: Archive
    row: MatchRow
    game: Game


def public_or_full_log(stored: Stored) -> dict[str, object]:
    """The log of a match; what is hidden is in it only when the match is over."""
    match = replayed(stored)
    # What was read is on disk: an end that could still be lost does not open anything.
    return match.log if match.over else match.public_log


def replayed(stored: Stored) -> Match:
    """The whole match, played again from the stored events; Damaged if they do not hold."""
    rows = stored.archive.events(stored.row.number)
    with reading_stored():
        match = first_position(stored.row, stored.game, seats_drawn=drew_seats(rows))
        for row in rows:
            match.follow(stored_entry(match, row), stored_opening(stored.row.secret, row))
    return match


def verification(stored: Stored) -> Verification:
    """Checks the very log that everybody can get."""
    report = verify(parse_log(json.dumps(public_or_full_log(stored))))
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
    recording: Recording,
    table: TableSeen,
    *,
    viewer: str,
    first: int,
    count: int,
    after: int | None = None,
) -> Replay:
    """Some steps of a match, each an action with all that followed from it; `first` counts from the
    beginning, or from the first step that ends after the event `after`."""
    seat = LETTERS.index(viewer) if viewer in LETTERS else None
    if after is not None:
        first += sum(_last_seq(step) <= after for step, _ in recording.steps)
    shown = [
        _shown(step, items, viewer, seat) for step, items in recording.steps[first : first + count]
    ]
    return Replay(
        table=table,
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

    def __init__(self) -> None:
        self._kept: OrderedDict[str, Recording] = OrderedDict()

    def of(self, stored: Stored) -> Recording:
        """A match from its beginning; Conflict if it is not over and people play it."""
        table = stored.row.id
        if table in self._kept:
            self._kept.move_to_end(table)
            return self._kept[table]
        recording = _recorded(stored)
        if recording.over:
            self._kept[table] = recording
            while len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        return recording


def _recorded(stored: Stored) -> Recording:
    match = replayed(stored)
    # Where only bots play, whoever looks on sees all hands at any time.
    if not match.over and not Roster(stored.row).bots_alone:
        raise Conflict("server-not-over")
    history = History(match.log)
    teller = Storyteller(stored.game.name)
    steps = [(step, teller.follow(step.happened)) for step in history.steps]
    totals: dict[str, list[int]] = {
        letter(seat): [step.state.sheet(seat).total for step in history.steps]
        for seat in range(stored.game.seats)
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
        view=brief_view(view),
    )


def _event(happened: Happened, *, own: bool) -> dict[str, object]:
    """An event with what it did, as the seat that acted sees it or as all others do."""
    effects = happened.own_effects if own else happened.effects
    return {**happened.entry.to_json(), **({"effects": list(effects)} if effects else {})}
