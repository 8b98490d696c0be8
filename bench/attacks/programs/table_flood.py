"""One address writes tables as large as they may be, with ever new guests."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

from bench.attacks.attack import Attack, Attacker
from bench.attacks.programs.slow_work import slow_to_draw
from oenach.server.client import Refusal

AT_ONCE = 8
MEGA = 1_000_000
MOST = 20
"""Megabytes by which the store grows, with what the others play meanwhile."""


def stored(folder: Path) -> int:
    """Bytes of the store's pages. Its files would tell less: the log beside it keeps each page as
    often as it was written, by the others too, until it is copied."""
    with closing(sqlite3.connect(folder / "oenach.db")) as store:
        (pages,) = store.execute("PRAGMA page_count").fetchone()
        (size,) = store.execute("PRAGMA page_size").fetchone()
    return int(pages) * int(size)


async def prepare(attacker: Attacker) -> None:
    """Some maps; each table gets one."""
    game, options = slow_to_draw()
    attacker.kept.update(game=game, maps=[options(number) for number in range(AT_ONCE)])


async def act(attacker: Attacker) -> None:
    """Several guests at the same time; whoever may set up no more is followed by a new one."""
    before = stored(attacker.folder)
    await asyncio.gather(*[write(attacker, number) for number in range(AT_ONCE)])
    grown = stored(attacker.folder) - before
    attacker.told["store_grew_by_megabytes"] = round(grown / MEGA, 1)
    if grown > MOST * MEGA:
        attacker.broken.append(f"the store grew by more than {MOST} MB")


async def write(attacker: Attacker, number: int) -> None:
    """Tables, until the time is over."""
    body = {"game": attacker.kept["game"], "options": attacker.kept["maps"][number]}
    body |= {"seats": [{"kind": "person"}, {"kind": "open"}], "public": True}
    while attacker.going_on:
        try:
            guest = await attacker.guest().__aenter__()
        except Refusal as refusal:
            attacker.answered[str(refusal.status)] += 1
            await asyncio.sleep(0.1)
            continue
        while attacker.going_on:
            answer = await attacker.post(guest, "/api/tables", body)
            if answer is None or not answer.is_success:
                break
        await guest.http.aclose()
        await asyncio.sleep(0.05)


ATTACK = Attack(
    what="one address writes tables with maps of 190 kB, ever new guests",
    prepare=prepare,
    act=act,
)
