"""What all who have a store go by: the key that signs cookies, of which only a fingerprint is kept.

These block: the event loop calls them in a thread.
"""

from __future__ import annotations

import hmac
from typing import Final

from sqlalchemy import Connection, Engine, delete, select
from sqlalchemy.dialects import postgresql

from oenach.server.store.database import StoreError
from oenach.server.store.schema import agreed

KEY: Final = "key"
DIGITS: Final = 16
"""Of a fingerprint: enough to tell two keys apart, and nothing to find one by."""


class OtherKey(StoreError):
    """The other nodes of the store sign with another key."""

    code = "other-key"


def fingerprint(key: bytes) -> str:
    """By which a key is known, and from which it cannot be had."""
    return hmac.digest(key, b"fingerprint", "sha256").hex()[:DIGITS]


def agree_on_key(connection: Connection, key: bytes) -> None:
    """Sign with the key that all others sign with: the first to come says which. OtherKey if this
    is not the one."""
    ours = fingerprint(key)
    first = postgresql.insert(agreed).values(name=KEY, value=ours)
    connection.execute(first.on_conflict_do_nothing())
    found = connection.execute(select(agreed.c.value).where(agreed.c.name == KEY))
    theirs = str(found.scalar_one())
    if theirs != ours:
        raise OtherKey("server-key-of-others", ours=ours, theirs=theirs)


def forget_key(engine: Engine) -> None:
    """Whoever comes next says which key all sign with."""
    with engine.begin() as connection:
        connection.execute(delete(agreed).where(agreed.c.name == KEY))
