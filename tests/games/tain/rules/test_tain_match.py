"""Matches of Táin: what the kernel keeps, and what it keeps to itself."""

from __future__ import annotations

import json
import pickle

from hypothesis import given, settings
from hypothesis import strategies as st

from kernel.playing import SECRET, masked
from oenach.games.tain.rules.game import TainGame
from oenach.kernel.matches.match import Match


@settings(max_examples=10, deadline=None)
@given(st.integers(0, 2**32), st.integers(1, 12))
def test_tain_tells_no_hidden_kind_before_the_reveal(seed: int, steps: int) -> None:
    tain = TainGame(4, {})
    one = Match(tain, SECRET)
    other = Match(tain, SECRET)
    for number in range(steps):
        # Bluffs go anywhere (T7, T8, T9), and so can stand for any other kind once.
        moves = [tain.text(one.state, move) for move in one.state.legal_moves()]
        text = moves[(seed + 7 * number) % len(moves)]
        bluff = "X" + text[1:] if ">" in text else text
        if one.state.reveals or bluff not in moves:
            break
        one.play(text)
        other.play(bluff)
        if one.state.reveals:
            break
        assert masked(one.public_log) == masked(other.public_log)


def resumed(match: Match, secret: bytes) -> Match:
    """The match from its snapshot, which went through a file."""
    return Match.resume(match.game, secret, json.loads(json.dumps(match.snapshot())))


def test_what_seats_remember_survives_a_resignation_and_pickling() -> None:
    match = Match(TainGame(3, {"first_player": "A"}), SECRET)
    match.play("W>B1")
    match.resign(2)
    match.play("X>K1")
    assert match.knowledge(2).moves == ("A ?>B1", "B ?>K1")
    assert resumed(match, SECRET).knowledge(2) == match.knowledge(2)
    state = pickle.loads(pickle.dumps(match.state))
    assert [state.knowledge(seat) for seat in range(3)] == [match.knowledge(s) for s in range(3)]
    assert state.reveals == match.state.reveals


def test_a_round_without_tokens_can_be_taken_back_and_turns_nothing_up() -> None:
    match = Match(TainGame(2, {"first_player": "A"}), SECRET)
    match.play("pass")
    match.play("pass")
    assert match.state.reveals == 1
    match.undo(1)
    assert [entry.event.kind for entry in match.play("W>A1")] == ["move"]
    assert match.observe(0)["clans"]["A"]["raiders"][0] == "B:?"  # type: ignore[index]


def test_nothing_is_forced_at_the_start() -> None:
    assert Match(TainGame(2, {}), SECRET).forced() is None
