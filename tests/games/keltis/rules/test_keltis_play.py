"""Whole games of Keltis, held against a plain model that works on JSON positions."""

from __future__ import annotations

import copy
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oenach.games.keltis.rules.game import KeltisGame
from oenach.games.keltis.rules.scoring import points
from oenach.games.keltis.rules.state import KeltisState
from oenach.kernel.errors import IllegalMove, MalformedMove
from oenach.kernel.game import random_playout
from oenach.kernel.rng import Rng
from oenach.kernel.seats import CHANCE, OVER

COLOURS = {"B": "blue", "Y": "yellow", "P": "pink", "N": "brown", "G": "green"}
TILES = [f"{colour}{value}" for colour in COLOURS for value in range(11)]
RULES = {"R3", "R4", "R5", "R6", "R7a", "R8"}
STONES = {"B2", "B3", "Y6", "Y8", "P1", "P4", "N4", "N7", "G6", "G9"}
CLOVERS = {"B5", "B6", "Y1", "Y7", "P2", "P9", "N5", "N8", "G3", "G4"}
BONUSES = {"B9": 1, "Y4": 1, "P5": 1, "N6": 1, "G1": 1}
BONUSES |= {"B8": 3, "Y3": 3, "P7": 3, "N2": 3, "G5": 3}

tables = st.builds(KeltisGame, st.integers(2, 4), st.just({}))
seeds = st.integers(0, 2**40)


class Model:
    """The rules once more, slow and plain: lists of tile names and nothing else."""

    def __init__(self, seats: int) -> None:
        self.letters = "ABCD"[:seats]
        self.phase = "start"
        self.to_act: str | None = None
        self.revealed: str | None = None
        self.face_down = list(TILES)
        self.middle: list[str] = []
        self.series: dict[str, dict[str, list[int]]] = {letter: {} for letter in self.letters}

    def fits(self, tile: str) -> bool:
        own = self.series[str(self.to_act)].get(tile[0], [])
        longer = [*own, int(tile[1:])]
        return longer in (sorted(longer), sorted(longer, reverse=True))

    def legal(self) -> list[str]:
        if self.phase == "start":
            return [f"={letter}" for letter in self.letters]
        if self.phase == "chance":
            return [f"={tile}" for tile in self.face_down]
        if self.phase == "decide":
            return ["keep", "leave"] if self.fits(str(self.revealed)) else ["leave"]
        if self.phase == "over":
            return []
        takes = [f"take {tile}" for tile in TILES if tile in self.middle and self.fits(tile)]
        return ["flip" if self.face_down else "stop", *takes]

    def apply(self, text: str) -> None:
        if self.phase == "start":
            self.phase, self.to_act = "turn", text[1:]
        elif text == "flip":
            self.phase = "chance"
        elif self.phase == "chance":
            self.phase, self.revealed = "decide", text[1:]
            self.face_down.remove(text[1:])
        elif text == "stop":
            self.phase, self.to_act = "over", None
        elif text == "leave":
            self.middle.append(str(self.revealed))
            self.end_turn()
        else:
            tile = str(self.revealed)
            if text != "keep":
                tile = text.removeprefix("take ")
                self.middle.remove(tile)
            self.series[str(self.to_act)].setdefault(tile[0], []).append(int(tile[1:]))
            if tile in CLOVERS:
                self.phase, self.revealed = "turn", None
            else:
                self.end_turn()

    def end_turn(self) -> None:
        self.revealed = None
        if not self.face_down:
            self.phase, self.to_act = "over", None
            return
        following = self.letters.index(str(self.to_act)) + 1
        self.phase, self.to_act = "turn", self.letters[following % len(self.letters)]

    def score(self, letter: str) -> int:
        own = [f"{colour}{value}" for colour, row in self.series[letter].items() for value in row]
        total = [-4, -3, 2, 3, 6, 10][min(5, len(STONES.intersection(own)))]
        total += sum(BONUSES.get(tile, 0) for tile in own)
        for colour in COLOURS:
            count = sum(tile[0] == colour for tile in own)
            total += [0, -4, -3, 2, 3, 6, 10][min(6, count)]
        return total

    def position(self) -> dict[str, object]:
        return {
            "game": "keltis",
            "seats": len(self.letters),
            "options": {},
            "to_act": self.to_act,
            "phase": self.phase,
            "revealed": self.revealed,
            "last_turn": not self.face_down,
            "face_down": self.face_down,
            "middle": [tile for tile in TILES if tile in self.middle],
            "series": {
                letter: {colour: own[colour] for colour in COLOURS if colour in own}
                for letter, own in self.series.items()
            },
        }


def texts(state: KeltisState) -> list[str]:
    return [state.game.text(state, move) for move in state.legal_moves()]


@settings(max_examples=25, deadline=None)
@given(tables, seeds)
def test_play_follows_the_plain_model(game: KeltisGame, seed: int) -> None:
    state, model, rng = game.new(), Model(game.seats), Rng(seed)
    while True:
        assert texts(state) == model.legal()
        assert game.position(state) == model.position()
        for seat, letter in enumerate(model.letters):
            assert state.sheet(seat).total == model.score(letter) == points(state.laid[seat])
        if state.to_act == OVER:
            break
        move = game.random_move(state, rng)
        model.apply(game.text(state, move))
        state.apply(move)
    outcome = state.outcome()
    assert outcome is not None
    best = max(model.score(letter) for letter in model.letters)
    assert [model.letters[seat] for seat in outcome.winners] == [
        letter for letter in model.letters if model.score(letter) == best
    ]


