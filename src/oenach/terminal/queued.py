"""T11: guards that a player queues ahead of the turn; each is played when the turn comes."""

from __future__ import annotations

from oenach.kernel.match import Match
from oenach.kernel.seats import letter
from oenach.terminal.errors import TerminalError

SEPARATOR = ";"


class Queue:
    """The guards that wait, by seat."""

    def __init__(self) -> None:
        self._waiting: dict[int, list[str]] = {}

    def check(self, match: Match, seat: int, texts: list[str]) -> None:
        """Only guards can be queued, and a pass after them; OenachError for anything else."""
        for index, text in enumerate(texts):
            # MalformedMove if it is no move at all.
            match.game.parse(match.state, text)
            last = index == len(texts) - 1
            if not _is_guard(match.game.name, seat, text) and not (last and text == "pass"):
                raise TerminalError("terminal-not-a-guard", text=text[:40], seat=letter(seat))

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


def _is_guard(game: str, seat: int, text: str) -> bool:
    _, arrow, place = text.partition(">")
    return game == "tain" and arrow == ">" and place[:1] == letter(seat)
