"""Tries what is released as somebody would who has nothing but Python, and prints times and sizes.

    make try-release                 all of it: a clone with the README's commands, every file of
                                     dist/, uvx and pipx; a game by terminal, API and page in each
    make try-release TRY=--short     without the clone, and with one game by page: what CI does

Homes and caches are empty, and there is neither compiler nor Node on the path (the README's
commands are run with both kinds of path). Packages that ours needs are fetched once, into a folder;
after that nothing is fetched.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from bare import BareMachine, Failed, Words, base_python
from local_index import served
from rich.console import Console
from rich.table import Table
from sizes import installed
from started import started

ROOT: Final = Path(__file__).parents[2]
DIST: Final = ROOT / "dist"
GAME: Final = "keltis"
CHROMIUM: Final = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")

MENU: Final = "1\n" * 400
"""Always the first line of the menu: more often than a game has moves."""


class Row(NamedTuple):
    """Something that was done."""

    what: str
    seconds: float | None = None
    size: int | None = None
    note: str = ""


def main() -> int:
    """Try, print, and say whether all of it worked."""
    parser = argparse.ArgumentParser(prog="make try-release", description=__doc__)
    parser.add_argument("--short", action="store_true", help="what CI does")
    short = parser.parse_args().short
    rows: list[Row] = []
    failed = ""
    with tempfile.TemporaryDirectory(prefix="oenach-release-") as folder:
        try:
            for row in tried(Path(folder), short=short):
                print(f"  {row.what}  {_seconds(row)}  {row.note}", file=sys.stderr, flush=True)
                rows.append(row)
        except Failed as why:
            failed = str(why)
    Console(width=120).print(table_of(rows))
    if failed:
        print(f"FAILED: {failed}", file=sys.stderr)
    return bool(failed)


def tried(folder: Path, *, short: bool) -> Iterator[Row]:
    """All that is done, one after the other."""
    files = sorted(DIST.iterdir(), key=lambda file: file.stat().st_size)
    if len(files) < 2:
        raise Failed("there is nothing in dist/: make dist")
    for file in files:
        yield Row(f"dist/{file.name}", size=file.stat().st_size)
    wheelhouse = folder / "wheelhouse"
    yield from fetched(folder, wheelhouse, files)
    for number, file in enumerate(files):
        place = folder / str(number)
        yield from artefact(place, file, wheelhouse, with_page=not short or number == 0)
        shutil.rmtree(place)
    with served([*files, *wheelhouse.iterdir()], folder / "index") as index:
        yield from by_one_command(folder / "one", index)
    if not short:
        yield from cloned(folder / "clone")


def fetched(folder: Path, wheelhouse: Path, files: list[Path]) -> Iterator[Row]:
    """What ours needs, and what builds it from source, once for all."""
    [pure] = [file for file in files if file.name.endswith("-none-any.whl")]
    wanted = [str(pure), "setuptools>=77.0.3", "pipx", "uv"]
    machine = BareMachine(folder / "fetching")
    pip = [sys.executable, "-m", "pip", "download", "-q", "--only-binary", ":all:"]
    _, seconds = machine.run([*pip, "-d", wheelhouse, *wanted])
    (wheelhouse / pure.name).unlink()
    size = sum(file.stat().st_size for file in wheelhouse.iterdir())
    yield Row("what it needs, fetched", seconds, size, f"{len(list(wheelhouse.iterdir()))} files")


def artefact(folder: Path, file: Path, wheelhouse: Path, *, with_page: bool) -> Iterator[Row]:
    """One file, installed where there is nothing, and played with."""
    machine = BareMachine(folder, tools=False)
    machine.check()
    kind = kind_of(file)
    python = folder / "venv" / "bin" / "python"
    machine.run([base_python(), "-m", "venv", folder / "venv"])
    pip: Words = [python, "-m", "pip", "install", "-q", "--no-index", "--find-links", wheelhouse]
    # Whoever wants something of the network gets nothing.
    nowhere = {"http_proxy": "http://127.0.0.1:9", "https_proxy": "http://127.0.0.1:9"}
    told = {"PIP_FIND_LINKS": str(wheelhouse), **nowhere}
    _, seconds = machine.run([*pip, file], told=told)
    yield from weighed(kind, seconds, next((folder / "venv" / "lib").glob("*/site-packages")))
    yield from played(machine, python, kind, with_page=with_page)


def weighed(kind: str, seconds: float, site_packages: Path) -> Iterator[Row]:
    """How much was installed."""
    found = installed(site_packages)
    ours = next(one.size for one in found if one.name == "oenach")
    largest = ", ".join(f"{one.name} {one.size / 1e6:.1f}" for one in found[:6])
    yield Row(f"{kind}: installed, oenach alone", seconds, ours)
    everything = sum(one.size for one in found)
    yield Row(f"{kind}: with all that it needs", None, everything, f"MB: {largest}")


def played(machine: BareMachine, python: Path, kind: str, *, with_page: bool) -> Iterator[Row]:
    """A game by terminal, API and page, each to its end."""
    oenach = python.with_name("oenach")
    build = "from oenach.kernel import state; print(state.__file__.rpartition('.')[2])"
    suffix, _ = machine.run([python, "-c", build])
    expected = "so" if kind == "wheel for this platform" else "py"
    if suffix.strip() != expected:
        raise Failed(f"{kind}: the rules are in a .{suffix.strip()}, not in a .{expected}")
    table = ["--seats", "2", "--bots", "novice", "--pace", "0"]
    said, seconds = machine.run([oenach, "play", GAME, *table], typed=MENU)
    [log] = (machine.folder / "data" / "oenach" / "matches").iterdir()
    machine.run([oenach, "verify", log])
    yield Row(f"{kind}: a game in a terminal", seconds, None, "its log verified")
    times_told = said.count("OENACH_COMPILE=1")
    if times_told != (expected == "py"):
        raise Failed(f"{kind}: that it is slower was said {times_told} times")
    with started(machine, [oenach, "play-now", "--port", "0"]) as server:
        yield Row(f"{kind}: `oenach` to its page", server.seconds)
        inside = Path(__file__).with_name("inside.py")
        events, seconds = machine.run([python, inside, server.url, GAME])
        yield Row(f"{kind}: a game by the API", seconds, None, f"{events.strip()} events")
        if with_page:
            yield by_page(kind, server.url)


def by_page(kind: str, url: str) -> Row:
    """A game in Chromium, with the tests' player and the machine's own Node."""
    if not os.environ.get("CHROMIUM") and not any(shutil.which(name) for name in CHROMIUM):
        return Row(f"{kind}: a game by the page", note="left out: there is no Chromium")
    began = time.monotonic()
    npm = [sys.executable, "-m", "building.pages", "run", "test:release"]
    told = {**os.environ, "OENACH_URL": url}
    done = subprocess.run(npm, cwd=ROOT, env=told, capture_output=True, text=True)
    if done.returncode != 0:
        raise Failed(f"{done.stdout[-4000:]}{done.stderr[-1000:]}\nby page: {done.returncode}")
    return Row(f"{kind}: a game by the page", time.monotonic() - began, None, "in Chromium")


def by_one_command(folder: Path, index: str) -> Iterator[Row]:
    """`uvx oenach` and `pipx run oenach`, from a local index."""
    machine = BareMachine(folder)
    machine.check()
    tools = folder / "tools"
    machine.run([base_python(), "-m", "venv", tools])
    pip: Words = [tools / "bin" / "python", "-m", "pip", "install", "-q", "--index-url", index]
    machine.run([*pip, "uv", "pipx"], told={"PIP_FIND_LINKS": ""})
    told = {"OENACH_PORT": "0", "PIP_FIND_LINKS": "", "PIP_CONFIG_FILE": os.devnull}
    uvx: Words = [tools / "bin" / "uvx", "--no-config", "--default-index", index, "oenach"]
    with started(machine, uvx, told={**told, "UV_PYTHON": str(base_python())}) as server:
        yield Row("`uvx oenach` to its page", server.seconds)
    pipx: Words = [tools / "bin" / "pipx", "run", "--index-url", index, "oenach"]
    with started(machine, pipx, told=told) as server:
        yield Row("`pipx run oenach` to its page", server.seconds)


def cloned(folder: Path) -> Iterator[Row]:
    """The README's commands in a clone: with what this machine has, and with nothing."""
    for name in ("with a compiler", "without compiler and Node"):
        machine = BareMachine(folder / name.split()[0])
        path = {"PATH": os.environ["PATH"]} if name == "with a compiler" else {}
        checkout = machine.folder / "oenach"
        _, seconds = machine.run(["git", "clone", "-q", ROOT, checkout])
        yield Row(f"git clone, {name}", seconds)
        first, second = readme_commands(checkout)
        with started(machine, first, checkout, told={"OENACH_PORT": "0", **path}) as server:
            yield Row(f"`{' '.join(first)}` to its page, {name}", server.seconds)
        typed = "1\n" * 10 + "quit\n"
        _, seconds = machine.run(second, cwd=checkout, typed=typed, told=path)
        yield Row(f"`{' '.join(second)}`, some moves, {name}", seconds)


def readme_commands(checkout: Path) -> list[list[str]]:
    """The two that the README says to play with in a checkout."""
    readme = (checkout / "README.md").read_text(encoding="utf-8")
    found = re.findall(r"^\$ (make \w+)", readme, re.MULTILINE)
    if len(found) != 2:
        raise Failed(f"the README has other commands than two to play with: {found}")
    return [line.split() for line in found]


def kind_of(file: Path) -> str:
    """What a file of dist/ is."""
    if file.suffix != ".whl":
        return "source distribution"
    return "pure wheel" if file.name.endswith("-none-any.whl") else "wheel for this platform"


def table_of(rows: list[Row]) -> Table:
    """Times and sizes."""
    table = Table("what", title="Tried from nothing")
    for heading in ("seconds", "bytes"):
        table.add_column(heading, justify="right")
    table.add_column("", overflow="fold")
    for row in rows:
        size = "" if row.size is None else f"{row.size:,}"
        table.add_row(row.what, _seconds(row), size, row.note)
    return table


def _seconds(row: Row) -> str:
    return "" if row.seconds is None else f"{row.seconds:.1f}"


if __name__ == "__main__":
    sys.exit(main())
