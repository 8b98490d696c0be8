"""Somebody at a table who comes back to some node whenever the line breaks, and writes down all
that they send and see."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Sequence
from typing import Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from histories.choices import Choices
from histories.pausing import pause
from histories.record import ANSWERS, Message, Recorder
from oenach.server.client import Client

SILENCE: Final = 8.0
"""Seconds without a word after which a person asks whether the node is there, and then goes."""

BACK_OFF: Final = 1.0
"""Seconds, at most, before somebody comes back whose line broke."""

AWAY: Final = ("unavailable", "busy", "server-fault")
"""Codes of refusals after which somebody waits a moment before they try again."""


class Silent(Exception):
    """The node does not answer."""


class Gap(Exception):
    """Events are missing between what came and what came before."""


class Person:
    """One person, or onlooker, at one table. Commands are sent again under the same id until the
    server has answered them."""

    def __init__(
        self,
        client: Client,
        match: str,
        nodes: Sequence[str],
        *,
        choices: Choices,
        recorder: Recorder,
        told: Callable[[Message], None] = lambda _: None,
    ) -> None:
        self.match = match
        self.choices = choices
        self.seq = -1
        self.position: Message = {}
        self.returns = 0
        self._client = client
        self._nodes = nodes
        self._recorder = recorder
        self._told = told
        self._pending: Message | None = None
        self._table: Message = {}
        self._seats: list[str] = []
        # The last position in which something else than a move was thought of.
        self._considered = -1
        self._asked: Message | None = None
        self._waits_for_consent = False
        # Whether it is proposed to end the match early, and this word is missing.
        self._asked_to_end = False
        self._pinged = False
        self._away = False

    @property
    def done(self) -> bool:
        """Whether the match is over and every command was answered."""
        return self.position.get("outcome") is not None and self._pending is None

    async def attend(self) -> None:
        """Stay until the match is over, through any number of broken lines."""
        try:
            while not self.done:
                await self._visit(self.choices.of(len(self._nodes)))
                if not self.done:
                    self.returns += 1
                    await pause(self.choices.seconds(BACK_OFF))
        finally:
            self._recorder.close()

    async def _visit(self, node: int) -> None:
        why = "left"
        try:
            async with connect(
                self._address(node),
                additional_headers=self._client.cookies(),
                compression=None,
                max_size=None,
                open_timeout=SILENCE,
                close_timeout=0.1,
                ping_interval=None,
            ) as socket:
                self._recorder.came(node, self.seq)
                await self._stay(socket)
        except (WebSocketException, OSError, EOFError, TimeoutError, Silent, Gap) as error:
            why = f"{type(error).__name__}: {error}"[:200]
        finally:
            self._recorder.lost(why)

    def _address(self, node: int) -> str:
        address = self._nodes[node].replace("http", "ws", 1)
        return f"{address}/api/tables/{self.match}/socket?after={self.seq}"

    async def _stay(self, socket: ClientConnection) -> None:
        self._pinged = self._waits_for_consent = False
        self._asked = None
        self._take_in(await self._next(socket))
        if self._pending is not None:
            await self._send(socket, self._pending)
        while not self.done:
            if self._away:
                self._away = False
                await pause(self.choices.seconds(BACK_OFF))
            await self._act(socket)
            self._take_in(await self._next(socket))

    async def _next(self, socket: ClientConnection) -> Message:
        """The next frame; the server is asked whether it is there when none comes for long."""
        while True:
            try:
                async with asyncio.timeout(SILENCE):
                    frame = await socket.recv()
            except TimeoutError:
                if self._pinged or self._pending is not None or not self.position:
                    raise Silent("no answer") from None
                self._pinged, self._waits_for_consent = True, False
                await self._send(socket, self.choices.command("ping"))
                await self._act(socket)
                continue
            assert isinstance(frame, str)
            self._recorder.saw(frame)
            self._pinged = False
            message: Message = json.loads(frame)
            return message

    async def _send(self, socket: ClientConnection, message: Message) -> None:
        self._recorder.sent(message)
        await socket.send(json.dumps(message))

    # What to do.

    async def _act(self, socket: ClientConnection) -> None:
        if self._pending is not None or not self.position or self.done:
            return
        new = self.seq != self._considered
        saying = self.choices.saying() if new else None
        if saying is not None:
            await self._send(socket, saying)
        self._pending = self._next_command(new)
        self._considered = self.seq
        if self._pending is not None:
            await self._send(socket, self._pending)

    def _next_command(self, new: bool) -> Message | None:
        own = self.position.get("viewer")
        if own is None or self.position.get("outcome") is not None:
            return None
        if self._stood_in(own):
            return self.choices.sit() if new or self._pinged else None
        if self._asked is not None:
            self._asked = None
            return self.choices.answer()
        if self._asked_to_end:
            self._asked_to_end = False
            return self.choices.answer_call_off()
        if self._waits_for_consent:
            return None
        if self.position.get("to_act") == own:
            return self.choices.at_turn(self.position, own)
        return self.choices.out_of_turn(self.position) if new else None

    def _stood_in(self, own: str) -> bool:
        """Whether a bot plays that gives the seat back."""
        seats: list[Message] = self._table.get("seats", [])
        return any(one["seat"] == own and one.get("stand_in") for one in seats)

    # What was told.

    def _take_in(self, message: Message) -> None:
        kind = message["type"]
        self._table = message.get("table", self._table)
        self._seats = message.get("you", {}).get("seats", self._seats)
        position = message.get("position")
        if position:
            self._follow(position)
        if kind in ("takeback-asked", "welcome"):
            self._hear_of_takeback(message if kind != "welcome" else message.get("takeback"))
        elif kind == "takeback-ended":
            self._asked, self._waits_for_consent = None, False
        if kind in ("call-off", "welcome"):
            self._hear_of_end(message if kind != "welcome" else message.get("call_off"))
        elif kind == "queue" and self.position.get("viewer") == message["seat"]:
            self.position["queue"] = message["moves"]
        if self._pending is not None and kind in ANSWERS:
            self._settle(message)
        self._told(message)

    def _follow(self, position: Message) -> None:
        events = position["events"]
        first = events[0]["seq"] if events else position["seq"] + 1
        if first > self.seq + 1:
            # It comes back with the last event that it has, and is told what it missed.
            raise Gap(f"event {first} after {self.seq}")
        if position["seq"] != self.seq:
            self._asked, self._waits_for_consent = None, False
        self.seq = position["seq"]
        self.position = position

    def _hear_of_takeback(self, asked: Message | None) -> None:
        self._asked = None
        if asked is None or asked["seat"] in self._seats:
            return
        if not set(self._seats) & set(asked.get("agreed", [])):
            self._asked = asked

    def _hear_of_end(self, proposed: Message | None) -> None:
        missing = [] if proposed is None else proposed.get("missing", [])
        self._asked_to_end = bool({*self._seats} & {*missing})

    def _settle(self, message: Message) -> None:
        if self._pending is None or message.get("id") != self._pending["id"]:
            return
        asked = self._pending["type"] == "ask-takeback" and message["type"] == "acknowledged"
        self._waits_for_consent = asked and "position" not in message
        self._away = message.get("code") in AWAY
        self._pending = None
