"""How many bytes a package takes, and each of those that it needs."""

from __future__ import annotations

import sys
from importlib.metadata import Distribution, distributions
from pathlib import Path
from typing import Final, NamedTuple

NOT_OURS: Final = ("pip", "setuptools", "wheel")


class Installed(NamedTuple):
    """A distribution in an environment."""

    name: str
    version: str
    size: int


def installed(site_packages: Path) -> list[Installed]:
    """What an environment holds, the largest first, without what made it."""
    found = [
        Installed(one.name, one.version, size_of(one))
        for one in distributions(path=[str(site_packages)])
        if one.name not in NOT_OURS
    ]
    return sorted(found, key=lambda one: -one.size)


def size_of(distribution: Distribution) -> int:
    """The bytes of all its files, without what Python compiles of them on the way."""
    files = [Path(str(file.locate())) for file in distribution.files or []]
    return sum(file.stat().st_size for file in files if file.suffix != ".pyc" and file.is_file())


def main() -> None:
    """Print a table of this environment, or of the site-packages that are named."""
    named = [Path(word) for word in sys.argv[1:]]
    place = named[0] if named else Path(__import__("sysconfig").get_path("purelib"))
    found = installed(place)
    for one in found:
        print(f"{one.size:>12,}  {one.name} {one.version}")
    print(f"{sum(one.size for one in found):>12,}  in all")


if __name__ == "__main__":
    main()
