"""Sets of small numbers in one integer, against Python's own sets and counts."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from oenach.kernel.bits import bit_count, lowest_bit, nth_bit

SETS = st.frozensets(st.integers(0, 61))


def packed(members: frozenset[int]) -> int:
    return sum(1 << member for member in members)


@given(SETS)
def test_bit_count_is_the_size_of_the_set(members: frozenset[int]) -> None:
    assert bit_count(packed(members)) == len(members)


@given(SETS.filter(bool))
def test_lowest_bit_is_the_least_member(members: frozenset[int]) -> None:
    assert lowest_bit(packed(members)) == min(members)


@given(SETS)
def test_nth_bit_counts_the_members_from_the_low_end(members: frozenset[int]) -> None:
    found = [nth_bit(packed(members), n) for n in range(len(members))]
    assert found == sorted(members)


def test_the_full_set() -> None:
    full = (1 << 62) - 1
    assert bit_count(0) == 0
    assert bit_count(full) == 62
    assert [nth_bit(full, n) for n in range(62)] == list(range(62))
