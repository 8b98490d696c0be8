"""Builds what is released, into dist/: a source distribution, a pure wheel, one for this platform.

    python -m building.release.dist             all three
    python -m building.release.dist sdist pure  some of them

Each comes from the sources that git tracks and from nothing else that lies in the checkout; the
wheels come from the unpacked source distribution, so that what it lacks is noticed. The time of the
commit is the time of every file.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from building import asked, pages
from building.checkout import copy_tracked
from building.install import ROOT, Failed
from building.progress import Progress
from building.release.packing import settle_tar, settle_zip

DIST: Final = ROOT / "dist"
KINDS: Final = ("sdist", "pure", "platform")

# Among what a wheel is built from is the order of sets, which follows from hashes of texts.
SETTLED: Final = {
    "PYTHONHASHSEED": "0",
    "PYTHONDONTWRITEBYTECODE": "1",
    "TZ": "UTC",
    "LC_ALL": "C.UTF-8",
}


def main() -> int:
    """Build, and say how large it is."""
    parser = argparse.ArgumentParser(prog="python -m building.release.dist", description=__doc__)
    parser.add_argument("kinds", nargs="*", help=f"some of: {', '.join(KINDS)}")
    kinds = parser.parse_args().kinds or list(KINDS)
    if wrong := set(kinds) - set(KINDS):
        parser.error(f"there is no {', '.join(sorted(wrong))}")
    try:
        for made in build(kinds):
            print(f"{made.stat().st_size:>10,}  {made.relative_to(ROOT)}")
    except (Failed, pages.NoClient) as why:
        print(why, file=sys.stderr)
        return 1
    return 0


def build(kinds: list[str]) -> Iterator[Path]:
    """Each file, once it is made."""
    # The pages first: all of them hold these.
    with Progress() as progress:
        os.environ.setdefault(asked.CLIENT, "1")
        pages.built_client(ROOT, progress)
    shutil.rmtree(DIST, ignore_errors=True)
    DIST.mkdir()
    epoch = commit_time()
    with tempfile.TemporaryDirectory(prefix="oenach-dist-") as folder:
        with step("source distribution"):
            source = _source_distribution(Path(folder), epoch)
        if "sdist" in kinds:
            yield Path(shutil.copy(source, DIST))
        if "pure" in kinds:
            with step("pure wheel"):
                made = _wheel(source, Path(folder) / "pure", epoch, compiled=False)
            yield Path(shutil.copy(made, DIST))
        if "platform" in kinds:
            with step("wheel for this platform"):
                made = _wheel(source, Path(folder) / "platform", epoch, compiled=True)
                made = _for_many_systems(made, epoch)
            yield Path(shutil.copy(made, DIST))


@contextmanager
def step(name: str) -> Iterator[None]:
    """Say what is built, and how long it took."""
    began = time.monotonic()
    print(f"Building: {name} …", file=sys.stderr)
    yield
    print(f"Built: {name}, {time.monotonic() - began:.0f} s", file=sys.stderr)


def commit_time() -> int:
    """When the commit was made, in seconds since 1970, or what SOURCE_DATE_EPOCH says."""
    if told := os.environ.get("SOURCE_DATE_EPOCH"):
        return int(told)
    git = ["git", "log", "-1", "--format=%ct"]
    done = subprocess.run(git, cwd=ROOT, capture_output=True, text=True, check=True)
    return int(done.stdout)


def _source_distribution(folder: Path, epoch: int) -> Path:
    copy = folder / "checkout"
    copy_tracked(copy)
    shutil.copytree(ROOT / "web" / "dist", copy / "web" / "dist")
    [made] = _built("build_sdist", copy, folder / "sdist", epoch)
    settle_tar(made, epoch)
    return made


def _wheel(source: Path, folder: Path, epoch: int, *, compiled: bool) -> Path:
    with tarfile.open(source) as packed:
        packed.extractall(folder, filter="data")
    [unpacked] = folder.iterdir()
    [made] = _built("build_wheel", unpacked, folder / "wheel", epoch, compiled=compiled)
    settle_zip(made, epoch)
    return made


def _built(
    hook: str, source: Path, folder: Path, epoch: int, *, compiled: bool = False
) -> Iterator[Path]:
    """What a hook of the build backend makes in an empty folder."""
    folder.mkdir()
    code = f"from building import backend; backend.{hook}({str(folder)!r})"
    # Nobody's own compiler flags, and no Node: the pages are there.
    asks = {asked.COMPILE: "1" if compiled else "0", asked.CLIENT: ""}
    kept = {name: os.environ[name] for name in ("PATH", "HOME", "CC") if name in os.environ}
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", code],
        cwd=source,
        env={**kept, **SETTLED, **asks, "SOURCE_DATE_EPOCH": str(epoch)},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if done.returncode != 0:
        raise Failed(f"{done.stdout[-4000:]}\n{hook} failed.")
    return folder.iterdir()


def _for_many_systems(wheel: Path, epoch: int) -> Path:
    """The wheel under the name of the oldest systems that it runs on."""
    if sys.platform != "linux":
        return wheel
    folder = wheel.with_name("repaired")
    auditwheel = [sys.executable, "-m", "auditwheel", "repair", "--wheel-dir", str(folder)]
    beside = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    environment = {**os.environ, "SOURCE_DATE_EPOCH": str(epoch), "PATH": beside}
    done = subprocess.run(
        [*auditwheel, str(wheel)], env=environment, capture_output=True, text=True
    )
    if done.returncode != 0:
        raise Failed(f"{done.stderr[-4000:]}\nauditwheel failed.")
    [made] = folder.iterdir()
    settle_zip(made, epoch)
    return made


if __name__ == "__main__":
    sys.exit(main())
