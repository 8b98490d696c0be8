"""What docs/notation.md says of positions is what positions have."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import get_args

import pytest

from oenach.games.installed import module_of
from oenach.kernel.game import Game
from oenach.kernel.registry import make_game
from oenach.kernel.rng import Rng
from oenach.kernel.seats import OVER

PAGE = (Path(__file__).parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")
SECTIONS = dict(re.findall(r"^### .*? \(`([a-z-]+)`\)\n(.*?)(?=^### |\Z)", PAGE, re.M | re.S))
EVERY = {"game", "seats", "options", "phase", "to_act"}
"""What the page says of all games alike."""
ENOUGH = 200
"""In so many random games everything comes up that a position can have."""


def keys(told: object, prefix: str, known: set[str]) -> Iterator[str]:
    """The paths in a position, as deep as the page goes; every seat is called A."""
    if not isinstance(told, dict) or not any(one.startswith(prefix) for one in known):
        yield prefix.removesuffix(".")
        return
    for name, value in told.items():
        step = "A" if re.fullmatch("[A-E]", name) else name
        yield from keys(value, f"{prefix}{step}.", known)


def found(game: Game, known: set[str]) -> set[str]:
    """What positions of random games have; it is looked at until all that is known came up."""
    seen: set[str] = set()
    for seed in range(ENOUGH):
        state, rng = game.new(), Rng(seed)
        while state.to_act != OVER:
            seen.update(keys(game.position(state), "", known))
            state.apply(int(game.random_move(state, rng)))
        seen.update(keys(game.position(state), "", known))
        if seed > 1 and seen >= known:
            break
    return seen


@pytest.mark.parametrize("name", SECTIONS)
def test_the_keys_of_a_position_are_those_on_the_page(name: str) -> None:
    module = module_of(name)
    if module is None:
        pytest.skip("the game was taken away")
    text = SECTIONS[name]
    cells = re.findall(r"^\| (`.*?) \|", text, re.M)
    told = EVERY | {key for cell in cells for key in re.findall(r"`(.*?)`", cell)}
    assert found(make_game(name, module.seats[1]), told) == told


@pytest.mark.parametrize("name", SECTIONS)
def test_the_phases_of_a_game_are_those_on_the_page(name: str) -> None:
    module = module_of(name)
    if module is None:
        pytest.skip("the game was taken away")
    sentence = re.search(r"^`phase` is (.*?)(?:;\s+in|,\s+where)", SECTIONS[name], re.M | re.S)
    assert sentence is not None
    told = re.findall(r"`([a-z]+)`", sentence[1])
    assert told == list(get_args(import_module(f"{module.package}.rules.view").Phase))


def test_every_game_of_this_package_is_on_the_page() -> None:
    folder = Path(__file__).parents[2] / "src" / "oenach" / "games"
    games = {path.parent.name.replace("_", "-") for path in folder.glob("*/module.py")}
    assert games <= set(SECTIONS)
