"""The events of a match that is over, in one piece.

The hash of every event but the first follows from those before, so only the first is kept, and the
last, which says whether all is there as it was. Which command caused an event is no longer asked,
and nobody goes on from a snapshot.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Sequence
from itertools import accumulate
from typing import Any, Final

from sqlalchemy import Connection, Row, delete, insert, select

from oenach.kernel.logs.draws import move_commitment, salt
from oenach.kernel.logs.events import chain
from oenach.server.errors import Damaged
from oenach.server.store.rows import EventRow
from oenach.server.store.schema import events, matches, packed, snapshots

REVEAL: Final = '{"kind":"reveal",'


def packed_row(connection: Connection, number: int) -> Row[Any] | None:
    """What is packed of a match, with its secret, if anything is."""
    query = select(packed, matches.c.secret).where(packed.c.match == matches.c.number)
    return connection.execute(query.where(packed.c.match == number)).one_or_none()


def unpacked(row: Row[Any]) -> list[EventRow]:
    """The events of a match; Damaged if they are not what was packed."""
    try:
        bodies, openings, waits = json.loads(zlib.decompress(bytes(row.events)))
        found: list[EventRow] = []
        stored = zip(bodies, openings, accumulate(waits), strict=True)
        for seq, (emptied, opening, at) in enumerate(stored):
            body = _filled(emptied, opening, seq, bytes(row.secret))
            hashed = chain(found[-1].hash, body.encode()) if found else row.first_hash
            found.append(EventRow(seq, body, hashed, opening=opening, command=None, at=at))
        whole = bool(found) and found[-1].hash == row.last_hash
    except Exception as error:
        raise Damaged("server-damaged", reason=f"packed events: {error!r}") from error
    if not whole:
        raise Damaged("server-damaged", reason="packed events: another hash")
    return found


def unpacked_matches(
    connection: Connection, before: int, after: int, limit: int
) -> Sequence[tuple[int, str]]:
    """Numbers and ids of matches that ended before a moment and are not packed, behind a number."""
    done = select(packed.c.match).where(packed.c.match == matches.c.number)
    query = (
        select(matches.c.number, matches.c.id)
        .where(matches.c.state == "over", matches.c.ended < before, matches.c.number > after)
        .where(~done.exists())
        .order_by(matches.c.number)
        .limit(limit)
    )
    return [(row.number, row.id) for row in connection.execute(query)]


def pack(connection: Connection, number: int) -> bool:
    """Pack a match; False if its events do not hold, or could not be had back: they stay."""
    mine = events.c.match == number
    stored = connection.execute(select(events).where(mine).order_by(events.c.seq)).all()
    of_match = select(matches.c.secret).where(matches.c.number == number)
    try:
        whole = _in_one_piece(stored, bytes(connection.execute(of_match).scalar_one()))
    except (TypeError, ValueError, LookupError, AttributeError):
        # A row that holds anything at all can fail anywhere, and keeps no other match from this.
        return False
    if whole is None:
        return False
    connection.execute(
        insert(packed).values(
            match=number,
            events=whole,
            first_hash=stored[0].hash,
            last_hash=stored[-1].hash,
        )
    )
    connection.execute(delete(events).where(mine))
    connection.execute(delete(snapshots).where(snapshots.c.match == number))
    return True


def _in_one_piece(stored: Sequence[Row[Any]], secret: bytes) -> bytes | None:
    """The events as they are packed; None if they do not hold, or could not be had back."""
    if not stored or not _hold(stored):
        return None
    bodies = [_emptied(row.body, row.opening, row.seq, secret) for row in stored]
    if any(
        _filled(body, row.opening, row.seq, secret) != row.body
        for body, row in zip(bodies, stored, strict=True)
    ):
        return None
    times = [row.at for row in stored]
    # Column by column, and times by what lies between them: alike stands by alike.
    kept = [
        bodies,
        [row.opening for row in stored],
        [at - before for before, at in zip([0, *times], times, strict=False)],
    ]
    return zlib.compress(json.dumps(kept, ensure_ascii=False).encode(), 9)


def _emptied(body: str, opening: str | None, seq: int, secret: bytes) -> str:
    """The body of an event without what follows from the secret: nothing makes that smaller."""
    derived = _derived(body, opening, seq, secret)
    return body if derived is None else body.replace(f'"{derived}"', '""')


def _filled(body: str, opening: str | None, seq: int, secret: bytes) -> str:
    """The same with it again."""
    derived = _derived(body, opening, seq, secret)
    return body if derived is None else body.replace(':"",', f':"{derived}",', 1)


def _derived(body: str, opening: str | None, seq: int, secret: bytes) -> str | None:
    """The commitment to a hidden move, or the salt of one that is turned up."""
    if opening is not None:
        return move_commitment(opening, salt(secret, seq)).hex()
    if body.startswith(REVEAL):
        return salt(secret, json.loads(body)["of"]).hex()
    return None


def _hold(stored: Sequence[Row[Any]]) -> bool:
    """Whether each hash follows from the one before."""
    return all(
        row.seq == seq and (not seq or chain(stored[seq - 1].hash, row.body.encode()) == row.hash)
        for seq, row in enumerate(stored)
    )
