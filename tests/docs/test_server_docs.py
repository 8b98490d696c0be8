"""What is written about the server is what the server does."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from random import Random

import msgspec
import pytest

import oenach
from oenach.catalog import GAMES
from oenach.server import wire
from oenach.server.identity import server_key
from oenach.server.store.archive import Archive
from oenach.server.store.database import open_database
from oenach.server.store.migrating import migrate
from waiting import PATIENCE

ROOT = Path(__file__).parents[2]
SCRIPTS = ROOT / "scripts"
sys.path.insert(0, str(SCRIPTS))

from wire_shapes import LogEvent, check_position, check_view  # noqa: E402

EXAMPLE = (ROOT / "docs" / "wire-example.jsonl").read_text(encoding="utf-8")
LINES = [json.loads(line) for line in EXAMPLE.splitlines()]


@pytest.mark.parametrize("script", ["make_wire_types.py", "make_wire_docs.py"])
def test_made_files_are_up_to_date(script: str) -> None:
    done = subprocess.run(
        [sys.executable, str(SCRIPTS / script), "--check"],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_frames_that_clients_sent_in_the_example_are_messages() -> None:
    sent = [wire.decoded(json.dumps(line["sent"])) for line in LINES if "sent" in line]
    assert {type(message) for message in sent} >= {wire.Move, wire.AskWhy, wire.Say, wire.Resign}


def test_frames_that_the_server_sent_in_the_example_are_of_their_types() -> None:
    decoder = msgspec.json.Decoder(wire.ServerMessage)
    received = [
        decoder.decode(json.dumps(line["received"])) for line in LINES if "received" in line
    ]
    positions = [message.position for message in received if getattr(message, "position", None)]
    for position in positions:
        check_position(position)
    kinds = {type(message) for message in received}
    assert kinds >= {wire.Welcome, wire.Update, wire.Acknowledged, wire.Refused, wire.Stale}
    assert any(position.outcome for position in positions)


def test_only_the_seat_that_moved_gets_its_hidden_move_in_the_example() -> None:
    told = {"Aoife": "A", "Bran": "B", "an onlooker": None}
    owned = 0
    for line in LINES:
        position = line.get("received", {}).get("position") or {"events": []}
        for event in position["events"]:
            if "own" in event:
                assert event["seat"] == told[line["who"]]
                owned += 1
    assert owned


def shell(page: str, mark: str) -> str:
    """The shell commands of a page that begin with a text."""
    blocks = re.findall(r"^```sh\n(.*?)^```", page, re.MULTILINE | re.DOTALL)
    return next(block for block in blocks if block.startswith(mark))


@pytest.mark.skipif(shutil.which("sqlite3") is None, reason="the sqlite3 shell is not installed")
def test_a_backup_made_as_the_page_says_can_be_restored(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "operating.md").read_text(encoding="utf-8")
    data, backup = tmp_path / "data", tmp_path / "backup"
    backup.mkdir()
    key = server_key("", data)
    engine = open_database(f"sqlite:///{data / 'oenach.db'}")
    migrate(engine)
    archive = Archive(engine)
    archive.add_person("early", "Aoife", 0)
    places = {**os.environ, "OENACH_DATA": str(data), "BACKUP": str(backup)}
    # The database is open, and its newest rows lie in the file beside it.
    assert (data / "oenach.db-wal").stat().st_size
    subprocess.run(shell(page, "sqlite3"), shell=True, check=True, env=places)
    archive.add_person("late", "Bran", 0)
    engine.dispose()
    (data / "server.key").unlink()

    subprocess.run(shell(page, "rm -f"), shell=True, check=True, env=places)
    assert server_key("", data) == key
    again = open_database(f"sqlite:///{data / 'oenach.db'}")
    migrate(again)
    assert Archive(again).person_name("early") == "Aoife"
    assert Archive(again).person_name("late") is None
    again.dispose()


@pytest.mark.parametrize("game", GAMES)
def test_views_and_events_of_a_match_are_of_their_shapes(game: str) -> None:
    rng = Random(f"shapes of {game}")
    match = oenach.Match(oenach.game(game, seats=2), secret=bytes(32))
    while not match.over:
        for viewer in (0, 1, None):
            check_view(match.observe(viewer))
        state = match.state
        match.play(match.game.text(state, rng.choice(state.legal_moves())))
    events = [entry.to_json() for entry in match.events(-1)]
    msgspec.convert(events, list[LogEvent])
