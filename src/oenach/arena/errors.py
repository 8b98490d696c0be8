"""What can go wrong around a tournament."""

from __future__ import annotations

from oenach.kernel.errors import OenachError


class ArenaError(OenachError):
    """A tournament that cannot be played as it was asked for."""

    code = "bad-tournament"
