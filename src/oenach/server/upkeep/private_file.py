"""Files that nobody else can read, and that have their name only when they are whole."""

from __future__ import annotations

import os
import re
import sqlite3
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from oenach.server.store.database import StoreError

# Windows has none.
if sys.platform != "win32":
    import fcntl

BESIDE: Final = ("", "-wal", "-shm", "-journal")
"""A part, and what SQLite has beside it."""

LOCK: Final = "-lock"
"""Beside a part lies a file that is locked while somebody writes the part. Not the part itself:
where locks are kept by a file server, SQLite's own locks would meet with that one."""


@contextmanager
def private_file(file: Path, *, replace: bool) -> Iterator[Path]:
    """A new file that nobody else can read, whatever the umask; it gets its name when it is whole
    and on disk, or is gone. What others left behind who were killed is gone then, too."""
    with _begun(file) as part:
        try:
            yield part
            _sync(part)
            _put(part, file, replace)
            _sync(file.parent)
        except (OSError, sqlite3.Error) as error:
            raise StoreError("server-backup-unwritable", file=str(file), why=str(error)) from None


@contextmanager
def _begun(file: Path) -> Iterator[Path]:
    """An empty part, which nobody takes for left behind meanwhile."""
    with suppress(OSError):
        _sweep(file)
    try:
        handle, lock = _locked(file)
    except OSError as error:
        why = error.strerror or str(error)
        raise StoreError("server-backup-unwritable", file=str(file), why=why) from None
    part = lock.with_name(lock.name.removesuffix(LOCK))
    try:
        _make_private(part, file)
        yield part
    finally:
        _remove(part)
        # Last: a part without it is anybody's to remove.
        os.close(handle)
        with suppress(OSError):
            lock.unlink()


def _make_private(part: Path, file: Path) -> None:
    try:
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
        part.chmod(0o600)
    except OSError as error:
        why = error.strerror or str(error)
        raise StoreError("server-backup-unwritable", file=str(file), why=why) from None


def _locked(file: Path) -> tuple[int, Path]:
    """A lock for a new part, held as long as the handle is open."""
    while True:
        handle, name = tempfile.mkstemp(
            dir=file.parent, prefix=f".{file.name}-", suffix=f".part{LOCK}"
        )
        if sys.platform == "win32":
            # What is open there nobody can delete.
            return handle, Path(name)
        # A file system without locks has none that others could take, either.
        with suppress(OSError):
            fcntl.flock(handle, fcntl.LOCK_EX)
        if os.fstat(handle).st_nlink:
            return handle, Path(name)
        # Somebody who swept was faster.
        os.close(handle)


def _sweep(file: Path) -> None:
    """Remove parts that nobody writes any more: of any file in the folder, where a lock tells that
    they were ours, for each backup may have a name of its own; and of this file."""
    drawn = r"[a-z0-9_]{8}\.part"
    ours = re.compile(rf"(\..+-{drawn}){LOCK}")
    of_the_file = re.compile(rf"({re.escape(f'.{file.name}-')}{drawn})({'|'.join(BESIDE)})")
    names = os.listdir(file.parent)
    found = (form.fullmatch(name) for name in names for form in (ours, of_the_file))
    for part in {one.group(1) for one in found if one}:
        with suppress(OSError):
            _remove_left(file.with_name(part))


def _remove_left(part: Path) -> None:
    """Remove a part; OSError if somebody writes it."""
    lock = part.with_name(part.name + LOCK)
    if sys.platform == "win32":
        lock.unlink(missing_ok=True)
        _remove(part)
        return
    try:
        handle = os.open(lock, os.O_RDWR | os.O_NOFOLLOW)
    except FileNotFoundError:
        _remove(part)
        return
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        _remove(part)
        lock.unlink(missing_ok=True)
    finally:
        os.close(handle)


def _remove(part: Path) -> None:
    for end in BESIDE:
        with suppress(OSError):
            part.with_name(part.name + end).unlink()


def _put(part: Path, file: Path, replace: bool) -> None:
    if replace:
        part.replace(file)
        return
    try:
        # Unlike a renaming this never takes the place of a file that has come meanwhile.
        os.link(part, file)
    except FileExistsError:
        raise StoreError("server-backup-exists", file=str(file)) from None


def _sync(path: Path) -> None:
    if path.is_dir() and sys.platform == "win32":
        return
    # Windows wants a file to be open for writing, and POSIX a folder not to be.
    handle = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
