"""The match of Táin whose log the page's verification is tested with."""

from __future__ import annotations

MOVES = 60
OPTIONS: dict[str, object] = {}

FORGED = "C>K1"
"""What a hidden move is said to have been."""
