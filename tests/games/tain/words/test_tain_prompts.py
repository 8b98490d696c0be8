"""What is said to those who are new, where random play seldom comes."""

from __future__ import annotations

from prompted import prompted


def test_t19_a_prisoner_to_be_set_free() -> None:
    told = prompted("tain", "tain-free", 4)
    assert told.startswith("first-tain-free T19: ")
    # T24: what each is worth to those who hold them.
    assert "boy (1 point" in told and "daughter (5)" in told
