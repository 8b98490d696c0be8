"""Two clients at a table, who move as quickly as they are answered, or at a pace.

For `bench.serving` and `bench.load`. Needs `picows`, a WebSocket client quick enough not to be
measured itself.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from dataclasses import dataclass, field
from random import Random
from typing import Any

import msgspec


class Offer(msgspec.Struct):
    """A move that can be made."""

    text: str


class Position(msgspec.Struct):
    """What is read of a position."""

    seq: int
    viewer: str | None = None
    to_act: str | None = None
    offers: list[Offer] = []
    outcome: dict[str, Any] | None = None


class Message(msgspec.Struct):
    """What is read of a message."""

    type: str
    id: str | None = None
    position: Position | None = None


_read = msgspec.json.Decoder(Message).decode


@dataclass
class Figures:
    """What was measured at so many tables."""

    tables: int
    seconds: float = 0.0
    moves: int = 0
    acknowledged: list[float] = field(default_factory=list)
    updated: list[float] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)
    # The table itself makes a move to which there is no other, if a client is slow to.
    overtaken: int = 0
    # Seconds that the server's process computed meanwhile.
    computed: float = 0.0
    # Bytes of all messages that came in.
    received: int = 0

    def summary(self) -> dict[str, Any]:
        """The figures as a report has them; times in milliseconds."""
        return {
            "tables": self.tables,
            "moves": self.moves,
            "seconds": round(self.seconds, 2),
            "moves_per_second": round(self.moves / self.seconds),
            "acknowledged_ms": percentiles(self.acknowledged),
            "updated_ms": percentiles(self.updated),
            "server_us_a_move": round(1e6 * self.computed / self.moves),
            "overtaken": self.overtaken,
            "faults": len(self.faults),
        }


def percentiles(seconds: list[float]) -> dict[str, float]:
    """p50, p95 and p99 in milliseconds."""
    ordered = sorted(seconds)
    return {
        f"p{share}": round(1000 * ordered[min(len(ordered) - 1, len(ordered) * share // 100)], 1)
        for share in (50, 95, 99)
    }


class Pair:
    """Two clients at one table. `sent` is when the move that is under way was sent, by `mover`;
    the next one follows so many seconds later (`pace`), or as soon as both have seen it."""

    def __init__(self, figures: Figures, rng: Random, pace: float = 0.0) -> None:
        self.figures = figures
        self.rng = rng
        self.sent = 0.0
        self.mover: Any = None
        self._pace = pace
        self._timer: asyncio.TimerHandle | None = None
        # The position at which the last move was sent, and the moves to which there was no other.
        self._played = -1
        self._forced: set[str] = set()
        # Before the start the table may make a move that is forced.
        self.begun = False
        self.clients: list[Any] = []
        self.welcomed = 0
        self.over = asyncio.get_running_loop().create_future()

    def ready(self) -> bool:
        """Whether both have seen the same, and somebody has a choice."""
        if self.welcomed < 2:
            return False
        here = [client.position for client in self.clients]
        return here[0].seq == here[1].seq and not any(len(each.offers) == 1 for each in here)

    def take(self, client: Any, message: Message) -> None:
        """A message came to one of the two."""
        now = time.perf_counter()
        position = message.position
        if message.type == "acknowledged":
            self.figures.acknowledged.append(now - self.sent)
            self.figures.moves += 1
        elif message.type == "update" and self.begun:
            self.figures.updated.append(now - self.sent)
        elif message.id in self._forced and message.type in ("refused", "stale"):
            self.figures.overtaken += 1
        elif message.type in ("refused", "stale", "error"):
            self.figures.faults.append(message.type)
        if position is None:
            return
        client.position = position
        if message.type == "welcome":
            self.welcomed += 1
        if not self.begun:
            return
        if position.outcome is not None:
            if not self.over.done():
                self.over.set_result(None)
            return
        # Both have to have seen a move before the next one is sent: the time to the other
        # client's update is then that of one move.
        # What was overtaken is answered with a position at which a move is under way already.
        seqs = {each.position.seq for each in self.clients}
        if len(seqs) == 1 and position.seq > self._played:
            self._go_on()

    def _go_on(self) -> None:
        if not self._pace:
            self.play()
            return
        # What the table did meanwhile by itself puts the next move off, but adds none.
        if self._timer is not None:
            self._timer.cancel()
        self._timer = asyncio.get_running_loop().call_later(self._pace, self.play)

    def play(self) -> None:
        """Whoever is to act makes a random move."""
        for client in self.clients:
            position = client.position
            if position.to_act == position.viewer and position.offers:
                offer = self.rng.choice(position.offers)
                self.mover, self._played = client, position.seq
                self.sent = time.perf_counter()
                command = client.move(position, offer.text)
                if len(position.offers) == 1:
                    self._forced.add(command)
                return

    def stop(self) -> None:
        """Nothing more is sent, and both leave."""
        self.begun = False
        if self._timer is not None:
            self._timer.cancel()
        for client in self.clients:
            client.transport.disconnect()


async def connect(pair: Pair, url: str, cookies: dict[str, str]) -> None:
    """Connect one more client of a pair."""
    from picows import WSListener, WSMsgType, ws_connect

    class Client(WSListener):
        position: Position

        def on_ws_connected(self, transport: Any) -> None:
            self.transport = transport

        def on_ws_frame(self, transport: Any, frame: Any) -> None:
            if frame.msg_type == WSMsgType.TEXT:
                payload = frame.get_payload_as_memoryview()
                pair.figures.received += len(payload)
                pair.take(self, _read(payload))
            elif frame.msg_type == WSMsgType.CLOSE:
                pair.figures.faults.append("closed")
                transport.disconnect()

        def move(self, position: Position, text: str) -> str:
            command = secrets.token_urlsafe(9)
            frame = (
                f'{{"type":"move","id":"{command}","answers":{position.seq},"moves":["{text}"]}}'
            )
            self.transport.send(WSMsgType.TEXT, frame.encode())
            return command

    _, client = await ws_connect(Client, url, extra_headers=cookies)
    pair.clients.append(client)
