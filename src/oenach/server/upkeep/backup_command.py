"""`oenach backup` and `oenach restore`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from oenach.console.arguments import Language
from oenach.console.telling import begin
from oenach.server.commands.arguments import Database, SettingsFile
from oenach.server.settings import Settings, data_folder, database_url, read_settings


def backup(
    file: Annotated[Path, typer.Argument(help="The file to write.")],
    database: Database = None,
    replace: Annotated[
        bool, typer.Option("--replace", help="Replace a file that is there already.")
    ] = False,
    settings_file: SettingsFile = None,
    language: Language = "en",
) -> None:
    """Copy all that is stored into one file, also beside a running server.

    Nobody else can read the file: the secrets of matches and the key that signs cookies are in it.
    """
    speaker, screen = begin(language)
    # SQLAlchemy takes a while to import, which no other command should pay for.
    from oenach.server.upkeep.backup import back_up
    from oenach.server.upkeep.keys import kept_key
    from oenach.server.upkeep.opening import explained, opened_as_it_is

    settings, _ = read_settings({"database": database}, file=settings_file)
    url = database_url(settings)
    with opened_as_it_is(url) as engine, explained(url):
        back_up(engine, file, key_of(settings, kept_key(data_folder())), replace=replace)
    screen.tell_whole(speaker.say("server-backup-made", file=str(file)))


def restore(
    file: Annotated[Path, typer.Argument(help="A backup.")],
    database: Database = None,
    replace: Annotated[
        bool, typer.Option("--replace", help="Replace what is stored there now.")
    ] = False,
    settings_file: SettingsFile = None,
    language: Language = "en",
) -> None:
    """Put a backup in the place of what is stored; not beside a running server."""
    speaker, screen = begin(language)
    # For the same reason.
    from oenach.server.upkeep.backup import key_in
    from oenach.server.upkeep.keys import check_key, keep_key
    from oenach.server.upkeep.opening import explained
    from oenach.server.upkeep.restore import restore as put_back

    settings, _ = read_settings({"database": database}, file=settings_file)
    url = database_url(settings)
    key = key_of(settings, key_in(file))
    check_key(data_folder(), key, replace=replace)
    with explained(url):
        put_back(file, url, replace=replace, lease_seconds=settings.lease_seconds)
    keep_key(data_folder(), key)
    screen.tell_whole(speaker.say("server-backup-restored", file=str(file)))


def key_of(settings: Settings, key: bytes | None) -> bytes | None:
    """Where the key is a setting, it is kept with the settings."""
    return None if settings.secret else key
