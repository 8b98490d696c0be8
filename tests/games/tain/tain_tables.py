"""Positions of Táin for tests, put together from what matters and filled up with the rest."""

from __future__ import annotations

from collections import Counter
from typing import Any

from oenach.games.tain.rules.game import TainGame
from oenach.kernel.state import State

CLAN = Counter("CWW" + "B" * 6 + "D" + "X" * 8)

Position = dict[str, Any]


def clan(**parts: object) -> dict[str, Any]:
    """A clan with five cattle and three jewels and nothing on its places."""
    blank = {
        "cattle": 5,
        "jewels": 3,
        "prisoners": [],
        "guards": ["-"] * 5,
        "raiders": ["-"] * 5,
    }
    return {**blank, **parts}


def table(
    clans: dict[str, dict[str, Any]], *, kingdom: list[str] | None = None, **parts: object
) -> Position:
    """A commando position; tokens that are nowhere else are unused, cattle stand in the kingdom.

    A clan may say `used`; `unused` follows."""
    seats = len(clans)
    position: Position = {
        "game": "tain",
        "seats": seats,
        "options": {},
        "round": 1,
        "first": "A",
        "phase": "commando",
        "to_act": "A",
        "passed": [],
        "clans": clans,
        "kingdom": {"places": kingdom or ["-", "-"]},
        **parts,
    }
    owed = {name: CLAN.copy() for name in clans}
    for token in all_tokens(position):
        owner, kind = token.split(":")
        owed[owner][kind] -= 1
    for name, own in clans.items():
        own.setdefault("used", "")
        assert min(owed[name].values()) >= 0, f"{name} has too many tokens"
        own["unused"] = "".join(kind * owed[name][kind] for kind in "CWBDX")
    beside = position.get("raid", {}).get("beside", {})
    cattle = sum(own["cattle"] for own in clans.values())
    cattle += sum(own["cattle"] for own in beside.values())
    position["kingdom"]["cattle"] = 25 - cattle
    return position


def all_tokens(position: Position) -> list[str]:
    """Every token that is not unused, as `A:W`."""
    tokens = [token for token in position["kingdom"]["places"] if token != "-"]
    for name, own in position["clans"].items():
        tokens += [f"{name}:{kind}" for kind in own.get("used", "")]
        tokens += [f"{name}:{kind}" for kind in own["guards"] if kind != "-"]
        tokens += [token for token in own["raiders"] if token != "-"]
        tokens += own["prisoners"]
    for own in position.get("raid", {}).get("beside", {}).values():
        tokens += own["prisoners"]
    return tokens


def read(position: Position) -> State:
    """The state of a position."""
    return TainGame(position["seats"], position["options"]).from_position(position)


def play(state: State, *texts: str) -> State:
    """Play moves in notation."""
    for text in texts:
        state.apply(state.game.parse(state, text))
    return state


def all_pass(state: State) -> State:
    """Everybody passes, so that the raids are settled."""
    round_number = shown(state)["round"]
    while shown(state)["phase"] == "commando" and shown(state)["round"] == round_number:
        play(state, "pass")
    return state


def shown(state: State) -> Position:
    """The position of a state."""
    return state.game.position(state)


def legal_texts(state: State) -> list[str]:
    """The legal moves in notation."""
    return [state.game.text(state, move) for move in state.legal_moves()]
