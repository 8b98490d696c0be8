"""Names that server and clients must agree on."""

from __future__ import annotations

from typing import Final

CSRF_COOKIE: Final = "oenach_csrf"
CSRF_HEADER: Final = "x-oenach-csrf"

DIRECT_SEND: Final = "oenach.send"
"""Where the gate leaves a WebSocket handler the way straight to the client."""
