"""What is posted about a table: everything that whoever has its link may know beside the match."""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Mapping
from types import MappingProxyType

from oenach.games.installed import module_of
from oenach.kernel.logs.draws import secret_commitment
from oenach.kernel.seats import letter
from oenach.server.clock import now_ms
from oenach.server.store.rows import MatchRow, SeatRow
from oenach.server.wire.brief import brief_options
from oenach.server.wire.parts import OnlookerSeen, SeatSeen, TableSeen


def table_seen(
    row: MatchRow,
    connected: Collection[str] = (),
    spectators: int = 0,
    onlookers: Mapping[str, str] = MappingProxyType({}),
    *,
    replaceable: Mapping[str, int] = MappingProxyType({}),
    static_data: str = "",
) -> TableSeen:
    """A table as everybody may see it; in memory it also knows who is connected."""
    host = next((chair.name for chair in row.seats if chair.person == row.host), None)
    return TableSeen(
        id=row.id,
        game=row.game,
        options=brief_options(row.options),
        state=row.state,  # type: ignore[arg-type]  # one of the literals, by the store
        seats=[_seat_seen(chair, row, connected, replaceable) for chair in row.seats],
        host=host or "",
        # The hash of the secret, shown before anything is drawn from it.
        commitment=secret_commitment(row.secret).hex(),
        public=row.public,
        clock=row.terms.clock,
        hints=row.terms.hints,
        pass_and_play=row.terms.pass_and_play,
        patience=row.terms.patience,
        pace=row.terms.pace,
        created=row.created,
        started=row.started,
        ended=row.ended,
        now=now_ms() if replaceable else None,
        spectators=spectators,
        onlookers=[
            OnlookerSeen(person_id(row, person), name, person in row.muted)
            for person, name in onlookers.items()
        ],
        sent_away=[
            OnlookerSeen(person_id(row, person), name) for person, name in row.removed.items()
        ],
        onlookers_speak=row.onlookers_speak,
        rematch=row.rematch,
        put_away=row.put_away,
        result=row.result,
        static_data=static_data,
        seats_drawn=module.table.seats_drawn if (module := module_of(row.game)) else None,
    )


def person_id(row: MatchRow, person: str) -> str:
    """What a person is called at one table; it says nothing about them at another."""
    return hashlib.sha256(f"{row.id} {person}".encode()).hexdigest()[:16]


def _seat_seen(
    chair: SeatRow, row: MatchRow, connected: Collection[str], replaceable: Mapping[str, int]
) -> SeatSeen:
    stays = chair.person is None or chair.stand_in is not None
    return SeatSeen(
        seat=letter(chair.seat),
        kind=chair.kind,  # type: ignore[arg-type]  # one of the literals, by the store
        name=chair.name,
        level=chair.level,
        stand_in=chair.stand_in,
        why=chair.why,  # type: ignore[arg-type]
        connected=chair.person in connected,
        muted=chair.person in row.muted,
        replaceable_at=None if stays else replaceable.get(chair.person or ""),
    )
