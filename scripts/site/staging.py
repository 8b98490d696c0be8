"""Copies the pages of the repository to their places on the site, with links that lead there."""

from __future__ import annotations

import os
import re
import shutil
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
DOCS: Final = ROOT / "docs"
LINK: Final = re.compile(r"(!?)\[([^\]]*)\]\(([^)\s#]+)(#[^)\s]*)?\)")
FENCE: Final = re.compile(r"(^ *```.*?^ *```$)", re.MULTILINE | re.DOTALL)

MAPS: Final = sorted(ROOT.glob("src/oenach/games/*/maps/files/data/*.schema.json"))
"""Schemas that stand with a game."""

ALONE: Final = {
    "README.md": "index.md",
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
    "SECURITY.md": "reporting.md",
    "web/README.md": "client.md",
}
"""Pages that stand elsewhere in the repository; the site's first page is in the README's place."""


def stage(folder: Path) -> None:
    """The whole source of the site, but for what is made now."""
    pages = places()
    for path, place in pages.items():
        target = folder / place
        target.parent.mkdir(parents=True, exist_ok=True)
        if path != ROOT / "README.md":
            text = path.read_text(encoding="utf-8")
            target.write_text(with_links(text, path, pages, folder), encoding="utf-8")
    for path in [*(DOCS / "pictures").iterdir(), *(DOCS / "schemas").iterdir()]:
        copied(path, folder)
    for path in MAPS:
        shutil.copy(path, folder / "schemas")


def places() -> dict[Path, str]:
    """Every page, with its place on the site."""
    found = {path: str(path.relative_to(DOCS)) for path in sorted(DOCS.rglob("*.md"))}
    found |= {ROOT / name: place for name, place in ALONE.items()}
    for path in sorted(ROOT.glob("src/oenach/games/*/RULES.md")):
        found[path] = f"rules/{path.parent.name.replace('_', '-')}.md"
    return found


def with_links(text: str, path: Path, pages: dict[Path, str], folder: Path) -> str:
    """A page whose links hold on the site; blocks of code are left as they are."""

    def moved(found: re.Match[str]) -> str:
        picture, said, target, anchor = found[1], found[2], found[3], found[4] or ""
        if re.match(r"[a-z]+:", target):
            return found[0]
        there = Path(os.path.normpath(path.parent / target))
        if there == DOCS / "decisions":
            place = "decisions/index.md"
        elif there in pages:
            place = pages[there]
        elif there.is_relative_to(DOCS) and there.is_file():
            place = copied(there, folder)
        else:
            # Source code is not on the site.
            assert there.exists(), f"{path.name}: {target}"
            return said
        here = os.path.dirname(pages[path])
        return f"{picture}[{said}]({os.path.relpath(place, here or '.')}{anchor})"

    parts = FENCE.split(text)
    parts[::2] = [LINK.sub(moved, part) for part in parts[::2]]
    return "".join(parts)


def copied(path: Path, folder: Path) -> str:
    """A file that a page shows or leads to, put at its place; which that is."""
    place = path.relative_to(DOCS)
    (folder / place).parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(path, folder / place)
    return str(place)
