"""Where any game would do, the server is tested with the toy: it is installed meanwhile."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from toys.installing import toy_installed


@pytest.fixture(scope="module", autouse=True)
def toy() -> Iterator[None]:
    """The toy is a game like any other."""
    with toy_installed():
        yield
