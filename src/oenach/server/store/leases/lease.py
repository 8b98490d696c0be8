"""Who may write to a store: one process at a time, which holds its lease."""

from __future__ import annotations

from typing import Final, Protocol

from sqlalchemy import Connection

from oenach.server.errors import Unavailable
from oenach.server.store.database import StoreError


class StoreInUse(StoreError):
    """Another process has the store."""

    code = "store-in-use"


class LeaseLost(Unavailable):
    """Another process has the store meanwhile: nothing is written here."""

    def __init__(self) -> None:
        super().__init__("server-lease-lost")


class Lease(Protocol):
    """The right to write to a store.

    What was read under an earlier epoch than that of now may have been changed by another.
    """

    @property
    def epoch(self) -> int:
        """Which holder in a row this one is."""

    @property
    def lost(self) -> bool:
        """Whether another process has the store, as far as is known here."""

    def check(self, connection: Connection) -> None:
        """At the beginning of every transaction that writes: LeaseLost if another process has the
        store. Until the transaction ends, none gets it."""

    def release(self) -> None:
        """Leave the store to others."""


class NoLease:
    """For a store that nobody else can have."""

    epoch = 0
    lost = False

    def check(self, connection: Connection) -> None:
        """Nobody else is there."""

    def release(self) -> None:
        """Nobody else waits."""


NO_LEASE: Final = NoLease()
