"""Keltis, sentence by sentence from the rules file, on JSON positions.

`start`, `legal`, `apply`, `chance` and `outcome` are all there is. A position is never changed:
`apply` works on a copy. Slow on purpose: nothing is remembered from one call to the next.
"""

from __future__ import annotations

from copy import deepcopy
from itertools import pairwise
from typing import Any

Position = dict[str, Any]

COLOURS = "BYPNG"
TILES = [f"{colour}{value}" for colour in COLOURS for value in range(11)]  # R1

# R2
WISHING_STONES = ["B2", "B3", "Y6", "Y8", "P1", "P4", "N4", "N7", "G6", "G9"]
CLOVERS = ["B5", "B6", "Y1", "Y7", "P2", "P9", "N5", "N8", "G3", "G4"]
ONE_MORE = ["B9", "Y4", "P5", "N6", "G1"]
THREE_MORE = ["B8", "Y3", "P7", "N2", "G5"]

SERIES_POINTS = [0, -4, -3, 2, 3, 6, 10]  # R9: the last for six or more
STONE_POINTS = [-4, -3, 2, 3, 6, 10]  # R10: the last for five or more


def start(seats: int, options: dict[str, Any]) -> Position:
    """The position in which a game begins."""
    letters = "ABCD"[:seats]
    position: Position = {
        "game": "keltis",
        "seats": seats,
        "options": dict(options),
        "to_act": None,
        "phase": "start",
        "revealed": None,
        "last_turn": False,
        "face_down": list(TILES),  # R3
        "middle": [],
        "series": {seat: {} for seat in letters},
    }
    chosen = options.get("first_player", "random")
    if chosen != "random":  # R3
        position["to_act"] = chosen
        position["phase"] = "turn"
    return position


def chance(position: Position) -> list[tuple[str, int]]:
    """The outcomes of the chance event that is due, with their weights."""
    if position["phase"] == "start":
        return [("=" + seat, 1) for seat in position["series"]]  # R3
    if position["phase"] == "chance":
        return [("=" + tile, 1) for tile in position["face_down"]]  # every one equally likely
    return []


def legal(position: Position) -> list[str]:
    """Every legal move; at a chance event its outcomes."""
    phase = position["phase"]
    if phase in ("start", "chance"):
        return [text for text, _ in chance(position)]
    if phase == "decide":
        if _fits(position, position["revealed"]):  # R6
            return ["keep", "leave"]  # R5
        return ["leave"]
    if phase == "turn":
        moves = []
        if position["face_down"]:
            moves.append("flip")  # R4
        else:
            moves.append("stop")  # R8a
        for tile in position["middle"]:
            if _fits(position, tile):  # R4, R6
                moves.append("take " + tile)
        return moves
    return []


def apply(position: Position, text: str) -> Position:
    """The position after a move or a chance event; ValueError for anything not legal."""
    if text not in legal(position):
        raise ValueError(f"{text} is not legal here")
    after = deepcopy(position)
    if position["phase"] == "start":
        after["to_act"] = text[1:]
        after["phase"] = "turn"
    elif position["phase"] == "chance":
        after["face_down"].remove(text[1:])
        after["revealed"] = text[1:]
        after["phase"] = "decide"
        after["last_turn"] = after["face_down"] == []  # R8
    elif text == "flip":
        after["phase"] = "chance"
    elif text == "keep":
        after["revealed"] = None
        _lay_down(after, position["revealed"])
    elif text == "leave":
        after["revealed"] = None
        after["middle"].append(position["revealed"])
        after["middle"].sort(key=TILES.index)
        _end_turn(after)  # R5; R7: also when it shows a clover
    elif text == "stop":
        _end_turn(after)  # R8a
    else:
        tile = text.split(" ")[1]
        after["middle"].remove(tile)
        _lay_down(after, tile)
    return after


def outcome(position: Position) -> tuple[str, list[str], list[int]] | None:
    """None, or the reason of the end, the winners' letters, and the points of each seat."""
    if position["phase"] != "over":
        return None
    points = {seat: _points(series) for seat, series in position["series"].items()}
    best = max(points.values())
    winners = [seat for seat in points if points[seat] == best]  # R11
    return "last-tile", winners, list(points.values())


def _points(series: dict[str, list[int]]) -> int:
    tiles = [f"{colour}{value}" for colour in series for value in series[colour]]
    points = 0
    for colour in COLOURS:
        points += SERIES_POINTS[min(6, len(series.get(colour, [])))]  # R9
    stones = [tile for tile in tiles if tile in WISHING_STONES]
    points += STONE_POINTS[min(5, len(stones))]  # R10
    for tile in tiles:
        if tile in ONE_MORE:  # R11
            points += 1
        if tile in THREE_MORE:
            points += 3
    return points


def _fits(position: Position, tile: str) -> bool:
    """R6: with this tile at its end the series goes strictly up or strictly down."""
    laid = position["series"][position["to_act"]].get(tile[0], [])
    values = [*laid, int(tile[1:])]
    steps = [after - before for before, after in pairwise(values)]
    return all(step > 0 for step in steps) or all(step < 0 for step in steps)


def _lay_down(position: Position, tile: str) -> None:
    series = position["series"][position["to_act"]]
    series.setdefault(tile[0], []).append(int(tile[1:]))  # R6
    if tile in CLOVERS:
        position["phase"] = "turn"  # R7: another turn at once, for the same player
    else:
        _end_turn(position)


def _end_turn(position: Position) -> None:
    if position["last_turn"]:  # R8
        position["phase"] = "over"
        position["to_act"] = None
        return
    seats = list(position["series"])
    at = seats.index(position["to_act"])
    position["to_act"] = seats[(at + 1) % len(seats)]  # R3
    position["phase"] = "turn"
