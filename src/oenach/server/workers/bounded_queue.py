"""A queue in which people take turns, however much each of them asks for."""

from __future__ import annotations

from collections import OrderedDict, deque
from typing import Generic, TypeVar

Thing = TypeVar("Thing")


class Full(Exception):
    """Somebody has as much waiting as one may have."""


class BoundedQueue(Generic[Thing]):
    """Everybody has a line of their own, and the first of each line comes in turn.

    At most `most` things wait, of one person at most `most_of_one`. Where it is full, whoever has
    the most waiting loses what they asked for last to somebody who has less.
    """

    def __init__(self, most: int, most_of_one: int) -> None:
        self._most = most
        self._most_of_one = most_of_one
        self._lines: OrderedDict[str, deque[Thing]] = OrderedDict()
        self._waiting = 0

    def __len__(self) -> int:
        return self._waiting

    def put(self, who: str, thing: Thing) -> Thing | None:
        """Let something wait; gives what had to go for it, if anything had. Full if it cannot."""
        own = len(self._lines.get(who, ()))
        if own >= self._most_of_one:
            raise Full
        gone: Thing | None = None
        if self._waiting >= self._most:
            longest = max(self._lines.values(), key=len)
            if len(longest) <= own + 1:
                raise Full
            gone = longest.pop()
            self._waiting -= 1
        self._lines.setdefault(who, deque()).append(thing)
        self._waiting += 1
        return gone

    def take(self) -> Thing:
        """What comes next; whoever asked for it is last in turn then. LookupError if nothing is."""
        who, line = next(iter(self._lines.items()), (None, None))
        if who is None or line is None:
            raise LookupError("nothing waits")
        thing = line.popleft()
        self._waiting -= 1
        if line:
            self._lines.move_to_end(who)
        else:
            del self._lines[who]
        return thing

    def empty(self) -> list[Thing]:
        """Everything that waits, which waits no longer."""
        things = [thing for line in self._lines.values() for thing in line]
        self._lines.clear()
        self._waiting = 0
        return things
