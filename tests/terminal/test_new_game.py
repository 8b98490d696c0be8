"""`oenach new-game`: what it writes, and what it will not do."""

from __future__ import annotations

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from oenach.games.installed import games
from terminal.scripted import Here
from waiting import PATIENCE

ROOT = Path(__file__).parents[2]
PLACEHOLDERS = ("game_package", "game-name", "GameTitle", "Game Title")


@pytest.fixture
def made(here: Here, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    done = here.run("new-game", "fox-and-geese")
    assert done.returncode == 0
    assert "fox-and-geese" in done.stdout
    return tmp_path / "fox-and-geese"


def test_every_file_has_the_name_of_the_game(made: Path) -> None:
    files = [path for path in made.rglob("*") if path.is_file()]
    assert made / "src" / "fox_and_geese" / "rules" / "game.py" in files
    assert made / "tests" / "test_fox_and_geese.py" in files
    for path in files:
        text = path.relative_to(made).as_posix() + path.read_text(encoding="utf-8")
        assert not [word for word in PLACEHOLDERS if word in text], path


def test_what_is_written_is_typed_and_formatted(made: Path) -> None:
    lint = ["ruff", "check", "--config", str(ROOT / "pyproject.toml"), "."]
    layout = ["ruff", "format", "--check", "--config", str(ROOT / "pyproject.toml"), "."]
    types = ["mypy", "--strict", "src"]
    if find_spec("ruff") is None or find_spec("mypy") is None:
        pytest.skip("ruff and mypy are not installed here, but in `make test` they are")
    for command in (lint, layout, types):
        done = subprocess.run(
            [sys.executable, "-m", *command],
            cwd=made,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
        )
        assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("name", ["Fox", "1fox", "fox--geese", "-fox", "fox_geese", "f" * 41, "é"])
def test_a_name_that_cannot_be_one_is_refused(here: Here, tmp_path: Path, name: str) -> None:
    done = here.run("new-game", "--folder", str(tmp_path / "new"), "--", name)
    assert done.returncode == 2
    assert "cannot be the name of a game" in done.stderr
    assert not (tmp_path / "new").exists()


def test_the_name_of_another_game_is_refused(here: Here, tmp_path: Path) -> None:
    done = here.run("new-game", games()[0], "--folder", str(tmp_path / "new"))
    assert done.returncode == 2
    assert "already" in done.stderr


@pytest.mark.parametrize("name", ["json", "class", "pytest"])
def test_a_name_that_python_uses_is_refused(here: Here, tmp_path: Path, name: str) -> None:
    done = here.run("new-game", name, "--folder", str(tmp_path / "new"))
    assert done.returncode == 2
    assert "module" in done.stderr


def test_nothing_is_written_over(here: Here, tmp_path: Path) -> None:
    (tmp_path / "kept").write_text("mine")
    done = here.run("new-game", "hurling", "--folder", str(tmp_path))
    assert done.returncode == 2
    assert [path.name for path in tmp_path.iterdir()] == ["kept"]


@pytest.mark.parametrize(
    ("language", "words"), [("fr", "commence"), ("nl", "begint"), ("de", "beginnt")]
)
def test_it_says_so_in_every_language(
    here: Here, tmp_path: Path, language: str, words: str
) -> None:
    done = here.run("new-game", "hurling", "--folder", str(tmp_path / "new"), "-l", language)
    assert words in done.stdout
