"""Táin, for every layer."""

from __future__ import annotations

from typing import Final

from oenach.games.module import GameModule
from oenach.kernel.table_rules import TableRules

MODULE: Final = GameModule(
    name="tain",
    order=1,
    seats=(2, 4),
    minutes=(30, 45),
    package="oenach.games.tain",
    table=TableRules(queue="T11"),
    has_prompts=True,
    lessons=("first",),
)
