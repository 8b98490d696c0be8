"""What `oenach doctor` finds of the database and of the key."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest
from sqlalchemy import Engine, text

from oenach.server.doctor.findings import Finding
from oenach.server.doctor.store import look_at_store
from oenach.server.http.admission.identity import server_key
from oenach.server.settings import Settings
from oenach.server.store.agreements import agree_on_key
from oenach.server.store.database import StoreError, open_database
from oenach.server.store.migrating import migrate
from oenach.server.upkeep.opening import opened_to_serve
from server.fronts.programs import free_port
from stores import KINDS, new_database

KEY = "5e" * 32

PAGE = 4096
"""What SQLite reads and writes at a time."""


@pytest.fixture(params=KINDS)
def store(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[tuple[Settings, Engine]]:
    """A new database of each kind, in the newest form."""
    monkeypatch.setenv("OENACH_DATA", str(tmp_path))
    with new_database(request.param, tmp_path) as url:
        engine = open_database(url)
        migrate(engine)
        yield Settings(database=url, secret=KEY), engine
        engine.dispose()


def told(findings: Iterable[Finding]) -> dict[str, str]:
    return {one.key: one.level for one in findings}


def run(engine: Engine, statement: str) -> None:
    with engine.begin() as connection:
        connection.execute(text(statement))


def test_a_database_of_this_version_is_well(store: tuple[Settings, Engine]) -> None:
    settings, engine = store
    found = told(look_at_store(settings))
    assert set(found.values()) == {"ok"}
    assert {"server-doctor-database", "server-doctor-schema", "server-doctor-secret-set"} <= set(
        found
    )
    shared = engine.dialect.name == "postgresql"
    assert ("server-doctor-clocks-agree" in found) == shared


def test_forms_of_other_versions_are_told(store: tuple[Settings, Engine]) -> None:
    settings, engine = store
    run(engine, "UPDATE alembic_version SET version_num = '9999'")
    assert told(look_at_store(settings))["server-doctor-schema-later"] == "fault"
    run(engine, "UPDATE alembic_version SET version_num = '0001'")
    (found,) = [one for one in look_at_store(settings) if one.check == "schema"]
    assert (found.level, found.advice) == ("warning", "server-doctor-schema-alone-do")
    run(engine, "DROP TABLE alembic_version")
    assert told(look_at_store(settings))["server-doctor-schema-none"] == "ok"


def test_a_file_on_which_no_server_starts_is_a_fault(tmp_path: Path) -> None:
    file = tmp_path / "oenach.db"
    engine = open_database(f"sqlite:///{file}")
    migrate(engine)
    run(engine, "PRAGMA wal_checkpoint(TRUNCATE)")
    engine.dispose()
    whole = file.read_bytes()
    file.write_bytes(whole[: len(whole) // 2] + bytes(PAGE) + whole[len(whole) // 2 + PAGE :])
    settings = Settings(database=f"sqlite:///{file}", secret=KEY)
    with pytest.raises(StoreError):
        opened_to_serve(settings.database, 1.0)
    assert told(look_at_store(settings))["server-database-unusable"] == "fault"


def test_a_clock_that_went_back_is_told(store: tuple[Settings, Engine]) -> None:
    settings, engine = store
    later = round(1000 * time.time()) + 3_600_000
    run(
        engine,
        "INSERT INTO matches (id, game, seats, options, rules, secret, state, public, host, terms,"
        " muted, removed, created) VALUES ('m', 'g', 2, '{}', 1, '', 'open', false, 'h', '{}',"
        " '[]', '[]', 0)",
    )
    run(
        engine,
        "INSERT INTO events (match, seq, body, hash, at)"
        f" SELECT number, 0, '{{}}', '', {later} FROM matches",
    )
    assert told(look_at_store(settings))["server-doctor-clock-went-back"] == "warning"


def test_a_database_that_cannot_be_used_is_a_fault(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("OENACH_DATA", str(tmp_path))
    (tmp_path / "text.db").write_text("Dear Medb, the brown bull is well. " * 200)
    (tmp_path / "empty.db").touch()
    for url in (
        f"sqlite:///{tmp_path / 'text.db'}",
        f"sqlite:///{tmp_path / 'empty.db'}",
        f"sqlite:///{tmp_path}",
        f"postgresql://nobody@127.0.0.1:{free_port()}/none",
        "mysql://nowhere",
    ):
        found = [one for one in look_at_store(Settings(database=url)) if one.check == "database"]
        assert [one.level for one in found] == ["fault"], url
    assert sorted(one.name for one in tmp_path.iterdir()) == ["empty.db", "text.db"]


def test_a_database_that_is_not_there_yet_is_left_to_the_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("OENACH_DATA", str(tmp_path))
    found = told(look_at_store(Settings()))
    assert found == {"server-doctor-key-new": "ok", "server-doctor-database-new": "ok"}
    assert list(tmp_path.iterdir()) == []


def test_the_key_is_looked_at(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OENACH_DATA", str(tmp_path))
    assert told(look_at_store(Settings(secret="abc")))["server-doctor-secret-bad"] == "fault"
    server_key("", tmp_path)
    assert told(look_at_store(Settings()))["server-doctor-key"] == "ok"
    (tmp_path / "server.key").write_text("not a key")
    assert told(look_at_store(Settings()))["server-doctor-key-bad"] == "fault"


@pytest.mark.parametrize("store", ["postgresql"], indirect=True)
def test_another_key_than_that_of_the_other_nodes_is_a_fault(
    store: tuple[Settings, Engine],
) -> None:
    settings, engine = store
    with engine.begin() as connection:
        agree_on_key(connection, bytes.fromhex(KEY))
    assert "server-doctor-key-differs" not in told(look_at_store(settings))
    other = Settings(database=settings.database, secret="a1" * 32)
    assert told(look_at_store(other))["server-doctor-key-differs"] == "fault"
