"""An empty machine, as far as programs can tell: no compiler, no Node, nobody's home or cache."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, TypeAlias

TOOLS: Final = (
    *("env", "bash", "sh", "sed", "grep", "cat", "ls", "rm", "mkdir", "uname", "dirname"),
    *("readlink", "realpath", "touch", "find", "expr", "getconf", "git", "make"),
)
"""What is still on the path; `make` and `git` are what the README asks for."""

NONE_OF: Final = ("cc", "gcc", "clang", "node", "npm")

FETCHING: Final = ("PIP_", "UV_", "SSL_", "NODE_EXTRA_", "npm_config_", "http_", "https_", "no_")
"""How the names begin that say where and how packages are fetched."""

CACHES: Final = {
    "XDG_CACHE_HOME": "cache",
    "XDG_DATA_HOME": "data",
    "XDG_CONFIG_HOME": "config",
    "PIP_CACHE_DIR": "cache/pip",
    "UV_CACHE_DIR": "cache/uv",
    "npm_config_cache": "cache/npm",
}


Words: TypeAlias = Sequence[str | Path]
Told: TypeAlias = Mapping[str, str]
"""Variables of the environment."""

NOTHING: Final[Told] = {}


class Failed(Exception):
    """What did not work, with what was said about it."""


class BareMachine:
    """Folders of its own, and a search path on which only simple tools are."""

    def __init__(self, folder: Path, *, tools: bool = True) -> None:
        self.folder = folder
        self._path = folder / "bin"
        self._path.mkdir(parents=True)
        for name in TOOLS if tools else ():
            if (found := shutil.which(name)) is not None:
                (self._path / name).symlink_to(found)
        # `python3` means the one that runs this, outside of its environment.
        (self._path / "python3").symlink_to(base_python())

    def environment(self, told: Told = NOTHING) -> dict[str, str]:
        """What programs are started with."""
        # Where packages come from is the machine's affair, and nothing else is.
        kept = {name: value for name, value in os.environ.items() if name.startswith(FETCHING)}
        folders = {name: str(self.folder / place) for name, place in CACHES.items()}
        home = {"HOME": str(self.folder / "home"), "PATH": str(self._path), "LANG": "C.UTF-8"}
        (self.folder / "home").mkdir(exist_ok=True)
        return {**kept, **folders, **home, **told}

    def check(self) -> None:
        """Failed if there is a compiler or a Node after all."""
        for name in NONE_OF:
            if shutil.which(name, path=str(self._path)) is not None:
                raise Failed(f"there is still {name} on the path")

    def run(
        self,
        command: Words,
        *,
        cwd: Path | None = None,
        typed: str = "",
        told: Told = NOTHING,
    ) -> tuple[str, float]:
        """What a program said, and the seconds it took; Failed if it failed."""
        began = time.monotonic()
        done = subprocess.run(
            [str(word) for word in command],
            cwd=cwd or self.folder,
            env=self.environment(told),
            input=typed,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        if done.returncode != 0:
            words = " ".join(str(word) for word in command)
            raise Failed(f"{words}\n{done.stdout[-3000:]}\nended with {done.returncode}")
        return done.stdout, time.monotonic() - began


def base_python() -> Path:
    """The interpreter that this environment was made from."""
    return Path(sys._base_executable)  # type: ignore[attr-defined]
