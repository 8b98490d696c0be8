"""The story of a match so far."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic

from oenach.kernel.matches.happened import Happened
from oenach.messages.told import Told
from oenach.story.storyteller import Form, Item, Storyteller, to_all


class Chronicle(Generic[Form]):
    """Grows with the match, and keeps each sentence in the form that `form` gives it.

    With `Told.to_json` it keeps what pages get, with a language's `spoken` what people read.
    """

    def __init__(self, game: str, form: Callable[[Told], Form]) -> None:
        self.items: list[Item[Form]] = []
        self._storyteller = Storyteller(game)
        self._form = form

    def follow(self, happened: Sequence[Happened]) -> None:
        """Take in what one action brought."""
        self.items += [self._kept(item) for item in self._storyteller.follow(happened)]

    def note(self, told: Told, seq: int) -> None:
        """A sentence for everybody that is no event of its own."""
        self.items.append(self._kept(to_all(told, seq)))

    def since(self, mark: int, seat: int | None) -> list[Form]:
        """The sentences from an item on, without what the seat itself did."""
        fresh = self.items[mark:]
        return [item.told_to(seat) for item in fresh if seat is None or item.seat != seat]

    def whole(self, seat: int | None) -> list[tuple[int, Form]]:
        """Everything with its event numbers."""
        return [(item.seq, item.told_to(seat)) for item in self.items]

    def _kept(self, item: Item[Told]) -> Item[Form]:
        public = self._form(item.public)
        private = public if item.private is item.public else self._form(item.private)
        return Item(item.seq, item.seat, public, private)
