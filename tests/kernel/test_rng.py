"""The generator for playouts: the same stream everywhere, and even enough to play with."""

from __future__ import annotations

import pytest

from oenach.kernel.rng import Rng


def stream(seed: int, bound: int, length: int) -> list[int]:
    rng = Rng(seed)
    return [int(rng.below(bound)) for _ in range(length)]


def by_hand(seed: int, bound: int, length: int) -> list[int]:
    """The same generator, written out with Python's own integers."""
    mask = 2**62 - 1
    word = (seed * 2 + 1) & mask

    def below(limit: int) -> int:
        nonlocal word
        word = (word * 0x2C6FE96EE78B6955 + 1442695040888963407) & mask
        return (((word ^ (word >> 22)) >> 30) * limit) >> 32

    for _ in range(4):
        below(2)
    return [below(bound) for _ in range(length)]


@pytest.mark.parametrize("seed", [0, 1, 2, 12345, 2**62, 2**63 - 1])
@pytest.mark.parametrize("bound", [1, 2, 55, 1000, 2**31])
def test_the_stream_is_the_one_written_out_by_hand(seed: int, bound: int) -> None:
    assert stream(seed, bound, 50) == by_hand(seed, bound, 50)


def test_numbers_stay_below_their_bound_and_reach_all_of_it() -> None:
    for bound in (1, 2, 3, 7, 55):
        assert set(stream(9, bound, 2000)) == set(range(bound))


def test_seeds_next_to_each_other_give_other_streams() -> None:
    streams = {tuple(stream(seed, 1000, 8)) for seed in range(200)}
    assert len(streams) == 200


def test_all_numbers_are_about_equally_likely() -> None:
    counts = [0] * 10
    for number in stream(4, 10, 20_000):
        counts[number] += 1
    # Nine degrees of freedom: 27.9 is passed once in a thousand seeds, and the seed is fixed.
    assert sum((count - 2000) ** 2 / 2000 for count in counts) < 27.9
