"""What the Táin bots understand: honest habits, guesses that fit, an outlook that makes sense."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import cast

import pytest

import oenach
from oenach.bots.catalog import bot
from oenach.bots.levels import heuristics_of
from oenach.games.tain.rules.imagining import TainImaginer
from oenach.games.tain.rules.state import TainState
from oenach.games.tain.strategy.heuristics import TainHeuristics
from oenach.kernel.game import Game
from oenach.kernel.rng import Rng
from oenach.kernel.seats import OVER
from oenach.kernel.state import State

SEATS = (2, 3, 4)


def sense_for(seats: int) -> TainHeuristics:
    return cast(TainHeuristics, heuristics_of(oenach.game("tain", seats=seats)))


def placings(game: Game, seed: int) -> Iterator[State]:
    """The states of a game played by habit in which somebody has a choice."""
    state, rng, heuristics = game.new(), Rng(seed), heuristics_of(game)
    state.apply(int(game.random_move(state, rng)))
    while state.to_act != OVER:
        if len(state.legal_moves()) > 1:
            yield state
        state.apply(int(heuristics.greedy_move(state, rng)))


@pytest.mark.parametrize("seats", SEATS)
def test_habits_do_not_depend_on_what_others_have_face_down(seats: int) -> None:
    heuristics = sense_for(seats)
    compared = 0
    for ply, state in enumerate(placings(heuristics.game, 5)):
        imaginer = heuristics.game.imaginer(state.knowledge(int(state.to_act)))
        other = imaginer.sample(Rng(ply))
        if other.game.position(other) == state.game.position(state):
            continue
        compared += 1
        moves = heuristics.game.legal(state)
        assert heuristics.greedy_move(state, Rng(ply)) == heuristics.greedy_move(other, Rng(ply))
        assert list(heuristics.priors(state, moves)) == list(heuristics.priors(other, moves))
    assert compared > 20


@pytest.mark.parametrize("seats", SEATS)
def test_priors_are_shares_and_leave_every_kind_of_place_open(seats: int) -> None:
    heuristics = sense_for(seats)
    for state in placings(heuristics.game, 6):
        moves = heuristics.game.legal(state)
        shares = list(heuristics.priors(state, moves))
        assert sum(shares) == pytest.approx(1.0)
        assert min(shares) >= 0.0
    opening = heuristics.game.new()
    opening.apply(3)
    texts = [heuristics.game.text(opening, move) for move in opening.legal_moves()]
    shares = list(heuristics.priors(opening, heuristics.game.legal(opening)))
    for kind in "CWBX":
        one = [share for text, share in zip(texts, shares, strict=True) if text[:3] == f"{kind}>B"]
        # Three gates of a pasture are alike, and so are two of a house: one of each is looked at.
        assert sum(share > 0.0 for share in one) == 2


@pytest.mark.parametrize("seats", SEATS)
def test_guesses_fit_the_knowledge(seats: int) -> None:
    heuristics = sense_for(seats)
    rng = Rng(8)
    varied = 0
    for state in placings(heuristics.game, 9):
        for seat in range(seats):
            knowledge = state.knowledge(seat)
            guessed = heuristics.imagine(heuristics.game.imaginer(knowledge), rng)
            assert guessed.knowledge(seat) == knowledge
            varied += guessed.game.position(guessed) != state.game.position(state)
    assert varied > 50


def test_guesses_without_a_trail_fit_too() -> None:
    heuristics = sense_for(2)
    for ply, state in enumerate(placings(heuristics.game, 10)):
        bare = heuristics.game.from_position(heuristics.game.position(state))
        knowledge = bare.knowledge(0)
        guessed = heuristics.imagine(heuristics.game.imaginer(knowledge), Rng(ply))
        assert guessed.knowledge(0).view == knowledge.view


def test_what_is_habit_is_believed() -> None:
    """A token at a gate of a clan that has passed is a raider in earnest, not a bluff."""
    game = oenach.game("tain", seats=2, options={"first_player": "A"})
    state = game.new()
    for text in ("pass", "B>A4"):
        state.apply(game.parse(state, text))
    knowledge = state.knowledge(0)
    (belief,) = bot("master", game).believe(knowledge, Random(1))
    assert (belief.seat, belief.place) == (1, "A4")
    assert belief.chances["B"] > 0.6
    assert belief.chances.get("X", 0.0) < 0.15


@pytest.mark.parametrize("seats", SEATS)
def test_beliefs_name_every_hidden_token_and_only_kinds_that_may_lie_there(seats: int) -> None:
    heuristics = sense_for(seats)
    for ply, state in enumerate(placings(heuristics.game, 11)):
        if ply % 12:
            continue
        here = cast(TainState, state)
        imaginer = cast(TainImaginer, heuristics.game.imaginer(state.knowledge(0)))
        beliefs = heuristics.beliefs(imaginer, Rng(ply))
        hidden = [step for step in here.trail if step >> 6 != 0 and step & 63 != 63]
        assert len(beliefs) == len(hidden)
        for seat, place, chances in beliefs:
            assert sum(chances.values()) == pytest.approx(1.0)
            assert seat != 0
            if place[0] == "K":
                assert set(chances) <= set("CWX")
            elif place[0] != "ABCD"[seat]:
                assert "D" not in chances


def test_the_hand_alone_decides_what_may_be_placed() -> None:
    """Search tells an opponent's states apart by the hand only; legal moves must not differ."""
    heuristics = sense_for(2)
    pairs = 0
    for ply, state in enumerate(placings(heuristics.game, 12)):
        viewer = int(state.to_act)
        imaginer = heuristics.game.imaginer(state.knowledge(viewer))
        rng = Rng(ply)
        one = heuristics.imagine(imaginer, rng)
        for _ in range(8):
            other = heuristics.imagine(imaginer, rng)
            if heuristics.secret(one, 1 - viewer) == heuristics.secret(other, 1 - viewer):
                pairs += one.game.position(one) != other.game.position(other)
                _play_alike(one.copy(), other, rng)
    assert pairs > 20


