"""Writes the positions that the rulebook page draws, one file for each game.

    python scripts/make_examples.py src/games

Each example is a game played in notation, in which some facts may be changed on the way; the moves
that are shown are those that come after. Which they are stands in `games/<game>/examples.py`.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from of_games import brought
from showing import Example, Position

import oenach
from oenach.offers import static_data
from oenach.offers.page_api import layout
from oenach.story.history import open_view


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
    """Writes those of every game."""
    for name, about in brought("examples"):
        game = oenach.game(name, about["SEATS"], about["OPTIONS"])
        kept = {
            "staticData": {**static_data(game), "layout": layout(game)},
            "examples": [shown(game, example) for example in about["EXAMPLES"]],
        }
        text = json.dumps(kept, ensure_ascii=False)
        (folder / name / "examples.json").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
