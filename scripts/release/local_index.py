"""A package index of a few files on this machine, as PEP 503 describes one."""

from __future__ import annotations

import re
import shutil
import threading
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path


def lay_out(files: Iterable[Path], folder: Path) -> None:
    """Put files where a program that installs packages looks for them."""
    names: set[str] = set()
    for file in files:
        # In a source distribution's name the version is behind the last dash.
        project = file.name.split("-")[0] if file.suffix == ".whl" else file.name.rpartition("-")[0]
        name = re.sub(r"[-_.]+", "-", project).lower()
        names.add(name)
        place = folder / "simple" / name
        place.mkdir(parents=True, exist_ok=True)
        shutil.copy(file, place)
    for place in [*(folder / "simple" / name for name in names), folder / "simple"]:
        links = "".join(f'<a href="{one.name}">{one.name}</a>\n' for one in sorted(place.iterdir()))
        (place / "index.html").write_text(f"<!doctype html>\n{links}", encoding="utf-8")


class Quiet(SimpleHTTPRequestHandler):
    """Says nothing of what is asked."""

    def log_message(self, format: str, *arguments: object) -> None:
        """Nothing."""


@contextmanager
def served(files: Iterable[Path], folder: Path) -> Iterator[str]:
    """The address of an index of files, on this machine alone."""
    lay_out(files, folder)
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/simple/"
        server.shutdown()
