"""Matches that are put aside: those that are damaged, and those whose rules are not installed."""

from __future__ import annotations

from typing import Final

import structlog

AGAIN: Final = 3_600_000
"""Milliseconds after which one that something is due at is tried again."""

log = structlog.get_logger("oenach.tables")


class PutAside:
    """Each is named in the log once, and counted. Whoever asks for one has it tried again: it may
    have been mended."""

    def __init__(self) -> None:
        self._tried: dict[str, int] = {}

    def __len__(self) -> int:
        return len(self._tried)

    def __contains__(self, match_id: str) -> bool:
        return match_id in self._tried

    def add(self, match_id: str, why: str, now: int) -> None:
        """One more, or one that is damaged still."""
        if match_id not in self._tried:
            self._name(match_id, why)
        self._tried[match_id] = now

    def rests(self, match_id: str, now: int) -> bool:
        """Whether nothing that is due at it need be tried now."""
        return now - self._tried.get(match_id, now - AGAIN) < AGAIN

    def sound(self, match_id: str) -> None:
        """It could be read."""
        if self._tried.pop(match_id, None) is not None:
            log.warning("match sound again", table=match_id)

    def _name(self, match_id: str, why: str) -> None:
        log.error("match put aside", table=match_id, why=why)


class Uninstalled(PutAside):
    """Those of which nothing is damaged, but whose rules nobody has here."""

    def sound(self, match_id: str) -> None:
        """Another node has the rules by now."""
        self._tried.pop(match_id, None)

    def _name(self, match_id: str, why: str) -> None:
        log.warning("match not installed", table=match_id, rules=why)
