"""Builds the last commit twice and compares every byte: what is released can be built by anybody.

    python -m building.release.twice               all that `make dist` builds
    python -m building.release.twice sdist pure    some of it

Two clones in folders of different names, with different umasks, hash seeds and time zones; each
builds its own pages and compiles its own engine.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

from building.checkout import link_packages
from building.install import ROOT

UNLIKE: Final = (
    ("one", {"PYTHONHASHSEED": "1", "TZ": "Europe/Dublin"}, 0o022),
    ("another/folder/elsewhere", {"PYTHONHASHSEED": "2", "TZ": "Asia/Tokyo"}, 0o077),
)


def main() -> int:
    """Build and compare; 1 if something differs."""
    with tempfile.TemporaryDirectory(prefix="oenach-twice-") as folder:
        first, second = (
            built(Path(folder) / name, environment, umask, sys.argv[1:])
            for name, environment, umask in UNLIKE
        )
    for name in sorted(first | second):
        same = first.get(name) == second.get(name)
        print("same bytes" if same else "DIFFERENT ", first.get(name), name)
    return int(first != second or not first)


def built(clone: Path, environment: dict[str, str], umask: int, kinds: list[str]) -> dict[str, str]:
    """The hashes of what a clone is built to, by the names of the files."""
    clone.parent.mkdir(parents=True, exist_ok=True)
    subprocess.run(["git", "clone", "-q", str(ROOT), str(clone)], check=True, umask=umask)
    link_packages(clone)
    command = [sys.executable, "-m", "building.release.dist", *kinds]
    told = {**os.environ, **environment}
    subprocess.run(command, cwd=clone, env=told, umask=umask, check=True)
    return {
        path.name: hashlib.sha256(path.read_bytes()).hexdigest()
        for path in (clone / "dist").iterdir()
    }


if __name__ == "__main__":
    sys.exit(main())
