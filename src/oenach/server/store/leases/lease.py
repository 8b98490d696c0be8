"""Who may write to a store: whoever holds a lease of it."""

from __future__ import annotations

from typing import Final, Protocol

from sqlalchemy import Connection

from oenach.server.errors import Unavailable
from oenach.server.store.database import StoreError


class StoreInUse(StoreError):
    """Another process has the store."""

    code = "store-in-use"


class LeaseLost(Unavailable):
    """Others hold this process to be gone: nothing is written here."""

    def __init__(self) -> None:
        super().__init__("server-lease-lost")


class Lease(Protocol):
    """The right to write to a store.

    What was read under an earlier epoch than that of now may have been changed by another.
    """

    @property
    def epoch(self) -> int:
        """The number of this holder, which no other ever has."""

    @property
    def lost(self) -> bool:
        """Whether others hold this process to be gone, as far as is known here."""

    @property
    def shared(self) -> bool:
        """Whether other processes write to the store as well."""

    def check(self, connection: Connection, *, even_at_rest: bool = False) -> None:
        """At the beginning of every transaction that writes: LeaseLost if this process is held to
        be gone, Resting if all others have stopped writing. Until the transaction ends, nobody
        holds it to be gone."""

    def lasts(self, connection: Connection) -> bool:
        """Whether nobody may hold this process to be gone now. One whose time is over writes until
        somebody does."""

    def release(self) -> None:
        """Leave the store to others."""


class NoLease:
    """For a store that nobody else can have."""

    epoch = 0
    lost = False
    shared = False

    def check(self, connection: Connection, *, even_at_rest: bool = False) -> None:
        """Nobody else is there."""

    def lasts(self, connection: Connection) -> bool:
        """Nobody else is there."""
        return True

    def release(self) -> None:
        """Nobody else waits."""


NO_LEASE: Final = NoLease()
