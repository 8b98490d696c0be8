"""What the database itself writes down of those who have the store: from when to when each of them
was held to be there, and when it wrote."""

from __future__ import annotations

from typing import Final, NamedTuple

import psycopg

TABLES: Final = ("events", "matches", "seats", "sayings", "snapshots", "due")
"""What only a node that is held to be there may change."""

_WATCH: Final = """
CREATE SCHEMA watch;
CREATE TABLE watch.lives (machine text, epoch bigint, began timestamptz, ended timestamptz);
CREATE TABLE watch.written (machine text, at timestamptz);
CREATE FUNCTION watch.comes() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO watch.lives
    VALUES (current_setting('application_name'), NEW.epoch, clock_timestamp());
    RETURN NULL;
END $$;
CREATE FUNCTION watch.goes() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    UPDATE watch.lives SET ended = clock_timestamp() WHERE epoch = OLD.epoch;
    RETURN NULL;
END $$;
CREATE FUNCTION watch.writes() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO watch.written VALUES (current_setting('application_name'), clock_timestamp());
    RETURN NULL;
END $$;
CREATE TRIGGER comes AFTER INSERT ON nodes FOR EACH ROW EXECUTE FUNCTION watch.comes();
CREATE TRIGGER goes AFTER DELETE ON nodes FOR EACH ROW EXECUTE FUNCTION watch.goes();
"""


class Life(NamedTuple):
    """From when to when a process was held to be there, in seconds; None: it still is."""

    machine: str
    began: float
    ended: float | None


class Written(NamedTuple):
    """A process wrote something."""

    machine: str
    at: float


class Watched(NamedTuple):
    """All that the database wrote down."""

    lives: list[Life]
    written: list[Written]


def install(database: str) -> None:
    """Have the database write it down, from now on."""
    with psycopg.connect(database) as connection:
        connection.execute(_WATCH)
        # Those who came before it was there to see it.
        connection.execute(
            "INSERT INTO watch.lives SELECT backend.application_name, epoch, to_timestamp(0) "
            "FROM nodes, (SELECT DISTINCT application_name FROM pg_stat_activity "
            "WHERE application_name LIKE 'node-%') AS backend"
        )
        for table in TABLES:
            connection.execute(
                f"CREATE TRIGGER writes AFTER INSERT OR UPDATE OR DELETE ON {table} "
                "FOR EACH STATEMENT EXECUTE FUNCTION watch.writes()"
            )


def watched(database: str) -> Watched:
    """What it wrote down, in the order in which it was."""
    with psycopg.connect(database) as connection:
        lives = connection.execute(
            "SELECT machine, extract(epoch FROM began)::float8, extract(epoch FROM ended)::float8 "
            "FROM watch.lives ORDER BY began"
        )
        found = [Life(*one) for one in lives]
        written = connection.execute(
            "SELECT machine, extract(epoch FROM at)::float8 FROM watch.written ORDER BY at"
        )
        return Watched(found, [Written(*one) for one in written])
