"""Whose turn it is to have a bot think: shared by people, and by the tables of each.

Start-time fair queueing: whoever waits has a mark, the lowest is next, and is moved on by what
the turn costs. Whoever comes begins at the mark that was served last, so that nobody saves turns
up, and whoever leaves and comes again begins where they left off.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass, field
from itertools import count
from typing import Final, Generic, TypeVar

UNWATCHED: Final = 16.0
"""By so much dearer is a turn of a table at which nobody is: while others wait, all such tables
have one part of the time for so many of theirs."""

Key = TypeVar("Key", bound=Hashable)
Item = TypeVar("Item")


@dataclass(frozen=True, slots=True)
class Claim:
    """For whom a bot is to think: whose table it is, which one, whether anybody is there."""

    person: str = ""
    table: str = ""
    watched: bool = True


NOBODYS: Final = Claim()


class Shares(Generic[Key]):
    """Turns among those who wait, by what each had."""

    __slots__ = ("_left", "_numbers", "_served", "_waiting")

    def __init__(self) -> None:
        # The mark that was served last.
        self._served = 0.0
        self._numbers = count()
        # By who waits: their mark, and who came first among equal ones.
        self._waiting: dict[Key, tuple[float, int]] = {}
        # By who left with a mark beyond the last that was served.
        self._left: dict[Key, float] = {}

    def __bool__(self) -> bool:
        return bool(self._waiting)

    def come(self, key: Key) -> None:
        """Somebody waits, perhaps already."""
        if key not in self._waiting:
            mark = max(self._served, self._left.pop(key, 0.0))
            self._waiting[key] = mark, next(self._numbers)

    def leave(self, key: Key) -> None:
        """Somebody waits no longer."""
        mark, _ = self._waiting.pop(key)
        self._left[key] = mark
        self._left = {one: left for one, left in self._left.items() if left > self._served}

    def first(self) -> Key:
        """Whose turn it is; among equals it is theirs who came first."""
        return min(self._waiting, key=self._waiting.__getitem__)

    def is_first(self, key: Key) -> bool:
        """Whether it may be somebody's turn: nobody who waits has a lower mark."""
        marks = [mark for mark, _ in self._waiting.values()]
        return key in self._waiting and self._waiting[key][0] == min(marks)

    def charge(self, key: Key, cost: float) -> None:
        """Somebody who waits has their turn, which costs so much."""
        mark, _ = self._waiting[key]
        self._served = max(self._served, mark)
        self._waiting[key] = mark + cost, next(self._numbers)


@dataclass(order=True, slots=True)
class Entry(Generic[Item]):
    """Something that waits; `number` is its place among those of the same urgency at a table."""

    urgency: int
    number: int
    claim: Claim = field(compare=False)
    cost: float = field(compare=False)
    item: Item = field(compare=False)


class _Person(Generic[Item]):
    """What one person has waiting: the tables in turn, and at each what is most urgent."""

    __slots__ = ("entries", "shares")

    def __init__(self) -> None:
        self.shares: Shares[str] = Shares()
        self.entries: dict[str, list[Entry[Item]]] = {}


class _People(Generic[Item]):
    """What all people have waiting, each in turn."""

    __slots__ = ("_people", "shares")

    def __init__(self) -> None:
        self.shares: Shares[str] = Shares()
        self._people: dict[str, _Person[Item]] = {}

    def __iter__(self) -> Iterator[Entry[Item]]:
        for person in self._people.values():
            for entries in person.entries.values():
                yield from entries

    def put(self, entry: Entry[Item]) -> None:
        claim = entry.claim
        self.shares.come(claim.person)
        person = self._people.setdefault(claim.person, _Person())
        person.shares.come(claim.table)
        insort(person.entries.setdefault(claim.table, []), entry)

    def first(self) -> Entry[Item]:
        person = self._people[self.shares.first()]
        return person.entries[person.shares.first()][0]

    def charge(self, claim: Claim, cost: float) -> None:
        self.shares.charge(claim.person, cost)
        self._people[claim.person].shares.charge(claim.table, cost)

    def remove(self, entry: Entry[Item]) -> None:
        name, table = entry.claim.person, entry.claim.table
        person = self._people[name]
        person.entries[table].remove(entry)
        if not person.entries[table]:
            del person.entries[table]
            person.shares.leave(table)
        if not person.entries:
            del self._people[name]
            self.shares.leave(name)


class FairQueue(Generic[Item]):
    """Gives out what waits: tables at which somebody is first and the others now and then, among
    them people in turn, each one's tables in turn, and at a table what is most urgent."""

    def __init__(self) -> None:
        self._numbers = count()
        self._shares: Shares[bool] = Shares()
        self._kinds: dict[bool, _People[Item]] = {True: _People(), False: _People()}

    def __iter__(self) -> Iterator[Item]:
        return (entry.item for people in self._kinds.values() for entry in people)

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def put(self, claim: Claim, item: Item, *, cost: float = 1.0, urgency: int = 0) -> None:
        """Have something wait whose turn will cost so much; the lowest urgency is first."""
        self._put(Entry(urgency, next(self._numbers), claim, cost, item))

    def waits(self, *, unwatched: bool = True) -> bool:
        """Whether there is anything to take, be it only where somebody is."""
        return bool(self._kinds[True].shares) or (unwatched and bool(self._kinds[False].shares))

    def take(
        self, begin: Callable[[Item], bool] = lambda _: True, *, unwatched: bool = True
    ) -> Entry[Item] | None:
        """What is next. Whatever does not `begin`, because nobody wants it any more, costs nobody
        a turn."""
        while self.waits(unwatched=unwatched):
            watched = not unwatched or self._shares.is_first(True)
            people = self._kinds[watched]
            entry = people.first()
            begun = begin(entry.item)
            if begun:
                people.charge(entry.claim, entry.cost)
                self._shares.charge(watched, entry.cost * (1.0 if watched else UNWATCHED))
            self._remove(entry)
            if begun:
                return entry
        return None

    def move(self, table: str, watched: bool) -> None:
        """Somebody came to a table, or nobody is there any more: what waits there does so among
        its like."""
        moved = [entry for entry in self._kinds[not watched] if entry.claim.table == table]
        for entry in moved:
            self._remove(entry)
            entry.claim = Claim(entry.claim.person, table, watched)
            self._put(entry)

    def clear(self) -> list[Item]:
        """Everything that waited, which now does no longer."""
        items = list(self)
        self._shares, self._kinds = Shares(), {True: _People(), False: _People()}
        return items

    def _put(self, entry: Entry[Item]) -> None:
        self._kinds[entry.claim.watched].put(entry)
        self._shares.come(entry.claim.watched)

    def _remove(self, entry: Entry[Item]) -> None:
        people = self._kinds[entry.claim.watched]
        people.remove(entry)
        if not people.shares:
            self._shares.leave(entry.claim.watched)
