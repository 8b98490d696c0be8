"""How soon a server answers that has many matches: `python -m bench.server_start`.

Makes a database with so many matches (copies of a few real ones, most of them over, some running),
then starts `oenach serve` on it and asks for /api/health as soon as it says where it is.
"""

from __future__ import annotations

import argparse
import os
import random
import re
import secrets
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, insert

from bench.per_game import speed_of
from oenach.games.installed import games
from oenach.kernel.matches.match import Match
from oenach.kernel.registry import make_game
from oenach.server.clock import now_ms
from oenach.server.store import schema
from oenach.server.store.database import open_database
from oenach.server.store.migrating import migrate
from oenach.server.store.rows import MatchRow, SeatRow
from oenach.server.store.terms import Terms

RUNNING = 20
"""One match in so many still goes on; where the bot is to act, its move is due."""

SEATS = (SeatRow(0, "person", "somebody", "Medb"), SeatRow(1, "bot", level="novice"))


def played(game: str, seed: int, moves: int) -> tuple[Match, bytes]:
    """A match of two seats after so many random moves, or at its end."""
    choice = random.Random(seed)
    secret = choice.randbytes(32)
    match = Match(make_game(game, 2, dict(speed_of(game).short)), secret)
    match.take_seat(0, "Medb")
    match.take_seat(1, "bot:novice")
    while not match.over and moves > 0:
        state = match.state
        match.play(match.game.text(state, choice.choice(state.legal_moves())))
        moves -= 1
    return match, secret


def rows_of(
    match: Match, secret: bytes, number: int, due: bool, seats: Sequence[SeatRow] = SEATS
) -> dict[str, list[Any]]:
    """All rows of one match, under a number and an id of its own."""
    end, now = match.end(), now_ms()
    row = MatchRow(
        number=number,
        id=secrets.token_urlsafe(12),
        game=match.game.name,
        options=match.game.given,
        rules=match.game.rules_version,
        secret=secret,
        state="playing" if end is None else "over",
        public=True,
        host="somebody",
        terms=Terms(),
        created=now,
        seats=list(seats),
        started=now,
        ended=None if end is None else now,
        result=None if end is None else end.outcome.to_json(),
    )
    openings = match.openings
    events = [
        {
            "match": number,
            "seq": entry.event.seq,
            "body": entry.body.decode(),
            "hash": entry.hash,
            "opening": openings[entry.event.seq].move if entry.event.seq in openings else None,
            "command": None,
            "at": now,
        }
        for entry in match.events()
    ]
    return {
        "matches": [{**row.stored(), "number": number}],
        "seats": [seat.stored(number) for seat in seats],
        "events": events,
        "due": [{"match": number, "kind": "bot", "at": now}] if due else [],
    }


def fill(url: str, count: int, running_each: int = RUNNING) -> int:
    """A database with so many matches; how many events there are."""
    engine = open_database(url)
    migrate(engine)
    finished = [played(game, seed, 10_000) for game in games() for seed in range(3)]
    running = [played(game, seed, 30) for game in games() for seed in range(3)]
    written = 0
    with engine.begin() as connection:
        for first in range(1, count + 1, 500):
            batch: dict[str, list[Any]] = {}
            for number in range(first, min(first + 500, count + 1)):
                goes_on = number % running_each == 0
                match, secret = random.choice(running if goes_on else finished)
                due = goes_on and match.to_act == 1 and not match.over
                for table, rows in rows_of(match, secret, number, due).items():
                    batch.setdefault(table, []).extend(rows)
            insert_rows(connection, batch)
            written += len(batch["events"])
    engine.dispose()
    return written


def insert_rows(connection: Connection, batch: dict[str, list[Any]]) -> None:
    """Put rows into their tables."""
    for table in ("matches", "seats", "events", "due"):
        if batch[table]:
            connection.execute(insert(schema.metadata.tables[table]), batch[table])


def seconds_to_health(folder: Path, url: str) -> float:
    """From the start of the process to its first good answer."""
    environment = {**os.environ, "OENACH_DATA": str(folder), "OENACH_DATABASE": url}
    environment["OENACH_LOG_LEVEL"] = "error"
    began = time.perf_counter()
    with subprocess.Popen(
        [sys.executable, "-m", "oenach.cli", "serve", "--port", "0"],
        env=environment,
        stdout=subprocess.PIPE,
        text=True,
    ) as server:
        try:
            assert server.stdout is not None
            for line in server.stdout:
                found = re.search(r"http://[^/\s]+/", line)
                if found:
                    with urllib.request.urlopen(found[0] + "api/health") as answer:
                        assert answer.status == 200
                    return time.perf_counter() - began
            raise RuntimeError("the server did not start")
        finally:
            server.kill()


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=10_000)
    parser.add_argument("--times", type=int, default=5)
    parser.add_argument("--database", help="An empty one; a new SQLite file if it is not given.")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        url = given.database or f"sqlite:///{folder / 'oenach.db'}"
        began = time.perf_counter()
        events = fill(url, given.matches)
        print(f"{given.matches} matches, {events} events in {time.perf_counter() - began:.0f} s")
        taken = [seconds_to_health(folder, url) for _ in range(given.times)]
        shown = ", ".join(f"{seconds:.2f}" for seconds in taken)
        print(f"seconds to the first answer: {shown}; median {statistics.median(taken):.2f}")


if __name__ == "__main__":
    main()
