"""Lists what of others is shipped with the package, with all licences in full.

    python scripts/release/make_third_party.py FOLDER        into src/oenach/third_party

What is in the pages is said by their build (`web/building/licences.js`); what comes with compiled
modules and with data files is named here. Python packages that are needed are not shipped: they
come from their own authors, and the page about the server lists them as they are installed.
"""

from __future__ import annotations

import json
import sys
from importlib.metadata import distribution
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parents[2]
WEB: Final = ROOT / "web"
TEXTS: Final = Path(__file__).parent / "texts"
LIST: Final = "shipped.json"
FULL: Final = "LICENSES.txt"
RULE: Final = "=" * 40

HEAD: Final = """\
What of others is shipped with Óenach, and under which licences.

Made by scripts/release/make_third_party.py; Óenach's own licence is in the file LICENSE.
No fonts and no sounds are shipped: pages use the fonts of the machine, and make their sounds
themselves. The letters on the pictures in `previews` are drawn with Gelasio, as outlines.
"""


class Shipped(NamedTuple):
    """Something of others, and where in the package it is."""

    name: str
    version: str
    licence: str
    part: str
    text: str


def main(words: list[str]) -> int:
    """Write both files."""
    if len(words) != 1:
        sys.exit((__doc__ or "").strip())
    folder, shipped = Path(words[0]), [*in_the_pages(), *in_the_engine(), *in_the_data()]
    listed = [
        {key: value for key, value in one._asdict().items() if key != "text"} for one in shipped
    ]
    (folder / LIST).write_text(json.dumps(listed, indent=1) + "\n", encoding="utf-8")
    (folder / FULL).write_text(in_full(shipped), encoding="utf-8")
    return 0


def in_the_pages() -> list[Shipped]:
    """The packages of which something is in the bundle."""
    built = WEB / "dist" / "licences.json"
    if not built.is_file():
        sys.exit("The pages are not built: run make first.")
    return [
        Shipped(**one, part="pages", text=text_of(one["name"], one["licence"]))
        for one in json.loads(built.read_text(encoding="utf-8"))
    ]


def text_of(name: str, licence: str) -> str:
    """A package's own file, or the licence that it names where it brings none."""
    home = WEB / "node_modules" / name
    files = sorted(path for path in home.iterdir() if path.name.lower().startswith("licen"))
    file = files[0] if files else TEXTS / f"{licence}.txt"
    text = file.read_text(encoding="utf-8")
    # What a bundler lists of its own dependencies is not in what it makes.
    return text.partition("\n# Licenses of bundled")[0].strip()


def in_the_engine() -> list[Shipped]:
    """What mypyc compiles into every module."""
    mypy = distribution("mypy")
    files = [path for path in mypy.files or () if path.match("*.dist-info/licenses/LICENSE")]
    text = files[0].read_text(encoding="utf-8").strip()
    return [Shipped("mypyc", mypy.version, "MIT AND PSF-2.0", "compiled modules", text)]


def in_the_data() -> list[Shipped]:
    """Unicode's table of signs that look alike."""
    table = (ROOT / "src/oenach/server/naming/confusables.txt").read_text(encoding="utf-8")
    version = table.partition("confusables.txt of Unicode ")[2].partition(".\n")[0]
    name = "Unicode-DFS-2016"
    text = (TEXTS / f"{name}.txt").read_text(encoding="utf-8").strip()
    return [Shipped("Unicode confusables", version, name, "server/naming/confusables.txt", text)]


def in_full(shipped: list[Shipped]) -> str:
    """All of it to read; a text that several have stands once."""
    lines = [HEAD]
    lines += [f"{one.name} {one.version}: {one.licence} ({one.part})" for one in shipped]
    for one in shipped:
        lines += ["", RULE, f"{one.name} {one.version}: {one.licence}", RULE, "", one.text]
    return "\n".join([*lines, ""])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
