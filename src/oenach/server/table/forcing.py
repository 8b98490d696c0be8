"""Moves that a table makes by itself, because there is no other."""

from __future__ import annotations

from oenach.kernel.matches.match import Match


def is_forced(match: Match) -> bool:
    """Whether the next move is the only one, and the table makes it where no hand wants to."""
    # Whoever can still think again is left to: what follows could not be undone.
    return match.forced() is not None and not match.undoable(match.to_act)
