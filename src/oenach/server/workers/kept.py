"""What was made, kept for whoever asks next, within so many bytes."""

from __future__ import annotations

from collections import OrderedDict


class Kept:
    """The results that were asked for last; together they take no more than `most` bytes."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._results: OrderedDict[str, bytes] = OrderedDict()
        self.size = 0

    def find(self, key: str) -> bytes | None:
        """What was made under a key, if it is still there."""
        found = self._results.get(key)
        if found is not None:
            self._results.move_to_end(key)
        return found

    def add(self, key: str, result: bytes) -> None:
        """Keep something; what was not asked for the longest goes for it. What is too large to
        leave room for anything else is not kept."""
        if len(result) > self._most // 4:
            return
        self.size += len(result) - len(self._results.pop(key, b""))
        self._results[key] = result
        while self.size > self._most:
            self.size -= len(self._results.popitem(last=False)[1])
