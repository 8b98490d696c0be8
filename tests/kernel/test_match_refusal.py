"""What a match says it would refuse is what it refuses."""

from __future__ import annotations

import random

import pytest

import oenach
from kernel.playing import pebbles
from oenach import Match
from oenach.kernel.errors import IllegalMove, MalformedMove, NotYourTurn, OenachError


@pytest.mark.parametrize("name", oenach.games())
def test_a_match_refuses_what_it_says_it_would(name: str) -> None:
    choice = random.Random(name)
    match = Match(oenach.game(name, seats=3), b"\x5e" * 32)
    texts = list(match.game.move_texts)
    for _ in range(60):
        seq, seat = match.last_seq, choice.randrange(3)
        for text in [*choice.sample(texts, 3), "nonsense"]:
            foreseen = match.refusal(text, seat=seat)
            assert match.last_seq == seq
            if foreseen is None:
                match.play(text, seat=seat)
                break
            with pytest.raises(OenachError) as caught:
                match.play(text, seat=seat)
            assert type(caught.value) is type(foreseen)
            assert (caught.value.key, caught.value.facts) == (foreseen.key, foreseen.facts)
        else:
            state = match.state
            match.play(match.game.text(state, choice.choice(state.legal_moves())))


def test_each_kind_of_refusal() -> None:
    match = pebbles()
    assert isinstance(match.refusal("Q>1"), MalformedMove)
    assert isinstance(match.refusal(7), MalformedMove)  # type: ignore[arg-type]
    assert isinstance(match.refusal("=sun"), IllegalMove)
    assert isinstance(match.refusal("done", seat=1), NotYourTurn)
    assert match.refusal("R>3", seat=0) is None
    match.resign(0)
    over = match.refusal("R>3", seat=0)
    assert isinstance(over, IllegalMove) and over.key == "match-over"