def _play_alike(one: State, other: State, rng: Rng) -> None:
    """The same moves in two states to the end of the round, with the same moves legal."""
    reveals = one.reveals
    while one.reveals == reveals:
        assert one.legal_moves() == other.legal_moves()
        move = int(one.game.random_move(one, rng))
        one.apply(move)
        other.apply(move)


@pytest.mark.parametrize("seats", SEATS)
def test_a_position_is_settled_only_when_nothing_lies_face_down(seats: int) -> None:
    heuristics = sense_for(seats)
    settled = 0
    for state in placings(heuristics.game, 13):
        here = cast(TainState, state)
        assert heuristics.settled(state) == (here.taken == 0 and here.passed == 0)
        if heuristics.settled(state):
            settled += 1
            assert sum(heuristics.estimate(state)) == pytest.approx(1.0)
    assert settled >= 2


def test_the_outlook_prefers_points_and_more_so_towards_the_end() -> None:
    heuristics = sense_for(2)
    chances = []
    for at_round in (2, 8):
        state = heuristics.game.new()
        state.apply(3)
        position = heuristics.game.position(state)
        clans = cast("dict[str, dict[str, object]]", position["clans"])
        clans["A"]["cattle"], clans["B"]["cattle"] = 7, 4
        cast("dict[str, object]", position["kingdom"])["cattle"] = 14
        position["round"] = at_round
        chances.append(heuristics.estimate(heuristics.game.from_position(position))[0])
    assert 0.5 < chances[0] < chances[1] < 1.0


def test_the_daughter_is_freed_before_a_boy() -> None:
    heuristics = sense_for(2)
    for seed in range(40):
        for state in placings(heuristics.game, seed):
            if cast(TainState, state).phase == 2:
                text = heuristics.game.text(state, int(heuristics.greedy_move(state, Rng(1))))
                assert text == "free D"
                return
    raise AssertionError("nobody had to choose whom to free")


def wins(game: Game, name: str, fraction: float, against: str, games: int) -> float:
    """The share of the victories of a bot, which sits at each seat in turn."""
    player, other = bot(name, game).scaled(fraction), bot(against, game)
    won = 0.0
    for number in range(games):
        seat = number % game.seats
        rng = Random(number)
        state = game.new()
        state.apply(3 + number // game.seats % game.seats)
        while state.to_act != OVER:
            at = int(state.to_act)
            moves = state.legal_moves()
            mover = player if at == seat else other
            state.apply(mover.choose(state.knowledge(at), moves, rng))
        outcome = state.outcome()
        assert outcome is not None
        won += 1 / len(outcome.winners) if seat in outcome.winners else 0.0
    return won / games


@pytest.mark.parametrize(("seats", "least"), [(2, 0.93), (3, 0.55), (4, 0.5)])
def test_habit_beats_chance(seats: int, least: float) -> None:
    assert wins(oenach.game("tain", seats=seats), "greedy", 1.0, "random", 60) >= least


@pytest.mark.parametrize("games", [6, pytest.param(20, marks=pytest.mark.long)])
def test_a_little_search_beats_habit(games: int) -> None:
    assert wins(oenach.game("tain", seats=2), "master", 0.02, "greedy", games) >= 0.6
