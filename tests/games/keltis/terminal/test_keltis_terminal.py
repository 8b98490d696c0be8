"""The board of Keltis in a terminal."""

from __future__ import annotations

import json

import oenach
from oenach.games.keltis.terminal_tiles import fits, ranges, symbol
from terminal.scripted import drawn, positions


def test_keltis_names_directions_and_what_still_fits() -> None:
    game = oenach.game("keltis", 2)
    state = game.from_position(json.loads(json.dumps(_keltis_position())))
    shown = drawn(state, 0)
    for sign in ("↓ 8 5+3", "fits 0-4", "↑ 0 3+3 4+1", "fits 5-10", "In the middle: G4♣"):
        assert sign in shown, sign
    assert "Face down: 49" in shown


def _keltis_position() -> dict[str, object]:
    laid = {"A": {"G": [8, 5]}, "B": {"Y": [0, 3, 4]}}
    gone = {"G8", "G5", "Y0", "Y3", "Y4", "G4"}
    tiles = [f"{colour}{value}" for colour in "BYPNG" for value in range(11)]
    return {
        "game": "keltis", "seats": 2, "options": {}, "to_act": "A", "phase": "turn",
        "revealed": None, "last_turn": False,
        "face_down": [tile for tile in tiles if tile not in gone],
        "middle": ["G4"], "series": laid,
    }  # fmt: skip


def test_r6_what_fits_is_what_the_rules_let_one_take() -> None:
    for state in positions("keltis", 3, 250):
        view = state.observe(None)
        if view["phase"] != "turn":
            continue
        series, middle = view["series"], view["middle"]
        assert isinstance(series, dict) and isinstance(middle, list)
        own = series[view["to_act"]]
        legal = {state.game.text(state, move) for move in state.legal_moves()}
        for tile in middle:
            fitting = fits(own.get(tile[0], []), int(tile[1:]))
            assert (f"take {tile}" in legal) == fitting


def test_r2_symbols() -> None:
    assert [symbol(tile) for tile in ("B2", "B5", "B9", "B8", "B0")] == ["◇", "♣", "+1", "+3", ""]


def test_ranges_of_values() -> None:
    assert ranges([0, 1, 2, 5, 7, 8]) == "0-2 5 7-8"
    assert ranges([]) == ""
