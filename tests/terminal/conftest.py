"""Fixtures of the terminal's tests."""

from __future__ import annotations

from pathlib import Path

import pytest
from scripted import Here


@pytest.fixture
def here(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Here:
    """The program in this process, with a home of its own."""
    return Here(tmp_path, monkeypatch, capsys)
