"""What takes long of Celtic Trader: where the roads of a map run that nobody has drawn before."""

from __future__ import annotations

from oenach.games.celtic_trader.maps.generating.generator import new_map


def slow_options(number: int) -> dict[str, object]:
    """Options with a large map of its own for each number, and a long comment in it."""
    return {"map": {**new_map(number, 60), "$comment": "x" * 180_000}}
