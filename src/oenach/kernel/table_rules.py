"""What a game asks of the table at which it is played.

A game says it, and terminal, server and page carry it out alike. Each of them is named by its rule,
so that a refusal can say which one it is; None means that the game has no such rule.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class TableRules:
    """The rules of the table, each by its id."""

    seats_drawn: str | None = None
    """By which seats are drawn at random before the first move."""
    queue: str | None = None
    """By which some moves may be queued ahead of the turn; `Game.queue_refusal` says which."""
    time_called: str | None = None
    """By which the table may call time."""
