"""What a process of players is told, and what it says in the end."""

from __future__ import annotations

import msgspec

Seats = tuple[str, list[str]]
"""A table or match, and what lets each of its two seats in: a cookie, or credentials."""

Chain = list[Seats]
"""Matches that are played at one table, one after the other."""


class Job(msgspec.Struct, kw_only=True):
    """Whom to play with, and for how long."""

    speaks: str
    """The protocol: `oenach` or `boardgame.io`."""
    url: str
    pid: int
    """The server's process."""
    chains: list[Chain]
    """One for each table that is played at."""
    seconds: float
    """So long it is measured, unless a table runs out of matches before."""
    warm: float = 0.0
    """So long is played before that."""
    pace: float = 0.0
    """Seconds from one move of a table to its next; 0: as quickly as possible."""
    seed: int = 0
    watched: str = ""
    """The table at which onlookers are."""
    onlookers: int = 0
    result: str = ""
    """The file for what came of it."""


class Result(msgspec.Struct, kw_only=True):
    """What came of it."""

    moves: int
    seconds: float
    acknowledged: list[int]
    """Microseconds from sending a move to its acknowledgement, of each."""
    updated: list[int]
    """To the other client's update."""
    bytes_a_move: float
    """Bytes of all messages that came to the two."""
    overtaken: int
    faults: list[str]
    server_seconds: float
    """What the server's processes computed meanwhile."""
    client_seconds: float
    """What this process computed."""
    frames: int = 0
    """Messages that came to onlookers."""
    frames_before: int = 0
    """Those that came to them while they came."""
