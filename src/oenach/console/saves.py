"""The files that matches are kept in: each is the full log of one match, and nothing else."""

from __future__ import annotations

import json
import os
import secrets
import sys
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Final, NamedTuple

from platformdirs import user_data_path

from oenach.console.errors import TerminalError
from oenach.kernel.errors import LogError
from oenach.kernel.logs.header import End, Header
from oenach.kernel.logs.log import parse_log, read_log

LARGEST: Final = 64_000_000
"""No log of a match is larger than this many bytes."""


def home() -> Path:
    """Where this program keeps its files; the variable OENACH_HOME names another place."""
    named = os.environ.get("OENACH_HOME")
    return Path(named).expanduser() if named else user_data_path("oenach", appauthor=False)


def matches_folder() -> Path:
    """Where matches are kept."""
    return home() / "matches"


class SaveFile:
    """The file of one match, replaced as a whole each time, so that no half file is ever seen."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._written: tuple[int, int] | None = None

    @classmethod
    def new(cls, game: str) -> SaveFile:
        """A file for a match that begins now."""
        stamp = datetime.now().strftime("%Y%m%d-%H%M%S")
        return cls(matches_folder() / f"{game}-{stamp}-{secrets.token_hex(2)}.json")

    @classmethod
    def existing(cls, path: Path) -> SaveFile:
        """The file of a match that goes on."""
        file = cls(path)
        file._written = _signature(path)
        return file

    def is_there(self) -> bool:
        """Whether it was written; not where the folder is closed to us, as writing will say."""
        return os.path.exists(self.path)

    def write(self, log: dict[str, object]) -> None:
        """Put the log on disk; TerminalError if that cannot be done."""
        try:
            if self._written is not None and _signature(self.path) not in (None, self._written):
                # Somebody else went on with this match: both lines of play are kept.
                fork = f"{self.path.stem}-{secrets.token_hex(2)}{self.path.suffix}"
                self.path = self.path.with_name(fork)
            write_whole(self.path, json.dumps(log, ensure_ascii=False).encode() + b"\n")
            self._written = _signature(self.path)
        except OSError as error:
            raise TerminalError(
                "terminal-cannot-write", path=str(self.path), why=error.strerror or str(error)
            ) from error


def _signature(path: Path) -> tuple[int, int] | None:
    with suppress(OSError):
        status = path.stat()
        return status.st_mtime_ns, status.st_size
    return None


def write_whole(path: Path, content: bytes) -> None:
    """Write a file so that there is always either the old content or the new."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.stem}-", suffix=".part")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except BaseException:
        with suppress(OSError):
            os.unlink(name)
        raise
    if sys.platform != "win32":
        # The rename itself reaches the disk only with the folder.
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def located(path: Path) -> Path:
    """The file that somebody named; a bare name may also be that of a saved match."""
    kept = matches_folder() / path.name
    return (
        kept
        if path.name == str(path) and not os.path.exists(path) and os.path.exists(kept)
        else path
    )


def read_bytes(path: Path) -> bytes:
    """The content of a file that somebody named; TerminalError if it cannot be had."""
    try:
        with path.open("rb") as file:
            content = file.read(LARGEST + 1)
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise TerminalError("terminal-cannot-read", path=str(path), why=why) from error
    if len(content) > LARGEST:
        raise TerminalError("terminal-too-large", path=str(path), megabytes=LARGEST // 1_000_000)
    return content


def read_json(path: Path) -> object:
    """The JSON of a file that somebody named; TerminalError if it is none."""
    try:
        return parse_log(read_bytes(path))
    except LogError as error:
        why = str(error.facts.get("why", ""))
        raise TerminalError("terminal-not-json", path=str(path), why=why) from None


class Saved(NamedTuple):
    """A saved match as a list shows it; without a header the file cannot be read."""

    path: Path
    changed: float
    header: Header | None
    end: End | None
    events: int

    @property
    def unfinished(self) -> bool:
        """Whether the match can go on."""
        return self.header is not None and self.end is None


def saved_matches() -> Iterator[Saved]:
    """All saved matches, the latest first."""
    found: list[tuple[float, Path]] = []
    for path in matches_folder().glob("*.json"):
        with suppress(OSError):
            found.append((path.stat().st_mtime, path))
    for changed, path in sorted(found, reverse=True):
        try:
            log = read_log(read_json(path))
        except (LogError, TerminalError):
            yield Saved(path, changed, None, None, 0)
        else:
            yield Saved(path, changed, log.header, log.end, len(log.events))


def latest_unfinished() -> Path:
    """The match that was played last and is not over; TerminalError if there is none."""
    for saved in saved_matches():
        if saved.unfinished:
            return saved.path
    raise TerminalError("terminal-nothing-to-resume", folder=str(matches_folder()))
