"""Why a move is refused, asked before it is made."""

from __future__ import annotations

import pytest
from playing_offers import matches

from oenach import IllegalMove, Match, OenachError, Rng
from oenach.offers import offers
from tables import OPTIONS, TABLES, make

ODD = ["", "?>B1", "w>b1", "go nowhere", "resolve wheat@", "claim 0", "=A", "\0", "take Z9"]


def told(error: OenachError | None) -> tuple[object, ...] | None:
    if error is None:
        return None
    return error.code, error.key, getattr(error, "rule", None), tuple(error.facts.items())


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_refusal_is_the_one_that_the_match_gives(name: str, seats: int) -> None:
    game = make(name, seats)
    for ply, match in enumerate(matches(game, seed=31)):
        if ply % 9:
            continue
        rng = Rng(ply)
        texts = [game.move_texts[int(rng.below(game.move_count))] for _ in range(12)]
        legal = [offer.text for offer in offers(match.state, match.to_act)]
        for seat in range(seats):
            for text in [*ODD, *texts, legal[0]]:
                error = match.refusal(text, seat=seat)
                if seat == match.to_act and text in legal:
                    assert error is None
                    continue
                with pytest.raises(OenachError) as caught:
                    match.play(text, seat=seat)
                assert told(error) == told(caught.value)


@pytest.mark.parametrize("name", OPTIONS)
def test_after_the_end_everything_is_refused_as_the_match_does(name: str) -> None:
    match = Match(make(name, 2), secret=bytes(32))
    rng = Rng(5)
    while not match.over:
        found = offers(match.state, match.to_act)
        match.play(found[int(rng.below(len(found)))].text)
    with pytest.raises(IllegalMove) as caught:
        match.play("pass")
    assert told(match.refusal("pass", seat=1)) == told(caught.value)
