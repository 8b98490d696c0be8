"""A client of boardgame.io: its lobby over HTTP, its matches over socket.io's protocol.

Spoken in raw frames, as cheaply as a client of Óenach is, so that neither pays for a library.
"""

from __future__ import annotations

from typing import Any, Final

import httpx
import msgspec

from bench.pairs import Message, Offer, Pair, Position

GAME: Final = "tokens"
EVENT: Final = f"42/{GAME},".encode()
"""An event of the game's namespace, as socket.io and engine.io below it begin a text."""


class _Tokens(msgspec.Struct):
    free: list[int]
    up: int | None


class _Turn(msgspec.Struct, rename={"current_player": "currentPlayer"}):
    current_player: str
    gameover: dict[str, Any] | None = None


class _State(msgspec.Struct, rename={"tokens": "G", "turn": "ctx", "number": "_stateID"}):
    tokens: _Tokens
    turn: _Turn
    number: int


class _Sync(msgspec.Struct):
    state: _State


_read_update = msgspec.json.Decoder(tuple[str, str, _State, Any]).decode
_read_sync = msgspec.json.Decoder(tuple[str, str, _Sync]).decode


async def set_up(lobby: httpx.AsyncClient) -> tuple[str, list[str]]:
    """A match of two seats through the lobby, with the credentials of both."""
    made = await lobby.post(f"/games/{GAME}/create", json={"numPlayers": 2})
    match = made.raise_for_status().json()["matchID"]
    credentials = []
    for seat in ("0", "1"):
        body = {"playerID": seat, "playerName": f"Player {seat}"}
        joined = await lobby.post(f"/games/{GAME}/{match}/join", json=body)
        credentials.append(joined.raise_for_status().json()["playerCredentials"])
    return match, credentials


async def connect(pair: Pair, url: str, match: str, credentials: str) -> None:
    """Connect one more client of a pair."""
    from picows import WSListener, WSMsgType, ws_connect

    seat = str(len(pair.clients))

    class Client(WSListener):
        position: Position

        def on_ws_connected(self, transport: Any) -> None:
            self.transport = transport

        def on_ws_frame(self, transport: Any, frame: Any) -> None:
            if frame.msg_type == WSMsgType.TEXT:
                payload = frame.get_payload_as_bytes()
                pair.figures.received += len(payload)
                self._take(payload)
            elif frame.msg_type == WSMsgType.CLOSE:
                pair.figures.faults.append("closed")
                transport.disconnect()

        def _take(self, payload: bytes) -> None:
            if payload.startswith(EVENT + b'["update"'):
                state = _read_update(payload[len(EVENT) :])[2]
                kind = "acknowledged" if pair.mover is self else "update"
                pair.take(self, Message(kind, position=_position(state, seat)))
            elif payload.startswith(EVENT + b'["sync"'):
                state = _read_sync(payload[len(EVENT) :])[2].state
                pair.take(self, Message("welcome", position=_position(state, seat)))
            elif payload.startswith(b"0"):
                self._send(f"40/{GAME},".encode())
            elif payload.startswith(b"40"):
                self._emit("sync", match, seat, credentials, 2)
            elif payload == b"2":
                self._send(b"3")

        def move(self, position: Position, text: str) -> str:
            name, _, place = text.partition(" ")
            args = [int(place)] if place else []
            made = {"type": name, "args": args, "playerID": seat, "credentials": credentials}
            action = {"type": "MAKE_MOVE", "payload": made}
            self._emit("update", action, position.seq, match, seat)
            # Nothing that it answers refers to a single command.
            return ""

        def _emit(self, *event: object) -> None:
            self._send(EVENT + msgspec.json.encode(event))

        def _send(self, text: bytes) -> None:
            self.transport.send(WSMsgType.TEXT, text)

    _, client = await ws_connect(Client, f"{url}/socket.io/?EIO=4&transport=websocket")
    pair.clients.append(client)


def _position(state: _State, seat: str) -> Position:
    """A state in the words that a pair knows; boardgame.io leaves it to clients what is legal."""
    tokens, turn = state.tokens, state.turn
    offers = [Offer("keep"), Offer("leave")]
    if tokens.up is None:
        offers = [Offer(f"turn {place}") for place in tokens.free]
    return Position(
        seq=state.number,
        viewer=seat,
        to_act=turn.current_player,
        offers=offers if turn.current_player == seat else [],
        outcome=turn.gameover,
    )
