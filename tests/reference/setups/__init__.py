"""Where perft counts begin: a module for each game, named like its reference.

Each has `setups()`, which gives (name, position, depth) triples. `scripts/make_perft.py` counts
them by the reference and writes `tests/data/perft.json`.
"""

from __future__ import annotations

import importlib
import pkgutil
from typing import Any

Setup = tuple[str, dict[str, Any], int]


def all_setups() -> dict[str, list[Setup]]:
    """The set-ups of every game that has some, by the game's name."""
    found = {}
    for module in sorted(module.name for module in pkgutil.iter_modules(__path__)):
        found[module.replace("_", "-")] = importlib.import_module(f"{__name__}.{module}").setups()
    return found
