"""All attacks, by the names of their programs."""

from __future__ import annotations

from typing import Final

from bench.attacks.attack import Attack
from bench.attacks.programs import (
    bots,
    crowd,
    damage,
    large_maps,
    overload,
    pages,
    silent_sockets,
    slow_work,
    table_flood,
    two_servers,
)

ATTACKS: Final[dict[str, Attack]] = {
    "two_servers": two_servers.ATTACK,
    "large_maps": large_maps.ATTACK,
    "slow_work": slow_work.ATTACK,
    "bots": bots.ATTACK,
    "silent_sockets": silent_sockets.ATTACK,
    "table_flood": table_flood.ATTACK,
    "damage": damage.ATTACK,
    "overload": overload.ATTACK,
    "crowd": crowd.ATTACK,
    "pages": pages.ATTACK,
}
