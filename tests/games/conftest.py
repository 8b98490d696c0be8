"""Fixtures for what is tested of one game in the terminal."""

from __future__ import annotations

from terminal.fixtures import bots_here, here, own_home

__all__ = ["bots_here", "here", "own_home"]
