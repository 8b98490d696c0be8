"""Says once that the rules run interpreted, and what to do about it."""

from __future__ import annotations

import os
from contextlib import suppress
from typing import Final

from oenach.console.saves import home
from oenach.console.telling import complain
from oenach.kernel import state as engine
from oenach.messages import say

TOLD: Final = "told-interpreted"
"""A file in the program's folder: that it was said."""


def is_interpreted() -> bool:
    """Whether this package was built without compiled rules."""
    return not str(engine.__file__).endswith((".so", ".pyd"))


def mention_interpreted(language: str) -> None:
    """Say it, unless it was said on this machine before."""
    told = home() / TOLD
    if not is_interpreted() or os.path.exists(told):
        return
    complain(say("terminal-interpreted", language))
    # Where nothing can be written, it is said again.
    with suppress(OSError):
        told.parent.mkdir(parents=True, exist_ok=True)
        told.touch()
