"""What is said to those who are new, where random play seldom comes."""

from __future__ import annotations

from prompted import prompted


def test_r8a_the_last_extra_turn() -> None:
    told = prompted("keltis", "keltis-last", 4)
    assert told.startswith("first-keltis-last R8a: Nothing is left to reveal.")


def test_r5_a_tile_to_keep_or_leave() -> None:
    assert prompted("keltis", "keltis-revealed", 4).endswith("or leave it for all to take.")
