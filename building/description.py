"""What an index of packages shows: the README, whose links lead into a checkout.

Elsewhere they lead into the repository at the tag of the version, if the project names one under
`[project.urls]`; without an address what they say is left, as words.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Final

INSIDE: Final = re.compile(r"(!?)\[([^\]]*)\]\((?!https?://|#)([^)\s]+)\)")
"""A link or a picture of the checkout: whether it is a picture, its words, and its path."""


def description(root: Path) -> str:
    """The README for those who have no checkout."""
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    address = project.get("urls", {}).get("Source", "").rstrip("/")
    readme = (root / "README.md").read_text(encoding="utf-8")
    return led_outside(readme, address, project["version"])


def led_outside(text: str, address: str, version: str) -> str:
    """Markdown whose links lead into a repository, or nowhere at all."""

    def led(found: re.Match[str]) -> str:
        picture, words, path = found.groups()
        if not address:
            return words
        way = "raw" if picture else "blob"
        return f"{picture}[{words}]({address}/{way}/v{version}/{path})"

    return INSIDE.sub(led, text)
