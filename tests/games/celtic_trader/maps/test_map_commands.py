"""`oenach map`: check, draw, new and template, as a person types them."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest
from typer.testing import CliRunner

import waiting
from games.celtic_trader.maps.map_samples import britannia, map_file, section
from oenach.games.celtic_trader.commands import map_app
from oenach.games.celtic_trader.maps.drawing.drawing import draw_map
from oenach.games.celtic_trader.maps.files.template import template
from oenach.games.celtic_trader.maps.files.worldmap import faults, read_map
from oenach.games.celtic_trader.maps.generating.generator import new_map
from oenach.games.celtic_trader.rules.game import CelticTraderGame
from oenach.messages import LANGUAGES


def run(*words: str, code: int = 0) -> str:
    """What a command prints; it must end with a code, and never with a traceback."""
    done = CliRunner().invoke(map_app, list(words))
    assert done.exit_code == code, done.output
    assert done.exception is None or isinstance(done.exception, SystemExit)
    assert "Traceback" not in done.output
    return done.output


@pytest.fixture(autouse=True)
def in_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("OENACH_LANGUAGE", raising=False)


# check


def test_check_sums_a_sound_map_up() -> None:
    lines = run("check", "britannia").splitlines()
    assert lines[0].startswith("britannia, version ")
    assert "reconstruction" in lines[0]
    assert lines[1].startswith("24 tiles with 41 road sections")
    assert lines[2] == "18 resource spots, 3 of each kind"
    assert "Belgae 4" in lines[3]
    assert lines[4] == (
        "from the stone circle (T17) it is 2 to 5 movement points to the strongholds, "
        "1 to 5 to the spots"
    )
    assert "the Fastest from Iceni" in lines[5]


@pytest.mark.parametrize("language", LANGUAGES)
def test_check_speaks_four_languages(language: str) -> None:
    file = map_file()
    section(file, "T13a")["edges"].remove(3)
    Path("my.json").write_text(json.dumps(file))
    line = run("check", "my.json", "--language", language, code=2)
    place = {"en": "tile T17, edge 0", "fr": "tuile T17, bord 0", "nl": "tegel T17, rand 0",
             "de": "Landschaftsteil T17, Rand 0"}[language]  # fmt: skip
    assert line.startswith(f"my.json: {place}: ")
    assert "map-" not in run("check", "britannia", "-l", language)


def test_check_names_every_mistake_on_a_line_of_its_own() -> None:
    file = map_file()
    file["charts"]["iceni"]["deer"] = 3
    section(file, "T06a")["roman"] = False
    section(file, "T01")["edges"].append(0)
    file["roles"]["wisest"]["start"] = "nowhere"
    file["author"] = "me"
    Path("my.json").write_text(json.dumps(file))
    assert run("check", "my.json", code=2).splitlines() == [
        "my.json: the key 'author' is not known here (C1)",
        "my.json: charts.iceni.deer: 3 is not a column of a chart (1, 2, 4, 6, 8) (C4)",
        "my.json: tile T06, section T06a: a stronghold’s road always has a Roman place (C3b)",
        "my.json: tile T01, edge 0: the road leads off the map (C2)",
        "my.json: roles.wisest.start: 'nowhere' is neither a section nor a stronghold (C7)",
    ]


@pytest.mark.parametrize(
    "content", [b"", b"\xff\xfe", b"{", b"[]", b"NaN", b"[" * 100_000, b" " * 3_000_000]
)
def test_no_content_brings_a_traceback(content: bytes) -> None:
    Path("my.json").write_bytes(content)
    for command in ("check", "draw"):
        assert "my.json" in run(command, "my.json", code=2)


def test_a_file_that_is_not_there() -> None:
    assert "nowhere.json" in run("check", "nowhere.json", code=2)
    assert "hibernia" in run("draw", "hibernia", code=2)
    assert "no language" in run("check", "britannia", "-l", "tlh", code=2)


def test_control_characters_do_not_reach_the_terminal() -> None:
    name = "a\x1b[31mb.json"
    assert "\x1b" not in run("check", name, code=2)
    Path(name).write_text(json.dumps({"\x1b[2J": 1}))
    assert "\x1b" not in run("check", name, code=2)


def test_a_file_goes_before_a_built_in_of_its_name() -> None:
    Path("britannia").write_text(json.dumps(map_file() | {"name": "mine"}))
    assert run("check", "britannia").startswith("mine, ")


# draw, new, template


def test_draw_writes_a_picture() -> None:
    assert run("draw", "britannia", "-o", "map.svg") == "Written: map.svg\n"
    text = Path("map.svg").read_text(encoding="utf-8")
    assert text == draw_map(britannia())
    assert ElementTree.fromstring(text).tag.endswith("svg")
    assert run("draw", "britannia") == text


def test_draw_where_nothing_can_be_written() -> None:
    assert "no/map.svg" in run("draw", "britannia", "-o", "no/map.svg", code=2)
    assert run("template", "-o", ".", code=2)


def test_new_makes_the_map_of_a_seed() -> None:
    run("new", "--seed", "7", "--tiles", "24", "--output", "new.json")
    file = json.loads(Path("new.json").read_text(encoding="utf-8"))
    assert file == new_map(7, 24)
    assert run("check", "new.json").startswith("random-7-24, ")
    assert json.loads(run("new", "--seed", "7")) == file


def test_new_without_a_seed_takes_one_that_the_name_tells() -> None:
    file = json.loads(run("new", "--tiles", "12"))
    seed = int(file["name"].split("-")[1])
    assert file == new_map(seed, 12)


@pytest.mark.parametrize(
    "words", [("--tiles", "11"), ("--tiles", "61"), ("--seed", "-1"), ("--seed", "9" * 30)]
)
def test_new_within_bounds_only(words: tuple[str, str]) -> None:
    assert words[1][:5] in run("new", *words, code=2) or "huge" in run("new", *words, code=2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_template_is_a_sound_map_with_a_comment_at_each_part(language: str) -> None:
    text = run("template", "-l", language)
    assert text == template(language)
    file = json.loads(text)
    assert faults(file) == []
    assert read_map(file).charts == britannia().charts
    commented = [entry for entry in file["tiles"] if "$comment" in entry]
    assert {entry["kind"] for entry in commented} == {"land", "stronghold", "circle"}
    assert any(len(entry["sections"]) == 2 for entry in commented if entry["kind"] == "land")
    for part in (file, file["charts"], file["roles"], *commented):
        assert all(isinstance(line, str) and len(line) < 90 for line in part["$comment"])
        assert "map-template" not in part["$comment"][0]
    assert max(len(line) for line in text.splitlines()) <= 100


def test_a_game_can_be_played_on_the_template() -> None:
    game = CelticTraderGame(2, {"map": json.loads(template())})
    assert game.new().legal_moves()


def test_the_command_line_has_the_maps() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "oenach.cli", "map", "check", "britannia"],
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=waiting.PATIENCE,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("britannia, version ")
