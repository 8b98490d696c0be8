"""Hints between nodes: something has changed at a table.

A hint is sent after the commit and says no more than where to look. One that is lost, doubled or
late harms nothing: everybody looks by themselves every second.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from typing import Final, NamedTuple, Protocol

LONGEST: Final = 7_900
"""Bytes of one message; PostgreSQL takes less than 8,000."""

NO_LINE: Final = "no direct connection to the database: what other nodes do is seen after a second"
"""What the log says of a node that hears no hints."""


class Hint(NamedTuple):
    """At these tables something has changed, and perhaps something is due that nobody does yet."""

    node: int
    tables: frozenset[int]
    unclaimed: bool = False


Receive = Callable[[Hint | None], None]
"""Told every hint of another node, in the event loop; None after some may have been lost."""


class Hints(Protocol):
    """The way to the other nodes."""

    def open(self, receive: Receive) -> None:
        """Begin to listen, for the event loop that runs."""

    def send(self, tables: Collection[int], *, unclaimed: bool = False) -> None:
        """Have the others look at tables, soon."""

    def close(self) -> None:
        """Listen no longer."""


class NoHints:
    """For a node that is alone, or finds everything by looking."""

    def open(self, receive: Receive) -> None:
        """Nobody sends any."""

    def send(self, tables: Collection[int], *, unclaimed: bool = False) -> None:
        """Nobody listens."""

    def close(self) -> None:
        """There is nothing to end."""


def written(hint: Hint) -> Iterator[str]:
    """A hint as messages, each of which is short enough."""
    head = f"{hint.node} {'!' if hint.unclaimed else '.'} "
    line = head
    for table in sorted(hint.tables):
        if len(line) + 20 > LONGEST:
            yield line
            line = head
        line += f"{table} "
    yield line


def read(message: str) -> Hint | None:
    """The hint of a message; None if it is none: anybody may send something to a channel."""
    try:
        node, mark, *tables = message.split()
        return Hint(int(node), frozenset(map(int, tables)), mark == "!")
    except ValueError:
        return None
