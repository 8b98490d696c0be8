"""What scripts are told of each game that is installed: `scripts/games/<game>/<what>.toml`."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

import oenach

FOLDER: Final = Path(__file__).with_name("games")


def told(what: str) -> dict[str, dict[str, Any]]:
    """By the game, what such a file says; a game that has none is left out."""
    files = {game: FOLDER / game / f"{what}.toml" for game in oenach.games()}
    return {
        game: tomllib.loads(file.read_text(encoding="utf-8"))
        for game, file in files.items()
        if file.exists()
    }
