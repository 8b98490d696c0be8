"""Writes the positions that the rulebook page draws, one file for each game.

    python scripts/make_examples.py src/games

Each example is a game played in notation, in which some facts may be changed on the way; the moves
that are shown are those that come after. Which they are stands in `games/<game>/examples.py`.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from pathlib import Path

from of_games import brought
from showing import Example, Position

import oenach
from oenach.kernel.effects import Effects
from oenach.kernel.logs.events import Drawn, Entry, Event, Moved
from oenach.kernel.matches.happened import Happened
from oenach.kernel.seats import CHANCE, letter
from oenach.kernel.state import State
from oenach.offers import static_data
from oenach.offers.page_api import layout
from oenach.story import Storyteller
from oenach.story.history import open_view


def changed(position: Position, facts: Position) -> Position:
    """The position with facts replaced, at any depth."""
    merged = dict(position)
    for key, fact in facts.items():
        deeper = isinstance(fact, dict) and isinstance(position.get(key), dict) and key != "series"
        merged[key] = changed(position[key], fact) if deeper else fact
    return merged


class Shown:
    """An example as it is played: each move with what it did, told as at a table."""

    def __init__(self, game: oenach.Game, seat: str | None) -> None:
        self.game = game
        self.state: State = game.new()
        self.seat = seat
        self.teller = Storyteller(game.name)
        self.seq = 0

    def view(self) -> Mapping[str, object]:
        """The position; an onlooker of the book sees everything."""
        if self.seat is None:
            return open_view(self.state)
        return self.state.observe("ABCDE".index(self.seat))

    def step(self, text: str) -> dict[str, object]:
        """A move, the sentences about it, what it did, and the position after it."""
        seat = self.state.to_act
        effects = Effects()
        move = self.game.parse(self.state, text)
        refused = self.game.refusal(self.state, move)
        if refused is not None:
            raise refused
        self.game.perform(self.state, move, effects)
        seen = self.game.seen_effects(effects, None)
        event: Event = (
            Drawn(self.seq, self.seq, (), text)
            if seat == CHANCE
            else Moved(self.seq, self.seq, seat, self.seq - 1, text, None)
        )
        told = self.teller.follow([Happened(Entry(event, "", b""), effects=seen)])
        self.seq += 1
        story = [
            {
                "seq": item.seq,
                "seat": None if item.seat is None else letter(item.seat),
                **item.public.to_json(),
            }
            for item in told
        ]
        return {"move": text, "story": story, "effects": list(seen), "view": self.view()}


def shown(game: oenach.Game, example: Example) -> dict[str, object]:
    """The example as the page gets it, from the position that it begins with."""
    played = Shown(game, example.seat)
    for text in example.before:
        played.step(text)
    if example.changed:
        played.state = game.from_position(changed(game.position(played.state), example.changed))
    first: dict[str, object] = {"move": None, "story": [], "effects": [], "view": played.view()}
    steps = [first, *(played.step(text) for text in example.moves)]
    return {"name": example.name, "seat": example.seat, "steps": steps}


def main(folder: Path) -> None:
    """Writes those of every game."""
    for name, about in brought("examples"):
        game = oenach.game(name, about["SEATS"], about["OPTIONS"])
        kept = {
            "staticData": {**static_data(game), "layout": layout(game)},
            "examples": [shown(game, example) for example in about["EXAMPLES"]],
        }
        text = json.dumps(kept, ensure_ascii=False, separators=(",", ":"))
        (folder / name / "examples.json").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
