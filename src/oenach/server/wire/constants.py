"""Names that server and clients must agree on."""

from __future__ import annotations

from typing import Final

CSRF_COOKIE: Final = "oenach_csrf"
CSRF_HEADER: Final = "x-oenach-csrf"
