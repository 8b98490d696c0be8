"""What is installed: the engine, versions, pages, games."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, distribution, version
from typing import Final

from oenach.games.installed import games, left_out
from oenach.server.doctor.findings import Finding, fault, ok, warning
from oenach.server.http.about import all_about
from oenach.server.http.pages import has_client

REQUIREMENT: Final = re.compile(r"([\w.-]+)[^;]*(;.*)?")


def look_at_program() -> Iterator[Finding]:
    """All that was installed with the package."""
    about = all_about()
    yield _engine(compiled=about.compiled)
    facts = {"version": about.version, "python": about.python, "sqlite": sqlite3.sqlite_version}
    missing = missing_packages()
    if missing:
        yield fault(
            "versions",
            "server-doctor-packages-missing",
            "server-doctor-packages-missing-do",
            missing=", ".join(missing),
            **facts,
        )
    else:
        packages = len(about.packages)
        yield ok("versions", "server-doctor-versions", packages=packages, **facts)
    yield _pages()
    yield from _games()


def _engine(*, compiled: bool) -> Finding:
    if compiled:
        return ok("engine", "server-doctor-compiled")
    return warning("engine", "server-doctor-interpreted", "server-doctor-interpreted-do")


def _pages() -> Finding:
    if has_client():
        return ok("pages", "server-doctor-pages")
    return warning("pages", "server-doctor-no-pages", "server-doctor-no-pages-do")


def _games() -> Iterator[Finding]:
    yield ok("games", "server-doctor-games", games=", ".join(games()))
    for one in left_out():
        yield warning(
            "games",
            "server-doctor-game-left-out",
            "server-doctor-game-left-out-do",
            game=one.name,
            distribution=one.distribution,
        )


def missing_packages(of: str = "oenach") -> list[str]:
    """What the package needs in any case, and is not installed."""
    needed = [REQUIREMENT.match(line) for line in distribution(of).requires or ()]
    # What has a marker is for an extra, or for some systems alone.
    names = [found[1] for found in needed if found and not found[2]]
    return [name for name in names if not _is_there(name)]


def _is_there(name: str) -> bool:
    try:
        return bool(version(name))
    except PackageNotFoundError:
        return False
