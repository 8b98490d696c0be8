"""What is posted about a table: everything that whoever has its link may know beside the match."""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Mapping
from types import MappingProxyType

from oenach.kernel.draws import secret_commitment
from oenach.kernel.seats import letter
from oenach.server.store.rows import MatchRow, SeatRow
from oenach.server.wire import OnlookerSeen, SeatSeen, TableSeen


def table_seen(
    row: MatchRow,
    connected: Collection[str] = (),
    spectators: int = 0,
    onlookers: Mapping[str, str] = MappingProxyType({}),
) -> TableSeen:
    """A table as everybody may see it; in memory it also knows who is connected."""
    host = next((chair.name for chair in row.seats if chair.person == row.host), None)
    return TableSeen(
        row.id,
        row.game,
        row.options,
        row.state,  # type: ignore[arg-type]  # one of the literals, by the store
        [_seat_seen(chair, row, connected) for chair in row.seats],
        host or "",
        # The hash of the secret, shown before anything is drawn from it.
        secret_commitment(row.secret).hex(),
        row.public,
        row.terms.clock,
        row.terms.hints,
        row.terms.pass_and_play,
        row.terms.pace,
        row.created,
        row.started,
        row.ended,
        spectators,
        [
            OnlookerSeen(onlooker_id(row, person), name, person in row.muted)
            for person, name in onlookers.items()
        ],
        row.rematch,
        row.result,
    )


def onlooker_id(row: MatchRow, person: str) -> str:
    """What a person is called at one table; it says nothing about them at another."""
    return hashlib.sha256(f"{row.id} {person}".encode()).hexdigest()[:16]


def _seat_seen(chair: SeatRow, row: MatchRow, connected: Collection[str]) -> SeatSeen:
    return SeatSeen(
        letter(chair.seat),
        chair.kind,  # type: ignore[arg-type]  # one of the literals, by the store
        chair.name,
        chair.level,
        chair.stand_in,
        chair.why,  # type: ignore[arg-type]
        chair.person in connected,
        chair.person in row.muted,
    )
