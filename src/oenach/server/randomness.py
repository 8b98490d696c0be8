"""Where chance comes from: the secrets of matches, the seeds of bots, names of visitors."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Final, Protocol

from oenach.kernel.logs.draws import SECRET_BYTES

ID_BYTES: Final = 16


class Randomness(Protocol):
    """What a server takes by chance. One in service has it from the operating system; another can
    only be handed to it by the program that sets it up, never by a setting or a request."""

    def match_secret(self, former: bytes | None) -> bytes:
        """The secret of a new match, which may follow on a former one at the same table."""

    def bot_seed(self, secret: bytes, seq: int) -> int:
        """What a bot draws from when it thinks after event `seq` of the match with that secret."""

    def first_name(self, names: Sequence[str]) -> str:
        """What somebody new is called until they say otherwise."""


class SystemRandomness:
    """What nobody can know: neither from the match before nor from the match itself."""

    def match_secret(self, former: bytes | None) -> bytes:
        return secrets.token_bytes(SECRET_BYTES)

    def bot_seed(self, secret: bytes, seq: int) -> int:
        return secrets.randbits(62)

    def first_name(self, names: Sequence[str]) -> str:
        return secrets.choice(names)


def new_id() -> str:
    """An id that cannot be guessed: 128 bits from the operating system."""
    return secrets.token_urlsafe(ID_BYTES)
