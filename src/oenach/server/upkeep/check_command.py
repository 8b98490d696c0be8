"""`oenach check`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final

import msgspec
import typer
from rich import box
from rich.table import Table as Grid

from oenach.console.arguments import Language
from oenach.console.progress import Tick, progress_bar
from oenach.console.screen import Screen
from oenach.console.speaker import Speaker
from oenach.console.telling import begin
from oenach.server.commands.arguments import AsJson, Database, SettingsFile
from oenach.server.settings import Settings, database_url, read_settings

if TYPE_CHECKING:
    from oenach.server.upkeep.findings import Finding

DAMAGED: Final = 3
"""The exit code when something is damaged, and not mended."""


def check(
    database: Database = None,
    mend: Annotated[
        bool,
        typer.Option(
            "--mend", help="Mend what can be mended from what is left; not beside a server."
        ),
    ] = False,
    cut: Annotated[
        bool,
        typer.Option(
            "--cut", help="With --mend: give up events from the first that does not hold."
        ),
    ] = False,
    as_json: AsJson = False,
    settings_file: SettingsFile = None,
    language: Language = "en",
) -> None:
    """Check everything that is stored, and mend what can be mended.

    The exit code is 0 when all is sound or mended, 3 when something is damaged, and 2 when it could
    not be checked.
    """
    speaker, screen = begin(language)
    settings, _ = read_settings({"database": database}, file=settings_file)
    with progress_bar(speaker.say("server-check-reading")) as tick:
        if mend:
            mended, left = _mended(settings, cut, tick)
        else:
            mended, left = [], found_in(database_url(settings), tick)
    if as_json:
        said = {"sound": not left, "mended": mended, "damaged": left}
        typer.echo(msgspec.json.encode(said).decode())
    else:
        show_findings(mended, left, speaker, screen)
    if left:
        raise typer.Exit(DAMAGED)


def found_in(url: str, tick: Tick) -> list[Finding]:
    """All that is damaged in a store."""
    # SQLAlchemy takes a while to import, which no other command should pay for.
    from oenach.server.upkeep.opening import explained, opened_as_it_is
    from oenach.server.upkeep.scanning import scan

    with opened_as_it_is(url) as engine, explained(url):
        return [one.finding for one in scan(engine, tick)]


def _mended(settings: Settings, cut: bool, tick: Tick) -> tuple[list[Finding], list[Finding]]:
    # For the same reason.
    from oenach.server.store.leases.holding import hold
    from oenach.server.upkeep.mending import mend
    from oenach.server.upkeep.opening import explained, opened_as_it_is

    url = database_url(settings)
    with opened_as_it_is(url) as engine, explained(url):
        lease = hold(engine, settings.lease_seconds)
        try:
            return mend(engine, lease, cut=cut, tick=tick)
        finally:
            lease.release()


def show_findings(
    mended: list[Finding], left: list[Finding], speaker: Speaker, screen: Screen
) -> None:
    """Say what was mended, and what is damaged."""
    if mended:
        screen.tell(speaker.say("server-check-mended", count=len(mended)))
        screen.show(_grid(mended, speaker, mends=False))
    if not left:
        screen.tell(speaker.say("server-check-sound"))
        return
    screen.tell(speaker.say("server-check-damaged", count=len(left)))
    screen.show(_grid(left, speaker, mends=True))
    if any(one.mend == "yes" for one in left):
        screen.tell(speaker.say("server-check-mend-how"))
    if any(one.mend == "cut" for one in left):
        screen.tell(speaker.say("server-check-cut-how"))


def _grid(findings: list[Finding], speaker: Speaker, *, mends: bool) -> Grid:
    table = Grid(box=box.SIMPLE_HEAD, padding=(0, 1))
    heads = ["server-check-match", "server-check-place", "server-check-why"]
    for key in [*heads, *(["server-check-mend"] if mends else [])]:
        table.add_column(speaker.say(key), overflow="fold")
    words = {
        "yes": speaker.say("server-check-mend-yes"),
        "cut": speaker.say("server-check-mend-cut"),
        "no": speaker.say("server-check-mend-no"),
    }
    for one in findings:
        place = one.place if one.seq is None else f"{one.place} {one.seq}"
        why = speaker.say(one.why, detail=one.detail)
        table.add_row(one.match or "", place, why, *([words[one.mend]] if mends else []))
    return table
