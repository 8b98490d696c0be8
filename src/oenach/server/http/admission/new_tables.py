"""How many tables anybody may make, in whichever way."""

from __future__ import annotations

import math
from typing import Final

from oenach.server.errors import TooSoon
from oenach.server.http.admission.limits import FairBuckets
from oenach.server.settings import Settings

AN_HOUR: Final = 3600.0


class NewTables:
    """Counts the tables that are made, by person and by address: whoever resigns at once and sets
    up another has never many, and would fill the store with what is over."""

    def __init__(self, settings: Settings) -> None:
        self._made = FairBuckets(
            settings.tables_per_hour / AN_HOUR,
            settings.tables_per_hour_per_address / AN_HOUR,
            AN_HOUR,
        )

    def count(self, person: str, place: str) -> None:
        """One more; TooSoon if it is one too many."""
        if not self._made.take(person, place):
            seconds = math.ceil(round(self._made.seconds_until(person, place), 3))
            raise TooSoon("server-too-many-new-tables", retry_after=max(1, seconds))
