"""The rules of the tables in memory."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from oenach.kernel.game import Game
from oenach.kernel.registry import make_game


@lru_cache(maxsize=256)
def _game(name: str, seats: int, options: bytes, rules: int | None) -> Game:
    return make_game(name, seats, msgspec.json.decode(options), rules)


def shared_game(
    name: str, seats: int, options: dict[str, object], rules: int | None = None
) -> Game:
    """The rules; tables with the same options share them, for a map is large."""
    return _game(name, seats, msgspec.json.encode(options, order="deterministic"), rules)
