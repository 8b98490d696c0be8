"""A table with nothing behind it: no rules, no store, no views; what the sockets alone can do.

`python -m bench.bare_table PORT`: whatever one of two clients sends is answered, and passed on to
the other, as messages of the size that a real table sends. The measure for `bench.serving`.
"""

from __future__ import annotations

import sys
from typing import Any

import msgspec
import uvicorn
from litestar import Litestar, WebSocket, websocket

FILLING = "x" * 1900


class Sent(msgspec.Struct):
    """What is read of a move."""

    id: str
    answers: int


TABLES: dict[str, list[WebSocket[Any, Any, Any]]] = {}
_read = msgspec.json.Decoder(Sent).decode


def position(seq: int, viewer: str) -> str:
    """A position that lets the two clients move in turn."""
    to_act = "AB"[seq % 2]
    outcome = "{}" if seq >= 126 else "null"
    return (
        f'{{"seq":{seq},"viewer":"{viewer}","to_act":"{to_act}","offers":[{{"text":"keep"}},{{"text":"leave"}}],'
        f'"outcome":{outcome},"view":"{FILLING}"}}'
    )


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], table: str) -> None:
    """Answer and pass on."""
    await socket.accept()
    sitting = TABLES.setdefault(table, [])
    sitting.append(socket)
    viewer = "AB"[len(sitting) - 1]
    await socket.send_text(f'{{"type":"welcome","position":{position(0, viewer)}}}')
    while True:
        message: Any = await socket.receive()
        if message["type"] != "websocket.receive":
            return
        sent = _read(message["text"])
        for place, other in enumerate(sitting):
            told = position(sent.answers + 1, "AB"[place])
            kind = f'"acknowledged","id":"{sent.id}"' if other is socket else '"update"'
            await other.send_text(f'{{"type":{kind},"position":{told}}}')


if __name__ == "__main__":
    uvicorn.run(
        Litestar([table_socket]),
        port=int(sys.argv[1]),
        loop="uvloop",
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        log_level="warning",
    )
