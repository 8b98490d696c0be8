"""Pebbles, for every layer."""

from __future__ import annotations

from typing import Final

from oenach.games.module import GameModule
from oenach.kernel.table_rules import TableRules

MODULE: Final = GameModule(
    name="pebbles",
    order=99,
    seats=(2, 4),
    minutes=(1, 2),
    package="toys.pebbles",
    table=TableRules(queue="P6", time_called="P7"),
    lessons=("first", "practice"),
)
