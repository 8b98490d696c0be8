"""Positions in few words, moves in notation, and refusals by their rule."""

from __future__ import annotations

from typing import Any

import pytest

from games.celtic_trader.small_map import CHARTS, TILES, small_map
from oenach.games.celtic_trader.rules.game import CelticTraderGame
from oenach.games.celtic_trader.rules.state import CelticTraderState
from oenach.kernel.errors import IllegalMove

Position = dict[str, Any]  # parsed JSON

RESOURCES = ["deer", "cloth", "wheat", "fish", "ore", "grapes"]
MAP = small_map()
ALL_SPOTS = {
    section["id"]: sorted(section["spots"])
    for tile in TILES
    for section in tile["sections"]
    if section.get("spots")
}
ROLE_ORDER = ["fastest", "trusted", "shrewdest", "strongest", "wisest"]
ROMANS = {2: 14, 3: 13, 4: 12, 5: 11}


def player(seat: int, **told: Any) -> dict[str, Any]:
    """A player's entry; what is not told is as at the start."""
    usual = {"role": ROLE_ORDER[seat], "at": "N", "rp": 0, "vp": 0, "carried": []}
    return {**usual, "movement": 0, "trading": 0, "carrying": 0, **told}


def position(
    *,
    seats: int = 2,
    options: dict[str, Any] | None = None,
    phase: str = "move",
    to_act: str | None = "A",
    round: int = 2,
    spots: dict[str, list[str]] | None = None,
    romans: str = "",
    cities: str = "",
    removed: int = 0,
    discard: dict[str, int] | None = None,
    charts: dict[str, dict[str, int]] | None = None,
    turn: dict[str, Any] | None = None,
    last_round: bool = False,
    **players: dict[str, Any],
) -> Position:
    """A position on the small map; every token that is nowhere else is in the bag."""
    given: dict[str, Any] = {"map": MAP, **(options or {})}
    seated = {
        letter: player(seat, **players.get(letter, {}))
        for seat, letter in enumerate("ABCDE"[:seats])
    }
    full = 2 + seated[to_act or "A"]["movement"]
    told_turn = {"drawn": [], "points": full, "picks": 0, "halted": False, **(turn or {})}
    spots = ALL_SPOTS if spots is None else spots
    on_map = [token for tokens in spots.values() for token in tokens]
    carried = [token for own in seated.values() for token in own["carried"]]
    elsewhere = [*on_map, *carried, *told_turn["drawn"], *["roman"] * len(romans.split())]
    total = {**dict.fromkeys(RESOURCES, 7), "cycle": 1, "orders": 1, "romanisation": 1}
    total["roman"] = (14 if given.get("fast_game") else ROMANS[seats]) - removed
    thrown = discard or {}
    bag = {
        token: count - elsewhere.count(token) - thrown.get(token, 0)
        for token, count in total.items()
    }
    earned = sum(own["rp"] + own["vp"] for own in seated.values())
    return {
        "game": "celtic-trader",
        "seats": seats,
        "options": given,
        "round": round,
        "to_act": to_act,
        "phase": phase,
        "bag": {token: count for token, count in bag.items() if count},
        "discard": thrown,
        "removed_romans": removed,
        "supply": given.get("supply", 114) - earned,
        "spots": spots,
        "romans": sorted(romans.split()),
        "charts": {
            name: {**chart, **(charts or {}).get(name, {})}
            for name, chart in CHARTS.items()
            if name not in cities.split()
        },
        "players": seated,
        "last_round": last_round,
        "turn": told_turn,
    }


def table(**told: Any) -> CelticTraderState:
    """The state of a position on the small map."""
    return read(position(**told))


def read(data: Position) -> CelticTraderState:
    """The state of a position, by a game of the default options."""
    return CelticTraderGame(data["seats"], {}).from_position(data)


def play(state: CelticTraderState, *texts: str) -> CelticTraderState:
    """Make moves, or let draws come out so."""
    for text in texts:
        state.apply(state.game.parse(state, text))
    return state


def legal(state: CelticTraderState, word: str = "") -> list[str]:
    """The legal moves that begin with a word, in notation."""
    texts = [state.game.text(state, move) for move in state.legal_moves()]
    return [text for text in texts if text.startswith(word)]


def goes(state: CelticTraderState) -> set[str]:
    """Where a step can lead."""
    return {text.removeprefix("go ") for text in legal(state, "go ")}


def told(state: CelticTraderState) -> Position:
    """The whole position."""
    return state.game.position(state)


def seat_of(state: CelticTraderState, letter: str) -> dict[str, Any]:
    """A player's entry in the position."""
    entry: dict[str, Any] = told(state)["players"][letter]
    return entry


def refused(state: CelticTraderState, text: str, rule: str, **facts: object) -> None:
    """A move is refused by a rule, for these facts among others, and changes nothing."""
    before = told(state)
    with pytest.raises(IllegalMove) as caught:
        play(state, text)
    assert caught.value.rule == rule, str(caught.value)
    assert facts.items() <= caught.value.facts.items()
    assert told(state) == before
