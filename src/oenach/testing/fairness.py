"""Whether what was drawn can come from the weights that it should."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import Final, TypeVar

DEVIATIONS: Final = 5
"""So many standard deviations from the mean a fair count may lie: one in three million lies
farther. The seeds of the tests are fixed, so that a game passes always or never."""

Drawn = TypeVar("Drawn", bound=Hashable)


def is_fair(drawn: Mapping[Drawn, int], expected: Mapping[Drawn, float]) -> bool:
    """Pearson's chi-square test of how often each thing was drawn."""
    freedom = len(expected) - 1
    if freedom < 1:
        return True
    chi_square = sum((drawn[one] - mean) ** 2 / mean for one, mean in expected.items())
    # Its cube root is nearly normal (Wilson and Hilferty), also with few degrees of freedom.
    spread = 2 / (9 * freedom)
    most: float = freedom * (1 - spread + DEVIATIONS * spread**0.5) ** 3
    return chi_square <= most
