"""What this server is made of: versions, licences, source."""

from __future__ import annotations

import asyncio
import platform
import re
from functools import cache
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from importlib.resources import files
from typing import Final

import msgspec
from litestar import get
from msgspec import structs

import oenach
from oenach.games.installed import modules
from oenach.kernel import state
from oenach.server.http.bodies import About, GameVersion, LicenceTexts, PackageSeen
from oenach.server.http.dependencies import TheSettings
from oenach.server.http.pages import client_folder
from oenach.server.http.problems import refusals

OURS: Final = "oenach"
UNSTATED: Final = "?"
THIRD_PARTY: Final = "third_party/shipped.json"
LICENCE_TEXTS: Final = "third_party/LICENSES.txt"
"""Both made by scripts/release/make_third_party.py."""
SERVED_WITH: Final = frozenset({"postgresql"})
"""Extras of ours that a server uses where they are installed, as they are in an image."""
REQUIREMENT: Final = re.compile(r"([\w.-]+)(?:\[([\w.,-]+)\])?")
"""With which every requirement begins: a name, and extras of it."""
EXTRA: Final = re.compile(r"""extra == ["']([\w.-]+)""")
"""For which of the extras a requirement stands."""


class Shipped(PackageSeen):
    """Something of others that is in the package, and where."""

    part: str


@get(
    "/api/about",
    tags=["operating"],
    summary="Versions, licences and source of what runs here",
    responses=refusals(),
)
async def about(settings: TheSettings) -> About:
    """Nothing here changes while the server runs."""
    found = await asyncio.to_thread(all_about)
    return structs.replace(found, source=settings.source_url or found.source)


@cache
def all_about() -> About:
    """Read once from what is installed."""
    listed = client_folder() / "licences.json"
    client = listed.read_bytes() if listed.is_file() else b"[]"
    return About(
        version=oenach.__version__,
        python=platform.python_version(),
        compiled=str(state.__file__).endswith((".so", ".pyd")),
        licence=_licence(distribution(OURS)),
        source=source_of(distribution(OURS)),
        games=[GameVersion(one.name, max(one.rules)) for one in modules()],
        packages=[_seen(one) for one in needed(OURS, SERVED_WITH)],
        client_packages=msgspec.json.decode(client, type=list[PackageSeen]),
        shipped=[
            PackageSeen(one.name, one.version, one.licence)
            for one in msgspec.json.decode(_file(THIRD_PARTY), type=list[Shipped])
            if one.part != "pages"
        ],
    )


@get(
    "/api/about/licences",
    tags=["operating"],
    summary="The licences of all that is shipped, in full",
    responses=refusals(),
)
async def licences() -> LicenceTexts:
    """As they stand in the package."""
    return LicenceTexts((await asyncio.to_thread(_file, LICENCE_TEXTS)).decode())


def _file(name: str) -> bytes:
    """A file of the package."""
    return files(OURS).joinpath(name).read_bytes()


def needed(name: str, extras: frozenset[str] = frozenset()) -> list[Distribution]:
    """The distributions that one needs, with extras or without, and those that these need, by
    name."""
    found: dict[str, Distribution] = {}
    waiting = _requirements(distribution(name), extras)
    seen = set(waiting)
    while waiting:
        wanted, asked = waiting.pop()
        try:
            one = distribution(wanted)
        except PackageNotFoundError:
            # It is for another system or another Python, or an extra that is not installed.
            continue
        found[one.name.lower().replace("_", "-")] = one
        further = set(_requirements(one, asked)) - seen
        seen |= further
        waiting += further
    return [found[key] for key in sorted(found)]


def _requirements(of: Distribution, extras: frozenset[str]) -> list[tuple[str, frozenset[str]]]:
    """What a distribution needs here, by name and extras; what it needs for extras of its own only
    if these are asked for."""
    found = []
    for line in of.requires or ():
        extra, named = EXTRA.search(line), REQUIREMENT.match(line)
        if named and (extra is None or extra[1] in extras):
            found.append((named[1], frozenset((named[2] or "").split(",")) - {""}))
    return found


def _seen(of: Distribution) -> PackageSeen:
    return PackageSeen(of.name, of.version, _licence(of))


def _licence(of: Distribution) -> str:
    """As an expression where there is one, else by its classifiers, else by its first line."""
    (stated,) = _stated(of, "License-Expression") or [""]
    if stated:
        return stated
    classified = [
        line.rpartition(" :: ")[2]
        for line in _stated(of, "Classifier")
        if line.startswith("License ::")
    ]
    if classified:
        return ", ".join(classified)
    first = "".join(_stated(of, "License")).strip().partition("\n")[0]
    return first or UNSTATED


def source_of(of: Distribution) -> str | None:
    """Where the source is, if the distribution says so."""
    for line in _stated(of, "Project-URL"):
        label, _, url = line.partition(", ")
        if label.lower() in ("source", "repository"):
            return url
    return None


def _stated(of: Distribution, field: str) -> list[str]:
    return [str(line) for line in of.metadata.get_all(field) or ()]
