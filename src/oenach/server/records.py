"""What a match leaves behind: its log, its replay, and what checking it finds.

These read the whole match from the store; the event loop calls them in a thread.
"""

from __future__ import annotations

import json
from typing import Final

from oenach.kernel.log import parse_log
from oenach.kernel.match import Match
from oenach.kernel.seats import LETTERS, letter
from oenach.kernel.verify import verify
from oenach.messages import explain
from oenach.server.errors import Conflict
from oenach.server.lobby_types import CheckSeen, Replay, ReplayStep, Verification
from oenach.server.store.archive import Archive
from oenach.server.table.restoring import first_position, stored_entry, stored_opening
from oenach.server.table.table import Table
from oenach.story import Item, Storyteller, Told
from oenach.story.history import History, Step, open_view

OPEN: Final = "open"


def public_or_full_log(archive: Archive, table: Table) -> dict[str, object]:
    """The log of a match; what is hidden is in it only when the match is over."""
    match = replayed(archive, table)
    # What was read is on disk: an end that could still be lost does not open anything.
    return match.log if match.over else match.public_log


def replayed(archive: Archive, table: Table) -> Match:
    """The whole match, played again from the stored events."""
    match = first_position(table.row, table.game)
    for row in archive.events(table.row.number):
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


def replay(archive: Archive, table: Table, viewer: str, first: int, count: int) -> Replay:
    """Some steps of a finished match, each an action with all that followed from it."""
    seat = LETTERS.index(viewer) if viewer in LETTERS else None
    match = replayed(archive, table)
    if not match.over:
        raise Conflict("server-not-over")
    history = History(match.log)
    teller = Storyteller(table.game.name)
    before = table.game.new().observe(None)
    shown: list[ReplayStep] = []
    for place, step in enumerate(history.steps):
        after = step.state.observe(None)
        items = teller.follow(step.entries, history.match.openings, before, after)
        before = after
        if first <= place < first + count:
            shown.append(_shown(step, items, viewer, seat))
    return Replay(table.seen(), viewer, first, len(history.steps), shown)


def _shown(step: Step, items: list[Item[Told]], viewer: str, seat: int | None) -> ReplayStep:
    story: list[object] = []
    for item in items:
        told = item.private if viewer == OPEN else item.told_to(seat)
        named = None if item.seat is None else letter(item.seat)
        story.append({"seq": item.seq, "seat": named, **told.to_json()})
    view = open_view(step.state) if viewer == OPEN else step.state.observe(seat)
    events: list[object] = [entry.to_json() for entry in step.entries]
    return ReplayStep(step.entries[-1].event.seq if step.entries else -1, events, story, view)
