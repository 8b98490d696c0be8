"""What is written about the server is what the server does."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from random import Random
from textwrap import dedent
from typing import Any, get_args, get_type_hints

import msgspec
import pytest
from jsonschema import Draft202012Validator

import oenach
from oenach.games.installed import games, module_of
from oenach.offers import layout, offers, reach, static_data
from oenach.server.http.admission.identity import server_key
from oenach.server.store.archive.archive import Archive
from oenach.server.store.database import open_database
from oenach.server.store.migrating import migrate
from oenach.server.wire.commands import AskWhy, Move, Resign, Say, decoded
from oenach.server.wire.messages import (
    Acknowledged,
    Refused,
    ServerMessage,
    Stale,
    Update,
    Welcome,
)

ROOT = Path(__file__).parents[2]
SCRIPTS = ROOT / "scripts" / "wire"
sys.path.insert(0, str(SCRIPTS))

from wire_shapes import DrawEvent, LogEvent, check_position  # noqa: E402

EXAMPLE = (ROOT / "docs" / "wire-example.jsonl").read_text(encoding="utf-8")
LINES = [json.loads(line) for line in EXAMPLE.splitlines()]


def test_frames_that_clients_sent_in_the_example_are_messages() -> None:
    sent = [decoded(json.dumps(line["sent"])) for line in LINES if "sent" in line]
    assert {type(message) for message in sent} >= {Move, AskWhy, Say, Resign}


def test_frames_that_the_server_sent_in_the_example_are_of_their_types() -> None:
    decoder = msgspec.json.Decoder(ServerMessage)
    received = [
        decoder.decode(json.dumps(line["received"])) for line in LINES if "received" in line
    ]
    positions = [message.position for message in received if getattr(message, "position", None)]
    for position in positions:
        check_position(position)
    kinds = {type(message) for message in received}
    assert kinds >= {Welcome, Update, Acknowledged, Refused, Stale}
    assert any(position.outcome for position in positions)


def test_frames_of_the_example_are_what_the_schema_says() -> None:
    schema = json.loads((ROOT / "docs" / "schemas" / "wire.json").read_text(encoding="utf-8"))
    Draft202012Validator.check_schema(schema)
    for way, name in {"sent": "ClientMessage", "received": "ServerMessage"}.items():
        shape = {"$defs": schema["$defs"], "$ref": f"#/$defs/{name}"}
        validator = Draft202012Validator(shape)
        frames = [line[way] for line in LINES if way in line]
        assert frames
        for frame in frames:
            validator.validate(frame)
        assert not validator.is_valid({**frames[0], "unheard-of": 1})


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
    blocks: list[str] = re.findall(r"^ *```sh\n(.*?)^ *```", page, re.MULTILINE | re.DOTALL)
    return next(block for block in map(dedent, blocks) if block.startswith(mark))


def test_the_journal_can_be_read_as_the_page_says() -> None:
    """With the log there are lines of systemd, and what is said to people."""
    if shutil.which("jq") is None:
        pytest.skip("jq is not installed here (apt-get install jq)")
    page = (ROOT / "docs" / "operating.md").read_text(encoding="utf-8")
    lines = ["Started a service.", '{"event": "open", "level": "info"}', '{"level": "warning"}']
    found = []
    for line in shell(page, "journalctl").splitlines():
        read = shlex.split(line.partition("|")[2], comments=True)
        done = subprocess.run(
            [*read, "-c"], input="\n".join(lines), capture_output=True, text=True, check=True
        )
        found.append([json.loads(one) for one in done.stdout.splitlines()])
    told = [json.loads(one) for one in lines[1:]]
    assert found == [[lines[0], *told], told[1:]]


def test_a_backup_made_as_the_page_says_can_be_restored(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "operating.md").read_text(encoding="utf-8")
    data, backup = tmp_path / "data", tmp_path / "backup"
    backup.mkdir()
    key = server_key("", data)
    engine = open_database(f"sqlite:///{data / 'oenach.db'}")
    migrate(engine)
    archive = Archive(engine)
    archive.add_person("early", "Aoife", 0)
    # The command of this very installation.
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    places = {**os.environ, "OENACH_DATA": str(data), "BACKUP": str(backup), "PATH": path}
    # The database is open, and its newest rows lie in the file beside it.
    assert (data / "oenach.db-wal").stat().st_size
    subprocess.run(shell(page, "oenach backup"), shell=True, check=True, env=places)
    archive.add_person("late", "Bran", 0)
    engine.dispose()
    (data / "server.key").unlink()

    restoring = shell(page, "oenach restore").splitlines()[-1]
    subprocess.run(restoring, shell=True, check=True, env=places)
    assert server_key("", data) == key
    again = open_database(f"sqlite:///{data / 'oenach.db'}")
    migrate(again)
    assert Archive(again).person("early") == ("Aoife", "")
    assert Archive(again).person("late") is None
    again.dispose()


@pytest.mark.parametrize("name", ["operating.md", "how-to/move-a-store.md"])
def test_a_store_is_moved_as_the_page_says(name: str, tmp_path: Path) -> None:
    page = (ROOT / "docs" / name).read_text(encoding="utf-8")
    data, new = tmp_path / "data", tmp_path / "new.db"
    server_key("", data)
    engine = open_database(f"sqlite:///{data / 'oenach.db'}")
    migrate(engine)
    Archive(engine).add_person("early", "Aoife", 0)
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    moving = {"OENACH_DATA": str(data), "FOLDER": str(tmp_path), "NEW": f"sqlite:///{new}"}
    subprocess.run(
        shell(page, "oenach export"),
        shell=True,
        check=True,
        env={**os.environ, **moving, "PATH": path},
    )
    engine.dispose()
    moved = open_database(f"sqlite:///{new}")
    assert Archive(moved).person("early") == ("Aoife", "")
    moved.dispose()


def checker(game: str, part: str) -> Draft202012Validator:
    """Checks what a page gets of a game against the JSON Schema that is written down."""
    schema = json.loads((ROOT / "docs" / "schemas" / f"{game}.json").read_text(encoding="utf-8"))
    return Draft202012Validator({**schema["properties"][part], "$defs": schema["$defs"]})


def sent(value: object) -> Any:
    """A value as a page gets it."""
    return json.loads(msgspec.json.encode(value))


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("game", games())
def test_all_that_a_page_gets_of_a_match_is_of_its_types(game: str, seats: int) -> None:
    rng = Random(f"shapes of {game} for {seats}")
    played = oenach.game(game, seats=seats)
    drawn = played.table_rules.seats_drawn is not None
    match = oenach.Match(played, secret=bytes(32), seating=[None] * seats if drawn else None)
    view, offer, way, effect = (checker(game, part) for part in ("view", "offer", "way", "effect"))
    told: set[str] = set()
    while not match.over:
        state = match.state
        for viewer in (*range(seats), None):
            view.validate(sent(match.observe(viewer)))
        for offered in sent(offers(state, match.to_act)):
            offer.validate(offered)
        for walked in sent(reach(state, match.to_act)):
            way.validate(walked)
        known = match.last_seq
        match.play(played.text(state, rng.choice(state.legal_moves())))
        for happened in match.happened(known):
            for seen in sent([*happened.effects, *happened.own_effects]):
                effect.validate(seen)
                told.add(seen["kind"])
    assert told <= {kind.name for kind in played.effect_kinds}
    assert len(told) > len(played.effect_kinds) // 3
    events = msgspec.convert([entry.to_json() for entry in match.events(-1)], list[LogEvent])
    players = [event.player for event in events if isinstance(event, DrawEvent) and event.player]
    assert players == (list(range(1, seats + 1)) if drawn else [])


@pytest.mark.parametrize("game", games())
def test_the_static_data_of_a_table_is_of_its_type(game: str) -> None:
    whole = {**static_data(oenach.game(game)), "layout": layout(oenach.game(game))}
    if not whole["layout"]:
        del whole["layout"]
    checker(game, "static_data").validate(sent(whole))


@pytest.mark.parametrize("game", games())
def test_a_type_has_a_word_for_every_kind_of_effect_and_no_other(game: str) -> None:
    types = module_of(game).page.TYPES  # type: ignore[union-attr]
    words = get_args(get_type_hints(types.effect)["kind"])
    assert words == tuple(kind.name for kind in oenach.game(game).effect_kinds)


@pytest.mark.parametrize("game", games())
def test_a_page_gets_what_the_functions_of_its_game_say(game: str) -> None:
    page = module_of(game).page  # type: ignore[union-attr]
    assert get_type_hints(page.offers)["return"] == list[page.TYPES.offer]  # type: ignore[name-defined]
    assert get_type_hints(page.reach)["return"] == list[page.TYPES.way]  # type: ignore[name-defined]
    printed = get_type_hints(get_type_hints(page.static_data)["return"])
    whole = get_type_hints(page.TYPES.static_data)
    assert whole == {**printed, **{key: whole[key] for key in whole if key == "layout"}}
