"""The match of Keltis whose log the page's verification is tested with."""

from __future__ import annotations

MOVES = 24
OPTIONS: dict[str, object] = {}
