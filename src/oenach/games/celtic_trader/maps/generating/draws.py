"""Choosing at random, by nothing but the kernel's generator: the same on every machine."""

from __future__ import annotations

from typing import TypeVar

from oenach.kernel.rng import Rng

T = TypeVar("T")


def drawn(rng: Rng, things: list[T]) -> T:
    """One of these, each as likely as any other."""
    return things[int(rng.below(len(things)))]


def weighted(rng: Rng, weights: list[int]) -> int:
    """The place of one weight, drawn in proportion to them; they are not all 0."""
    left = int(rng.below(sum(weights)))
    for place, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return place
    raise AssertionError("the weights have a sum")


def shuffled(rng: Rng, things: list[T]) -> list[T]:
    """The same in a random order."""
    order = list(things)
    for last in range(len(order) - 1, 0, -1):
        other = int(rng.below(last + 1))
        order[last], order[other] = order[other], order[last]
    return order


def noise(rng: Rng, count: int, most: int) -> list[int]:
    """So many numbers from 0 to `most`."""
    return [int(rng.below(most + 1)) for _ in range(count)]
