"""Writes the positions that the rulebook page draws, one file for each game.

    python scripts/make_examples.py src/games

Each example is a game played in notation, in which some facts may be changed on the way; the moves
that are shown are those that come after.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, NamedTuple

import oenach
from oenach.offers import furnishing
from oenach.offers.asking import layout
from oenach.story.history import open_view

Position = dict[str, Any]

LAID = "=A X>B1 B>B1 W>K1 B>C5 C>K2 B>A4 C>C1 W>C4 B>C4 B>C2 pass W>C2 pass B>C5"
ROLES = ("role fastest", "role hardiest")
SET_OUT = (*ROLES, "=wheat", "=ore", "resolve wheat+iceni", "resolve ore+iceni")
ROMAN_NEAR = (*ROLES, "=roman", "=ore", "resolve roman@T15", "resolve ore+iceni")
DELIVERED = ("deliver cloth", "deliver cloth", "deliver grapes")
CHART = {"deer": 1, "cloth": 4, "wheat": 2, "fish": 1, "ore": 2, "grapes": 8}
LADEN: Position = {
    "charts": {"iceni": CHART},
    "players": {"A": {"carried": ["cloth", "cloth", "grapes"], "trading": 2, "carrying": 3}},
    "spots": {"T03": [], "T05": [], "T12b": []},
}
SERIES = {"G": [8, 5], "B": [2], "Y": [6, 7, 9]}


class Example(NamedTuple):
    """A name, moves that come before, facts changed after them, moves shown, and who looks."""

    name: str
    before: tuple[str, ...]
    changed: Position
    moves: tuple[str, ...]
    seat: str | None


def laid(*series: dict[str, list[int]]) -> Position:
    """A position of Keltis in which A, and perhaps B, have laid these series."""
    gone = {
        f"{colour}{value}" for one in series for colour, values in one.items() for value in values
    }
    stones = [f"{colour}{value}" for colour in "BYPNG" for value in range(11)]
    return {
        "series": dict(zip("AB", [*series, {}][:2], strict=True)),
        "face_down": [stone for stone in stones if stone not in gone],
    }


EXAMPLES: dict[str, tuple[int, dict[str, object], list[Example]]] = {
    "tain": (
        3,
        {},
        [
            Example("tain-laying", (), {}, tuple(LAID.split()[:7]), "A"),
            Example("tain-laid", tuple(LAID.split()[:7]), {}, tuple(LAID.split()[7:]), None),
            Example("tain-raided", tuple(LAID.split()), {}, ("pass",), None),
        ],
    ),
    "keltis": (
        2,
        {},
        [
            Example("keltis-unfit", ("=A",), laid(SERIES), ("flip", "=G7"), "A"),
            Example("keltis-down", ("=A",), laid(SERIES), ("flip", "=G3", "keep"), "A"),
            Example("keltis-clover", ("=A",), laid({"P": [1]}), ("flip", "=P2", "keep"), "A"),
        ],
    ),
    "celtic-trader": (
        2,
        {"roles": "draft"},
        [
            Example(
                "trader-draw",
                ROLES,
                {},
                ("=wheat", "=roman", "resolve wheat+iceni", "resolve roman@T11"),
                "A",
            ),
            Example("trader-deliver", SET_OUT, LADEN, ("halt", *DELIVERED), "A"),
            Example("trader-stopped", ROMAN_NEAR, {}, ("go T15",), "A"),
        ],
    ),
}


def changed(position: Position, facts: Position) -> Position:
    """The position with facts replaced, at any depth."""
    merged = dict(position)
    for key, fact in facts.items():
        deeper = isinstance(fact, dict) and isinstance(position.get(key), dict) and key != "series"
        merged[key] = changed(position[key], fact) if deeper else fact
    return merged


def shown(game: oenach.Game, example: Example) -> dict[str, object]:
    """The example as the page gets it; an onlooker of the book sees everything."""
    state = game.new()
    for text in example.before:
        state.apply(game.parse(state, text))
    if example.changed:
        state = game.from_position(changed(game.position(state), example.changed))
    for text in example.moves:
        state.apply(game.parse(state, text))
    seat = example.seat
    view = open_view(state) if seat is None else state.observe("ABCDE".index(seat))
    return {"name": example.name, "moves": example.moves, "seat": seat, "view": view}


def main(folder: Path) -> None:
    """Writes all three."""
    for name, (seats, options, examples) in EXAMPLES.items():
        game = oenach.game(name, seats, options)
        kept = {
            "furnishing": {**furnishing(game), "layout": layout(game)},
            "examples": [shown(game, example) for example in examples],
        }
        text = json.dumps(kept, ensure_ascii=False)
        (folder / name / "examples.json").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
