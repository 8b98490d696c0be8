"""What the machine has: a folder to keep things in, room, descriptors, memory, cores, a clock."""

from __future__ import annotations

import os
import shutil
import stat
import sys
import tempfile
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import oenach
from oenach.bots.hosting.pool import cores
from oenach.kernel.errors import Fact
from oenach.server.doctor.findings import Finding, fault, ok, warning
from oenach.server.listening.doorway import KEPT_BACK, most_descriptors
from oenach.server.settings import Settings, data_folder, database_url
from oenach.server.upkeep.opening import file_of

MEGABYTE: Final = 1_000_000
LEAST_FREE: Final = 100 * MEGABYTE
"""Below this a busy evening may fill the disk."""

COMFORTABLE: Final = 1_000 * MEGABYTE
FEWEST_FILES: Final = 1_000
"""Files that a file system should still have room for."""

FOR_A_BOT: Final = 100 * MEGABYTE
FOR_THE_SERVER: Final = 300 * MEGABYTE
"""What a process takes in memory, with something to spare."""


def look_at_machine(settings: Settings) -> Iterator[Finding]:
    """All that the machine has to have."""
    folder = data_folder()
    yield _folder(folder)
    file = file_of(database_url(settings))
    yield from _disk(_there(file.parent if file else folder), _size(file))
    yield _descriptors(settings)
    yield _bots(settings)
    yield _clock()


def _there(folder: Path) -> Path:
    """The folder, or the one in which it would be made; one that is closed to us counts as not
    there."""
    absolute = folder.absolute()
    return next(one for one in (absolute, *absolute.parents) if os.path.exists(one))


def _size(file: Path | None) -> int:
    return file.stat().st_size if file is not None and os.path.isfile(file) else 0


def _folder(folder: Path) -> Finding:
    try:
        with tempfile.TemporaryFile(dir=_there(folder)) as tried:
            tried.write(b"oenach doctor")
            tried.flush()
            os.fsync(tried.fileno())
    except OSError as error:
        why = error.strerror or str(error)
        return fault(
            "data-folder",
            "server-doctor-folder-closed",
            "server-doctor-folder-closed-do",
            folder=str(folder),
            why=why,
        )
    if not folder.exists():
        return ok("data-folder", "server-doctor-folder-new", folder=str(folder))
    if sys.platform != "win32" and stat.S_IMODE(folder.stat().st_mode) & 0o077:
        return warning(
            "data-folder",
            "server-doctor-folder-open",
            "server-doctor-folder-open-do",
            folder=str(folder),
        )
    return ok("data-folder", "server-doctor-folder", folder=str(folder))


def _disk(folder: Path, stored: int) -> Iterator[Finding]:
    """Whether there is room to play on, and for a copy of what is stored."""
    free = shutil.disk_usage(folder).free
    facts: dict[str, Fact] = {
        "folder": str(folder),
        "free": free // MEGABYTE,
        "stored": stored // MEGABYTE,
    }
    if free < LEAST_FREE:
        yield fault("disk", "server-doctor-disk-full", "server-doctor-disk-do", **facts)
    elif free < max(COMFORTABLE, 2 * stored):
        yield warning("disk", "server-doctor-disk-low", "server-doctor-disk-do", **facts)
    else:
        yield ok("disk", "server-doctor-disk", **facts)
    if sys.platform != "win32":
        room = os.statvfs(folder)
        # Some file systems count no files, and say 0 of 0.
        if room.f_files and room.f_favail < FEWEST_FILES:
            yield fault(
                "disk",
                "server-doctor-files-full",
                "server-doctor-files-full-do",
                folder=str(folder),
                files=room.f_favail,
            )


def _descriptors(settings: Settings) -> Finding:
    allowed = most_descriptors()
    wanted = settings.open_connections
    if allowed is None:
        return ok("descriptors", "server-doctor-descriptors-unlimited")
    if allowed - KEPT_BACK < wanted:
        return warning(
            "descriptors",
            "server-doctor-descriptors-few",
            "server-doctor-descriptors-few-do",
            allowed=allowed,
            wanted=wanted,
            needed=wanted + KEPT_BACK,
        )
    return ok("descriptors", "server-doctor-descriptors", allowed=allowed, wanted=wanted)


def _bots(settings: Settings) -> Finding:
    """Whether cores and memory are enough for the processes that are asked for."""
    there = cores()
    bots = _bot_processes(settings, there)
    memory = usable_memory()
    facts = {"cores": there, "bots": bots, "memory": (memory or 0) // MEGABYTE}
    if bots > there:
        return warning("bots", "server-doctor-bots-many", "server-doctor-bots-many-do", **facts)
    needed = settings.processes * FOR_THE_SERVER + bots * FOR_A_BOT
    if memory is not None and memory < needed:
        facts["needed"] = needed // MEGABYTE
        return warning("bots", "server-doctor-memory", "server-doctor-memory-do", **facts)
    return ok("bots", "server-doctor-bots", **facts)


def _bot_processes(settings: Settings, there: int) -> int:
    """How many bots think at a time on this machine, in all processes together."""
    if settings.bot_processes == 0:
        # As many as there are cores, which several processes share.
        return max(there, settings.processes)
    return max(1, settings.bot_processes) * settings.processes


def usable_memory() -> int | None:
    """Bytes of memory: what the machine has, or the container is given; None where nobody says."""
    limits = ("/sys/fs/cgroup/memory.max", "/sys/fs/cgroup/memory/memory.limit_in_bytes")
    found = [_number(Path(limit)) for limit in limits]
    if hasattr(os, "sysconf") and "SC_PHYS_PAGES" in os.sysconf_names:
        found.append(os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE"))
    return min((one for one in found if one), default=None)


def _number(file: Path) -> int | None:
    """What a file says, if that is a number."""
    try:
        text = file.read_text(encoding="ascii").strip()
    except OSError:
        return None
    return int(text) if text.isdecimal() else None


def _clock() -> Finding:
    """A clock that was never set stands before the time at which this was installed."""
    now = datetime.now(UTC)
    installed = datetime.fromtimestamp(Path(oenach.__file__).stat().st_mtime, UTC)
    shown = now.strftime("%Y-%m-%d %H:%M:%S UTC")
    if now < installed:
        return fault("clock", "server-doctor-clock-past", "server-doctor-clock-do", now=shown)
    return ok("clock", "server-doctor-clock", now=shown)
