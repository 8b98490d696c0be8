"""Positions of Keltis: read, written, and refused when they cannot be."""

from __future__ import annotations

import json
import pickle
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oenach.games.keltis.rules.game import KeltisGame
from oenach.games.keltis.rules.state import KeltisState
from oenach.kernel.errors import PositionError
from oenach.kernel.knowledge import Knowledge
from oenach.kernel.rng import Rng
from oenach.kernel.seats import CHANCE, OVER

TILES = [f"{colour}{value}" for colour in "BYPNG" for value in range(11)]
Position = dict[str, object]


def base() -> Position:
    """The position of the rules file, with all tiles that it leaves out in the middle."""
    series = {"A": {"B": [8, 5], "G": [1]}, "B": {"Y": [0, 3, 4]}}
    placed = {"B8", "B5", "G1", "Y0", "Y3", "Y4", "B0", "B4", "G10"}
    return {
        "game": "keltis",
        "seats": 2,
        "options": {},
        "to_act": "A",
        "phase": "turn",
        "revealed": None,
        "last_turn": False,
        "face_down": ["B0", "B4", "G10"],
        "middle": [tile for tile in TILES if tile not in placed],
        "series": series,
    }


def ended() -> Position:
    """The same with every tile turned up and the game over."""
    middle = base()["middle"]
    assert isinstance(middle, list)
    middle = [tile for tile in TILES if tile in [*middle, "B0", "B4", "G10"]]
    over = {"to_act": None, "phase": "over", "last_turn": True, "face_down": [], "middle": middle}
    return base() | over


def read(position: object, seats: int = 2, options: dict[str, object] | None = None) -> KeltisState:
    return KeltisGame(seats, options or {}).from_position(position)


def test_position_is_written_as_it_was_read() -> None:
    state = read(base())
    assert state.game.position(state) == base()
    assert list(state.game.position(state)) == list(base())
    assert state.to_act == 0


def test_order_of_sets_and_empty_colours_do_not_matter() -> None:
    shuffled = base()
    for place in ("face_down", "middle"):
        tiles = shuffled[place]
        assert isinstance(tiles, list)
        tiles.reverse()
    shuffled["series"] = {"B": {"P": [], "Y": [0, 3, 4]}, "A": {"G": [1], "B": [8, 5], "N": []}}
    state = read(shuffled)
    assert state.game.position(state) == base()


def test_options_of_the_position_win() -> None:
    state = read(base() | {"options": {"first_player": "B"}}, options={"first_player": "A"})
    assert state.game.given == {"first_player": "B"}
    plain = base()
    del plain["options"]
    state = read(plain, options={"first_player": "A"})
    assert state.game.given == {"first_player": "A"}


def test_every_phase_can_be_read() -> None:
    start = KeltisGame(2, {}).position(KeltisGame(2, {}).new())
    assert start["phase"] == "start"
    assert start["to_act"] is None
    assert read(start).to_act == CHANCE
    chance = read(base() | {"phase": "chance", "to_act": "B"})
    assert chance.to_act == CHANCE
    assert chance.game.position(chance)["to_act"] == "B"
    face_down = {"face_down": ["B0", "G10"], "revealed": "B4"}
    assert read(base() | {"phase": "decide"} | face_down).to_act == 0
    assert read(ended()).to_act == OVER
    last = read(ended() | {"phase": "turn", "to_act": "B"})
    assert "stop" in [last.game.text(last, move) for move in last.legal_moves()]


def changed(key: str, value: object) -> Callable[[], Position]:
    return lambda: base() | {key: value}


def without(key: str) -> Callable[[], Position]:
    return lambda: {name: value for name, value in base().items() if name != key}


def series_of_a(own: object) -> Callable[[], Position]:
    return changed("series", {"A": own, "B": {"Y": [0, 3, 4]}})


