"""One guest sets up 40 tables of bots that think longest, and watches none of them."""

from __future__ import annotations

import asyncio

from bench.attacks.attack import Attack, Attacker
from bench.per_game import seats_of, served_game

TABLES = 40
SEATS = 4


async def act(attacker: Attacker) -> None:
    """All of them, then nothing more."""
    seats = min(SEATS, seats_of(served_game())[-1])
    masters = [{"kind": "bot", "level": "master"}] * seats
    async with attacker.guest() as guest:
        for _ in range(TABLES):
            body = {"game": served_game(), "seats": masters, "start": True, "pace": 0}
            await attacker.post(guest, "/api/tables", body)
        await asyncio.sleep(attacker.left)


ATTACK = Attack(
    what="one guest's 40 tables of four masters, watched by nobody; others wait for a novice",
    act=act,
    novices=True,
)
