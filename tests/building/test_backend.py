"""The build backend, found as newer versions of pip and build find it."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
TOLD: Final = tomllib.loads((ROOT / "pyproject.toml").read_text())["build-system"]

IN_THESE_FOLDERS_FIRST: Final = """\
import importlib, sys
from importlib.machinery import PathFinder

class First:
    def find_spec(self, name, path, target=None):
        return None if "." in name else PathFinder.find_spec(name, path=sys.argv[2:])

sys.meta_path.insert(0, First())
backend = importlib.import_module(sys.argv[1])
print(backend.get_requires_for_build_wheel({}))
"""


def test_no_folder_of_the_checkout_hides_a_library_from_the_backend() -> None:
    """As `packaging` did, which setuptools needs: nothing could be built from source."""
    folders = [str(ROOT / folder) for folder in TOLD["backend-path"]]
    asked = subprocess.run(
        [sys.executable, "-c", IN_THESE_FOLDERS_FIRST, TOLD["build-backend"], *folders],
        cwd=ROOT,
        env={**os.environ, "OENACH_COMPILE": "0"},
        capture_output=True,
        text=True,
    )
    assert asked.returncode == 0, asked.stderr
    assert asked.stdout.splitlines()[-1] == "[]"
