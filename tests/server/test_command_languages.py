"""Whatever a command refuses is told in the language that it was asked in."""

from __future__ import annotations

import inspect
import sys
from pathlib import Path

import pytest

from oenach.cli import main
from oenach.cli.commands import OWN
from oenach.messages import LANGUAGES

NO_ERROR = {"games", "bots", "saves"}
"""Lists, which have nothing to refuse."""

WRONG: dict[str, list[list[str]]] = {
    "arena": [["no-such-game", "--bots", "random,random"]],
    "play": [["no-such-game"]],
    "learn": [["no-such-game"]],
    "replay": [["missing.json"]],
    "review": [["missing.json"]],
    "verify": [["missing.json"]],
    "rules": [["no-such-game"]],
    "new-game": [["No Name"]],
    "play-now": [["no-such-game"], ["--no-browser", "--port", "70000"]],
    "serve": [
        ["--port", "0", "--database", "sqlite:///folder"],
        ["--port", "0", "--database", "sqlite:///empty.db"],
        ["--port", "0", "--database", "mysql://nowhere"],
        ["--settings", "missing.toml"],
        ["--port", "70000"],
        ["--host", "192.0.2.1", "--port", "1"],
    ],
    "doctor": [["--settings", "missing.toml"], ["--settings", "folder"]],
    "check": [
        ["--database", "sqlite:///missing.db"],
        ["--database", "sqlite:///text.db"],
        ["--mend", "--database", "sqlite:///folder"],
        ["--settings", "missing.toml"],
    ],
    "backup": [
        ["copy.db", "--database", "sqlite:///missing.db"],
        ["copy.db", "--database", "sqlite:///text.db"],
        ["copy.db", "--settings", "missing.toml"],
    ],
    "restore": [
        ["missing.backup"],
        ["text.db"],
        ["folder"],
        ["missing.backup", "--settings", "missing.toml"],
    ],
    "export": [
        ["all.oenach", "--database", "sqlite:///missing.db"],
        ["all.oenach", "--database", "sqlite:///text.db"],
        ["all.oenach", "--settings", "missing.toml"],
    ],
    "import": [
        ["text.db", "--database", "sqlite:///new.db"],
        ["text.db", "--settings", "missing.toml"],
    ],
    "resume": [
        ["--database", "sqlite:///missing.db"],
        ["--settings", "missing.toml"],
    ],
    "reports": [
        ["--database", "sqlite:///missing.db"],
        ["--database", "sqlite:///text.db"],
        ["--settings", "missing.toml"],
    ],
    "worker": [
        ["--database", "sqlite:///oenach.db"],
        ["--settings", "missing.toml"],
    ],
    "nodes": [
        ["--database", "sqlite:///missing.db"],
        ["--settings", "missing.toml"],
    ],
    "lessons": [
        ["--figures", "--database", "sqlite:///folder"],
        ["--figures", "--database", "sqlite:///text.db"],
        ["--figures", "--settings", "missing.toml"],
    ],
}


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with things in it that are not what they should be."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("OENACH_DATA", str(tmp_path))
    (tmp_path / "folder").mkdir()
    (tmp_path / "empty.db").touch()
    (tmp_path / "text.db").write_text("Dear Medb, the brown bull is well. " * 200)
    return tmp_path


def test_every_command_that_speaks_a_language_is_tried() -> None:
    speaking = {
        entry.name
        for entry in OWN
        if inspect.isfunction(found := entry.load())
        and "language" in inspect.signature(found).parameters
    }
    assert speaking - NO_ERROR == WRONG.keys()


CASES = [(command, wrong) for command, cases in WRONG.items() for wrong in cases]


@pytest.mark.parametrize(
    ("command", "wrong"), CASES, ids=[" ".join([command, *wrong]) for command, wrong in CASES]
)
def test_an_error_is_told_in_the_language_that_was_asked_for(
    command: str,
    wrong: list[str],
    here: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    told = {}
    for language in LANGUAGES:
        monkeypatch.setattr(sys, "argv", ["oenach", command, *wrong, "-l", language])
        with pytest.raises(SystemExit) as ended:
            main()
        assert ended.value.code == 2
        told[language] = capsys.readouterr().err
        assert told[language] and "Traceback" not in told[language]
    assert len(set(told.values())) == len(LANGUAGES), told
