"""Why a move is refused, asked before it is made."""

from __future__ import annotations

import pytest
from playing_offers import matches

import oenach
from oenach import IllegalMove, MalformedMove, Match, NotYourTurn, OenachError, Rng
from oenach.offers import offers, refusal
from tables import OPTIONS, TABLES, is_chance, make, walk

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
                error = refusal(match.state, seat, text)
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
    assert told(refusal(match.state, 1, "pass")) == told(caught.value)


def test_each_kind_of_refusal() -> None:
    state = oenach.game("tain", options={"first_player": "A"}).new()
    assert isinstance(refusal(state, 0, "Q>B1"), MalformedMove)
    assert isinstance(refusal(state, 0, 7), MalformedMove)  # type: ignore[arg-type]
    assert isinstance(refusal(state, 1, "pass"), NotYourTurn)
    illegal = refusal(state, 0, "D>B1")
    assert isinstance(illegal, IllegalMove)
    assert (illegal.rule, illegal.key) == ("T8", "tain-daughter-stays")
    assert refusal(state, 0, "W>B1") is None


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_refusals_tell_nothing_that_the_seat_does_not_know(seats: int) -> None:
    worlds = 0
    for seed in range(4):
        game, rng = make("tain", seats, seed % 2), Rng(seed)
        texts = [*game.move_texts, *ODD]
        for ply, state in enumerate(walk(game, seed, most=250)):
            if ply % 3 or is_chance(state):
                continue
            for seat in range(seats):
                answers = [told(refusal(state, seat, text)) for text in texts]
                world = game.imagine(state.knowledge(seat), rng)
                worlds += game.position(world) != game.position(state)
                assert [told(refusal(world, seat, text)) for text in texts] == answers
    assert worlds > 100 * seats
