"""Where settings come from, which of them counts, and what is never shown."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from oenach import cli
from oenach.server.settings import SettingError, read_settings
from oenach.server.store.database import masked

SECRET = "c0ffee" * 10 + "beef"


class Told(NamedTuple):
    """How a command ended, and what it wrote."""

    returncode: int
    stdout: str
    stderr: str


Run = Callable[..., Told]


@pytest.fixture
def oenach(monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> Run:
    """Runs a command as somebody would who types it, in a window that is wide enough."""
    for name in os.environ:
        if name.startswith("OENACH_"):
            monkeypatch.delenv(name)

    def run(*arguments: str, **environment: str) -> Told:
        for name, value in {"COLUMNS": "300", **environment}.items():
            monkeypatch.setenv(name, value)
        monkeypatch.setattr(sys, "argv", ["oenach", *arguments])
        with pytest.raises(SystemExit) as ended:
            cli.main()
        written = capfd.readouterr()
        return Told(int(ended.value.code or 0), written.out, written.err)

    return run


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A settings file."""
    file = tmp_path / "server.toml"
    file.write_text(f'port = 8001\nhost = "192.0.2.1"\nsecret = "{SECRET}"\n', encoding="utf-8")
    return file


def test_the_nearer_place_counts(file: Path) -> None:
    environment = {"OENACH_PORT": "8002"}
    _, plain = read_settings(environment={})
    settings, found = read_settings({"port": 8003}, environment, file)
    assert (settings.port, settings.host, settings.metrics) == (8003, "192.0.2.1", "local")
    sources = {one.name: one.source for one in found}
    assert sources["port"] == "command line"
    assert sources["host"] == str(file)
    assert sources["metrics"] == "default"
    assert read_settings({"port": None}, environment, file)[0].port == 8002
    assert read_settings({}, {}, file)[0].port == 8001
    assert {one.name: one.value for one in plain}["port"] == 8620


def test_the_command_shows_every_setting_and_where_it_came_from(file: Path, oenach: Run) -> None:
    shown = oenach(
        "settings",
        OENACH_SETTINGS=str(file),
        OENACH_PORT="8002",
        OENACH_DATABASE="postgresql://oenach:hunter2@db.example.org/oenach?password=hunter2",
    )
    assert shown.returncode == 0
    # A long path is folded into further lines, which begin with blanks.
    rows = {line.split()[0]: line.split() for line in shown.stdout.splitlines() if line[0] != " "}
    names = [one.name for one in read_settings(environment={})[1]]
    assert [name for name in rows if name != "setting"] == names
    assert rows["port"][1:3] == ["8002", "OENACH_PORT"]
    assert rows["host"][1] == "192.0.2.1"
    assert rows["metrics"][1:3] == ["local", "default"]
    assert rows["database"][1].startswith("postgresql://db.example.org/oenach")
    assert "hunter2" not in shown.stdout
    assert SECRET not in shown.stdout and SECRET[:8] not in shown.stdout


@pytest.mark.parametrize(
    ("command", "variable", "value", "named"),
    [
        ("settings", "OENACH_PORT", "seventy", "port"),
        ("settings", "OENACH_PORT", "80\udcff", "port"),
        ("settings", "OENACH_HOST", "\udcff", "host"),
        ("settings", "OENACH_PUBLIC_URL", "https://\udcff", "public_url"),
        ("serve", "OENACH_METRICS", "friends", "metrics"),
        ("serve", "OENACH_SECRET", SECRET[1:], "secret"),
        ("serve", "OENACH_DATABASE", "mysql://u:hunter2@h/d", "mysql"),
        ("settings", "OENACH_SETTINGS", "no/such/file.toml", "no/such/file.toml"),
    ],
)
def test_a_value_that_cannot_be_is_told_in_a_sentence(
    tmp_path: Path, oenach: Run, command: str, variable: str, value: str, named: str
) -> None:
    environment = {"OENACH_DATA": str(tmp_path), "OENACH_PORT": "0", variable: value}
    told = oenach(command, **environment)
    assert told.returncode == 2
    assert named in told.stderr and len(told.stderr.splitlines()) == 1
    assert "Traceback" not in told.stderr
    assert SECRET[1:] not in told.stderr and "hunter2" not in told.stderr


@pytest.mark.parametrize(
    ("url", "shown"),
    [
        ("postgresql://u:hunter2@h:5433/d", "postgresql://h:5433/d"),
        ("postgresql://u:hunter2?@h/d", "postgresql://h/d"),
        ("postgresql://u:x@hunter2@h/d", "postgresql://h/d"),
        ("postgresql://h/d?user=u&password=x@hunter2", "postgresql://h/d"),
        ("postgresql:hunter2", "postgresql:…"),
        ("sqlite:////srv/me@home/oenach.db", "sqlite:////srv/me@home/oenach.db"),
    ],
)
def test_a_database_is_shown_without_what_opens_it(url: str, shown: str) -> None:
    assert masked(url) == shown


def test_a_setting_that_there_is_not_is_named(file: Path) -> None:
    file.write_text("prot = 8001\n", encoding="utf-8")
    with pytest.raises(SettingError) as refused:
        read_settings({}, {}, file)
    assert refused.value.key == "server-unknown-setting"
    assert refused.value.facts["name"] == "prot"
