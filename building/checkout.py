"""Copies of a checkout: what git tracks, and nothing else that lies there."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

from building.install import ROOT


def copy_tracked(copy: Path) -> None:
    """The files that git tracks, as they are now."""
    told = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True)
    for name in filter(None, told.stdout.decode().split("\0")):
        if (ROOT / name).exists():
            (copy / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, copy / name)


def link_packages(copy: Path) -> None:
    """What the client is built with need not be fetched again where it is there."""
    fetched = ROOT / "web" / "node_modules"
    if fetched.is_dir():
        shutil.copytree(fetched, copy / "web" / "node_modules", symlinks=True, copy_function=_link)


def _link(source: str, target: str) -> None:
    try:
        os.link(source, target, follow_symlinks=False)
    except OSError:
        # On another file system.
        shutil.copy2(source, target, follow_symlinks=False)
