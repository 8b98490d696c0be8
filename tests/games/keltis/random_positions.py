"""Random valid positions of Keltis, made directly, that games reach only rarely.

Each function takes a `random.Random`, so that a seed names a position. Nothing here asks the
references or the engine what is legal; the rules for valid positions are kept by construction.
"""

from __future__ import annotations

from random import Random
from typing import Any

Position = dict[str, Any]

TILES = [f"{colour}{value}" for colour in "BYPNG" for value in range(11)]


def random_options(rng: Random, seats: int) -> dict[str, Any]:
    """The one option, or none."""
    return {"first_player": rng.choice(["random", *"ABCD"[:seats]])} if rng.random() < 0.5 else {}


def late(rng: Random, seats: int, most_face_down: int = 4, stuck: bool = False) -> Position:
    """A position with few tiles face down, a full middle, and long or short series.

    Who is stuck and to act finds nothing in the middle that fits."""
    letters = "ABCD"[:seats]
    tiles = list(TILES)
    rng.shuffle(tiles)
    face_down = [tiles.pop() for _ in range(rng.randint(0, most_face_down))]
    series: dict[str, dict[str, list[int]]] = {seat: {} for seat in letters}
    middle = []
    greed = rng.random()
    for tile in tiles:
        seat = rng.choice(letters)
        laid = series[seat].setdefault(tile[0], [])
        value = int(tile[1:])
        if not laid or (rng.random() < greed and _goes_on(laid, value)):
            laid.append(value)
        else:
            middle.append(tile)
    position: Position = {
        "game": "keltis",
        "seats": seats,
        "options": random_options(rng, seats),
        "to_act": rng.choice(letters),
        "phase": "turn",
        "revealed": None,
        "last_turn": not face_down,
        "face_down": sorted(face_down, key=TILES.index),
        "middle": sorted(middle, key=TILES.index),
        "series": {seat: {c: v for c, v in own.items() if v} for seat, own in series.items()},
    }
    if stuck:
        _leave_nothing(position)
    if not face_down:
        _just_revealed(rng, position)
    return position


def _leave_nothing(position: Position) -> None:
    """Let the others lay what the player to act could take, or, if nobody can, that player."""
    for tile in list(position["middle"]):
        colour, value = tile[0], int(tile[1:])
        laid = {seat: own.setdefault(colour, []) for seat, own in position["series"].items()}
        own = laid.pop(position["to_act"])
        takers = [series for series in laid.values() if not series or _goes_on(series, value)]
        if not own or _goes_on(own, value):
            [*takers, own][0].append(value)
            position["middle"].remove(tile)
    for seat, own in position["series"].items():
        position["series"][seat] = {colour: laid for colour, laid in own.items() if laid}


def _goes_on(laid: list[int], value: int) -> bool:
    if len(laid) == 1:
        return True
    return value > laid[-1] if laid[1] > laid[0] else value < laid[-1]


def _just_revealed(rng: Random, position: Position) -> None:
    """With nothing face down the last tile is being decided on, or was a clover just laid."""
    clovers = ["B5", "B6", "Y1", "Y7", "P2", "P9", "N5", "N8", "G3", "G4"]
    last_laid = [f"{colour}{v[-1]}" for colour, v in position["series"][position["to_act"]].items()]
    if any(tile in clovers for tile in last_laid) and rng.random() < 0.5:
        return
    middle = position["middle"]
    if not middle:
        position["phase"] = "over"
        position["to_act"] = None
        return
    liked = [tile for tile in middle if tile in clovers and rng.random() < 0.7] or middle
    position["phase"] = "decide"
    position["revealed"] = rng.choice(liked)
    middle.remove(position["revealed"])
