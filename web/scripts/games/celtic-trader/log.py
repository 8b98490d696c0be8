"""The match of Celtic Trader whose log the page's verification is tested with."""

from __future__ import annotations

MOVES = 30
OPTIONS: dict[str, object] = {"limit": "rounds:2"}
