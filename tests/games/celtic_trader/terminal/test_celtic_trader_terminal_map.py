"""The map of Celtic Trader in a terminal."""

from __future__ import annotations

from typing import cast

from rich.console import Console

import oenach
from oenach.console.speaker import Speaker
from oenach.games.celtic_trader.maps.files.worldmap import builtin
from oenach.games.celtic_trader.rules.view import CelticTraderView
from oenach.games.celtic_trader.terminal_map import CelticTraderMap, map_step, world_of
from oenach.terminal.boards import BoardPainter
from terminal.scripted import SECRET, drawn, people, positions


def test_celtic_trader_s_map_fits_on_80_by_24() -> None:
    for state in positions("celtic-trader", 4, 40):
        painter = BoardPainter(people(1, 4), Speaker(), 80, 24)
        console = Console(width=80, color_system=None)
        with console.capture() as shown:
            console.print(painter.draw(state.observe(0), 0))
        assert len(shown.get().splitlines()) <= 22


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
        picture = CelticTraderMap(view, 12, tight).draw().plain  # type: ignore[arg-type]
        roads = sum(len(section.edges) for section in world.sections) // 2
        assert sum(picture.count(sign) for sign in "=/\\") == roads


def test_a_map_that_is_too_wide_becomes_a_list() -> None:
    match = oenach.Match(oenach.game("celtic-trader", 2), SECRET)
    view = match.observe(None)
    assert map_step(world_of(view), 60) == 0  # type: ignore[arg-type]
    assert "roads to" in drawn(match.state, 0, 60)


def test_romans_cities_and_players_stand_on_the_map() -> None:
    for state in positions("celtic-trader", 3, 600, {"limit": "rounds:12"}):
        view = cast(CelticTraderView, state.observe(None))
    picture = CelticTraderMap(view, 16).draw().plain
    charts = view["charts"]
    assert isinstance(charts, dict)
    assert picture.count("×") == 6 - len(charts)
    for seat in "ABC":
        assert seat in picture


def test_a_map_of_one_s_own_is_drawn_from_the_log_that_embeds_it() -> None:
    world = builtin("britannia")
    assert world is not None
    own = {**world.file, "name": "my-map", "reconstruction": False}
    match = oenach.Match(oenach.game("celtic-trader", 2, {"map": own}), SECRET)
    shown = drawn(match.state, 0)
    assert "Map: my-map" in shown and "reconstruction" not in shown