REFUSED: list[tuple[Callable[[], object], str]] = [
    (lambda: None, "position"),
    (lambda: [base()], "position"),
    (lambda: base() | {1: 2}, "position"),
    *[
        (without(key), key)
        for key in base()
        if key != "options"  # which the game then supplies
    ],
    (changed("colour", "B"), "colour"),
    (changed("game", "tain"), "game"),
    (changed("game", None), "game"),
    (changed("seats", 3), "seats"),
    (changed("seats", "2"), "seats"),
    (changed("seats", True), "seats"),
    (changed("options", []), "options"),
    (changed("options", {"marker": "rotates"}), "options.marker"),
    (changed("options", {"first_player": "C"}), "options.first_player"),
    # Tiles.
    (changed("face_down", ["B0", "B4"]), "face_down"),
    (changed("face_down", ["B0", "B4", "G10", "B0"]), "face_down[3]"),
    (changed("face_down", ["B0", "B4", "G10", "G11"]), "face_down[3]"),
    (changed("face_down", ["B0", "B4", "g10"]), "face_down[2]"),
    (changed("face_down", ["B0", "B04", "G10"]), "face_down[1]"),
    (changed("face_down", ["B0", 4, "G10"]), "face_down[1]"),
    (changed("face_down", "B0"), "face_down"),
    (changed("face_down", {"B0": 1}), "face_down"),
    (changed("middle", None), "middle"),
    (changed("middle", ["B0"]), "middle[0]"),
    (changed("middle", []), "face_down"),
    (changed("revealed", "B0"), "revealed"),
    (changed("revealed", ""), "revealed"),
    (changed("revealed", 7), "revealed"),
    # Series.
    (changed("series", []), "series"),
    (changed("series", {"A": {"B": [8, 5], "G": [1]}}), "series.B"),
    (changed("series", {"A": {}, "B": {}, "C": {}}), "series.C"),
    (series_of_a([8, 5]), "series.A"),
    (series_of_a({"R": [8]}), "series.A.R"),
    (series_of_a({"B": 8}), "series.A.B"),
    (series_of_a({"B": [8, "5"]}), "series.A.B[1]"),
    (series_of_a({"B": [8, 5.0]}), "series.A.B[1]"),
    (series_of_a({"B": [8, True]}), "series.A.B[1]"),
    (series_of_a({"B": [8, 11]}), "series.A.B[1]"),
    (series_of_a({"B": [8, -1]}), "series.A.B[1]"),
    (series_of_a({"B": [8, 8], "G": [1]}), "series.A.B[1]"),
    (series_of_a({"B": [8, 4], "G": [1]}), "series.A.B[1]"),
    (series_of_a({"B": [8], "G": [1]}), "face_down"),
    (series_of_a({"B": [8, 5], "G": [1], "Y": [3]}), "series.B.Y[1]"),
    # Phases.
    (changed("phase", "draw"), "phase"),
    (changed("phase", None), "phase"),
    (changed("phase", "decide"), "revealed"),
    (changed("phase", "start"), "face_down"),
    (changed("phase", "over"), "face_down"),
    (changed("to_act", None), "to_act"),
    (changed("to_act", "C"), "to_act"),
    (changed("to_act", 0), "to_act"),
    (changed("to_act", ""), "to_act"),
    (changed("last_turn", True), "last_turn"),
    (changed("last_turn", 0), "last_turn"),
    (lambda: base() | {"revealed": "B0", "face_down": ["B4", "G10"]}, "revealed"),
    (lambda: ended() | {"last_turn": False}, "last_turn"),
    (lambda: ended() | {"to_act": "A"}, "to_act"),
    (lambda: ended() | {"phase": "chance", "to_act": "A"}, "face_down"),
    (lambda: ended() | {"phase": "turn"}, "to_act"),
]


@pytest.mark.parametrize(("make", "where"), REFUSED)
def test_position_that_cannot_be_is_refused(make: Callable[[], object], where: str) -> None:
    with pytest.raises(PositionError) as caught:
        read(make())
    assert caught.value.where == where


def test_series_must_keep_its_direction() -> None:
    # Blue 8, 5, 6: the tiles are all there, only the order cannot be.
    middle = base()["middle"]
    assert isinstance(middle, list)
    middle.remove("B6")
    turned = base() | {"middle": middle}
    for values in ([8, 5, 6], [5, 8, 6], [6, 5, 8], [6, 8, 5]):
        turned["series"] = {"A": {"B": values, "G": [1]}, "B": {"Y": [0, 3, 4]}}
        with pytest.raises(PositionError) as caught:
            read(turned)
        assert caught.value.where == "series.A.B[2]"
    for values in ([8, 6, 5], [5, 6, 8]):
        turned["series"] = {"A": {"B": values, "G": [1]}, "B": {"Y": [0, 3, 4]}}
        assert read(turned).game.position(read(turned)) == turned


