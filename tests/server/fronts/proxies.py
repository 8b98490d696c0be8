"""nginx and Caddy before a server, as the documents say that they are told.

Run as a program (`python -m server.fronts.proxies PORT UPSTREAM`) it is nginx under a path, for the
tests in a browser, until its input ends.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from server.fronts.programs import installed, own_folder, started

DOCS = Path(__file__).parents[3] / "docs" / "operating.md"

PATH = "/oenach/"
"""Under which the documents put a server that is not at the root."""

AROUND = """\
daemon off;
pid {folder}/nginx.pid;
error_log {folder}/error.txt;
events {{ worker_connections 256; }}
http {{
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    {documented}
}}
"""


@dataclass(frozen=True)
class Way:
    """Where a proxy listens and what stands behind it: under which path, and whether the proxy
    takes that off."""

    port: int
    upstream: int
    path: str = "/"
    takes_off: bool = False
    host: str = "127.0.0.1"
    behind: str = "127.0.0.1"

    @property
    def url(self) -> str:
        """The address of the server that people use, without a slash at its end."""
        return f"http://{self.host}:{self.port}{self.path}".rstrip("/")

    @property
    def target(self) -> str:
        """The address behind the proxy."""
        return f"{self.behind}:{self.upstream}"


def documented(language: str, *has: str) -> str:
    """The one block of the page in which all of this stands."""
    blocks = re.findall(r"^```(\w*)\n(.*?)^```$", DOCS.read_text(), re.MULTILINE | re.DOTALL)
    (found,) = [text for named, text in blocks if named == language and all(w in text for w in has)]
    return str(found)


@contextmanager
def nginx(way: Way) -> Iterator[str]:
    """nginx as documented, but for its certificate: what is asked without TLS."""
    program = installed("nginx")
    said = documented("nginx", "location / {")
    said = re.sub(r"^ *ssl_certificate.*\n", "", said, flags=re.MULTILINE)
    said = said.replace("listen 443 ssl", f"listen {way.host}:{way.port}")
    if way.path != "/":
        below = documented("nginx", f"location {PATH} {{")
        said = said[: said.index("    location = /metrics")] + below + "}\n"
    slash = "/" if way.takes_off else ""
    said = said.replace("http://127.0.0.1:8620", f"http://{way.target}{slash}")
    with own_folder() as folder:
        file = folder / "nginx.conf"
        file.write_text(AROUND.format(folder=folder, documented=said))
        command = [program, "-c", str(file), "-e", str(folder / "e.txt")]
        with started(command, folder, way.port, way.host.strip("[]")):
            yield way.url


@contextmanager
def caddy(way: Way) -> Iterator[str]:
    """Caddy as documented, at a port of its own."""
    program = installed("caddy")
    site = "play.example.org" if way.path == "/" else "games.example.org"
    said = documented("", site, "\n\thandle_path " if way.takes_off else "\n\treverse_proxy ")
    said = said.replace(site, f"http://{way.host}:{way.port}").replace("127.0.0.1:8620", way.target)
    with own_folder() as folder:
        file = folder / "Caddyfile"
        file.write_text("{\n\tadmin off\n}\n" + said)
        command = [program, "run", "--adapter", "caddyfile", "--config", str(file)]
        with started(command, folder, way.port, way.host.strip("[]")):
            yield way.url


def main() -> None:
    """nginx under a path, until nobody holds its input any more."""
    port, upstream = map(int, sys.argv[1:])
    with nginx(Way(port, upstream, PATH)) as url:
        print(url, flush=True)
        sys.stdin.read()


if __name__ == "__main__":
    main()
