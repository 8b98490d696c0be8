"""What happened so far, as sentences, for each seat with what that seat may know."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from oenach.kernel.events import (
    Drawn,
    Entry,
    Event,
    Moved,
    Resigned,
    Seated,
    TakenBack,
    TimeCalled,
)
from oenach.kernel.log import Opening
from oenach.kernel.seats import letter
from oenach.terminal.sitters import read_sitter
from oenach.terminal.speaker import Speaker
from oenach.terminal.tain_story import TainStory
from oenach.terminal.trader_story import role_line, trader_lines

View = dict[str, object]


class Item(NamedTuple):
    """One sentence. The seat that acted may be told more than the others."""

    seq: int
    seat: int | None
    public: str
    private: str

    def told_to(self, seat: int | None) -> str:
        """The sentence as a seat, or an onlooker, may read it."""
        return self.private if seat is not None and seat == self.seat else self.public


class Chronicle:
    """Grows with the match. Sentences come from events; the story of a Táin raid comes from what
    was turned up and from the difference that it made to the boards."""

    def __init__(self, game: str, speaker: Speaker) -> None:
        self.game = game
        self.speaker = speaker
        self.items: list[Item] = []
        self._story = TainStory(speaker) if game == "tain" else None

    def follow(
        self,
        entries: Sequence[Entry],
        openings: Mapping[int, Opening],
        before: View,
        after: View,
    ) -> None:
        """Take in what one action brought; the views are those of an onlooker."""
        if not entries:
            return
        for entry in entries:
            self._follow_event(entry.event, openings, after)
        lines: list[str] = []
        if self._story is not None:
            lines = self._story.lines(entries, before, after)
        elif self.game == "celtic-trader":
            lines = trader_lines(before, after, self.speaker)
        for line in lines:
            self.note(line, entries[-1].event.seq)

    def note(self, line: str, seq: int) -> None:
        """A sentence for everybody that is no event of its own."""
        self.items.append(Item(seq, None, line, line))

    def since(self, mark: int, seat: int | None) -> list[str]:
        """The sentences from an item on, without what the seat itself did."""
        fresh = self.items[mark:]
        return [item.told_to(seat) for item in fresh if seat is None or item.seat != seat]

    def whole(self, seat: int | None) -> list[tuple[int, str]]:
        """Everything with its event numbers."""
        return [(item.seq, item.told_to(seat)) for item in self.items]

    def _follow_event(self, event: Event, openings: Mapping[int, Opening], after: View) -> None:
        if isinstance(event, Moved):
            self._follow_move(event, openings)
        elif isinstance(event, Drawn):
            self.note(self._drawn(event.result, after), event.seq)
        elif isinstance(event, Seated):
            self.note(self._seated(event), event.seq)
        elif isinstance(event, TakenBack):
            line = self.speaker.say("tell-undo", seat=letter(event.seat))
            self.items.append(Item(event.seq, event.seat, line, line))
        elif isinstance(event, Resigned):
            self.note(self.speaker.say("tell-resign", seat=letter(event.seat)), event.seq)
        elif isinstance(event, TimeCalled):
            self.note(self.speaker.say("tell-time"), event.seq)

    def _follow_move(self, event: Moved, openings: Mapping[int, Opening]) -> None:
        seat = letter(event.seat)
        public = private = self.speaker.tell(self.game, seat, event.text)
        if event.commitment is not None and event.seq in openings:
            private = self.speaker.tell(self.game, seat, openings[event.seq].move)
        self.items.append(Item(event.seq, event.seat, public, private))

    def _seated(self, event: Seated) -> str:
        sitter, seat = read_sitter(event.who), letter(event.seat)
        if sitter.fault:
            return self.speaker.say(f"terminal-fallback-{sitter.fault}", seat=seat)
        return self.speaker.say("terminal-sits", seat=seat, name=sitter.shown(self.speaker))

    def _drawn(self, result: str, after: View) -> str:
        told = role_line(result, after, self.speaker) if self.game == "celtic-trader" else None
        return told or self.speaker.tell(self.game, "", result)
