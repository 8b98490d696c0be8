"""Writes the table of signs that look alike, from Unicode's own.

    python scripts/make_confusables.py CONFUSABLES

CONFUSABLES is confusables.txt of Unicode Technical Standard 39 (Unicode Security Mechanisms), which
unicode.org publishes with every version. Left out is what names never have by the time they are
compared: signs that compatibility decomposition (NFKD) takes apart.
"""

from __future__ import annotations

import sys
import unicodedata
from pathlib import Path

TABLE = Path(__file__).parents[1] / "src" / "oenach" / "server" / "naming" / "confusables.txt"

HEAD = """\
# Signs that look alike: a prototype, and the signs that are taken for it, in hexadecimal.
# Made by scripts/make_confusables.py from confusables.txt of Unicode {version}.
# Copyright (c) 1991-{year} Unicode, Inc. All rights reserved. Distributed under the Terms of Use in
# https://www.unicode.org/copyright.html; Unicode License: https://www.unicode.org/license.txt
"""


def read(text: str) -> dict[str, str]:
    """What each sign is taken for."""
    found = {}
    for line in text.splitlines():
        fields = line.partition("#")[0].split(";")
        if len(fields) >= 2:
            found[_signs(fields[0])] = _signs(fields[1])
    return found


def table(confusables: dict[str, str]) -> list[str]:
    """The lines of the table, the signs of each prototype together."""
    alike: dict[str, list[str]] = {}
    for sign, prototype in sorted(confusables.items()):
        plain = _resolved(prototype, confusables)
        if plain and unicodedata.normalize("NFKD", sign) == sign:
            alike.setdefault(plain, []).append(sign)
    return [
        f"{_codes(prototype, '+')} {_codes(''.join(signs), ' ')}"
        for prototype, signs in sorted(alike.items())
    ]


def _resolved(prototype: str, confusables: dict[str, str]) -> str:
    """A prototype none of whose own signs is taken for another, without spaces."""
    while True:
        apart = unicodedata.normalize("NFKD", prototype)
        further = "".join(confusables.get(sign, sign) for sign in apart if not sign.isspace())
        if further == prototype:
            return prototype
        prototype = further


def _signs(codes: str) -> str:
    return "".join(chr(int(code, 16)) for code in codes.split())


def _codes(signs: str, between: str) -> str:
    return between.join(f"{ord(sign):X}" for sign in signs)


def main() -> None:
    """Make the file anew."""
    text = Path(sys.argv[1]).read_text(encoding="utf-8-sig")
    version = text.partition("# Version:")[2].partition("\n")[0].strip()
    year = text.partition("# Date:")[2].strip()[:4]
    lines = table(read(text))
    TABLE.write_text(
        HEAD.format(version=version, year=year) + "\n".join(lines) + "\n", encoding="ascii"
    )
    print(f"{len(lines)} prototypes, {TABLE.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
