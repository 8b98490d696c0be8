"""`oenach reports`: what people have reported, for whoever runs the server."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from datetime import datetime
from typing import TYPE_CHECKING, Annotated, Final

import msgspec
import typer
from rich import box
from rich.table import Table as Grid

from oenach.console.arguments import Language
from oenach.console.speaker import Speaker
from oenach.console.telling import begin
from oenach.server.commands.arguments import AsJson, Database, SettingsFile
from oenach.server.settings import Settings, database_url, read_settings

if TYPE_CHECKING:
    from oenach.server.store.rows import ReportRow

COLUMNS: Final = ("id", "when", "match", "about", "why", "said", "to")

NOT_THERE: Final = 1
"""The exit code when there is no open report to dismiss."""

Found = Sequence[tuple[str, "ReportRow"]]
"""Reports, each with the id of its match."""


def reports(
    match: Annotated[str | None, typer.Option(help="Of the match with this id alone.")] = None,
    everything: Annotated[bool, typer.Option("--all", help="Also those that are settled.")] = False,
    dismiss: Annotated[
        str | None,
        typer.Option(
            metavar="ID", help="Settle a report; who made it is told that you have looked at it."
        ),
    ] = None,
    as_json: AsJson = False,
    database: Database = None,
    settings_file: SettingsFile = None,
    language: Language = "en",
) -> None:
    """List what people have reported at tables, or settle a report; also beside a running server.

    What hosts have not answered yet is listed, too: nobody keeps a report from you.
    """
    speaker, screen = begin(language)
    settings, _ = read_settings({"database": database}, file=settings_file)
    if dismiss is not None:
        done = _dismissed(settings, dismiss)
        key = "server-report-dismissed" if done else "server-report-unknown"
        screen.tell(speaker.say(key, id=dismiss))
        raise typer.Exit(0 if done else NOT_THERE)
    found = _found(settings, match, everything)
    if as_json:
        typer.echo(msgspec.json.encode([_in_json(*one) for one in found]).decode())
    elif found:
        screen.show(reports_list(found, speaker))
    else:
        screen.tell(speaker.say("server-no-reports"))


def _found(settings: Settings, match: str | None, everything: bool) -> Found:
    # SQLAlchemy takes a while to import, which no other command should pay for.
    from oenach.server.store.archive.reporting import reports_everywhere
    from oenach.server.upkeep.opening import opened_as_it_is

    with opened_as_it_is(database_url(settings)) as engine, engine.connect() as connection:
        return reports_everywhere(connection, match, settled=everything)


def _dismissed(settings: Settings, report: str) -> bool:
    # For the same reason.
    from oenach.server.store.archive.reporting import dismiss_report
    from oenach.server.upkeep.opening import opened_as_it_is

    # No table has its reports in memory: a server that runs reads this one as it is now.
    with opened_as_it_is(database_url(settings)) as engine, engine.begin() as connection:
        return dismiss_report(connection, report)


def _in_json(match_id: str, report: ReportRow) -> dict[str, object]:
    return {**asdict(report), "match": match_id}


def reports_list(found: Found, speaker: Speaker) -> Grid:
    """Reports a row each: of whom, why, what was said, and who is to look at it."""
    table = Grid(box=box.SIMPLE_HEAD, padding=(0, 1))
    for column in COLUMNS:
        table.add_column(speaker.say(f"server-report-{column}"), overflow="fold")
    for match_id, report in found:
        when = datetime.fromtimestamp(report.at / 1000).strftime("%Y-%m-%d %H:%M")
        why = speaker.say(f"server-report-kind-{report.kind}")
        table.add_row(
            report.id,
            when,
            match_id,
            report.name,
            f"{why}: {report.text}" if report.text else why,
            report.quoted or "",
            speaker.say(f"server-report-to-{report.recipient}"),
        )
    return table