@settings(max_examples=25, deadline=None)
@given(tables, seeds)
def test_R1_every_tile_is_always_in_one_place(game: KeltisGame, seed: int) -> None:
    state, rng = game.new(), Rng(seed)
    while state.to_act != OVER:
        state.apply(game.random_move(state, rng))
        places = [state.face_down, state.middle, *[state.laid[seat] for seat in range(game.seats)]]
        if state.revealed >= 0:
            places.append(1 << state.revealed)
        assert sum(places) == (1 << 55) - 1
        assert sum(int(place).bit_count() for place in places) == 55


@settings(max_examples=12, deadline=None)
@given(tables, seeds)
def test_refused_is_exactly_what_is_not_legal(game: KeltisGame, seed: int) -> None:
    state, rng = game.new(), Rng(seed)
    while True:
        allowed = state.legal_moves()
        assert allowed == sorted(set(allowed))
        refusals = {move: game.refusal(state, move) for move in range(game.move_count)}
        assert [move for move, refusal in refusals.items() if refusal is None] == allowed
        for refusal in refusals.values():
            assert refusal is None or refusal.rule in RULES
        if state.to_act == OVER:
            break
        assert allowed
        outcomes = [(move, 1) for move in allowed] if state.to_act == CHANCE else []
        assert state.chance_outcomes() == outcomes
        state.apply(game.random_move(state, rng))


@settings(max_examples=10, deadline=None)
@given(tables, seeds)
def test_a_refused_move_changes_nothing(game: KeltisGame, seed: int) -> None:
    state, rng = game.new(), Rng(seed)
    while state.to_act != OVER:
        before = game.position(state)
        allowed = state.legal_moves()
        for _ in range(4):
            move = rng.below(game.move_count)
            if move not in allowed:
                with pytest.raises(IllegalMove):
                    state.apply(move)
        assert game.position(state) == before
        state.apply(game.random_move(state, rng))
    for move in (-1, game.move_count):
        with pytest.raises(MalformedMove):
            state.apply(move)


@settings(max_examples=15, deadline=None)
@given(tables, seeds)
def test_random_move_is_the_drawn_one_of_the_legal_moves(game: KeltisGame, seed: int) -> None:
    state, rng, twin = game.new(), Rng(seed), Rng(0)
    while state.to_act != OVER:
        allowed = state.legal_moves()
        twin.word = rng.word
        expected = allowed[twin.below(len(allowed))] if len(allowed) > 1 else allowed[0]
        move = game.random_move(state, rng)
        assert move == expected
        state.apply(move)


def test_random_move_takes_every_move_equally_often() -> None:
    game = KeltisGame(3, {})
    state, rng = game.new(), Rng(11)
    while state.to_act != OVER:
        allowed = state.legal_moves()
        draws = 40 * len(allowed)
        found = Counter(game.random_move(state, rng) for _ in range(draws))
        assert set(found) <= set(allowed)
        # Chi-square with len - 1 degrees of freedom, at a bound that chance hardly ever passes.
        spread = sum((found[move] - 40) ** 2 / 40 for move in allowed)
        assert spread < len(allowed) + 6 * (2 * len(allowed)) ** 0.5 + 6
        state.apply(game.random_move(state, rng))


@settings(max_examples=15, deadline=None)
@given(tables, seeds, st.integers(0, 180))
def test_copies_do_not_touch_each_other(game: KeltisGame, seed: int, steps: int) -> None:
    state, rng = game.new(), Rng(seed)
    while steps > 0 and state.to_act != OVER:
        state.apply(game.random_move(state, rng))
        steps -= 1
    before = game.position(state)
    twins = [state.copy(), copy.copy(state), copy.deepcopy(state)]
    for twin in twins:
        assert twin.game is game
        assert twin.to_act == state.to_act
        assert game.position(twin) == before
    random_playout(twins[0], rng)
    assert game.position(state) == before
    assert game.position(twins[1]) == before
    random_playout(state, rng)
    assert game.position(twins[2]) == before


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_notation_names_every_move_once(seats: int) -> None:
    game = KeltisGame(seats, {})
    state = game.new()
    expected = ["flip", "keep", "leave", "stop"]
    expected += [f"take {tile}" for tile in TILES] + [f"={tile}" for tile in TILES]
    expected += [f"={letter}" for letter in "ABCD"[:seats]]
    assert [game.text(state, move) for move in range(game.move_count)] == expected
    assert [game.parse(state, text) for text in expected] == list(range(game.move_count))


@pytest.mark.parametrize(
    "text", ["", "Flip", "flip ", "take", "take G11", "take  G7", "take g7", "G7", "=E", "=G07"]
)
def test_other_texts_are_malformed(text: str) -> None:
    game = KeltisGame(4, {})
    with pytest.raises(MalformedMove):
        game.parse(game.new(), text)
