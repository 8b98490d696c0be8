"""Tells what each action in a match brought, with what every seat may know of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Generic, NamedTuple, TypeVar

from oenach.games.installed import module_of
from oenach.kernel.logs.events import (
    CalledOff,
    Drawn,
    Moved,
    Resigned,
    Seated,
    TakenBack,
    TimeCalled,
)
from oenach.kernel.logs.log import Opening
from oenach.kernel.matches.happened import Happened, SeenEffect
from oenach.kernel.seats import letter
from oenach.messages.telling import rule_of, wording
from oenach.messages.told import Told, ToldFact, sentence
from oenach.story.consequences import Consequences
from oenach.story.sitter import read_sitter

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
    """Tells a match as it goes on.

    It never fails: one that begins in the middle of a match leaves out what it cannot know.
    """

    def __init__(self, game: str) -> None:
        self.game = game
        module = module_of(game)
        self._consequences = module.words.consequences() if module else Consequences()
        self._seats_drawn = module.table.seats_drawn if module else None
        self._movers: dict[int, int] = {}

    def begin_at(self, movers: Mapping[int, int]) -> None:
        """Know whose the moves are, by the numbers of their events, that were made before."""
        self._movers.update(movers)

    def follow(self, happened: Sequence[Happened]) -> list[Item[Told]]:
        """The sentences about one action and what followed from it."""
        if not happened:
            return []
        items: list[Item[Told]] = []
        done: list[SeenEffect] = []
        for each in happened:
            item, seq = self._event(each), each.entry.event.seq
            if item is not None:
                items.append(item)
            # What is told of an event's effects before the next one.
            items += [to_all(told, seq) for told in self._consequences.at_once(each.effects)]
            done += each.effects
        last = happened[-1].entry.event.seq
        items += [to_all(told, last) for told in self._consequences.follow(done)]
        return items

    def _event(self, happened: Happened) -> Item[Told] | None:
        event = happened.entry.event
        if isinstance(event, Moved):
            self._movers[event.seq] = event.seat
            return self._move(event, happened.opening)
        if isinstance(event, Drawn) and event.player is not None:
            return to_all(self._seat_drawn(event.player, event.result), event.seq)
        if isinstance(event, Drawn):
            return to_all(self._draw(event.result, happened.effects), event.seq)
        if isinstance(event, Seated):
            return to_all(read_sitter(event.who).seated(letter(event.seat)), event.seq)
        if isinstance(event, TakenBack):
            if self._movers.get(event.of, event.seat) != event.seat:
                # What others did since goes with it: it is one takeback, told with the own move.
                return None
            key = "tell-undo-consent" if event.consent else "tell-undo"
            told = sentence(key, seat=letter(event.seat))
            return Item(event.seq, event.seat, told, told)
        if isinstance(event, Resigned):
            return to_all(sentence("tell-resign", seat=letter(event.seat)), event.seq)
        if isinstance(event, CalledOff):
            return to_all(sentence("tell-call-off"), event.seq)
        if isinstance(event, TimeCalled):
            return to_all(sentence("tell-time"), event.seq)
        return None

    def _move(self, event: Moved, opening: Opening | None) -> Item[Told]:
        seat = letter(event.seat)
        public = private = self._notation(seat, event.text)
        if opening is not None:
            private = self._notation(seat, opening.move)
        return Item(event.seq, event.seat, public, private)

    def _seat_drawn(self, player: int, seat: str) -> Told:
        facts: dict[str, ToldFact] = {"player": player + 1, "drawn": seat}
        return Told("story-seat-drawn", facts, self._seats_drawn)

    def _draw(self, result: str, effects: Sequence[SeenEffect]) -> Told:
        return self._consequences.draw(effects) or self._notation("", result)

    def _notation(self, seat: str, text: str) -> Told:
        return notation_told(self.game, seat, text)


@lru_cache(maxsize=4096)
def notation_told(game: str, seat: str, text: str) -> Told:
    """What a move's notation says of itself; the same few hundred come up in every match."""
    key, facts = wording(game, seat, text)
    return Told(key, facts, rule_of(key))


def to_all(told: Told, seq: int) -> Item[Told]:
    """A sentence in which everybody is told the same."""
    return Item(seq, None, told, told)


def forced(seat: int, text: str) -> Told:
    """That the table makes the only move there is for a seat."""
    return sentence("story-forced", seat=letter(seat), text=text)
