"""What came of a run, for whoever looks at it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.table import Table

from fuzz.findings import Found


def tell(found: Sequence[Found], console: Console, kept: Path) -> None:
    """Counts, memory and findings; those are written down in a folder."""
    console.print(counts(found))
    console.print(answers(found))
    for one in found:
        for finding in one.findings:
            file = finding.keep(kept)
            console.print(f"✗ {one.surface}: {finding.wrong}", style="red", markup=False)
            console.print(f"  again: --repeat {file}", highlight=False, markup=False)
            console.print(f"  {str(finding.given)[:400]}", highlight=False, markup=False)
        if one.more:
            console.print(f"  and {one.more} more like these", style="red")
    if not any(one.findings for one in found):
        console.print("Nothing is wrong.", style="green")


def counts(found: Sequence[Found]) -> Table:
    """How many inputs each surface got, what was found, and what it held."""
    grid = Table(title="inputs")
    grid.add_column("surface")
    columns = ("by grammar", "by Hypothesis", "taken or answered", "findings", "MB", "grew by, MB")
    for heading in columns:
        grid.add_column(heading, justify="right")
    for one in found:
        growth = one.growth()
        grid.add_row(
            one.surface,
            f"{one.made['grammar']:,}",
            f"{one.made['hypothesis']:,}",
            f"{sum(one.answers.values()):,}",
            str(len(one.findings) + one.more),
            f"{one.memory[-1][1]:.0f}" if one.memory else "",
            "" if growth is None else f"{growth.growth.middle:.1f}",
        )
    made = [sum(one.made[way] for one in found) for way in ("grammar", "hypothesis")]
    wrong = sum(len(one.findings) + one.more for one in found)
    answered = sum(sum(one.answers.values()) for one in found)
    grid.add_section()
    grid.add_row("all", f"{made[0]:,}", f"{made[1]:,}", f"{answered:,}", str(wrong), "", "")
    return grid


def answers(found: Sequence[Found]) -> Table:
    """How often each surface gave each kind of answer."""
    grid = Table(title="answers")
    grid.add_column("surface")
    grid.add_column("kind of answer, and how often")
    for one in found:
        told = [f"{kind} {count:,}" for kind, count in one.answers.most_common()]
        grid.add_row(one.surface, " · ".join(told))
    return grid
