"""`oenach check`: what is damaged in a store, and what is mended from what is left."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine, delete, func, insert, literal, select, text, update
from typer.testing import CliRunner

from oenach.cli.app import app
from oenach.games.installed import games
from oenach.server.http.admission.identity import Identity, Signed
from oenach.server.http.admission.people import People, Person
from oenach.server.http.slow.records import Stored, replayed
from oenach.server.randomness import SystemRandomness
from oenach.server.store import schema
from oenach.server.store.archive.archive import Archive
from oenach.server.store.archive.expiring import Horizon
from oenach.server.store.archive.packing import pack
from oenach.server.store.database import open_database
from oenach.server.store.leases.lease import NO_LEASE
from oenach.server.store.writing.writes import Write
from oenach.server.table.journal import SNAPSHOT_EVERY
from oenach.server.upkeep.findings import Finding
from oenach.server.upkeep.mending import mend
from oenach.server.upkeep.scanning import scan
from stores import (
    GAME,
    at_leisure,
    database,
    opened_registry,
    play_at_random,
    started_table,
)

__all__ = ["at_leisure", "database"]

NO_JSON = '{"half a'


def _quiet(_: int, __: int) -> None:
    """Nobody looks on."""


def _found(engine: Engine) -> list[Finding]:
    return [one.finding for one in scan(engine, _quiet)]


def _mended(engine: Engine, *, cut: bool = False) -> tuple[list[Finding], list[Finding]]:
    return mend(engine, NO_LEASE, cut=cut, tick=_quiet)


def _stored(
    url: str, game: str = GAME, moves: int = 10_000, seed: int = 3, *, snapshot: bool = False
) -> None:
    """A store with two matches of a game, played so far, perhaps with snapshots just taken."""

    async def play() -> None:
        async with opened_registry(url) as registry:
            for number in range(2):
                table = await started_table(registry, game)
                await play_at_random(table, random.Random(seed + number), moves)
                if snapshot:
                    write = Write()
                    table.journal.snapshot_seq = -SNAPSHOT_EVERY
                    table.journal.add_snapshot(table.row.number, write)
                    await table.commit(write)

    asyncio.run(play())


def _contents(engine: Engine) -> dict[str, list[Any]]:
    with engine.connect() as connection:
        return {
            table.name: sorted(map(repr, connection.execute(select(table)).all()))
            for table in schema.metadata.sorted_tables
            if table is not schema.leases
        }


def _first_match(engine: Engine) -> str:
    with engine.connect() as connection:
        first = select(schema.matches.c.id).where(schema.matches.c.number == 1)
        return str(connection.execute(first).scalar_one())


def _harm(engine: Engine, statement: Any) -> None:
    with engine.begin() as connection:
        if engine.dialect.name == "sqlite":
            connection.exec_driver_sql("PRAGMA foreign_keys=OFF")
        connection.execute(statement)


@pytest.mark.parametrize("moves", [0, 7, 10_000])
@pytest.mark.parametrize("game", games())
def test_what_was_played_is_sound(database: str, game: str, moves: int) -> None:
    _stored(database, game, moves)
    engine = open_database(database)
    before = _contents(engine)
    assert _found(engine) == []
    assert _contents(engine) == before
    engine.dispose()


MENDED: dict[str, Callable[[], Any]] = {
    "snapshot": lambda: update(schema.snapshots).values(body=NO_JSON),
    "snapshot of others": lambda: update(schema.snapshots).values(seq=1),
    "result": lambda: update(schema.matches).values(result=NO_JSON),
    "another result": lambda: update(schema.matches).values(result="{}"),
    "no result": lambda: update(schema.matches).values(result=None, state="playing"),
    "muted": lambda: update(schema.matches).values(muted=NO_JSON),
    "removed": lambda: update(schema.matches).values(removed=NO_JSON),
    "called": lambda: update(schema.matches).values(called=NO_JSON),
    "forgotten": lambda: update(schema.matches).values(forgotten=NO_JSON),
    "queue": lambda: update(schema.seats).values(queue=NO_JSON),
    "options": lambda: update(schema.matches).values(options=NO_JSON),
    "rematch": lambda: update(schema.matches).values(rematch="nowhere"),
    "due": lambda: insert(schema.due).values(match=1, kind="bot", at=5),
    "something due that there is not": lambda: insert(schema.due).values(match=1, kind="?", at=5),
    "number of seats": lambda: update(schema.matches).values(seats=7),
    "state": lambda: update(schema.matches).values(state="?"),
    "kind of seat": lambda: update(schema.seats).values(kind="?"),
}


@pytest.mark.parametrize("harm", MENDED)
def test_what_follows_from_the_rest_is_mended_as_it_was(database: str, harm: str) -> None:
    _stored(database)
    engine = open_database(database)
    before = _contents(engine)
    _harm(engine, MENDED[harm]())
    assert {one.mend for one in _found(engine)} == {"yes"}
    mended, left = _mended(engine)
    assert mended and left == []
    after = _contents(engine)
    for name in ("events", "due"):
        assert after[name] == before[name]
    if not harm.startswith("snapshot"):
        with engine.connect() as connection:
            kept = select(schema.matches.c.result, schema.matches.c.state, schema.matches.c.options)
            for result, state, options in connection.execute(kept):
                assert json.loads(result)["reason"] and state == "over" and json.loads(options)
    engine.dispose()


def test_whoever_has_a_seat_and_is_not_among_the_people_has_it_again(database: str) -> None:
    _stored(database, moves=7)
    engine = open_database(database)
    before = _contents(engine)
    _harm(engine, delete(schema.people).where(schema.people.c.id == "person-0"))
    match_id = _first_match(engine)
    found = _found(engine)
    assert {(one.place, one.why, one.mend) for one in found} == {
        (place, "server-damage-person", "yes") for place in ("seats.person", "matches.host")
    }
    assert match_id in {one.match for one in found}
    mended, left = _mended(engine)
    assert (mended, left) == (found, [])
    after = _contents(engine)
    assert {**after, "people": None} == {**before, "people": None}

    async def come_back() -> None:
        async with opened_registry(database) as registry:
            people = People(registry.context.archive, Identity(b"k" * 32), SystemRandomness())
            # They had signed out everywhere: their cookie is of a session that nobody remembers.
            theirs = Signed("person-0", "5e" * 16)
            assert await people.welcome(theirs) == Person("person-0", "Medb 0", "5e" * 16)
            # Another one that comes later does not work.
            assert (await people.welcome(Signed("person-0", ""))).session == "5e" * 16

    asyncio.run(come_back())
    assert _found(engine) == []
    engine.dispose()


def test_guests_who_are_forgotten_leave_a_sound_store(database: str) -> None:
    _stored(database, moves=7)
    engine = open_database(database)
    with engine.begin() as connection:
        connection.execute(insert(schema.people).values(id="guest", name="Nuala", created=1))
        said = {"match": 1, "at": 1, "name": "Nuala", "text": "Hello", "id": "x", "person": "guest"}
        connection.execute(insert(schema.sayings).values(said))
        connection.execute(insert(schema.reports).values({**REPORTED, "reporter": "guest"}))
    back = Horizon(*[2] * len(Horizon._fields))
    assert Archive(engine).delete_guests(back, ["guest"]) == ["guest"]
    assert _found(engine) == []
    engine.dispose()


NO_TEXT = b"\xff\xfe"
SAID = {"match": 1, "at": 1, "name": "Medb", "text": "Well played", "id": "one"}
REPORTED: dict[str, object] = {"match": 1, "at": 1, "reporter": "person-0", "name": "Medb"}
REPORTED |= {"id": "one", "kind": "insult", "text": "", "recipient": "operator", "told": False}

NEVER_IN_POSTGRESQL: dict[str, Callable[[], Any]] = {
    "matches.seats": lambda: update(schema.matches).values(seats=text("'two'")),
    "matches.created": lambda: update(schema.matches).values(created=text("'?'")),
    "matches.started": lambda: update(schema.matches).values(started=text("'?'")),
    "matches.put_away": lambda: update(schema.matches).values(put_away=text("'?'")),
    "matches.version": lambda: update(schema.matches).values(version=text("'?'")),
    "matches.rematch": lambda: update(schema.matches).values(rematch=literal(NO_TEXT)),
    "seats.bank": lambda: update(schema.seats).values(bank=text("'?'")),
    "seats.name": lambda: update(schema.seats).values(name=literal(NO_TEXT)),
    "seats.stand_in": lambda: update(schema.seats).values(stand_in=literal(NO_TEXT)),
    "seats.version": lambda: update(schema.seats).values(version=text("'?'")),
    "events.at": lambda: update(schema.events).values(at=text("'?'")),
    "sayings": lambda: insert(schema.sayings).values({**SAID, "seat": text("'?'")}),
    "reports": lambda: insert(schema.reports).values({**REPORTED, "at": text("'?'")}),
    "due.at": lambda: insert(schema.due).values(match=1, kind="bot", at=text("'?'")),
}


@pytest.mark.parametrize("place", NEVER_IN_POSTGRESQL)
@pytest.mark.parametrize("moves", [3, 10_000])
def test_what_only_sqlite_keeps_where_it_does_not_belong_is_found_and_mended(
    tmp_path: Path, place: str, moves: int
) -> None:
    url = f"sqlite:///{tmp_path / 'oenach.db'}"
    _stored(url, moves=moves)
    engine = open_database(url)
    before = _contents(engine)
    _harm(engine, NEVER_IN_POSTGRESQL[place]())
    found = _found(engine)
    # Where a match is over nothing is due, whenever that is.
    named = "due" if (place, moves) == ("due.at", 10_000) else place
    assert {(one.place, one.mend) for one in found} == {(named, "yes")}
    assert _mended(engine)[1] == []
    after = _contents(engine)
    for name in {"events", "snapshots"} - {place.partition(".")[0]}:
        assert after[name] == before[name]
    # What was said is still there, and nobody knows at which seat.
    assert len(after["sayings"]) == (place == "sayings")

    async def read() -> None:
        async with opened_registry(url) as registry:
            with engine.connect() as connection:
                ids = list(connection.execute(select(schema.matches.c.id)).scalars())
            for one in ids:
                table = await registry.table(one)
                assert table.match is not None
                await table.chat.latest()

    asyncio.run(read())
    engine.dispose()


def test_who_sat_where_is_known_by_the_log_and_by_the_names_of_a_table(database: str) -> None:
    _stored(database, moves=5)
    engine = open_database(database)
    with engine.connect() as connection:
        people = select(schema.seats.c.person, schema.seats.c.name, schema.seats.c.kind)
        before = connection.execute(
            people.order_by(schema.seats.c.match, schema.seats.c.seat)
        ).all()
    lost = {"person": None, "name": None, "kind": "?"}
    _harm(engine, update(schema.seats).where(schema.seats.c.seat == 1).values(lost))
    assert {one.place for one in _found(engine)} >= {"seats.kind"}
    assert _mended(engine)[1] == []
    with engine.connect() as connection:
        after = connection.execute(people.order_by(schema.seats.c.match, schema.seats.c.seat)).all()
    assert [row.person for row in after] == [row.person for row in before]
    assert [row.kind for row in after] == [row.kind for row in before]
    engine.dispose()


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("column", ["body", "hash"])
def test_every_event_is_won_back_by_its_hash_or_by_the_next_ones(
    database: str, game: str, column: str
) -> None:
    _stored(database, game, 12)
    engine = open_database(database)
    before = _contents(engine)["events"]
    for seq in range(len([one for one in before if one.startswith("(1,")])):
        here = schema.events.c.match == 1, schema.events.c.seq == seq
        broken = NO_JSON if column == "body" else "0" * 64
        _harm(engine, update(schema.events).where(*here).values({column: broken}))
        mended, left = _mended(engine)
        assert [one.seq for one in mended if one.place == "events"] == [seq]
        assert left == []
        assert _contents(engine)["events"] == before
    engine.dispose()


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("seq", [0, 5])
def test_an_event_under_another_number_is_put_back(database: str, game: str, seq: int) -> None:
    """One that came before all others was never looked behind: the check gave up the whole match,
    and was at no end with it."""
    _stored(database, game, 12)
    engine = open_database(database)
    before = _contents(engine)
    here = schema.events.c.match == 1, schema.events.c.seq == seq
    _harm(engine, update(schema.events).where(*here).values(seq=-7))
    assert [(one.place, one.mend, one.seq) for one in _found(engine)] == [
        ("events.seq", "yes", seq)
    ]
    assert _mended(engine)[1] == []
    assert _contents(engine) == before
    engine.dispose()


def test_events_before_the_first_are_given_up_only_when_asked(database: str) -> None:
    _stored(database, moves=9)
    engine = open_database(database)
    before = _contents(engine)
    stray = {"match": 1, "seq": -1, "body": NO_JSON, "hash": "?", "at": 1}
    _harm(engine, insert(schema.events).values(stray))
    assert [(one.place, one.mend) for one in _found(engine)] == [("events.seq", "cut")]
    assert _mended(engine)[1] != []
    assert _mended(engine, cut=True)[1] == []
    assert _contents(engine) == before
    engine.dispose()


@pytest.mark.parametrize("from_the_first", [True, False])
def test_events_that_only_a_snapshot_knows_of_are_given_up_only_when_asked(
    database: str, from_the_first: bool
) -> None:
    """What the match makes by itself was made again, and the snapshot thrown away with all that it
    knew of, though nobody had said so."""
    _stored(database, moves=9, snapshot=True)
    engine = open_database(database)
    made = schema.events.c.match == 1, schema.events.c.body.contains('"kind":"draw"')
    with engine.connect() as connection:
        last = connection.execute(select(func.max(schema.events.c.seq)).where(*made)).scalar_one()
    lost = schema.events.c.seq >= (0 if from_the_first else last)
    _harm(engine, delete(schema.events).where(schema.events.c.match == 1, lost))
    _mended(engine)
    with engine.connect() as connection:
        of_first = schema.snapshots.c.match == 1
        assert connection.execute(select(schema.snapshots.c.seq).where(of_first)).all()
    assert {one.mend for one in _found(engine)} == {"cut"}
    assert _mended(engine, cut=True)[1] == []

    async def go_on() -> None:
        async with opened_registry(database) as registry:
            table = await registry.table(_first_match(engine))
            await play_at_random(table, random.Random(8))
            assert replayed(Stored(registry.context.archive, table.row, table.game)).over

    asyncio.run(go_on())
    assert _found(engine) == []
    engine.dispose()


def test_events_are_not_given_up_for_what_is_damaged_elsewhere(database: str) -> None:
    """They hold together, and only another secret than the stored one made them: to cut them would
    leave nothing to go on with, should it be found."""
    _stored(database, moves=9)
    engine = open_database(database)
    before = _contents(engine)["events"]
    first = schema.matches.c.number == 1
    _harm(engine, update(schema.matches).where(first).values(secret=bytes(32)))
    assert [(one.place, one.mend) for one in _found(engine)] == [("matches", "no")]
    assert len(_mended(engine, cut=True)[1]) == 1
    assert _contents(engine)["events"] == before
    engine.dispose()


@pytest.mark.parametrize("opening", [None, "?"])
def test_a_hidden_move_is_won_back_by_what_was_published_of_it(
    database: str, opening: str | None
) -> None:
    _stored(database, moves=9)
    engine = open_database(database)
    before = _contents(engine)
    hidden = schema.events.c.match == 1, schema.events.c.opening.is_not(None)
    _harm(engine, update(schema.events).where(*hidden).values(opening=opening))
    mended, left = _mended(engine)
    assert mended and left == []
    assert _contents(engine) == before
    engine.dispose()


def test_events_are_given_up_only_when_asked_and_the_match_goes_on(database: str) -> None:
    _stored(database, moves=9)
    engine = open_database(database)
    here = schema.events.c.match == 1, schema.events.c.seq == 5
    _harm(engine, delete(schema.events).where(*here))
    before = _contents(engine)
    assert [(one.mend, one.seq) for one in _found(engine)] == [("cut", 5)]
    mended, left = _mended(engine)
    assert mended == [] and len(left) == 1
    assert _contents(engine) == before
    mended, left = _mended(engine, cut=True)
    assert left == []

    async def go_on() -> None:
        async with opened_registry(database) as registry:
            table = await registry.table(_first_match(engine))
            assert table.playing().last_seq >= 4
            await play_at_random(table, random.Random(8))
            assert replayed(Stored(registry.context.archive, table.row, table.game)).over

    asyncio.run(go_on())
    assert _found(engine) == []
    engine.dispose()


HOPELESS: dict[str, Callable[[], Any]] = {
    "secret": lambda: update(schema.matches).values(secret=b"\0"),
    "rules": lambda: update(schema.matches).values(rules=text("'first'")),
    "numbers of events": lambda: (
        update(schema.events).where(schema.events.c.seq == 5).values(seq=text("'five'"))
    ),
}


@pytest.mark.parametrize("harm", HOPELESS)
def test_whatever_stands_in_one_match_is_named_and_the_others_are_looked_at(
    database: str, harm: str
) -> None:
    if harm != "secret" and not database.startswith("sqlite"):
        pytest.skip("PostgreSQL keeps numbers alone where numbers belong")
    _stored(database, moves=9)
    engine = open_database(database)
    of_first = schema.events.c.match if harm.startswith("numbers") else schema.matches.c.number
    _harm(engine, HOPELESS[harm]().where(of_first == 1))
    found = _found(engine)
    with engine.connect() as connection:
        first = select(schema.matches.c.id).where(schema.matches.c.number == 1)
        assert {one.match for one in found} == {connection.execute(first).scalar_one()}
    _harm(engine, update(schema.matches).where(schema.matches.c.number == 2).values(muted=NO_JSON))
    mended, left = _mended(engine, cut=harm.startswith("numbers"))
    assert "matches.muted" in {one.place for one in mended}
    assert bool(left) != harm.startswith("numbers")
    engine.dispose()


def test_rows_of_matches_that_are_gone_are_found(database: str) -> None:
    if not database.startswith("sqlite"):
        pytest.skip("PostgreSQL has no such rows")
    _stored(database, moves=3)
    engine = open_database(database)
    _harm(engine, insert(schema.due).values(match=99, kind="bot", at=1))
    _harm(engine, insert(schema.sayings).values(match=98, at=1, name="Medb", text="?"))
    assert {(one.place, one.mend) for one in _found(engine)} == {("due", "yes"), ("sayings", "cut")}
    assert _mended(engine, cut=True)[1] == []
    engine.dispose()


def test_the_command_says_what_is_damaged_and_mends_it(database: str) -> None:
    _stored(database, moves=3)
    run = CliRunner().invoke
    assert run(app, ["check", "--database", database]).exit_code == 0
    engine = open_database(database)
    _harm(engine, update(schema.matches).values(muted=NO_JSON))
    found = run(app, ["check", "--database", database, "--json"])
    assert found.exit_code == 3
    said = json.loads(found.stdout)
    assert [one["place"] for one in said["damaged"]] == ["matches.muted"] * 2
    for language in ("en", "fr", "nl", "de"):
        shown = run(app, ["check", "--database", database, "-l", language])
        assert shown.exit_code == 3 and "matches.muted" in shown.stdout
    assert run(app, ["check", "--database", database, "--mend"]).exit_code == 0
    assert run(app, ["check", "--database", database]).exit_code == 0
    engine.dispose()


@pytest.mark.parametrize("version", ["0001", "9999"])
def test_a_store_of_another_form_is_left_alone(database: str, version: str) -> None:
    _stored(database, moves=0)
    engine = open_database(database)
    _harm(engine, text(f"UPDATE alembic_version SET version_num = '{version}'"))
    refused = CliRunner().invoke(app, ["check", "--database", database])
    key = "server-database-too-old" if version == "0001" else "server-database-too-new"
    assert getattr(refused.exception, "key", "") == key
    engine.dispose()


def test_a_packed_match_of_which_nobody_knows_how_far_it_got_is_over(database: str) -> None:
    """It was taken for one that had never begun, and those go by themselves after some days."""
    _stored(database)
    engine = open_database(database)
    _harm(engine, update(schema.matches).values(ended=1))
    with engine.begin() as connection:
        assert pack(connection, 1) and pack(connection, 2)
    before = _contents(engine)["packed"]
    _harm(engine, update(schema.matches).values(state="?", ended=None))
    assert _mended(engine)[1] == []
    with engine.connect() as connection:
        of_matches = select(schema.matches.c.state, schema.matches.c.ended, schema.matches.c.result)
        for state, ended, result in connection.execute(of_matches):
            assert state == "over" and ended and result
    assert _contents(engine)["packed"] == before
    engine.dispose()


def test_rows_with_no_text_for_their_key_are_found_again_to_be_deleted(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'oenach.db'}"
    _stored(url, moves=3)
    engine = open_database(url)
    no_text = text("CAST(x'1a07de' AS TEXT)")
    _harm(engine, insert(schema.due).values(match=1, kind=no_text, at=5))
    for number in (1, 2):
        told = {**REPORTED, "id": f"report-{number}", "match": number}
        _harm(engine, insert(schema.reports).values(told))
    first = schema.reports.c.match == 1
    _harm(engine, update(schema.reports).where(first).values(id=no_text, kind="?"))
    assert {(one.place, one.mend) for one in _found(engine)} == {("due", "yes"), ("reports", "yes")}
    assert _mended(engine)[1] == []
    assert len(_contents(engine)["reports"]) == 1
    engine.dispose()


def test_a_store_that_is_not_there_is_not_made(tmp_path: Any) -> None:
    nowhere = tmp_path / "nowhere.db"
    refused = CliRunner().invoke(app, ["check", "--database", f"sqlite:///{nowhere}"])
    assert getattr(refused.exception, "key", "") == "server-no-database"
    assert not nowhere.exists()
