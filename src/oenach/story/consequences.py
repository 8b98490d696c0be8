"""What followed from the moves of a match, as a game's own words tell it."""

from __future__ import annotations

from collections.abc import Sequence

from oenach.kernel.matches.happened import SeenEffect
from oenach.messages.told import Told


class Consequences:
    """Tells nothing: the moves say it all. A game that has more to say overrides this."""

    def at_once(self, effects: Sequence[SeenEffect]) -> list[Told]:
        """What one move or draw did, told before all that follows from it."""
        return []

    def follow(self, effects: Sequence[SeenEffect]) -> list[Told]:
        """What one action did with all that followed from it, told at its end; the effects are as
        an onlooker sees them."""
        return []

    def draw(self, effects: Sequence[SeenEffect]) -> Told | None:
        """A draw told by what it did; None if its text says it all."""
        return None
