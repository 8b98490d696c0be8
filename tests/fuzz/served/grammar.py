"""Messages of clients that are right, or almost: a grammar from the classes of the protocol."""

from __future__ import annotations

import json
from random import Random
from typing import Any, Final

import msgspec

from fuzz import spoiling
from oenach.server.wire.commands import CLIENT_MESSAGES
from oenach.server.wire.protocol import LARGEST_FRAME

KINDS: Final = [kind.__struct_config__.tag for kind in CLIENT_MESSAGES]
FIELDS: Final = {
    kind.__struct_config__.tag: [field.encode_name for field in msgspec.structs.fields(kind)]
    for kind in CLIENT_MESSAGES
}
OF_A_SEAT: Final = {
    kind.__struct_config__.tag
    for kind in CLIENT_MESSAGES
    for field in msgspec.structs.fields(kind)
    if field.name == "seat" and not field.required
}
"""Kinds that may leave open for which seat they are."""
WEIGHTS: Final = {"move": 30, "ask-hint": 0.2, "resign": 0.3, "call-off": 0.3, "stand-in": 1}
"""How often a kind is chosen, the others 3 times: a match should get somewhere."""
SEATS: Final = "ABCDE"
LEVELS: Final = ("novice", "random", "steady", "no-such-level")
RIGHT: Final = 0.5
"""The part of all messages with which nothing is wrong."""
BROKEN: Final = 0.015
"""The part of all frames that end the connection, in one way or another."""


def is_message(frame: str | bytes) -> bool:
    """Whether a frame is JSON of a size that is read, and so cannot end a connection."""
    if isinstance(frame, bytes) or len(frame.encode()) > LARGEST_FRAME:
        return False
    try:
        json.loads(frame)
    except (ValueError, RecursionError):
        return False
    return True


class Grammar:
    """What somebody sends who sees a position."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._used: list[str] = []
        self.position: dict[str, Any] = {}

    def frame(self) -> str | bytes:
        """The next frame: bytes are sent as a binary one."""
        rng = self._rng
        if rng.random() < BROKEN:
            return self._broken()
        message = self.message()
        if rng.random() < RIGHT:
            return json.dumps(message)
        for _ in range(rng.choice((1, 1, 2, 3))):
            message = spoiling.value(message, rng)
        written = json.dumps(message, ensure_ascii=rng.random() < 0.9)
        if rng.random() < 0.02:
            written = spoiling.text(written, rng)
        if rng.random() < 0.05 and written.startswith("{"):
            # One key twice.
            written = written[:-1] + "," + written[1:]
        return written.encode("utf-8", "replace").decode()

    def message(self) -> dict[str, Any]:
        """One with which nothing is wrong in itself."""
        weights = [WEIGHTS.get(kind, 3) for kind in KINDS]
        kind = self._rng.choices(KINDS, weights)[0]
        may_lack = kind in OF_A_SEAT and self._rng.random() < 0.8
        fields = [name for name in FIELDS[kind] if name != "seat" or not may_lack]
        return {"type": kind, **{name: self._field(kind, name) for name in fields}}

    def _field(self, kind: str, name: str) -> Any:
        rng = self._rng
        match name:
            case "id":
                return self._id()
            case "answers":
                return max(-1, self.position.get("seq", -1) + rng.choice((0,) * 12 + (-1, 1)))
            case "moves":
                return self._moves(kind)
            case "move":
                if rng.random() < 0.3:
                    return {"verb": "play", "piece": "W", "place": "B3"}
                return self._moves(kind)[0]
            case "seat":
                return rng.choice(SEATS[:3] if rng.random() < 0.9 else SEATS)
            case "level":
                return rng.choice(LEVELS)
            case "text":
                return rng.choice(("Good day", "é" * 500, "<b>&amp;</b>", "\u202e\u0000x", " "))
            case _:
                return rng.random() < 0.5

    def _id(self) -> str:
        """Another one each time; now and then the same."""
        if self._used and self._rng.random() < 0.03:
            return self._rng.choice(self._used)
        self._used = [*self._used[-20:], f"{self._rng.getrandbits(64):016x}"]
        return self._used[-1]

    def _moves(self, kind: str) -> list[str]:
        rng = self._rng
        offered = self.position.get("queueable" if kind == "queue" else "offers") or []
        ways = self.position.get("ways") or []
        if ways and rng.random() < 0.2:
            return [str(move) for move in rng.choice(ways)["moves"]]
        if not offered:
            return [rng.choice(("W>B3", "pass", "stop", "A1", "take"))]
        return [str(rng.choice(offered)["text"]) for _ in range(rng.choice((1, 1, 1, 1, 2)))]

    def _broken(self) -> str | bytes:
        """What is no message, and may be the last frame."""
        written = json.dumps(self.message())
        return self._rng.choice(
            (
                written[: self._rng.randrange(len(written))],
                written.encode(),
                "x" * (LARGEST_FRAME + 1),
                '{"a":' * 2000,
                "[" * 8000,
                written.replace('"', "'"),
                "",
                "\ufeff" + written,
            )
        )
