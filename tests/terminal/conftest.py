"""Fixtures of the terminal's tests."""

from __future__ import annotations

import pytest

from terminal.fixtures import bots_here, here, own_home

__all__ = ["bots_here", "here", "own_home"]


@pytest.fixture(autouse=True)
def _all_bots_here(bots_here: None) -> None:
    """No test here is about processes, but those that start the program in one."""
