"""A match as it stands at one moment, drawn up once for all who look at it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec import Raw

from oenach.kernel.matches.match import Match
from oenach.kernel.outcome import sheet_json
from oenach.kernel.seats import letter
from oenach.kernel.state import State
from oenach.offers import Offer, offers, prompt, queue_offers, reach
from oenach.server.wire.brief import brief_view
from oenach.server.wire.event_buffer import EventBuffer
from oenach.server.wire.parts import ClockSeen
from oenach.story.history import open_view

_encode = msgspec.json.Encoder().encode
NOTHING = Raw(b"[]")


class CachedViews:
    """What viewers share of a position; each part is made when it is first asked for."""

    __slots__ = (
        "_all_hands",
        "_offers",
        "_prompt",
        "_since",
        "_state",
        "_views",
        "_ways",
        "buffer",
        "clock",
        "match",
        "open",
        "outcome",
        "seq",
        "to_act",
    )

    def __init__(
        self,
        match: Match,
        buffer: EventBuffer,
        clock: ClockSeen | None,
        *,
        all_hands: bool = False,
    ) -> None:
        self.match = match
        self.buffer = buffer
        self.clock = clock
        self.seq = match.last_seq
        self.to_act = None if match.over else match.to_act
        self.outcome = None if not match.over else _outcome_seen(match)
        self.open = match.game.open_information
        self._all_hands = all_hands
        self._state: State | None = None
        self._views: dict[int | None, Raw] = {}
        self._offers: dict[int, Raw] = {}
        self._prompt: dict[int, Raw | None] = {}
        self._ways: dict[int, Raw] = {}
        self._since: dict[tuple[int, int | None], tuple[Raw, Raw]] = {}

    @property
    def state(self) -> State:
        """A copy of the position."""
        if self._state is None:
            self._state = self.match.state
        return self._state

    def view(self, viewer: int | None) -> Raw:
        """What the game shows to a seat, or to an onlooker: what one beside the table would see,
        and all hands where only bots play."""
        key = None if self.open else viewer
        if key not in self._views:
            everything = viewer is None and self._all_hands and not self.open
            seen = open_view(self.state) if everything else self.match.observe(viewer)
            self._views[key] = Raw(_encode(brief_view(seen)))
        return self._views[key]

    def offers(self, seat: int) -> Raw:
        """The legal moves of the seat to act."""
        if seat not in self._offers:
            self._offers[seat] = Raw(_encode(offers(self.state, seat)))
        return self._offers[seat]

    def prompt(self, seat: int) -> Raw | None:
        """What the choice of the seat to act is about, if the game says so."""
        if seat not in self._prompt:
            told = prompt(self.state, seat)
            self._prompt[seat] = None if told is None else Raw(_encode(told.to_json()))
        return self._prompt[seat]

    def ways(self, seat: int) -> Raw:
        """Where the seat to act can go with several moves at once."""
        if seat not in self._ways:
            found = reach(self.state, seat)
            self._ways[seat] = Raw(_encode(found)) if found else NOTHING
        return self._ways[seat]

    def queue(self, seat: int, waiting: Sequence[str]) -> tuple[list[Offer], list[Offer]]:
        """What waits in the queue of a seat, and what can be put behind it."""
        moves, queueable = queue_offers(self.state, seat, waiting)
        return list(moves), [] if self.match.over else list(queueable)

    def since(self, seq: int, viewer: int | None) -> tuple[Raw, Raw]:
        """The events and the sentences after an event, as a viewer may have them."""
        key = (seq, None if self.open else viewer)
        found = self._since.get(key)
        if found is None:
            found = self.buffer.events(seq, viewer), self.buffer.story(seq, viewer)
            self._since[key] = found
        return found


def _outcome_seen(match: Match) -> dict[str, object]:
    """How the match ended."""
    outcome = match.outcome()
    assert outcome is not None, "a match that is over has an outcome"
    return {
        "reason": outcome.reason,
        "winners": [letter(seat) for seat in outcome.winners],
        "sheets": {letter(seat): sheet_json(sheet) for seat, sheet in enumerate(outcome.sheets)},
    }
