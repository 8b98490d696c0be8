"""Improving a choice of places step by step."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

ROUNDS: Final = 8  # it settles after two or three


def improved(chosen: list[int], sites: list[int], cost: Callable[[list[int]], int]) -> list[int]:
    """The choice after exchanging one place at a time for a better one, while there is any."""
    least = cost(chosen)
    for _ in range(ROUNDS):
        before = least
        for number in range(len(chosen)):
            for site in sites:
                if site in chosen:
                    continue
                moved = [*chosen[:number], site, *chosen[number + 1 :]]
                less = cost(moved)
                if less < least:
                    chosen, least = moved, less
        if least == before:
            break
    return chosen
