"""What of a match is reviewed, whatever the game."""

from __future__ import annotations

import pytest

from oenach.games.installed import games
from review.review_samples import decisions, given_up, sample


@pytest.mark.parametrize("name", games())
def test_a_game_that_hides_nothing_is_always_open(name: str) -> None:
    match = sample(name, moves=6)
    always = all(one.is_open for one in decisions(given_up(match)).made)
    assert always == match.game.open_information


@pytest.mark.parametrize("name", games())
def test_decisions_come_in_order(name: str) -> None:
    found = decisions(given_up(sample(name, moves=6)))
    assert len(found.made) == 6
    assert [one.before.to_act for one in found.made] == [one.seat for one in found.made]
    assert [one.ply for one in found.made] == sorted(one.ply for one in found.made)
    assert found.outcome is not None and found.outcome.winners == (1,)


def test_who_sat_where() -> None:
    match = sample(moves=0)
    match.take_seat(1, "person:Medb")
    match.play(match.game.text(match.state, match.state.legal_moves()[0]))
    match.take_seat(1, "bot:random")
    assert decisions(given_up(match)).names == ("", "bot:random")
