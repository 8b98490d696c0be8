"""Whose the files of a store are."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path


def leave_to_the_folders_owner(file: Path) -> None:
    """What root makes in the folder of a service's user belongs to that one: the server could not
    open a store that was restored for it otherwise."""
    if sys.platform == "win32" or os.geteuid() != 0:
        return
    folder = file.parent.stat()
    # In a container root may be kept from it.
    with suppress(PermissionError):
        os.chown(file, folder.st_uid, folder.st_gid)
