"""The report of `oenach verify`: one line a check."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from oenach.console.speaker import Speaker
from oenach.kernel.matches.verify import FAILED, NOT_YET, OK, Check, Report
from oenach.kernel.seats import letter

MARKS: Final = {
    OK: ("\N{CHECK MARK}", "bold green"),
    NOT_YET: ("\N{HORIZONTAL ELLIPSIS}", "yellow"),
    FAILED: ("\N{BALLOT X}", "bold red"),
}


def report_text(report: Report, path: str, speaker: Speaker) -> RenderableType:
    """What was checked, what was found, and the verdict."""
    kind = "terminal-verify-full" if report.full else "terminal-verify-public"
    lines = [Text(speaker.say(kind, path=path, events=report.events), style="bold")]
    lines += [_line(check, speaker) for check in report.checks]
    if report.outcome is not None and report.ok:
        winners = speaker.winners(report.outcome.winners)
        totals = ", ".join(
            f"{letter(seat)} {total}" for seat, total in enumerate(report.outcome.totals)
        )
        lines.append(Text(speaker.say("terminal-verify-outcome", winners=winners, totals=totals)))
    lines.append(Text(_verdict(report, speaker), style="bold"))
    return Group(*lines)


def _line(check: Check, speaker: Speaker) -> Text:
    mark, style = MARKS.get(check.status, ("\N{EN DASH}", "dim"))
    line = Text(f" {mark} ", style=style)
    line.append(speaker.say(f"terminal-check-{check.name}"), style="default not bold")
    if check.error is not None:
        line.append("\n   " + speaker.explain(check.error), style="not bold")
    else:
        told = speaker.say(f"terminal-status-{check.status}", checked=check.checked)
        line.append(f"  {told}", style="dim not bold")
    return line


def _verdict(report: Report, speaker: Speaker) -> str:
    if not report.ok:
        return speaker.say("terminal-verify-fails")
    return speaker.say("terminal-verify-holds" if report.complete else "terminal-verify-so-far")
