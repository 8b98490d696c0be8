"""A match from its log, step by step: what somebody did, and what followed from it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from oenach.kernel.logs.events import Entry, Revealed
from oenach.kernel.logs.log import Log, Opening, read_log
from oenach.kernel.matches.happened import Happened
from oenach.kernel.matches.match import Match
from oenach.kernel.matches.replay import set_up
from oenach.kernel.seats import letter
from oenach.kernel.state import State


class Step(NamedTuple):
    """One action with the draws and reveals that followed, and the position after them.

    The first step of a match has no action, only the draws that open the game.
    """

    happened: list[Happened]
    state: State

    @property
    def entries(self) -> list[Entry]:
        """The events alone."""
        return [each.entry for each in self.happened]


class History:
    """A match that was played again, with all its steps. LogError if the log does not hold."""

    def __init__(self, value: object) -> None:
        log = opened(read_log(value))
        # The check of the whole log; the steps below may then trust every event.
        Match.from_log(log)
        self.match = Match(*set_up(log, None))
        self.steps = [Step(self.match.happened(), self.match.state)]
        for entry in log.entries():
            seen = self.match.last_seq
            self.match.follow(entry, log.openings.get(entry.event.seq))
            if self.match.last_seq > seen:
                self.steps.append(Step(self.match.happened(seen), self.match.state))


def opened(log: Log) -> Log:
    """A log that can be played again: a public one can, once its end has shown the secret."""
    if log.secret is not None or log.end is None:
        return log
    reveals = [entry.event for entry in log.entries() if isinstance(entry.event, Revealed)]
    openings = {reveal.of: Opening(reveal.move, reveal.salt) for reveal in reveals}
    return replace(log, secret=bytes.fromhex(log.end.secret), openings=openings)


def open_view(state: State) -> Mapping[str, object]:
    """What all seats see together: nothing is hidden in it."""
    seen = [state.observe(seat) for seat in range(state.game.seats)]
    view = _owned(state.observe(None), seen)
    for own in seen:
        view = {key: _filled(view[key], value) for key, value in own.items()}
    return view


def _owned(view: Mapping[str, object], seen: Sequence[Mapping[str, object]]) -> dict[str, object]:
    """A view in which what is in front of a seat is as that seat sees it: whoever knows which card
    was laid no longer sees it in the hand."""
    zones = view.get("zones")
    if not isinstance(zones, list):
        return dict(view)
    by_seat = {letter(seat): own["zones"] for seat, own in enumerate(seen)}
    owned = [_of(by_seat.get(zone.get("seat")), n, zone) for n, zone in enumerate(zones)]
    return {**view, "zones": owned}


def _of(zones: object, number: int, zone: object) -> object:
    """A zone as its owner sees it, or as everybody does."""
    return zones[number] if isinstance(zones, list) and number < len(zones) else zone


def _filled(shown: object, known: object) -> object:
    """What is shown, with the gaps filled in that another view knows."""
    if isinstance(shown, dict) and isinstance(known, dict):
        return {key: _filled(shown[key], known.get(key)) for key in shown}
    if isinstance(shown, list) and isinstance(known, list) and len(shown) == len(known):
        return [_filled(one, other) for one, other in zip(shown, known, strict=True)]
    if isinstance(shown, list) and _has_gap(shown):
        # Face down they lie together; who knows them tells them apart.
        return known
    if shown is None or (isinstance(shown, str) and "?" in shown):
        return known
    return shown


def _has_gap(shown: object) -> bool:
    """Whether something in it is not told."""
    inside = shown.values() if isinstance(shown, dict) else shown
    if isinstance(inside, str) or not isinstance(inside, Iterable):
        return shown is None
    return any(map(_has_gap, inside))
