"""What both ends of a table's WebSocket have to agree on beside the messages."""

from __future__ import annotations

from typing import Final

PROTOCOL: Final = 1
"""Grows when a client of the version before could no longer play."""

LARGEST_FRAME: Final = 16_384
"""The most bytes of one message from a client."""

CLOSE_CODES: Final = {
    1001: "the page or the server goes away",
    1003: "a binary frame: messages are text",
    1007: "a frame that is not JSON",
    1009: "a frame that is too large",
    1011: "a fault of the server, or a client that answers no pings: come back",
    1012: "the server restarts: come back in a moment",
    1013: "the database is away, or there is too much to do: come back later",
    4401: "the cookie is forged or of another server",
    4403: "signed out: the cookie's owner has signed out everywhere",
    4404: "there is no such table",
    4409: "what is stored of the match is damaged: it is put aside",
    4410: "the rules of the match are not installed: it is put aside",
    4408: "the client reads too slowly: come back, and be told the rest",
    4429: "too many messages, or too many connections",
}
"""Every code with which the server closes a connection."""
