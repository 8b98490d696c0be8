"""boardgame.io's packages, fetched by npm in the versions of the lock when they are needed."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from building.sources import hash_of_files

HERE: Final = Path(__file__).parent
FILES: Final = ("package.json", "package-lock.json", ".npmrc")
STAMP: Final = "SOURCE_HASH"


class NoPackages(Exception):
    """Why boardgame.io cannot be measured."""


def modules(into: Path = Path(sys.prefix) / "boardgame.io") -> Path:
    """The folder of the packages, with what the lock names fetched into it."""
    if shutil.which("node") is None or shutil.which("npm") is None:
        raise NoPackages("there is no Node with npm on the path")
    lock = hash_of_files(HERE, [HERE / name for name in FILES])
    stamp = into / STAMP
    if not stamp.is_file() or stamp.read_text() != lock:
        _fetch(into)
        stamp.write_text(lock)
    return into / "node_modules"


def _fetch(into: Path) -> None:
    into.mkdir(parents=True, exist_ok=True)
    for name in FILES:
        shutil.copy(HERE / name, into / name)
    done = subprocess.run(
        ["npm", "ci", "--ignore-scripts", "--fetch-retries=1", "--fetch-timeout=30000"],
        cwd=into,
        env=dict(os.environ),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
    )
    if done.returncode:
        said = [line for line in done.stderr.splitlines() if "error" in line]
        raise NoPackages(f"npm could not fetch it: {' '.join(said[:2]) or 'it does not say why'}")
