"""What bots understand of it: the rules, and nothing else. They search, and every level can play."""

from __future__ import annotations

from oenach.bots.uniform import HEURISTICS, LEVELS, bluffs, face_down

__all__ = ["HEURISTICS", "LEVELS", "bluffs", "face_down"]
