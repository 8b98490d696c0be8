"""Tells what each action in a match brought, with what every seat may know of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Generic, NamedTuple, TypeVar

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
from oenach.messages.telling import wording
from oenach.story.rules import RULES
from oenach.story.sitter import read_sitter
from oenach.story.tain_story import TainStory
from oenach.story.told import Told, sentence
from oenach.story.trader_story import role_told, trader_story

View = Mapping[str, object]

Form = TypeVar("Form")
"""What a sentence is kept as: told, spoken, or JSON."""


class Item(NamedTuple, Generic[Form]):
    """One sentence. The seat that acted may be told more than the others."""

    seq: int
    seat: int | None
    public: Form
    private: Form

    def told_to(self, seat: int | None) -> Form:
        """The sentence as a seat, or an onlooker, may read it."""
        return self.private if seat is not None and seat == self.seat else self.public


class Storyteller:
    """Tells a match as it goes on. What it remembers is what lies face down in Táin.

    It never fails: one that begins in the middle of a match leaves out what it cannot know.
    """

    def __init__(self, game: str) -> None:
        self.game = game
        self._tain = TainStory() if game == "tain" else None

    @property
    def reads_views(self) -> bool:
        """Whether the story of this game needs the views before and after an action."""
        return self.game in ("tain", "celtic-trader")

    def remember(self, entries: Sequence[Entry]) -> None:
        """Take in what happened before, without telling it: the match was loaded again."""
        if self._tain is not None:
            self._tain.remember(entries)

    def follow(
        self,
        entries: Sequence[Entry],
        openings: Mapping[int, Opening],
        before: View | None = None,
        after: View | None = None,
    ) -> list[Item[Told]]:
        """The sentences about one action and what followed from it.

        Openings are those of the hidden moves among the entries. The views are an onlooker's;
        without them only the events themselves are told.
        """
        if not entries:
            return []
        items: list[Item[Told]] = []
        for entry in entries:
            item = self._event(entry.event, openings, after)
            if item is not None:
                items.append(item)
        last = entries[-1].event.seq
        items += [to_all(told, last) for told in self._consequences(entries, before, after)]
        return items

    def _consequences(
        self, entries: Sequence[Entry], before: View | None, after: View | None
    ) -> list[Told]:
        """What no event says of itself, but the difference between the views does."""
        if before is None or after is None:
            self.remember(entries)
            return []
        if self._tain is not None:
            return self._tain.follow(entries, before, after)
        if self.game == "celtic-trader":
            return trader_story(entries, before, after)
        return []

    def _event(
        self, event: Event, openings: Mapping[int, Opening], after: View | None
    ) -> Item[Told] | None:
        if isinstance(event, Moved):
            return self._move(event, openings)
        if isinstance(event, Drawn):
            return to_all(self._draw(event.result, after), event.seq)
        if isinstance(event, Seated):
            return to_all(read_sitter(event.who).seated(letter(event.seat)), event.seq)
        if isinstance(event, TakenBack):
            key = "tell-undo-consent" if event.consent else "tell-undo"
            told = sentence(key, seat=letter(event.seat))
            return Item(event.seq, event.seat, told, told)
        if isinstance(event, Resigned):
            return to_all(sentence("tell-resign", seat=letter(event.seat)), event.seq)
        if isinstance(event, TimeCalled):
            return to_all(sentence("tell-time"), event.seq)
        return None

    def _move(self, event: Moved, openings: Mapping[int, Opening]) -> Item[Told]:
        seat = letter(event.seat)
        public = private = self._notation(seat, event.text)
        if event.commitment is not None and event.seq in openings:
            private = self._notation(seat, openings[event.seq].move)
        return Item(event.seq, event.seat, public, private)

    def _draw(self, result: str, after: View | None) -> Told:
        told = None
        if self.game == "celtic-trader" and after is not None:
            told = role_told(result, after)
        return told or self._notation("", result)

    def _notation(self, seat: str, text: str) -> Told:
        return notation_told(self.game, seat, text)


@lru_cache(maxsize=4096)
def notation_told(game: str, seat: str, text: str) -> Told:
    """What a move's notation says of itself; the same few hundred come up in every match."""
    key, facts = wording(game, seat, text)
    return Told(key, facts, RULES.get(key))


def to_all(told: Told, seq: int) -> Item[Told]:
    """A sentence in which everybody is told the same."""
    return Item(seq, None, told, told)


def forced(seat: int, text: str) -> Told:
    """That the table makes the only move there is for a seat."""
    return sentence("story-forced", seat=letter(seat), text=text)
