"""The lease of an SQLite store: a lock on a file beside it, which ends with the process."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from sqlalchemy import Connection

from oenach.server.store.database import StoreError
from oenach.server.store.leases.lease import StoreInUse
from oenach.server.store.ownership import leave_to_the_folders_owner


class FileLease:
    """Held as long as the process lives, or until it is released: it cannot be lost.

    The lock is SQLite's own, of an empty database beside the real one, for SQLite knows how to lock
    a file on every system. Nobody else may open that file in this process: to close it would end
    the lock.
    """

    epoch = 0
    lost = False
    shared = False

    def __init__(self, database: Path) -> None:
        """StoreInUse if another holds it."""
        database = database.resolve()
        self._file = database.with_name(f"{database.name}.lock")
        try:
            self._file.touch(mode=0o600)
            leave_to_the_folders_owner(self._file)
            self._lock = sqlite3.connect(
                self._file, timeout=0, isolation_level=None, check_same_thread=False
            )
        except (OSError, sqlite3.Error) as error:
            raise self._unlockable(error) from None
        try:
            self._lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error as error:
            self._lock.close()
            if getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_BUSY:
                raise StoreInUse("server-file-in-use", file=str(database)) from None
            raise self._unlockable(error) from None

    def _unlockable(self, error: Exception) -> StoreError:
        return StoreError("server-file-unlockable", file=str(self._file), why=str(error))

    def check(self, connection: Connection, *, even_at_rest: bool = False) -> None:
        """It is held until it is released."""

    def lasts(self, connection: Connection) -> bool:
        """Whoever has the store alone finds out when it writes."""
        return True

    def release(self) -> None:
        """Leave the store to others; the file stays."""
        self._lock.close()
