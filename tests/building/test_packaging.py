"""What stands in packaging/: units of systemd, compose files, the manual page, recipes."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from oenach.cli.commands import commands
from oenach.server.settings import PREFIX, Settings
from oenach.server.store.database import open_database
from oenach.server.store.migrating import migrate
from waiting import PATIENCE

ROOT = Path(__file__).parents[2]
PACKAGING = ROOT / "packaging"
UNITS = sorted((PACKAGING / "systemd").glob("*.service"))
COMPOSE = sorted((PACKAGING / "container").glob("compose*.yaml"))
MANUAL = PACKAGING / "man" / "oenach.1"

EXPOSURE = 15
"""In tenths, of 100: what systemd-analyze may find at most. What is left is the network."""


def program(name: str, package: str) -> str:
    found = shutil.which(name)
    if found is None:
        pytest.skip(f"{name} is not installed here (apt-get install {package})")
    return found


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_a_unit_is_kept_from_nearly_everything(unit: Path) -> None:
    looked = subprocess.run(
        [
            program("systemd-analyze", "systemd"),
            *("security", "--offline=true", f"--threshold={EXPOSURE}", "--no-pager", str(unit)),
        ],
        capture_output=True,
        text=True,
    )
    assert looked.returncode == 0, looked.stdout + looked.stderr


def test_the_units_differ_in_what_they_do_and_not_in_what_they_may() -> None:
    server, worker = (
        directives(PACKAGING / "systemd" / name)
        for name in ("oenach.service", "oenach-worker.service")
    )
    differing = {line.partition("=")[0] for line in server ^ worker}
    assert differing == {
        *("Description", "ExecStart", "ExecReload", "Environment", "StateDirectory"),
    }


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_a_unit_is_started_once_it_is_ready_and_tried_for_as_long_as_it_takes(unit: Path) -> None:
    """A reload that comes before signals are listened to would end it, and count as its wish."""
    assert directives(unit) >= {
        *("Type=notify", "TimeoutStartSec=infinity"),
        *("Restart=on-failure", "StartLimitIntervalSec=0"),
    }


def directives(unit: Path) -> set[str]:
    return {line for line in unit.read_text().splitlines() if "=" in line and line[0] != "#"}


@pytest.mark.parametrize("file", COMPOSE, ids=lambda file: file.name)
def test_a_compose_file_sets_what_there_is_to_set(file: Path) -> None:
    project = msgspec.yaml.decode(file.read_text())
    names = {PREFIX + name.upper() for name in Settings.__struct_fields__} | {"OENACH_DATA"}
    ours = [one for one in project["services"].values() if "OENACH_IMAGE" in one["image"]]
    assert ours
    for service in ours:
        assert {name for name in service["environment"] if name.startswith(PREFIX)} <= names
        assert service["read_only"] and service["cap_drop"] == ["ALL"]
        assert service["security_opt"] == ["no-new-privileges:true"]
    # Debian's podman-compose takes a default of nothing for a text, and hands it on as it stands.
    assert not re.search(r":?-\}", file.read_text())


def test_the_image_is_neither_root_nor_without_a_health_check() -> None:
    last = (PACKAGING / "container" / "Containerfile").read_text().rpartition("\nFROM ")[2]
    assert re.search(r"^USER 10001:10001$", last, re.MULTILINE)
    assert re.search(r"^HEALTHCHECK .*\\\n +CMD \[\"python\"", last, re.MULTILINE)
    assert re.search(r"^VOLUME /data$", last, re.MULTILINE)


def test_a_backup_is_made_and_the_oldest_goes(tmp_path: Path) -> None:
    data, kept = tmp_path / "data", tmp_path / "kept"
    data.mkdir()
    kept.mkdir()
    engine = open_database(f"sqlite:///{data / 'oenach.db'}")
    migrate(engine)
    engine.dispose()
    for day in ("01", "02", "03"):
        (kept / f"oenach-2026-01-{day}T041700Z.backup").touch()
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    subprocess.run(
        ["sh", str(PACKAGING / "backup" / "oenach-backup.sh"), str(kept), "2"],
        env={**os.environ, "OENACH_DATA": str(data), "PATH": path},
        check=True,
        timeout=PATIENCE,
    )
    left = sorted(file.name for file in kept.iterdir())
    assert left[0] == "oenach-2026-01-03T041700Z.backup" and len(left) == 2
    newest = kept / left[1]
    assert newest.stat().st_mode & 0o777 == 0o600
    assert newest.read_bytes().startswith(b"SQLite format 3")


def test_the_recipe_for_cron_calls_what_is_there() -> None:
    (entry,) = re.findall(r"^\d.*$", (PACKAGING / "backup" / "oenach.cron").read_text(), re.M)
    assert re.fullmatch(r"[\d*]+( [\d*]+){4} root sh \S+/oenach-backup\.sh \S+ \d+", entry)


def test_the_manual_names_every_command_and_setting() -> None:
    page = MANUAL.read_text().replace(r"\-", "-")
    for entry in commands():
        assert f".SS {entry.name}\n" in page
        for example in (entry.epilog() or "").split("\n\n- ")[1:]:
            assert f"{example.replace('`', '')}\n" in page
    for name in Settings.__struct_fields__:
        assert PREFIX + name.upper() in page


def test_man_has_nothing_to_say_against_the_manual() -> None:
    shown = subprocess.run(
        [program("man", "man-db"), "--warnings", "-E", "UTF-8", "-l", str(MANUAL)],
        env={**os.environ, "MANPAGER": "cat", "LC_ALL": "C.UTF-8"},
        capture_output=True,
        text=True,
    )
    assert shown.returncode == 0 and shown.stderr == ""
    assert "ENVIRONMENT" in shown.stdout
