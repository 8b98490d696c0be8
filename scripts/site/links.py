"""Follows every link of the built pages, and looks for what would be fetched from elsewhere."""

from __future__ import annotations

import os
import sys
from html.parser import HTMLParser
from pathlib import Path
from typing import Final
from urllib.parse import unquote, urlsplit

FETCHED: Final = {"script": "src", "img": "src", "iframe": "src", "source": "src", "video": "src"}
"""What a browser fetches by itself, with the attribute that says from where; `link` besides."""


class Page(HTMLParser):
    """The ids and the links of a page, and what comes with it."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.ids: set[str] = set()
        self.links: list[str] = []
        self.fetched: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Take down what an element says."""
        told = {name: value for name, value in attrs if value is not None}
        self.ids |= {told[name] for name in ("id", "name") if name in told}
        if tag == "a" and "href" in told:
            self.links.append(told["href"])
        elif tag == "link" and "href" in told:
            self.fetched.append(told["href"])
        elif tag in FETCHED and FETCHED[tag] in told:
            self.fetched.append(told[FETCHED[tag]])


def faults(folder: Path) -> list[str]:
    """Links that lead nowhere, and what pages would fetch from other hosts."""
    files = sorted(folder.rglob("*.html"))
    pages = {path: Page(path.read_text(encoding="utf-8")) for path in files}
    wrong: list[str] = []
    for path, page in pages.items():
        here = path.relative_to(folder)
        for target in page.fetched:
            if urlsplit(target).netloc:
                wrong.append(f"{here}: fetches {target}")
        for target in [*page.links, *page.fetched]:
            why = fault(path, target, pages)
            if why:
                wrong.append(f"{here}: {target} {why}")
    return wrong


def fault(path: Path, target: str, pages: dict[Path, Page]) -> str | None:
    """Why a link of a page leads nowhere, if it does."""
    parts = urlsplit(target)
    if parts.scheme or parts.netloc:
        return None
    there = Path(os.path.normpath(path.parent / unquote(parts.path))) if parts.path else path
    there = there / "index.html" if there.is_dir() else there
    if not there.is_file():
        return "is not there"
    anchor = unquote(parts.fragment)
    if anchor and there in pages and anchor not in pages[there].ids:
        return "has no such place"
    return None


if __name__ == "__main__":
    found = faults(Path(sys.argv[1]))
    print("\n".join(found))
    sys.exit(1 if found else 0)
