"""Mending a store from what is left in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sqlalchemy import Engine

from oenach.console.progress import Tick
from oenach.server.store.leases.lease import Lease
from oenach.server.upkeep.findings import Damage, Finding
from oenach.server.upkeep.scanning import scan

ROUNDS: Final = 4
"""What was mended may bring to light something else, but not for ever."""


def mend(
    engine: Engine, lease: Lease, *, cut: bool, tick: Tick
) -> tuple[list[Finding], list[Finding]]:
    """What was mended, and what is damaged still."""
    mended: list[Finding] = []
    for _ in range(ROUNDS):
        found = list(scan(engine, tick))
        curable = [one for one in found if _may(one, cut)]
        if not curable:
            break
        _carry_out(engine, lease, curable)
        mended += [one.finding for one in curable]
    return mended, [one.finding for one in scan(engine, tick)]


def _may(damage: Damage, cut: bool) -> bool:
    return bool(damage.cure) and (
        damage.finding.mend == "yes" or (cut and damage.finding.mend == "cut")
    )


def _carry_out(engine: Engine, lease: Lease, curable: Sequence[Damage]) -> None:
    for damage in curable:
        with engine.begin() as connection:
            lease.check(connection)
            for statement in damage.cure:
                connection.execute(statement)
