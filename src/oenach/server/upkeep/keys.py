"""The key that signs cookies, on its way into a backup and back."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from oenach.server.store.database import StoreError
from oenach.server.store.ownership import leave_to_the_folders_owner
from oenach.server.upkeep.private_file import private_file

NAME: Final = "server.key"


def kept_key(folder: Path) -> bytes | None:
    """The key as the data folder has it, if a server has run there."""
    try:
        return (folder / NAME).read_bytes().strip()
    except FileNotFoundError:
        return None
    except OSError as error:
        why = error.strerror or str(error)
        raise StoreError("server-key-unreadable", file=str(folder / NAME), why=why) from None


def check_key(
    folder: Path, key: bytes | None, *, replace: bool, refusal: str = "server-other-key"
) -> None:
    """StoreError if another key would have to give way, and nobody has said so."""
    if key is not None and not replace and kept_key(folder) not in (None, key):
        raise StoreError(refusal, file=str(folder / NAME))


def keep_key(folder: Path, key: bytes | None) -> None:
    """Have the data folder hold a key."""
    if key is None or kept_key(folder) == key:
        return
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    with private_file(folder / NAME, replace=True) as part:
        part.write_bytes(key)
        leave_to_the_folders_owner(part)
