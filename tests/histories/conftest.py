"""A match in which nothing is wrong, for the tests of the checker."""

from __future__ import annotations

import copy
from collections.abc import Iterator

import pytest

from histories.rightly import played
from histories.spoiling import Case
from toys.installing import toy_installed


@pytest.fixture(scope="module", autouse=True)
def toy() -> Iterator[None]:
    """The toy is a game like any other."""
    with toy_installed():
        yield


@pytest.fixture(scope="module")
def whole() -> Case:
    """A match that was played to its end, with nothing wrong."""
    return Case(*played(seed=3))


@pytest.fixture
def case(whole: Case) -> Case:
    """The same, to be spoilt."""
    return copy.deepcopy(whole)
