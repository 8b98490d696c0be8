"""What came of a run, for whoever looks at it: figures, faults, throughput, findings."""

from __future__ import annotations

from collections import Counter
from typing import Final

from rich.console import Console
from rich.table import Table

from histories.run import Outcome

WIDE: Final = 72
"""Columns of the plot."""

SIGNS: Final = " ▁▂▃▄▅▆▇█"
MOST_TOLD: Final = 20


def tell(outcome: Outcome, console: Console) -> None:
    """All of it."""
    plan, tally = outcome.plan, outcome.tally
    console.print(
        f"{plan.kind}, {plan.nodes} nodes, {plan.workers} workers, seed {plan.seed}: "
        f"{outcome.matches} matches at {plan.tables} tables, "
        f"{tally.acknowledged} commands acknowledged, {outcome.positions} positions compared, "
        f"{tally.returns} returns, {len(outcome.faults)} faults, "
        f"{outcome.restarts} processes had ended by themselves, "
        f"{outcome.fenced} were held to be gone; {tally.at[-1] if tally.at else 0:.0f} s",
        highlight=False,
    )
    console.print(plot(outcome), highlight=False)
    console.print(faults(outcome))
    for finding in outcome.findings[:MOST_TOLD]:
        console.print(f"✗ {finding}", style="red", highlight=False, markup=False)
    counted = Counter(finding.wrong for finding in outcome.findings)
    for wrong, count in counted.items():
        console.print(f"{count} × {wrong}", style="red", highlight=False)
    if not outcome.findings:
        console.print("Nothing is wrong.", style="green")


def faults(outcome: Outcome) -> Table:
    """How often each fault was, and how long it took until every node could write again."""
    table = Table(title="faults")
    for heading in ("kind", "times", "longest, with what came of it, s"):
        table.add_column(heading, justify="left" if heading == "kind" else "right")
    spans: dict[str, list[float]] = {}
    for one in outcome.faults:
        spans.setdefault(str(one.fault.kind), []).append(one.ended - one.begun)
    for kind, lasted in sorted(spans.items()):
        table.add_row(kind, str(len(lasted)), f"{max(lasted):.1f}")
    return table


def plot(outcome: Outcome) -> str:
    """Commands acknowledged in each stretch of time, above where faults were."""
    whole = max([*outcome.tally.at[-1:], *[one.ended for one in outcome.faults], 1.0])
    counts = [0] * WIDE
    for at in outcome.tally.at:
        counts[_column(at, whole)] += 1
    struck = [" "] * WIDE
    for one in outcome.faults:
        for column in range(_column(one.begun, whole), _column(one.ended, whole) + 1):
            struck[column] = "×"
    most = max([*counts, 1])
    bars = "".join(SIGNS[-(-count * (len(SIGNS) - 1) // most)] for count in counts)
    stretch = whole / WIDE
    return "\n".join(
        [
            f"acknowledged commands, up to {most / stretch:.0f} a second; a sign: {stretch:.1f} s",
            bars,
            "".join(struck).rstrip() + "   × faults",
        ]
    )


def _column(at: float, whole: float) -> int:
    return min(WIDE - 1, int(WIDE * at / whole))
