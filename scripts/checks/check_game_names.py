"""Check that nothing outside a game's own folder names a game.

    python scripts/checks/check_game_names.py [web/src] [src/oenach]

A name counts as a whole word of an identifier, a string, a comment or a file's name, however words
are put together there: `CelticTraderBoard`, `tain_story`, `board-keltis-stop` name games; `curtain`
does not. Games are those that have a folder: of a name of two words, such as `celtic-trader`, the
last is enough. Generated files, which have a `--check` of their own, are left out. Prints each
place and exits 1, or one line and 0. Without a folder web/src is checked.
"""

from __future__ import annotations

import re
import sys
import unicodedata
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
USUAL: Final = ("web/src",)
GENERATED: Final = ("web/src/wire/types.ts",)
TEXTS: Final = frozenset({".py", ".ts", ".js", ".svelte", ".css", ".ftl", ".html", ".json", ".md"})
WORD: Final = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+")


def plain(text: str) -> str:
    """The text without accents, so that Táin is found too."""
    parts = unicodedata.normalize("NFD", text)
    return "".join(part for part in parts if not unicodedata.combining(part))


def games(folder: Path) -> dict[str, Path]:
    """The word that names each game, with the folder that is its own."""
    kept = folder / "games"
    found = [one for one in sorted(kept.iterdir()) if one.is_dir()] if kept.is_dir() else []
    return {re.split("[-_]", one.name)[-1]: one for one in found if one.name[0] not in "_."}


def named(line: str, names: dict[str, Path]) -> set[str]:
    """The games that a line names."""
    return {word for word in map(str.lower, WORD.findall(plain(line))) if word in names}


def places(folder: Path) -> Iterator[str]:
    """Where a game is named that has no business there."""
    names = games(folder)
    for path in sorted(folder.rglob("*")):
        if not path.is_file() or "__pycache__" in path.parts:
            continue
        where = path.relative_to(ROOT).as_posix()
        if where in GENERATED:
            continue
        own = {name for name, kept in names.items() if kept in path.parents}
        for name in sorted(named(path.relative_to(folder).as_posix(), names) - own):
            yield f"{where}: the path names {name}"
        if path.suffix not in TEXTS:
            continue
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            for name in sorted(named(line, names) - own):
                yield f"{where}:{number}: {name}: {line.strip()[:100]}"


def main(folders: list[str]) -> int:
    """Checks the folders; 1 if a game is named where it should not be, else 0."""
    wrong = [place for folder in folders for place in places(ROOT / folder)]
    print("\n".join(wrong) if wrong else f"{', '.join(folders)}: no game is named outside its own.")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:] or list(USUAL)))
