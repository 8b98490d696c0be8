"""Puts the package into the environment that runs this, with all that it needs: what `make` does.

    python -m building.install            fetch what is needed, build, install
    python -m building.install --tools    fetch what tests and checks need, and no more

What is fetched is named in requirements/*.txt, with versions and hashes. How long fetching took is
told apart from how long building took.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

from building import asked, pages
from building.progress import Progress

ROOT: Final = Path(__file__).parents[1]
WHEELS: Final = ROOT / "build" / "wheel"
PIP: Final = (sys.executable, "-m", "pip", "--disable-pip-version-check")
TAIL: Final = 4000


class Failed(Exception):
    """Why something could not be done."""


def main() -> int:
    """Install, and say what went wrong if something did."""
    parser = argparse.ArgumentParser(prog="python -m building.install", description=__doc__)
    parser.add_argument("--tools", action="store_true", help="what tests and checks need, only")
    try:
        install_tools() if parser.parse_args().tools else install()
    except Failed as why:
        print(why, file=sys.stderr)
        return 1
    return 0


def install() -> None:
    """Fetch, then build and install the package."""
    began = time.monotonic()
    fetch()
    fetched = time.monotonic()
    build_wheel()
    put_in_place()
    built = time.monotonic()
    print(
        f"Ready: packages fetched in {fetched - began:.0f} s, built in {built - fetched:.0f} s.",
        file=sys.stderr,
    )


def install_tools() -> None:
    """Fetch what tests and checks need."""
    with Progress() as progress:
        _fetch_python(progress, "tools", "dev.txt")


def fetch() -> None:
    """All packages, those of Python and of Node side by side."""
    with Progress() as progress, ThreadPoolExecutor(2) as pool:
        jobs = [pool.submit(_fetch_python, progress, "packages", "play.txt")]
        if pages.wanted(ROOT):
            _need_node(progress)
            jobs.append(pool.submit(_fetch_node, progress))
        for job in jobs:
            job.result()


def _fetch_python(progress: Progress, work: str, lock: str) -> None:
    """What a lock names, checked against its hashes."""
    named = ROOT / "requirements" / lock
    total = sum("==" in line for line in named.read_text().splitlines())
    command = [*PIP, "install", "--require-hashes", "--progress-bar", "off", "-r", str(named)]
    seen = 0

    def told(line: str) -> None:
        nonlocal seen
        words = line.split()
        if line.startswith(("Collecting ", "Requirement already satisfied: ")):
            seen += 1
            name = words[1] if words[0] == "Collecting" else words[3]
            progress.show(work, f"looking at {name.split('==')[0]}, {seen} of {total}")
        elif line.startswith("Installing collected"):
            progress.show(work, "installing")

    progress.show(work, "fetching")
    _run(command, told)
    progress.done(work, "there")


def _need_node(progress: Progress) -> None:
    """PyPI's Node, beside this Python, where the machine has none that will do."""
    if pages.has_node():
        return
    progress.show(pages.WORK, "fetching Node")
    try:
        _run([*PIP, "install", "-q", pages.NODE_AND_NPM], lambda line: None)
    except Failed as why:
        progress.done(pages.WORK, f"There is no Node, and PyPI's could not be had. {why}")


def _fetch_node(progress: Progress) -> None:
    """What the pages are built with; what lacks is told when they are built."""
    progress.show(pages.WORK, "fetching packages")
    try:
        pages.fetch_packages(ROOT)
        progress.done(pages.WORK, "packages there")
    except pages.NoClient as why:
        progress.done(pages.WORK, f"not fetched: {why}")


def build_wheel() -> None:
    """Build the wheel, showing how far pages and engine are."""
    # Modules that are gone from the sources must not come back from an earlier build.
    WHEELS.mkdir(parents=True, exist_ok=True)
    for stale in [
        *WHEELS.iterdir(),
        *(ROOT / "build").glob("lib*"),
        *(ROOT / "build").glob("bdist*"),
    ]:
        shutil.rmtree(stale) if stale.is_dir() else stale.unlink()
    build = f"from building.backend import build_wheel; build_wheel({str(WHEELS)!r})"
    command = [sys.executable, "-W", "ignore", "-c", build]
    # What the compilers say goes to a file; what is shown comes over the standard error.
    said = ROOT / "build" / "build.log"
    with said.open("w") as log:
        environment = {**asked.BY_MAKE, **os.environ}
        if subprocess.run(command, cwd=ROOT, stdout=log, env=environment).returncode != 0:
            raise Failed(f"{said.read_text()[-TAIL:]}\nThe package could not be built.")


def put_in_place() -> None:
    """Install the wheel in place of what was there."""
    [wheel] = WHEELS.glob("*.whl")
    _run([*PIP, "install", "-q", "--no-deps", "--force-reinstall", str(wheel)], lambda line: None)


def _run(command: list[str], told: Callable[[str], None]) -> None:
    """Run a program, line by line; if it fails, Failed with what it said last."""
    said: list[str] = []
    with subprocess.Popen(
        command,
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    ) as running:
        assert running.stdout is not None
        for line in running.stdout:
            said.append(line)
            told(line)
    if running.returncode != 0:
        raise Failed(f"{''.join(said)[-TAIL:]}\n{' '.join(command[1:4])} failed.")


if __name__ == "__main__":
    sys.exit(main())
