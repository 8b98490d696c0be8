"""The first moves of matches, and moves after so many events in the log."""

from __future__ import annotations

import tempfile
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path
from random import Random

from sqlalchemy import Connection, func, select

from bench.load.contestants import Oenach
from bench.load.figures import Row
from bench.load.job import Chain, Seats
from bench.load.plan import LOG, Plan
from bench.load.running import jobs_for, played
from bench.per_game import served_game
from bench.server_start import insert_rows, rows_of
from oenach.kernel.matches.match import Match
from oenach.kernel.registry import make_game
from oenach.server.store.database import open_database
from oenach.server.store.rows import SeatRow
from oenach.server.store.schema import matches, seats


async def by_log(plan: Plan, contestant: Oenach) -> AsyncIterator[Row]:
    """At one server, by turns."""
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        here, database = await stack.enter_async_context(contestant.placed(folder))
        where = await stack.enter_async_context(here.serving(folder))
        for number in range(plan.rounds):
            short = await here.tables(where[0], plan.long_tables)
            plan.say(f"round {number + 1}: matches with {plan.events} events are made")
            long = stored_long(database, short[0], plan)
            for events, tables in ((0, short), (plan.events, long)):
                plan.say(f"round {number + 1}: after {events} events")
                chains: list[Chain] = [[table] for table in tables]
                # From the first move on: there are not many in a match.
                jobs = jobs_for(replace(plan, warm=0.0), here, where, chains, number)
                yield Row(
                    measure=LOG,
                    contestant=here.name,
                    at=events,
                    round=number,
                    figures=await played(jobs),
                )


def long_match(events: int) -> tuple[Match, bytes]:
    """A match that has hardly begun, in which one move was made and undone for so many events."""
    choice = Random(events)
    secret = choice.randbytes(32)
    match = Match(make_game(served_game(), 2, {}), secret)
    for seat, name in enumerate(("Medb", "Ailill")):
        match.take_seat(seat, name)
    while match.last_seq < events:
        seat = match.to_act
        undoing = next((each for each in (0, 1) if match.undoable(each)), None)
        if undoing is not None:
            match.undo(undoing)
            continue
        state = match.state
        match.play(match.game.text(state, choice.choice(state.legal_moves())), seat=seat)
    return match, secret


def stored_long(database: str, like: Seats, plan: Plan) -> list[Seats]:
    """Long matches, put into the store, of the people who sit at a table that is there already."""
    table, cookies = like
    match, secret = long_match(plan.events)
    engine = open_database(database)
    made: list[Seats] = []
    with engine.begin() as connection:
        people = _seats_of(connection, table)
        last = connection.scalar(select(func.max(matches.c.number))) or 0
        for number in range(last + 1, last + 1 + plan.long_tables):
            rows = rows_of(match, secret, number, False, people)
            insert_rows(connection, rows)
            made.append((rows["matches"][0]["id"], cookies))
    engine.dispose()
    return made


def _seats_of(connection: Connection, table: str) -> list[SeatRow]:
    found = connection.execute(
        select(seats.c.seat, seats.c.person, seats.c.name)
        .join(matches, matches.c.number == seats.c.match)
        .where(matches.c.id == table)
        .order_by(seats.c.seat)
    )
    return [SeatRow(row.seat, "person", row.person, row.name) for row in found]
