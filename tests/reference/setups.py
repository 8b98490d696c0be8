"""Where perft counts begin: `tests/games/<game>/perft_setups.py`.

Each has `setups()`, which gives (name, position, depth) triples. `scripts/make_perft.py` counts
them by the reference and writes `perft.json` beside them.
"""

from __future__ import annotations

import json
from pathlib import Path
from types import ModuleType
from typing import Any

from oenach.games.installed import games
from per_game import folder, part

Setup = tuple[str, dict[str, Any], int]


def reference(game: str) -> ModuleType:
    """The reference of a game, by the name that its positions bear."""
    found: ModuleType = part(game, "reference_program")
    return found


def all_setups() -> dict[str, list[Setup]]:
    """The set-ups of every game, by the game's name."""
    return {name: part(name, "perft_setups").setups() for name in games()}


def counts_file(game: str) -> Path:
    """Where the counts of a game are kept."""
    return folder(game) / "perft.json"


def counts() -> list[dict[str, Any]]:
    """The counts of all games."""
    return [entry for name in games() for entry in json.loads(counts_file(name).read_text())]
