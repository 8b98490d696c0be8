"""Check that every installed game brings all its parts, as their Protocols want them.

    python scripts/checks/check_games.py

A part that is missing, or lacks something, is named; then mypy compares the parts with their
Protocols, signature by signature. Exits 1 if anything is wrong.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from importlib import resources
from pathlib import Path

from oenach.games.installed import modules
from oenach.games.module import GameModule, MissingPart
from oenach.messages.catalogues import LANGUAGES

ROOT = Path(__file__).resolve().parents[2]
PROTOCOLS = "src/oenach/games/parts.py"
"""Named, because mypy does not follow an import to it."""


def missing(module: GameModule) -> list[str]:
    """What a game lacks."""
    wrong: list[str] = []
    for name in module.part_names():
        try:
            getattr(module, name)
        except MissingPart as lack:
            wrong.append(str(lack))
    for version in module.rules:
        made = module.game_class(version)
        if (made.name, made.rules_version) != (module.name, version):
            wrong.append(f"{module.package}: its rules are {made.name}, {made.rules_version}")
    folder = resources.files(module.package)
    books = ["RULES.md", *(f"RULES.{language}.md" for language in LANGUAGES[1:])]
    catalogues = [f"messages/game.{language}.ftl" for language in LANGUAGES]
    wrong += [
        f"{module.package} has no {file}"
        for file in (*books, *catalogues)
        if not folder.joinpath(file).is_file()
    ]
    page = ROOT / "web" / "src" / "games" / module.name / "index.ts"
    return wrong if page.is_file() else [*wrong, f"there is no {page.relative_to(ROOT)}"]


def typed() -> list[str]:
    """What mypy says of the parts as implementations of their Protocols."""
    lines = ["from oenach.games import parts"]
    for number, module in enumerate(modules()):
        for name in module.part_names():
            # Not by its whole name: `oenach.games` is a function, too.
            lines.append(f"from {module.package} import {name} as {name}_{number}")
            lines.append(f"_{name}_{number}: parts.{name.capitalize()} = {name}_{number}")
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "parts_of_games.py"
        file.write_text("\n".join(lines) + "\n")
        ran = subprocess.run(
            [sys.executable, "-m", "mypy", "--config-file", "pyproject.toml", PROTOCOLS, str(file)],
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=False,
        )
    return [] if ran.returncode == 0 else (ran.stdout + ran.stderr).splitlines()


def main() -> int:
    """Print what is wrong, or that nothing is."""
    wrong = [line for module in modules() for line in missing(module)] or typed()
    for line in wrong:
        print(line)
    if not wrong:
        print(f"{len(modules())} games with all their parts")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
