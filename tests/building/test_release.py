"""What is released depends on what is in it, and on nothing else; and it stays small."""

from __future__ import annotations

import gzip
import io
import tarfile
import zipfile
from collections.abc import Sequence
from importlib.metadata import Distribution, distribution
from pathlib import Path
from typing import Final

import pytest
from building.release.packing import settle_tar, settle_zip

from oenach.server.http.about import needed

ROOT: Final = Path(__file__).parents[2]
EPOCH = 1_700_000_000

FILES = {"oenach/b.py": b"b", "oenach/a.sh": b"a" * 1000, "oenach-1.dist-info/RECORD": b"r"}

MOST: Final = {
    # Bytes of what is installed, a tenth more than there are: who adds more says so here.
    "pages": 2_200_000,
    "Python": 2_500_000,
    "sentences": 500_000,
    "rulebooks": 180_000,
    "compiled": 7_500_000,
    "licences": 40_000,
    "manual": 27_000,
    "all else": 200_000,
}


def zipped(path: Path, names: Sequence[str], year: int, mode: int) -> bytes:
    with zipfile.ZipFile(path, "w") as packed:
        for name in names:
            entry = zipfile.ZipInfo(name, (year, 1, 2, 3, 4, 6))
            entry.external_attr = (0o100000 | mode | (0o100 if name.endswith("sh") else 0)) << 16
            packed.writestr(entry, FILES[name])
    settle_zip(path, EPOCH)
    return path.read_bytes()


def tarred(path: Path, names: Sequence[str], mtime: int, mode: int) -> bytes:
    with tarfile.open(path, "w:gz") as packed:
        for name in names:
            entry = tarfile.TarInfo(name)
            entry.size, entry.mtime, entry.uname = len(FILES[name]), mtime, str(mtime)
            entry.mode = mode | (0o100 if name.endswith("sh") else 0)
            packed.addfile(entry, io.BytesIO(FILES[name]))
    settle_tar(path, EPOCH)
    return path.read_bytes()


def test_neither_order_nor_clock_nor_umask_shows_in_a_wheel(tmp_path: Path) -> None:
    names = list(FILES)
    first = zipped(tmp_path / "one.whl", names, 1999, 0o644)
    assert first == zipped(tmp_path / "other.whl", names[::-1], 2024, 0o600)
    with zipfile.ZipFile(tmp_path / "one.whl") as packed:
        assert packed.namelist() == ["oenach/a.sh", "oenach/b.py", "oenach-1.dist-info/RECORD"]
        assert {name: packed.read(name) for name in names} == FILES


def test_neither_order_nor_clock_nor_umask_shows_in_a_source_distribution(tmp_path: Path) -> None:
    names = list(FILES)
    first = tarred(tmp_path / "one.tar.gz", names, 1, 0o644)
    assert first == tarred(tmp_path / "other.tar.gz", names[::-1], 2, 0o600)
    with tarfile.open(fileobj=io.BytesIO(gzip.decompress(first))) as packed:
        modes = {member.name: member.mode for member in packed}
    assert modes["oenach/a.sh"] == 0o755 and modes["oenach/b.py"] == 0o644


def part_of(name: str) -> str:
    """What a file of the package is counted as."""
    ends = {
        ".py": "Python",
        ".ftl": "sentences",
        ".md": "rulebooks",
        ".so": "compiled",
        ".1": "manual",
    }
    if "server/client/" in name:
        return "pages"
    if "third_party/" in name or "licenses/" in name:
        return "licences"
    return ends.get(Path(name).suffix, "all else")


MOST_IN_ALL: Final = 125_000_000
"""Bytes with all that is needed: a tenth more than there are."""


def bytes_of(installed: Distribution) -> dict[str, int]:
    """By its name, the bytes of each file, without what Python compiles by itself."""
    found = {file.as_posix(): Path(str(file.locate())) for file in installed.files or []}
    kept = {name: path for name, path in found.items() if path.suffix != ".pyc" and path.is_file()}
    return {name: path.stat().st_size for name, path in kept.items()}


@pytest.fixture(scope="module")
def sizes() -> dict[str, int]:
    """The bytes of the installed package, by what they are."""
    found = dict.fromkeys(MOST, 0)
    for name, size in bytes_of(distribution("oenach")).items():
        found[part_of(name)] += size
    return found


@pytest.mark.parametrize("part", MOST)
def test_the_package_stays_small(part: str, sizes: dict[str, int]) -> None:
    assert sizes[part] <= MOST[part]


def test_all_that_is_installed_with_it_stays_small() -> None:
    everything = [distribution("oenach"), *needed("oenach")]
    by_name = {one.name: sum(bytes_of(one).values()) for one in everything}
    assert sum(by_name.values()) <= MOST_IN_ALL, by_name


def test_nothing_is_in_the_package_that_only_builds_it() -> None:
    files = [file.as_posix() for file in distribution("oenach").files or []]
    assert not [name for name in files if name.endswith((".c", ".h", ".o", ".map", ".ts"))]
    assert not [name for name in files if name.endswith((".exp", ".lib", ".obj"))]
    assert not [name for name in files if name.startswith(("tests/", "building/", "web/"))]


def test_no_compiled_module_says_where_it_was_built() -> None:
    whose = [str(folder).encode() for folder in (Path.home(), ROOT)]
    for file in distribution("oenach").files or []:
        if file.suffix == ".so":
            built = Path(str(file.locate())).read_bytes()
            assert not [folder for folder in whose if folder in built], file
