"""Which modules are compiled, and a hash of their sources. Used by setup.py and by the tests."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from pathlib import Path

KERNEL = ("bits", "rng", "options", "reading", "effects", "state", "knowledge", "game")

# Shapes of views are read when types are made of them; of a TypedDict mypyc keeps nothing to read.
INTERPRETED = {"view.py"}


def compiled_sources(root: Path) -> list[Path]:
    """The sources that mypyc compiles."""
    package = root / "src" / "oenach"
    kernel = [package / "kernel" / f"{name}.py" for name in KERNEL]
    search = sorted((package / "search").glob("[!_]*.py"))
    rules = sorted((package / "games").glob("*/rules*/[!_]*.py"))
    rules = [path for path in rules if path.name not in INTERPRETED]
    strategy = sorted((package / "games").glob("*/strategy/[!_]*.py"))
    return kernel + search + rules + strategy


def source_hash(root: Path) -> str:
    """One hash over the compiled sources, their names included."""
    return hash_of_files(root, compiled_sources(root))


def hash_of_files(root: Path, files: Iterable[Path]) -> str:
    """One hash over files, their names below the root included."""
    digest = hashlib.sha256()
    for path in sorted(files):
        name = path.relative_to(root).as_posix()
        digest.update(name.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()
