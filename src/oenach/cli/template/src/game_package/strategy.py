"""What bots understand of it: its rules, and nothing else. They search, and every level plays."""

from __future__ import annotations

from oenach.bots.uniform import HEURISTICS, LEVELS, bluffs, face_down

__all__ = ["HEURISTICS", "LEVELS", "bluffs", "face_down"]
