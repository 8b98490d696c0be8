"""Celtic Trader, for every layer."""

from __future__ import annotations

from typing import Final

from oenach.games.module import GameModule
from oenach.kernel.table_rules import TableRules

MODULE: Final = GameModule(
    name="celtic-trader",
    order=3,
    seats=(2, 5),
    minutes=(45, 75),
    package="oenach.games.celtic_trader",
    table=TableRules(seats_drawn="C9", time_called="C19"),
    command_list={"map": "Check, draw and make maps for Celtic Trader."},
    has_prompts=True,
    lessons=("first",),
)
