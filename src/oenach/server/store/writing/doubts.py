"""Writes of which nobody knows whether they were made."""

from __future__ import annotations


class InDoubt(Exception):
    """The line to the database broke after it was told to commit, and before it answered."""


def in_doubt(error: BaseException) -> bool:
    """Whether what failed may have been stored nevertheless: it came of such a write, or while it
    was being found out what became of one."""
    waiting: list[BaseException | None] = [error]
    seen: set[int] = set()
    while waiting:
        one = waiting.pop()
        if isinstance(one, InDoubt):
            return True
        if one is not None and id(one) not in seen:
            seen.add(id(one))
            waiting += [one.__cause__, one.__context__]
    return False
