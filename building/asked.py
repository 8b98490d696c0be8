"""What whoever builds the package asks for, by environment variables.

    OENACH_COMPILE=1      compile the engine; the build fails where that cannot be done
    OENACH_COMPILE=auto   compile it where there is a C compiler: what `make` asks for
    OENACH_CLIENT=1       build the pages with PyPI's Node if the machine has none, as `make` does
    OENACH_CLIENT=0       leave the pages out

Without them nothing is compiled and no Node is fetched (docs/decisions/0021-what-is-released.md).
"""

from __future__ import annotations

import os
import tomllib
from pathlib import Path
from typing import Final

COMPILE: Final = "OENACH_COMPILE"
CLIENT: Final = "OENACH_CLIENT"

BY_MAKE: Final = {COMPILE: "auto", CLIENT: "1"}
"""What `make` asks for where nobody asked for something else."""

ROOT: Final = Path(__file__).parents[1]


def to_compile() -> bool:
    """Whether the engine is to be compiled, if that is possible."""
    return os.environ.get(COMPILE, "0") != "0"


def must_compile() -> bool:
    """Whether an interpreted engine will not do."""
    return to_compile() and os.environ[COMPILE] != "auto"


def without_pages() -> bool:
    """Whether the pages are to be left out."""
    return os.environ.get(CLIENT) == "0"


def may_fetch_node() -> bool:
    """Whether PyPI's Node may be fetched for the pages."""
    return os.environ.get(CLIENT) == "1"


def compilers() -> list[str]:
    """What translates the engine to C, pinned: rules that another one compiled were never
    tested."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    pinned: list[str] = project["dependency-groups"]["build"]
    return pinned
