"""The changelog: what is in a section, and a release made of what is unreleased."""

from __future__ import annotations

import re
from datetime import date
from typing import Final

UNRELEASED: Final = "Unreleased"
SECTION: Final = re.compile(r"^## (.+)\n", re.MULTILINE)
LINKS: Final = re.compile(r"(?:^\[[^\]]+\]: \S+\n)*\Z", re.MULTILINE)


class NoSuchSection(Exception):
    """What the changelog lacks."""


def sections(text: str) -> dict[str, str]:
    """By its heading, what stands in each section."""
    body = LINKS.sub("", text)
    parts = SECTION.split(body)
    return dict(zip(parts[1::2], (part.strip() for part in parts[2::2]), strict=True))


def heading_of(text: str, version: str) -> str | None:
    """The heading of a version, which has a date too."""
    return next((one for one in sections(text) if one.split()[0] == version), None)


def notes(text: str, version: str) -> str:
    """What is said of a version."""
    heading = heading_of(text, version)
    if heading is None:
        raise NoSuchSection(f"CHANGELOG.md has no section of {version}")
    return sections(text)[heading]


def released(text: str, version: str, day: date, address: str | None) -> str:
    """The changelog once a version is out: what was unreleased is in its section, dated.

    A section that was prepared for the version takes what came since at its end. A line that links
    the heading stands at the end of the file if there is an address to link to."""
    found = sections(text)
    if UNRELEASED not in found:
        raise NoSuchSection(f"CHANGELOG.md has no section {UNRELEASED}")
    prepared = heading_of(text, version)
    told = [found.pop(prepared)] if prepared is not None else []
    told.append(found.pop(UNRELEASED))
    whole = "\n\n".join(part for part in told if part)
    if not whole:
        raise NoSuchSection(f"CHANGELOG.md says nothing under {UNRELEASED}, nor of {version}")
    head = SECTION.split(text)[0]
    lines = [f"{head}## {UNRELEASED}", "", f"## {version} ({day.isoformat()})", "", whole, ""]
    for heading, words in found.items():
        lines += [f"## {heading}", "", words, ""]
    links = LINKS.search(text)
    if address:
        lines.append(f"[{version}]: {address}/releases/tag/v{version}")
    return "\n".join(lines).rstrip("\n") + "\n" + (links[0] if links else "")
