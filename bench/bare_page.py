"""A page with nothing on it: `python -m bench.bare_page` prints where it is served.

It weighs what a table of ours weighs and comes in as many files, says when all of them have run,
and has a socket whose every message comes back. What the browser, the network of the machine and
the moment alone take: the measure for `bench.pages`.
"""

from __future__ import annotations

import asyncio
import socket
from typing import Any

import uvicorn

SCRIPTS = 25
WEIGHT = 8_000
"""Files of script and the bytes of each, about as much as a table brings along."""

READY = """
window.ran = (window.ran ?? 0) + 1;
if (window.ran === %d) document.body.append("ready");
"""


def page() -> bytes:
    """Asks for all scripts."""
    scripts = "".join(f'<script type="module" src="/{n}.js"></script>' for n in range(SCRIPTS))
    return (
        f'<!doctype html><html lang="en"><title>bare</title><body>{scripts}</body></html>'.encode()
    )


def script() -> bytes:
    """Functions that are read and never called, then the little that is run."""
    functions: list[str] = []
    size = 0
    while size < WEIGHT:
        number = len(functions)
        functions.append(
            f"function part{number}(one, other) {{ return one * {number} + other; }}\n"
        )
        size += len(functions[-1])
    return ("".join(functions) + READY % SCRIPTS).encode()


FILES = {
    "/": (b"text/html", page()),
    **{f"/{n}.js": (b"text/javascript", script()) for n in range(SCRIPTS)},
}


async def app(scope: Any, receive: Any, send: Any) -> None:
    """The files and the socket."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] == "websocket.receive":
            await send({"type": "websocket.send", "text": message["text"]})
    elif scope["type"] == "http":
        kind, body = FILES.get(scope["path"], (b"text/plain", b""))
        headers = [(b"content-type", kind), (b"content-length", b"%d" % len(body))]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": body})


def main() -> None:
    """Serve until it is ended."""
    listening = socket.create_server(("127.0.0.1", 0))
    print(f"http://127.0.0.1:{listening.getsockname()[1]}/", flush=True)
    config = uvicorn.Config(app, lifespan="off", log_config=None, ws="websockets-sansio")
    asyncio.run(uvicorn.Server(config).serve(sockets=[listening]))


if __name__ == "__main__":
    main()
