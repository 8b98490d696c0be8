"""What somebody beside the nodes of a store and these tell each other of a pause: rows of `leases`.

`pause` says until when the games are to rest, and with its epoch which wish that is. `rest:N` is
the answer of node N to the wish of that epoch. `rest` says by its `until` since when they rest, and
by its epoch, 0 or 1, whether all do: then nobody writes, also who has just come. The first is by
the database's clock, for it is compared by others than who wrote it; `rest` by the clock of the
first node that rests, as all that is due. A rest that nobody wishes for any more is taken away,
together with giving back the time that has gone by since, by whichever node finds it first.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from sqlalchemy import BigInteger, Connection, cast, delete, func, insert, literal, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.sql.elements import ColumnElement

from oenach.server.clock import now_ms
from oenach.server.store.schema import due, leases, matches

PAUSE: Final = "pause"
REST: Final = "rest"
ANSWER: Final = "rest:"


class Wish(NamedTuple):
    """Somebody wants the games to rest."""

    epoch: int
    until: int


class Rest(NamedTuple):
    """They rest: whether all do, and since when."""

    sealed: int
    since: int


def _now(connection: Connection) -> ColumnElement[Any]:
    if connection.dialect.name == "postgresql":
        return cast(func.extract("epoch", func.clock_timestamp()) * 1000, BigInteger)
    return literal(now_ms())


def _put(connection: Connection, name: str, epoch: int, holder: str, *, until: Any) -> None:
    connection.execute(delete(leases).where(leases.c.name == name))
    row = {"name": name, "epoch": epoch, "holder": holder[:200], "until": until}
    connection.execute(insert(leases).values(**row))


def _is_answer() -> ColumnElement[bool]:
    return leases.c.name.startswith(ANSWER, autoescape=True)


def wish(connection: Connection, holder: str, seconds: float) -> Wish:
    """Have the games rest for so long, or until it is ended."""
    found = connection.execute(select(leases.c.epoch).where(leases.c.name == PAUSE))
    epoch = (found.scalar_one_or_none() or 0) + 1
    now: int = connection.execute(select(_now(connection))).scalar_one()
    until = now + round(1000 * seconds)
    _put(connection, PAUSE, epoch, holder, until=until)
    connection.execute(delete(leases).where(_is_answer(), leases.c.epoch < epoch))
    return Wish(epoch, until)


def end_wish(connection: Connection) -> bool:
    """Have the games go on; whether anybody wanted them to rest."""
    wished = wished_for(connection) is not None
    connection.execute(update(leases).where(leases.c.name == PAUSE).values(until=0))
    return wished


def wished_for(connection: Connection) -> Wish | None:
    """The wish that holds now."""
    row = leases.c.name == PAUSE, leases.c.until > _now(connection)
    found = connection.execute(select(leases.c.epoch, leases.c.until).where(*row)).one_or_none()
    return None if found is None else Wish(*found)


def rested(connection: Connection) -> Rest | None:
    """Since when the games have rested, if they do."""
    row = select(leases.c.epoch, leases.c.until).where(leases.c.name == REST)
    found = connection.execute(row).one_or_none()
    return None if found is None else Rest(*found)


def begin_rest(connection: Connection, since: int, holder: str) -> None:
    """Games of some node rest; the first says since when."""
    postgres = connection.dialect.name == "postgresql"
    into = postgresql.insert(leases) if postgres else sqlite.insert(leases)
    row = {"name": REST, "epoch": 0, "holder": holder, "until": since}
    connection.execute(into.values(**row).on_conflict_do_nothing())


def answer(connection: Connection, wish: int, node: int, holder: str) -> None:
    """The games of a node rest, as was wished."""
    _put(connection, f"{ANSWER}{node}", wish, holder, until=0)


def answered(connection: Connection, wish: Wish) -> set[int]:
    """The nodes that have answered to a wish."""
    found = select(leases.c.name).where(_is_answer(), leases.c.epoch == wish.epoch)
    return {int(name.removeprefix(ANSWER)) for name in connection.execute(found).scalars()}


def seal_rest(connection: Connection, since: int, holder: str) -> None:
    """All games rest, those of whoever comes from now on included."""
    begin_rest(connection, since, holder)
    connection.execute(update(leases).where(leases.c.name == REST).values(epoch=1))


def end_rest(connection: Connection) -> Rest | None:
    """The rest that is over now; None if there was none, or another has ended it."""
    rest = rested(connection)
    ended = connection.execute(delete(leases).where(leases.c.name == REST))
    return rest if ended.rowcount == 1 else None


def give_back(connection: Connection, milliseconds: int, limit: str) -> None:
    """Whatever was due is due so much later, and so is the end of agreed minutes, which are counted
    from the beginning of a match (`limit` is what such an end is called)."""
    connection.execute(update(due).values(at=due.c.at + milliseconds))
    counted = select(due.c.match).where(due.c.kind == limit)
    connection.execute(
        update(matches)
        .where(matches.c.number.in_(counted), matches.c.started.is_not(None))
        .values(started=matches.c.started + milliseconds, version=matches.c.version + 1)
    )
