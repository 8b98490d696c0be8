"""What of a match is reviewed."""

from __future__ import annotations

import oenach
from games.tain.tain_judge import tain
from oenach.bots.levels import bluffs, face_down
from review.review_samples import decisions, given_up


def test_decisions_come_in_order_with_what_was_hidden() -> None:
    found = decisions(given_up(tain("X>A2", "W>A2", "C>K1")))
    assert [(one.seat, one.text) for one in found.made] == [
        (0, "X>A2"),
        (1, "W>A2"),
        (0, "C>K1"),
    ]
    assert [one.before.to_act for one in found.made] == [0, 1, 0]
    assert found.outcome is not None and found.outcome.winners == (1,)


def test_the_ply_is_the_depth_of_the_position_before() -> None:
    found = decisions(given_up(tain("X>A2", "W>A2")))
    assert [one.ply for one in found.made] == [0, 1]
    assert found.last_ply == 2


def test_a_move_that_was_taken_back_is_no_decision() -> None:
    match = tain("X>A2")
    match.undo(0)
    match.play("W>A3")
    match.play("X>B1")
    found = decisions(given_up(match))
    assert [one.text for one in found.made] == ["W>A3", "X>B1"]
    assert [one.ply for one in found.made] == [0, 1]
    assert found.made[0].is_open


def test_a_position_is_open_until_a_token_lies_face_down_and_again_after_the_reveal() -> None:
    found = decisions(given_up(tain("X>A2", "pass", "pass", "pass")))
    assert [one.is_open for one in found.made] == [True, False, False, True]


def test_face_down_tokens_are_the_own_ones_wherever_they_lie() -> None:
    state = tain("X>A2", "W>A2", "C>K1", "X>B5", "B>B4").state
    assert face_down(state, 0) == {"A2": "X", "K1": "C", "B4": "B"}
    assert face_down(state, 1) == {"A2": "W", "B5": "X"}


def test_nothing_lies_face_down_after_the_reveal() -> None:
    state = tain("X>A2", "pass", "pass").state
    assert face_down(state, 0) == {}


def test_bluffs_are_the_moves_with_a_bluff() -> None:
    state = tain().state
    texts = [state.game.text(state, move) for move in bluffs(state, state.legal_moves())]
    assert len(texts) == 12 and all(text.startswith("X>") for text in texts)
    keltis = oenach.game("keltis", seats=2).new()
    assert bluffs(keltis, keltis.legal_moves()) == ()
