"""Run mypy over the scripts that every game brings under the same names, and over web/scripts.

    python scripts/checks/check_types.py

`mypy` alone looks at everything else: games have files of one name in several folders, which it
takes for one module, so that each folder has a run of its own. Exits 1 if anything is wrong.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
PROTOCOLS: Final = "src/oenach/games/parts.py"
"""Named, because mypy does not follow an import to it."""

SHARED: Final[dict[str, list[str]]] = {"scripts": [], "web/scripts": ["web/scripts"]}
"""By the folder that has `games/<game>/`, where scripts there import from beside their own."""


def runs() -> list[tuple[str, list[str]]]:
    """Each folder, and where its imports are looked for."""
    found: list[tuple[str, list[str]]] = [("web/scripts", ["web/scripts"])]
    for home, shared in SHARED.items():
        for folder in sorted((ROOT / home / "games").iterdir()):
            if any(folder.glob("*.py")):
                found.append((str(folder.relative_to(ROOT)), shared))
    return found


def checked(folder: str, beside: list[str]) -> list[str]:
    """What mypy says of the files of a folder."""
    files = sorted(str(file) for file in (ROOT / folder).glob("*.py"))
    # By their paths, not by an import of one that has the same name.
    path = [] if folder in beside else [folder] if folder.startswith("scripts") else []
    command = [sys.executable, "-m", "mypy", PROTOCOLS, *files]
    ran = subprocess.run(
        command,
        cwd=ROOT,
        env={**os.environ, "MYPYPATH": os.pathsep.join([*beside, *path])},
        capture_output=True,
        text=True,
        check=False,
    )
    return [] if ran.returncode == 0 else (ran.stdout + ran.stderr).splitlines()


def main() -> int:
    """Print what is wrong, or that nothing is."""
    wrong = [line for folder, beside in runs() for line in checked(folder, beside)]
    for line in wrong:
        print(line)
    if not wrong:
        print("The scripts of all games have their types.")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
