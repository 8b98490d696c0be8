"""A match from its log, step by step: what somebody did, and what followed from it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from oenach.kernel.events import Entry, Event, Moved, Resigned, Revealed, Seated, TakenBack
from oenach.kernel.log import Log, Opening, read_log
from oenach.kernel.match import Match
from oenach.kernel.replay import set_up
from oenach.kernel.state import State


class Step(NamedTuple):
    """One action with the draws and reveals that followed, and the position after them.

    The first step of a match has no action, only the draws that open the game.
    """

    entries: list[Entry]
    state: State


class History:
    """A match that was played again, with all its steps. LogError if the log does not hold."""

    def __init__(self, value: object) -> None:
        log = opened(read_log(value))
        # The check of the whole log; the steps below may then trust every event.
        Match.from_log(log)
        self.match = Match(*set_up(log, None))
        self.steps = [Step(self.match.events(), self.match.state)]
        for event in _actions(log):
            if event.seq > self.match.last_seq:
                seen = self.match.last_seq
                _do_again(self.match, event, log.openings)
                self.steps.append(Step(self.match.events(seen), self.match.state))


def _actions(log: Log) -> Iterator[Event]:
    for entry in log.entries():
        yield entry.event


def _do_again(match: Match, event: Event, openings: dict[int, Opening]) -> None:
    if isinstance(event, Moved):
        hidden = openings.get(event.seq)
        match.play(event.text if hidden is None else hidden.move, seat=event.seat)
    elif isinstance(event, TakenBack):
        match.undo(event.seat)
    elif isinstance(event, Seated):
        match.take_seat(event.seat, event.who)
    elif isinstance(event, Resigned):
        match.resign(event.seat)
    else:
        match.call_time()


def opened(log: Log) -> Log:
    """A log that can be played again: a public one can, once its end has shown the secret."""
    if log.secret is not None or log.end is None:
        return log
    reveals = [entry.event for entry in log.entries() if isinstance(entry.event, Revealed)]
    openings = {reveal.of: Opening(reveal.move, reveal.salt) for reveal in reveals}
    return replace(log, secret=bytes.fromhex(log.end.secret), openings=openings)
