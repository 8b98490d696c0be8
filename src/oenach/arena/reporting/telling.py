"""The sentences about a tournament that the page and the terminal share."""

from __future__ import annotations

import json
import shlex
from typing import Final

from oenach.arena.plan import Plan
from oenach.arena.records import ABORTED
from oenach.arena.reporting.figures import percent, percent_range
from oenach.arena.reporting.summary import Summary
from oenach.messages import reason, say

FEW_DEALS: Final = 20


def cast_line(summary: Summary, language: str) -> str:
    """What was played."""
    return say(
        "arena-played",
        language,
        games=summary.games,
        seats=summary.plan.seats,
        deals=summary.deals,
        bots=", ".join(summary.plan.labels),
    )


def findings(summary: Summary, language: str) -> list[str]:
    """What should be known before any table is read."""
    lines: list[str] = []
    if summary.plan.seats == 2 and len(summary.standings) == 2:
        best, other = summary.standings
        lines.append(
            say(
                "arena-duel",
                language,
                bot=best.label,
                other=other.label,
                games=best.seats,
                share=percent(best.share.value, language),
                wilson=percent_range(best.wilson, language),
                deals=percent_range(best.share, language),
            )
        )
    if summary.faults:
        lines.append(say("arena-faulty", language, faults=summary.faults, aborted=summary.aborted))
    late = sum(one.late for one in summary.standings)
    if late:
        lines.append(say("arena-late", language, late=late))
    deals = summary.deals // len(summary.plan.lineups)
    if deals < FEW_DEALS:
        lines.append(say("arena-few-deals", language, deals=deals, least=FEW_DEALS))
    return lines


def reason_name(summary: Summary, why: str, language: str) -> str:
    """Why games ended, as a sentence."""
    if why == ABORTED:
        return say("arena-aborted", language)
    return reason(summary.plan.game, why, language)


def command_line(plan: Plan) -> str:
    """The command that plays this tournament again. A map of one's own is not repeated in it."""
    words = ["oenach", "arena", plan.game, "--bots", ",".join(one.label for one in plan.players)]
    words += ["--seats", str(plan.seats), "--games", str(plan.games), "--seed", str(plan.seed)]
    for name, value in plan.options.items():
        if not isinstance(value, dict):
            told = value if isinstance(value, str) else json.dumps(value)
            words += ["--option", f"{name}={told}"]
    return shlex.join(words)
