"""What `oenach doctor` finds of the program and of the machine."""

from __future__ import annotations

import os
import shutil
import time
from collections.abc import Iterable
from pathlib import Path
from types import SimpleNamespace

import pytest
from msgspec import structs

import oenach
from oenach.server.doctor import machine, program
from oenach.server.doctor.findings import Finding, worst
from oenach.server.doctor.machine import look_at_machine
from oenach.server.doctor.program import look_at_program, missing_packages
from oenach.server.http.about import all_about
from oenach.server.settings import Settings


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder that nobody else can look into."""
    folder = tmp_path / "data"
    folder.mkdir(mode=0o700)
    monkeypatch.setenv("OENACH_DATA", str(folder))
    return folder


def levels(findings: Iterable[Finding]) -> dict[str, str]:
    """What was found to be other than it should."""
    return {one.key: one.level for one in findings if one.level != "ok"}


def test_nothing_is_amiss_with_a_folder_of_ones_own(data: Path) -> None:
    found = list(look_at_machine(Settings(open_connections=10)))
    assert levels(found) == {}
    assert {one.check for one in found} == {"data-folder", "disk", "descriptors", "bots", "clock"}
    assert list(data.iterdir()) == []


def test_a_folder_that_is_not_there_yet_is_made_by_the_server(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("OENACH_DATA", str(data / "below" / "it"))
    assert "server-doctor-folder-new" in {one.key for one in look_at_machine(Settings())}
    assert list(data.iterdir()) == []


def test_a_folder_that_others_can_look_into_is_a_warning(data: Path) -> None:
    data.chmod(0o755)
    assert levels(look_at_machine(Settings()))["server-doctor-folder-open"] == "warning"


def test_a_folder_that_cannot_be_written_to_is_a_fault(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (data / "file").touch()
    monkeypatch.setenv("OENACH_DATA", str(data / "file"))
    assert levels(look_at_machine(Settings()))["server-doctor-folder-closed"] == "fault"


@pytest.mark.parametrize(
    ("free", "key", "level"),
    [
        (50_000_000, "server-doctor-disk-full", "fault"),
        (500_000_000, "server-doctor-disk-low", "warning"),
    ],
)
def test_a_disk_that_fills_up_is_told(
    free: int, key: str, level: str, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shutil, "disk_usage", lambda _: SimpleNamespace(free=free))
    assert levels(look_at_machine(Settings()))[key] == level


def test_a_disk_must_have_room_for_a_backup(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stored = data / "oenach.db"
    stored.touch()
    # Large, and taking no room.
    os.truncate(stored, 3_000_000_000)
    usage = SimpleNamespace(free=4_000_000_000)
    monkeypatch.setattr(shutil, "disk_usage", lambda _: usage)
    assert levels(look_at_machine(Settings()))["server-doctor-disk-low"] == "warning"


def test_few_descriptors_many_bots_and_little_memory_are_warnings(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    many = Settings(open_connections=10**9, bot_processes=256)
    assert levels(look_at_machine(many)) == {
        "server-doctor-descriptors-few": "warning",
        "server-doctor-bots-many": "warning",
    }
    monkeypatch.setattr(machine, "usable_memory", lambda: 200_000_000)
    assert levels(look_at_machine(Settings(bot_processes=1)))["server-doctor-memory"] == "warning"


def test_a_clock_before_the_installation_is_a_fault(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    later = data / "__init__.py"
    later.touch()
    os.utime(later, times=(time.time() + 90_000,) * 2)
    monkeypatch.setattr(oenach, "__file__", str(later))
    assert levels(look_at_machine(Settings()))["server-doctor-clock-past"] == "fault"


def test_the_installed_program_is_whole() -> None:
    found = list(look_at_program())
    assert worst(found) != "fault"
    assert {one.check for one in found} == {"engine", "versions", "pages", "games"}
    assert missing_packages() == []


def test_what_is_not_installed_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    wanted = ["rich>=14.2", "no-such-package>=1", "hypothesis; extra == 'testing'", "x; extra=='y'"]
    monkeypatch.setattr(program, "distribution", lambda _: SimpleNamespace(requires=wanted))
    assert missing_packages() == ["no-such-package"]


def test_an_interpreted_engine_and_missing_pages_are_warnings(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(program, "has_client", lambda: False)
    about = structs.replace(all_about(), compiled=False)
    monkeypatch.setattr(program, "all_about", lambda: about)
    assert levels(look_at_program()) == {
        "server-doctor-interpreted": "warning",
        "server-doctor-no-pages": "warning",
    }
