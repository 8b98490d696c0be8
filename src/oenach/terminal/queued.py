"""Moves that players queue ahead of their turns; each is played when the turn comes."""

from __future__ import annotations

SEPARATOR = ";"


class Queue:
    """The moves that wait, by seat; the match says which may."""

    def __init__(self) -> None:
        self._waiting: dict[int, list[str]] = {}

    def add(self, seat: int, texts: list[str]) -> None:
        """Queue moves of a seat that were checked."""
        self._waiting.setdefault(seat, []).extend(texts)

    def waiting(self, seat: int) -> list[str]:
        """What a seat has queued."""
        return list(self._waiting.get(seat, []))

    def next(self, seat: int) -> str | None:
        """Take the next queued move of a seat."""
        waiting = self._waiting.get(seat)
        return waiting.pop(0) if waiting else None

    def clear(self, seat: int) -> list[str]:
        """Drop everything that a seat has queued."""
        return self._waiting.pop(seat, [])
