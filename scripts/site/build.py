"""Builds the documentation into a folder of pages that need no server and no network.

    python scripts/site/build.py [FOLDER]        build/docs without a name

The pages of docs/ are copied beside pages that are made now, from the commands, the settings, the
server's own OpenAPI document and the schemas. Sphinx makes HTML of them; a warning is a failure,
and so is a link or an anchor that leads nowhere.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from links import faults
from made_pages import made_pages
from staging import ROOT, stage

HERE: Final = Path(__file__).parent


def main(words: list[str]) -> int:
    """Build all of it; 1 if a link leads nowhere."""
    folder = Path(words[0] if words else ROOT / "build" / "docs").resolve()
    source = folder.with_name(f"{folder.name}-source")
    shutil.rmtree(source, ignore_errors=True)
    shutil.rmtree(folder, ignore_errors=True)
    stage(source)
    for name, text in made_pages().items():
        (source / name).parent.mkdir(parents=True, exist_ok=True)
        (source / name).write_text(text, encoding="utf-8")
    sphinx(source, folder)
    wrong = faults(folder)
    for line in wrong:
        print(line)
    if not wrong:
        print(f"{len(list(folder.rglob('*.html')))} pages, every link followed: {folder}")
    return 1 if wrong else 0


def sphinx(source: Path, folder: Path) -> None:
    """Pages out of the source; whatever it complains of ends the build."""
    command = [sys.executable, "-m", "sphinx", "-q", "-W", "--keep-going", "-b", "html"]
    doctrees = source.with_name(f"{folder.name}-doctrees")
    command += ["-d", str(doctrees), "-c", str(HERE), str(source), str(folder)]
    # Without the compiled modules, of which Python cannot tell signatures.
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    subprocess.run(command, check=True, env=environment)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
