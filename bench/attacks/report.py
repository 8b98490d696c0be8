"""What a run of attacks found, for those who read it on a terminal."""

from __future__ import annotations

from collections import Counter
from math import log10
from typing import Any

from rich.console import Console
from rich.table import Table

Results = dict[str, dict[str, Any]]

WIDE = 60
LOW, HIGH = 1.0, 100_000.0
"""Milliseconds at the two ends of the plot."""


def told(results: Results, console: Console) -> None:
    """The figures, the plot, and what else each attack found."""
    console.print(grid(results))
    console.print(plot(results), highlight=False)
    for name, result in results.items():
        facts = {**result.get("told", {})}
        facts["answers"] = ", ".join(f"{n} × {what}" for what, n in answers(result))
        facts["lines of the log"] = result.get("log_lines", 0)
        facts["newcomers"] = came(result, "newcomers")
        facts["newcomers at the attackers' address"] = came(result, "newcomers_next_door")
        said = "; ".join(f"{what.replace('_', ' ')}: {value}" for what, value in facts.items())
        console.print(f"[bold]{name}[/] {said}", highlight=False)
        for one in result["broken"]:
            console.print(f"  ✗ {one}", style="red", highlight=False)
        for fault in sorted(set(result.get("faults", [])))[:3]:
            console.print(f"    {fault}", style="dim", highlight=False)


def grid(results: Results) -> Table:
    """A line for each attack, two where bots are waited for."""
    table = Table(title="The others' acknowledgements in milliseconds, and shares of all cores")
    table.add_column("attack")
    for heading in ("quiet p50", "p99", "attacked p50", "p99", "max", "at most", ""):
        table.add_column(heading, justify="right")
    for heading in ("attackers", "server", "bots, work", "2xx", "4xx", "503"):
        table.add_column(heading, justify="right")
    for name, result in results.items():
        if "quiet_ms" not in result:
            table.add_row(name, *["–"] * 6, "✗")
            continue
        table.add_row(name, *times(result), *shares(result), *statuses(result))
        if result["novice_quiet_ms"]["count"]:
            table.add_row("  a novice's answer", *times(result, "novice_"))
    return table


def times(result: dict[str, Any], of: str = "") -> list[str]:
    """What was waited for, next to the bound."""
    quiet, attacked = result[f"{of}quiet_ms"], result[f"{of}attacked_ms"]
    most = result[f"{of}bound_ms"]
    if not attacked["count"]:
        return [ms(quiet, "p50"), ms(quiet, "p99"), "–", "–", "–", f"{most:.0f}", "✗"]
    figures = [ms(quiet, "p50"), ms(quiet, "p99")]
    figures += [ms(attacked, "p50"), ms(attacked, "p99"), ms(attacked, "max"), f"{most:.0f}"]
    return [*figures, "✓" if attacked["p99"] <= most else "✗"]


def ms(figures: dict[str, Any], share: str) -> str:
    """One figure, as far as there is one."""
    return f"{figures[share]:.0f}" if share in figures else "–"


def shares(result: dict[str, Any]) -> list[str]:
    """Shares of all cores in percent."""
    return [
        f"{100 * result['shares'][who]:.0f} %" for who in ("attackers", "server", "bots_and_work")
    ]


def statuses(result: dict[str, Any]) -> list[str]:
    """How many answers of each kind the attackers got."""
    counted: Counter[str] = Counter()
    for status, count in result["answered"].items():
        if status.isdigit():
            counted[status if status == "503" else f"{status[0]}xx"] += count
    return [str(counted[kind]) for kind in ("2xx", "4xx", "503")]


def answers(result: dict[str, Any]) -> list[tuple[str, int]]:
    """What attackers got, the most frequent first."""
    return Counter(result.get("answered", {})).most_common(8)


def came(result: dict[str, Any], which: str) -> str:
    """How many of those who came were let in."""
    counted = result.get(which, {"came": 0, "refused": 0})
    return f"{counted['came']} of {counted['came'] + counted['refused']}"


def plot(results: Results) -> str:
    """On a scale of powers of ten: o in quiet, x attacked, | at most."""
    lines = [f"{'p99, ms':<16} {scale()}"]
    for name, result in results.items():
        marks = [" "] * WIDE
        for figures, mark in (("quiet_ms", "o"), ("attacked_ms", "x")):
            if "p99" in result.get(figures, {}):
                marks[column(result[figures]["p99"])] = mark
        if "bound_ms" in result:
            marks[column(result["bound_ms"])] = "|"
        lines.append(f"{name:<16} {''.join(marks).rstrip()}")
    return "\n".join([*lines, f"{'':<16} o quiet   x attacked   | at most", ""])


def scale() -> str:
    """The powers of ten where they lie."""
    signs = [" "] * (WIDE + 6)
    for power in range(6):
        for offset, sign in enumerate(f"{10**power:,}"):
            signs[column(10.0**power) + offset] = sign
    return "".join(signs).rstrip()


def column(value: float) -> int:
    """Where a number of milliseconds lies."""
    part = log10(min(HIGH, max(LOW, value)) / LOW) / log10(HIGH / LOW)
    return round(part * (WIDE - 1))
