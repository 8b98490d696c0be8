"""Keltis, for every layer."""

from __future__ import annotations

from typing import Final

from oenach.games.module import GameModule
from oenach.kernel.table_rules import TableRules

MODULE: Final = GameModule(
    name="keltis",
    order=2,
    seats=(2, 4),
    minutes=(15, 20),
    package="oenach.games.keltis",
    table=TableRules(),
    has_prompts=True,
    lessons=("first",),
)