def test_start_only_where_chance_decides_who_starts() -> None:
    start = KeltisGame(2, {}).position(KeltisGame(2, {}).new())
    with pytest.raises(PositionError) as caught:
        read(start | {"options": {"first_player": "A"}})
    assert caught.value.where == "phase"
    with pytest.raises(PositionError) as caught:
        read(start | {"to_act": "A"})
    assert caught.value.where == "to_act"


json_values = st.recursive(
    st.none() | st.booleans() | st.integers(-2, 60) | st.text(max_size=3) | st.sampled_from(TILES),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from("ABYPNG"), inner, max_size=3)
    ),
    max_leaves=6,
)


@settings(max_examples=150, deadline=None)
@given(st.sampled_from(list(base())), json_values)
def test_any_change_is_read_or_refused_but_never_crashes(key: str, value: object) -> None:
    try:
        state = read(base() | {key: value})
    except PositionError:
        return
    again = state.game.position(state)
    assert state.game.position(read(again)) == again


def walked(seats: int, seed: int, steps: int) -> KeltisState:
    """The state after so many random moves, or at the end."""
    state = KeltisGame(seats, {}).new()
    rng = Rng(seed)
    while steps > 0 and state.to_act != OVER:
        state.apply(state.game.random_move(state, rng))
        steps -= 1
    return state


walks = st.builds(walked, st.integers(2, 4), st.integers(0, 2**32), st.integers(0, 230))


@settings(max_examples=60, deadline=None)
@given(walks)
def test_round_trip_at_any_node(state: KeltisState) -> None:
    game = state.game
    position = game.position(state)
    again = game.from_position(json.loads(json.dumps(position)))
    assert game.position(again) == position
    assert again.to_act == state.to_act
    assert again.legal_moves() == state.legal_moves()
    assert [again.sheet(seat) for seat in range(game.seats)] == [
        state.sheet(seat) for seat in range(game.seats)
    ]
    assert game.position(pickle.loads(pickle.dumps(state))) == position


@settings(max_examples=40, deadline=None)
@given(walks)
def test_everything_is_seen_and_known(state: KeltisState) -> None:
    game = state.game
    views = [json.dumps(state.observe(seat)) for seat in (None, *range(game.seats))]
    assert len(set(views)) == 1
    view: dict[str, Any] = dict(state.observe(None))
    sheets, fits = view.pop("sheets"), view.pop("fits")
    assert isinstance(fits, dict) and set(fits) == set(sheets)
    assert view == game.position(state)
    assert isinstance(sheets, dict)
    assert [sheets[letter]["total"] for letter in "ABCD"[: game.seats]] == [
        state.sheet(seat).total for seat in range(game.seats)
    ]
    for seat in (None, 0, game.seats - 1):
        known = state.knowledge(seat)
        again = Knowledge.from_json(json.loads(json.dumps(known.to_json())))
        imagined = game.imagine(again, Rng(5))
        assert imagined.knowledge(seat) == known
        assert game.position(imagined) == game.position(state)


def test_a_view_says_which_tiles_still_fit_each_seat() -> None:
    fits = read(base()).observe(None)["fits"]
    assert isinstance(fits, dict)
    # R6: blue runs down from 8 by 5; green has its first tile only; yellow is free.
    assert [tile for tile in fits["A"] if tile[0] == "B"] == ["B0", "B1", "B2", "B3", "B4"]
    assert [tile for tile in fits["A"] if tile[0] == "G"] == [
        f"G{value}" for value in range(11) if value != 1
    ]
    assert [tile for tile in fits["B"] if tile[0] == "Y"] == [f"Y{value}" for value in range(5, 11)]
    assert "Y5" in fits["A"] and "B8" not in fits["B"]


def test_knowledge_of_another_game_is_refused() -> None:
    known = read(base()).knowledge(0)
    with pytest.raises(PositionError):
        KeltisGame(2, {}).imaginer(Knowledge("tain", 0, known.view, ()))
    with pytest.raises(PositionError):
        KeltisGame(3, {}).imaginer(known)
