"""`oenach check`."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated, Final

import msgspec
import typer
from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from oenach.console.arguments import Language
from oenach.console.screen import Screen
from oenach.console.speaker import Speaker
from oenach.server.command import SettingsFile
from oenach.server.settings import Settings, database_url, read_settings

if TYPE_CHECKING:
    from oenach.server.upkeep.findings import Finding
    from oenach.server.upkeep.scanning import Tick

DAMAGED: Final = 3
"""The exit code when something is damaged, and not mended."""

Database = Annotated[
    str | None, typer.Option(help="sqlite:///FILE or postgresql://USER@HOST/NAME.")
]


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
    as_json: Annotated[bool, typer.Option("--json", help="Say it in JSON.")] = False,
    settings_file: SettingsFile = None,
    language: Language = "en",
) -> None:
    """Check everything that is stored, and mend what can be mended.

    The exit code is 0 when all is sound or mended, 3 when something is damaged, and 2 when it could
    not be checked.
    """
    settings, _ = read_settings({"database": database}, file=settings_file)
    speaker = Speaker(language)
    with _progress(speaker) as tick:
        mended, left = _mended(settings, cut, tick) if mend else ([], _found(settings, tick))
    if as_json:
        said = {"sound": not left, "mended": mended, "damaged": left}
        typer.echo(msgspec.json.encode(said).decode())
    else:
        _show(mended, left, speaker)
    if left:
        raise typer.Exit(DAMAGED)


def _found(settings: Settings, tick: Tick) -> list[Finding]:
    # SQLAlchemy takes a while to import, which no other command should pay for.
    from oenach.server.upkeep.opening import explained, opened_as_it_is
    from oenach.server.upkeep.scanning import scan

    url = database_url(settings)
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


@contextmanager
def _progress(speaker: Speaker) -> Iterator[Tick]:
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    console = Console(stderr=True)
    with Progress(
        *columns, console=console, transient=True, disable=not console.is_terminal
    ) as progress:
        task = progress.add_task(speaker.say("server-check-reading"), total=None)

        def tick(done: int, total: int) -> None:
            progress.update(task, completed=done, total=total)

        yield tick


def _show(mended: list[Finding], left: list[Finding], speaker: Speaker) -> None:
    screen = Screen()
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
