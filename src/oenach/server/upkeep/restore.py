"""Putting a backup in the place of a store, which no server may have meanwhile."""

from __future__ import annotations

import shutil
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

from sqlalchemy import Engine, delete

from oenach.server.store.database import StoreError, masked, open_database
from oenach.server.store.leases.file_lease import FileLease
from oenach.server.store.leases.holding import hold
from oenach.server.store.ownership import leave_to_the_folders_owner
from oenach.server.upkeep.backup import (
    COPIED,
    NOTES,
    bring_up,
    check_backup,
    copy_rows,
    is_empty,
    opened_file,
)
from oenach.server.upkeep.numbers import go_on_counting
from oenach.server.upkeep.opening import file_of
from oenach.server.upkeep.private_file import private_file


def restore(backup: Path, url: str, *, replace: bool, lease_seconds: float) -> None:
    """Have a store hold what a backup holds. StoreInUse while a server has
    the store, StoreError if something is there already, or the backup is not whole."""
    check_backup(backup)
    file = file_of(url)
    if file is None:
        _into_database(backup, url, replace=replace, seconds=lease_seconds)
        return
    try:
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        lease = FileLease(file)
    except OSError as error:
        why = error.strerror or str(error)
        raise StoreError("server-database-closed", file=str(file), why=why) from None
    try:
        _into_file(backup, file, url, replace=replace)
    finally:
        lease.release()


def _into_file(backup: Path, file: Path, url: str, *, replace: bool) -> None:
    if file.exists() and file.stat().st_size:
        _clear_the_way(url, replace)
    with private_file(file, replace=True) as part:
        _unpacked(backup, part)
        leave_to_the_folders_owner(part)


def _clear_the_way(url: str, replace: bool) -> None:
    engine = open_database(url)
    try:
        if not replace and not is_empty(engine):
            raise StoreError("server-store-not-empty", url=masked(url))
        if replace:
            # What stands beside the file goes into it, or it would be read into the new one.
            with engine.connect() as connection:
                connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
    except StoreError:
        raise
    except Exception:
        # What is there is no database any more: whoever says so has it replaced.
        if not replace:
            raise StoreError("server-store-not-empty", url=masked(url)) from None
    finally:
        engine.dispose()
    file = file_of(url)
    for beside in ("-wal", "-shm"):
        if file is not None:
            file.with_name(file.name + beside).unlink(missing_ok=True)


def _unpacked(backup: Path, part: Path) -> None:
    """A copy of a backup as a store is: in the form of now, without the notes."""
    shutil.copyfile(backup, part)
    with closing(sqlite3.connect(part)) as copy:
        copy.execute(f"DROP TABLE {NOTES}")
        copy.commit()
    bring_up(part)


def _into_database(backup: Path, url: str, *, replace: bool, seconds: float) -> None:
    target = open_database(url)
    try:
        lease = hold(target, seconds)
        try:
            if not replace and not is_empty(target):
                raise StoreError("server-store-not-empty", url=masked(url))
            _copied(backup, target)
        finally:
            lease.release()
    finally:
        target.dispose()


def _copied(backup: Path, target: Engine) -> None:
    """All rows in one transaction: there is the old content or the new."""
    with tempfile.TemporaryDirectory() as folder:
        unpacked = Path(folder) / "unpacked.db"
        _unpacked(backup, unpacked)
        with opened_file(unpacked) as engine, engine.connect() as source, target.begin() as new:
            for table in reversed(COPIED):
                new.execute(delete(table))
            for table in COPIED:
                copy_rows(source, new, table)
            go_on_counting(new)
