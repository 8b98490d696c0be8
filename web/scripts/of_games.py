"""What each game brings for the scripts here: files of `games/<game>/`, found by their name."""

from __future__ import annotations

import runpy
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

GAMES: Final = Path(__file__).with_name("games")


def brought(what: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """The games that have such a file, each with what the file defines."""
    for file in sorted(GAMES.glob(f"*/{what}.py")):
        yield file.parent.name, runpy.run_path(str(file))
