"""What `make` looks at to know whether the package has to be installed anew."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

MAKEFILE = Path(__file__).parents[2] / "Makefile"


def sources(checkout: Path) -> set[str]:
    """What the installed package is made of, as make sees it."""
    told = subprocess.run(
        ["make", "--print-data-base", "--dry-run", "help"],
        cwd=checkout,
        capture_output=True,
        text=True,
        check=True,
    )
    named = re.search(r"^SOURCES := (.*)$", told.stdout, re.MULTILINE)
    assert named is not None
    return set(named[1].split())


def test_what_python_leaves_beside_sources_is_none(tmp_path: Path) -> None:
    shutil.copy(MAKEFILE, tmp_path)
    made = ["src/a.py", "building/b.py", "web/src/c.ts", "web/scripts/d.py"]
    left = [str(Path(name).parent / "__pycache__" / "left.cpython-311.pyc") for name in made]
    for name in (*made, *left):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    assert sources(tmp_path) - {"pyproject.toml", "setup.py", "requirements/play.txt"} == {*made}
