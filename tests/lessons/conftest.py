"""Fixtures of the lessons' tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from toys.installing import toy_installed


@pytest.fixture
def toy() -> Iterator[None]:
    """The toy is installed, with its lesson."""
    with toy_installed():
        yield
