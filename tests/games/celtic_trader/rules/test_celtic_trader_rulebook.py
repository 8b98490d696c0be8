"""The numbers and tables in the rulebook of Celtic Trader are those of the rules."""

from __future__ import annotations

import re
from pathlib import Path

from games.celtic_trader.maps.map_samples import britannia
from oenach.games.celtic_trader.maps.drawing.legend import ABILITY_COSTS, ABILITY_LEVELS
from oenach.games.celtic_trader.maps.files.worldmap import COLUMNS, RESOURCES
from oenach.games.celtic_trader.page_static_data import static_data
from oenach.games.celtic_trader.rules import components
from oenach.games.celtic_trader.rules.components import (
    RESERVE,
    SPOTS,
    SPOTS_OF_A_RESOURCE,
    TOKENS_OF_A_RESOURCE,
    romans_in_play,
)
from oenach.games.celtic_trader.rules.game import CelticTraderGame

BOOK = (Path(components.__file__).parents[1] / "RULES.md").read_text(encoding="utf-8")


def row(first: str) -> list[str]:
    """The cells of the row that begins so, without that one."""
    found = re.search(rf"^\| {first} \|(.*)\|$", BOOK, re.M)
    assert found is not None, first
    return [cell.strip() for cell in found[1].split("|")]


def test_c5_the_abilities() -> None:
    for track in static_data(CelticTraderGame(2, {}))["abilities"]:
        name = track["ability"]
        assert row("cost in RP") == list(map(str, track["costs"])) == list(ABILITY_COSTS)
        assert row(name) == list(ABILITY_LEVELS[name])
        for told, level in zip(row(name), track["levels"], strict=True):
            plain = level if isinstance(level, int) else "/".join(map(str, level))
            assert told.removeprefix("+") == str(plain)


def test_c4_c6_and_c8_counts() -> None:
    assert f"one of the columns {', '.join(map(str, COLUMNS))}." in BOOK
    left = TOKENS_OF_A_RESOURCE - SPOTS_OF_A_RESOURCE
    assert f"on each of the {SPOTS} spots." in BOOK
    assert f"the other {left * len(RESOURCES)} resource tokens (four of each)" in BOOK and left == 4
    two, three, four, five = (romans_in_play(seats, False) for seats in (2, 3, 4, 5))
    told = f"{two} with two players, {three} with three, {four} with four, {five} with five"
    assert told in BOOK and f"it is always {romans_in_play(5, True)}" in BOOK
    assert f"The supply holds {CelticTraderGame(2, {}).terms.supply} markers" in BOOK
    assert f"go down to −{RESERVE}" in BOOK


def test_c7_the_roles_of_the_book() -> None:
    roles = britannia().roles
    *most, last = map(str, roles["fastest"].bonus["movement"])
    assert f"*the Fastest* earns {', '.join(most)} or {last} by the level of movement" in BOOK
    assert roles["trusted"].rp == 1 and "set at 1 VP for each" in BOOK
