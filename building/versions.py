"""Runs the tests with the lowest and with the newest dependencies that pyproject.toml allows.

    python -m building.versions                         lowest, then newest
    python -m building.versions lowest -x tests/server  one of them, with words for pytest

Each has an environment of its own, .venv-lowest and .venv-newest, with the package as it was built
last, and tools of the tests that get on with them.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path
from typing import Final

from building.install import ROOT, WHEELS

UV: Final = str(Path(sys.executable).with_name("uv"))
RESOLUTIONS: Final = {"lowest": "lowest-direct", "newest": "highest"}


def main() -> int:
    """Test; the number of resolutions that failed."""
    parser = argparse.ArgumentParser(prog="python -m building.versions", description=__doc__)
    parser.add_argument(
        "which",
        nargs="?",
        choices=RESOLUTIONS,
        help="only one of them; all other words are pytest's",
    )
    asked, tests = parser.parse_known_args()
    wanted = [asked.which] if asked.which else list(RESOLUTIONS)
    failed = [name for name in wanted if not passes(name, tests)]
    for name in wanted:
        print(f"{name} versions: {'failed' if name in failed else 'passed'}")
    return len(failed)


def passes(name: str, tests: list[str]) -> bool:
    """Make the environment and run the tests in it."""
    python = environment(name)
    command = [str(python), "-m", "pytest", "-n", "auto", *tests]
    return subprocess.run(command, cwd=ROOT).returncode == 0


def environment(name: str) -> Path:
    """The Python of an environment with these versions."""
    folder = ROOT / f".venv-{name}"
    python = folder / "bin" / "python"
    found = ROOT / "build" / f"{name}.txt"
    extras = ["--extra", "postgresql"]
    resolution = ["--resolution", RESOLUTIONS[name]]
    _uv("pip", "compile", "-q", "pyproject.toml", *extras, *resolution, "-o", str(found))
    _uv("venv", "-q", "--clear", "--python", sys.executable, str(folder))
    into = ["pip", "install", "-q", "--python", str(python)]
    _uv(*into, "-r", str(found), "--group", "test")
    [wheel] = WHEELS.glob("*.whl")
    _uv(*into, "--no-deps", str(wheel))
    return python


def _uv(*words: str) -> None:
    subprocess.run([UV, *words], cwd=ROOT, check=True)


if __name__ == "__main__":
    sys.exit(main())
