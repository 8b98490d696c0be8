"""Matches of Keltis: what the kernel carries out by its rules."""

from __future__ import annotations

import pytest

from kernel.playing import SECRET
from oenach.games.keltis.rules.game import KeltisGame
from oenach.kernel.errors import (
    IllegalMove,
)
from oenach.kernel.logs.events import Entry
from oenach.kernel.matches.match import Match


def kinds(entries: list[Entry]) -> list[str]:
    return [entry.event.kind for entry in entries]


def test_a_game_without_a_limit_refuses_to_call_time() -> None:
    match = Match(KeltisGame(2, {}), SECRET)
    with pytest.raises(IllegalMove):
        match.call_time()
    assert kinds(match.events()) == ["draw"]


def test_turning_a_tile_up_is_forced_and_told_to_be() -> None:
    match = Match(KeltisGame(2, {}), SECRET)
    assert match.forced() == "flip"
    match.resign(0)
    assert match.forced() is None


def test_a_tile_that_was_turned_up_cannot_be_taken_back() -> None:
    match = Match(KeltisGame(2, {"first_player": "A"}), SECRET)
    match.play("flip")
    assert match.can_take_back(0) == 0
