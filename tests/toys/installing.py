"""The toy as an installed game: where `site` is on the path, its entry point is found.

The product never sees it, nor do tests that go over all installed games: it is there only for those
that ask for it, here or in processes of their own.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from oenach.games import installed
from oenach.messages import catalogues, telling
from oenach.story import storyteller
from toys.pebbles.module import MODULE

SITE: Final = str(Path(__file__).with_name("site"))

ON_PATH: Final = os.pathsep.join([SITE, str(Path(__file__).parents[1])])
"""The PYTHONPATH of a process in which the toy is installed."""

REMEMBERED: Final = (
    installed.installed,
    installed._by_name,
    catalogues.bundle,
    telling.rule_of,
    storyteller.notation_told,
)
"""What is read once of all games that are installed."""


@contextmanager
def toy_installed() -> Iterator[None]:
    """The toy is installed meanwhile, here and for bots that are started here."""
    if SITE in sys.path:
        yield
        return
    sys.path.insert(0, SITE)
    _forget()
    installed.register_module(MODULE)
    try:
        yield
    finally:
        sys.path.remove(SITE)
        _forget()


def _forget() -> None:
    for remembering in REMEMBERED:
        remembering.cache_clear()
