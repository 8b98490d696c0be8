"""Tournaments between bots: played in parallel, kept as they come, and weighed with intervals."""

from oenach.arena.errors import ArenaError
from oenach.arena.plan import Plan
from oenach.arena.reporting.summary import Summary
from oenach.arena.tournament import Results, run_tournament

__all__ = ["ArenaError", "Plan", "Results", "Summary", "run_tournament"]
