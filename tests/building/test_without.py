"""Taking a game away leaves nothing of it in pyproject.toml, and all of the others."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest
from building.install import ROOT
from building.without import FOLDERS, SUITES, packages, without

PROJECT = (ROOT / "pyproject.toml").read_text()


def names(value: Any) -> list[str]:
    """Every module that is named somewhere in a table, as often as it is."""
    if isinstance(value, dict):
        return [name for each in value.values() for name in names(each)]
    if isinstance(value, list):
        return [name for each in value for name in names(each)]
    return str(value).split(" | ")


@pytest.mark.parametrize("game", packages())
def test_a_game_is_named_nowhere_and_the_rest_stays(game: str) -> None:
    package = packages()[game]
    before = tomllib.loads(PROJECT)
    after = tomllib.loads(without(PROJECT, game, package))
    entries = before["project"]["entry-points"]["oenach.games"]
    assert after["project"]["entry-points"]["oenach.games"] == {
        name: entry for name, entry in entries.items() if name != game
    }
    start = f"oenach.games.{package}"
    assert names(after) == [
        name for name in names(before) if name != start and not name.startswith(f"{start}.")
    ]


def test_the_folders_and_suites_are_there() -> None:
    assert [name for name in SUITES if not (ROOT / name).is_dir()] == []
    for game, package in packages().items():
        for folder in FOLDERS:
            assert any((ROOT / folder / name).is_dir() for name in (game, package)), folder
