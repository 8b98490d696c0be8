"""The boards: drawn from what a seat may see, at any width, with signs beside the colours."""

from __future__ import annotations

import json
from random import Random

import pytest
from rich.console import Console
from scripted import SECRET, people

import oenach
from oenach.games.celtic_trader.worldmap import builtin
from oenach.kernel.state import State
from oenach.terminal.boards import Easel, part_names
from oenach.terminal.keltis_tiles import fits, ranges, symbol
from oenach.terminal.speaker import Speaker
from oenach.terminal.trader_map import TraderMap, map_step, world_of


def positions(name: str, seats: int, number: int, options: dict[str, object] | None = None):
    """States from random play, chance nodes and the end included."""
    game = oenach.game(name, seats, options)
    rng = Random(number)
    state = game.new()
    for _ in range(number):
        if state.to_act == oenach.OVER:
            break
        yield state
        state.apply(rng.choice(state.legal_moves()))
    yield state


def drawn(state: State, seat: int | None, width: int = 80, height: int = 24) -> str:
    easel = Easel(people(1, state.game.seats), Speaker(), width, height)
    console = Console(width=width, color_system=None, force_terminal=False)
    with console.capture() as shown:
        console.print(easel.draw(state.observe(seat), seat))
        console.print(easel.draw_step(state.observe(seat), seat))
    return shown.get()


@pytest.mark.parametrize("name", oenach.games())
@pytest.mark.parametrize("width", [40, 80, 110])
@pytest.mark.parametrize("every", [30, pytest.param(1, marks=pytest.mark.long)])
def test_every_position_can_be_drawn(name: str, width: int, every: int) -> None:
    for seats in (2, 3, 4):
        for index, state in enumerate(positions(name, seats, 150)):
            # Each number of seats at other moments.
            if (index - 10 * seats) % every == 0 or state.to_act == oenach.OVER:
                for line in drawn(state, 0, width, 24 + index).splitlines():
                    assert len(line) <= width


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_tain_fits_on_80_by_24_with_room_for_the_prompt(seats: int) -> None:
    for state in positions("tain", seats, 60):
        if state.observe(0)["phase"] == "commando":
            board = drawn(state, 0).splitlines()
            assert len(board) // 2 <= 20


def test_celtic_trader_s_map_fits_on_80_by_24() -> None:
    for state in positions("celtic-trader", 4, 40):
        easel = Easel(people(1, 4), Speaker(), 80, 24)
        console = Console(width=80, color_system=None)
        with console.capture() as shown:
            console.print(easel.draw(state.observe(0), 0))
        assert len(shown.get().splitlines()) <= 22


def test_a_board_shows_nothing_that_the_view_does_not() -> None:
    # Hidden tokens are changed; what B sees must not change by a byte.
    game = oenach.game("tain", 3, {"first_player": "A"})
    boards = set()
    for kind in "CWBX":
        match = oenach.Match(game, SECRET)
        match.play(f"{kind}>B1")
        boards.add(drawn(match.state, 1) + drawn(match.state, None))
    assert len(boards) == 1


def test_tain_names_rounds_scores_and_counts() -> None:
    match = oenach.Match(oenach.game("tain", 3, {"first_player": "B"}), SECRET)
    match.play("W>A1")
    shown = drawn(match.state, 1)
    for sign in (
        "round [1] 2",
        "BW",
        "cattle 10",
        "jewels 3",
        "screen 17  used 0",
        "first",
        "19 points",
        "to act",
        "K1 ·",
        "Behind your screen",
    ):
        assert sign in shown, sign


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


def test_the_map_shows_every_tile_road_and_the_word_reconstruction() -> None:
    match = oenach.Match(oenach.game("celtic-trader", 3), SECRET)
    shown = drawn(match.state, 0, 80, 60)
    world = builtin("britannia")
    assert world is not None
    assert "reconstruction" in shown
    for tile in world.tiles:
        assert tile.id in shown
        if tile.name:
            assert tile.name in shown
    view = match.observe(None)
    for tight in (True, False):
        picture = TraderMap(view, 12, tight).draw().plain  # type: ignore[arg-type]
        roads = sum(len(section.edges) for section in world.sections) // 2
        assert sum(picture.count(sign) for sign in "=/\\") == roads


def test_a_map_that_is_too_wide_becomes_a_list() -> None:
    match = oenach.Match(oenach.game("celtic-trader", 2), SECRET)
    view = match.observe(None)
    assert map_step(world_of(view), 60) == 0  # type: ignore[arg-type]
    assert "roads to" in drawn(match.state, 0, 60)


def test_romans_cities_and_players_stand_on_the_map() -> None:
    for state in positions("celtic-trader", 3, 600, {"limit": "rounds:12"}):
        view = state.observe(None)
    picture = TraderMap(view, 16).draw().plain  # type: ignore[arg-type]
    charts = view["charts"]
    assert isinstance(charts, dict)
    assert picture.count("×") == 6 - len(charts)
    for seat in "ABC":
        assert seat in picture


@pytest.mark.parametrize("part", part_names("celtic-trader"))
def test_every_part_can_be_drawn(part: str) -> None:
    match = oenach.Match(oenach.game("celtic-trader", 5), SECRET)
    easel = Easel(people(1, 5), Speaker(), 80, 24)
    console = Console(width=80)
    with console.capture() as shown:
        console.print(easel.draw_part(part, match.observe(0)))
    assert shown.get().strip()


def test_a_map_of_one_s_own_is_drawn_from_the_log_that_embeds_it() -> None:
    world = builtin("britannia")
    assert world is not None
    own = {**world.file, "name": "my-map", "reconstruction": False}
    match = oenach.Match(oenach.game("celtic-trader", 2, {"map": own}), SECRET)
    shown = drawn(match.state, 0)
    assert "Map: my-map" in shown and "reconstruction" not in shown
