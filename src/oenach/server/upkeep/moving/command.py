"""`oenach export` and `oenach import`."""

from __future__ import annotations

import time
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import msgspec
import typer

from oenach.console.arguments import Language
from oenach.console.progress import progress_bar
from oenach.console.telling import begin
from oenach.server.commands.arguments import AsJson, Database, SettingsFile
from oenach.server.settings import data_folder, database_url, read_settings
from oenach.server.upkeep.backup_command import key_of
from oenach.server.upkeep.check_command import DAMAGED, found_in, show_findings

if TYPE_CHECKING:
    from oenach.server.upkeep.moving.export_file import Header

MOST_MINUTES: Final = 10_080.0
"""A week: nobody waits for longer."""


def export_store(
    file: Annotated[Path, typer.Argument(help="The file to write.", dir_okay=False)],
    database: Database = None,
    replace: Annotated[
        bool, typer.Option("--replace", help="Replace a file that is there already.")
    ] = False,
    pause: Annotated[
        bool,
        typer.Option(
            "--pause",
            help="Have the games of the running server rest first, and leave them at rest.",
        ),
    ] = False,
    minutes: Annotated[
        float,
        typer.Option(
            min=0.1, max=MOST_MINUTES, help="With --pause: minutes after which they go on anyway."
        ),
    ] = 15.0,
    as_json: AsJson = False,
    settings_file: SettingsFile = None,
    language: Language = "en",
) -> None:
    """Write all that is stored into a file from which any kind of database can be filled.

    Nobody else can read the file: the secrets of matches and the key that signs cookies are in it.
    """
    speaker, screen = begin(language)
    # SQLAlchemy takes a while to import, which no other command should pay for.
    from oenach.server.upkeep.keys import kept_key
    from oenach.server.upkeep.moving.exporting import export
    from oenach.server.upkeep.moving.resting import at_rest
    from oenach.server.upkeep.opening import explained, opened_as_it_is

    settings, _ = read_settings({"database": database}, file=settings_file)
    url = database_url(settings)
    key = key_of(settings, kept_key(data_folder()))
    label = speaker.say("server-export-writing")
    with opened_as_it_is(url, older=True) as engine, explained(url):
        resting = at_rest(engine, 60 * minutes) if pause else nullcontext()
        with resting as wish, progress_bar(label) as tick:
            header = export(engine, file, key, replace=replace, tick=tick)
    until = None if wish is None else wish.until
    if as_json:
        told = {"file": str(file), "rests_until": until, **_counts(header)}
        typer.echo(msgspec.json.encode(told).decode())
        return
    screen.tell_whole(speaker.say("server-export-made", file=str(file), rows=header.total))
    if until is not None:
        screen.tell_whole(speaker.say("server-export-rests", time=_time(until)))


def _time(milliseconds: int) -> str:
    return time.strftime("%H:%M", time.localtime(milliseconds / 1000))


def resume_games(
    database: Database = None, settings_file: SettingsFile = None, language: Language = "en"
) -> None:
    """Let games go on that rest since an export with --pause."""
    speaker, screen = begin(language)
    # For the same reason.
    from oenach.server.upkeep.moving.resting import resume
    from oenach.server.upkeep.opening import explained, opened_as_it_is

    settings, _ = read_settings({"database": database}, file=settings_file)
    url = database_url(settings)
    with opened_as_it_is(url) as engine, explained(url):
        rested = resume(engine)
    said = "server-resume-done" if rested else "server-resume-nothing"
    screen.tell_whole(speaker.say(said))


def import_store(
    file: Annotated[Path, typer.Argument(help="An export.", dir_okay=False, exists=True)],
    database: Database = None,
    check: Annotated[
        bool,
        typer.Option(
            help="Play every match again afterwards, as `oenach check` does; without it that can "
            "be done later, beside the server."
        ),
    ] = True,
    replace_key: Annotated[
        bool,
        typer.Option("--replace-key", help="Give up another key that signs cookies here."),
    ] = False,
    as_json: AsJson = False,
    settings_file: SettingsFile = None,
    language: Language = "en",
) -> None:
    """Fill an empty database from an export.

    The exit code is 0 when all is there and sound, 3 when all is there and some of it was damaged
    before, and 2 when nothing was imported.
    """
    speaker, screen = begin(language)
    # For the same reason.
    from oenach.server.upkeep.keys import check_key, keep_key
    from oenach.server.upkeep.moving import importing
    from oenach.server.upkeep.moving.export_file import opened_export
    from oenach.server.upkeep.opening import explained

    settings, _ = read_settings({"database": database}, file=settings_file)
    url = database_url(settings)
    with opened_export(file) as export:
        kept = export.header.key
    key = key_of(settings, None if kept is None else kept.encode())
    check_key(data_folder(), key, replace=replace_key, refusal="server-import-other-key")
    with explained(url), progress_bar(speaker.say("server-import-reading")) as tick:
        header = importing.import_store(file, url, lease_seconds=settings.lease_seconds, tick=tick)
    keep_key(data_folder(), key)
    damaged = []
    if check:
        with progress_bar(speaker.say("server-check-reading")) as tick:
            damaged = found_in(url, tick)
    if as_json:
        told = {**_counts(header), "checked": check, "damaged": damaged}
        typer.echo(msgspec.json.encode(told).decode())
    else:
        screen.tell_whole(speaker.say("server-import-made", rows=header.total))
        if check:
            show_findings([], damaged, speaker, screen)
    if damaged:
        raise typer.Exit(DAMAGED)


def _counts(header: Header) -> dict[str, object]:
    return {"schema": header.schema, "rows": {one.name: one.rows for one in header.tables}}
