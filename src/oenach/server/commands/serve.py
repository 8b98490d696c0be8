"""`oenach serve` and `oenach settings`."""

from __future__ import annotations

import io
import socket
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Annotated, NamedTuple

import typer
from msgspec import structs
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from oenach.console.arguments import Language
from oenach.console.slower import mention_interpreted
from oenach.console.telling import begin
from oenach.messages import say
from oenach.server.commands.arguments import Database, SettingsFile
from oenach.server.readiness import tell_readiness
from oenach.server.settings import HIDDEN, SettingError, Settings, database_url, read_settings


class Opening(NamedTuple):
    """How a server begins: what it shows, and to whom."""

    language: str
    lan: bool = False
    browser: bool = False
    page: str = ""
    """Of all pages the one that is opened."""
    any_port: bool = False
    """Whether another port will do where that of the settings is not free."""


def serve(
    host: Annotated[str | None, typer.Option(help="The address to listen on.")] = None,
    port: Annotated[int | None, typer.Option(help="The port; 0 takes a free one.")] = None,
    lan: Annotated[
        bool, typer.Option("--lan", help="Let others in the same network play along.")
    ] = False,
    browser: Annotated[
        bool, typer.Option(help="Open the page in a browser once the server listens.")
    ] = False,
    processes: Annotated[
        int | None, typer.Option(help="Processes that serve, at one port; with PostgreSQL.")
    ] = None,
    database: Database = None,
    settings_file: SettingsFile = None,
    language: Language = "en",
) -> None:
    """Serve the tables to browsers, here or in the whole house."""
    given = {
        "host": "0.0.0.0" if lan and host is None else host,
        "port": port,
        "processes": processes,
        "database": database,
    }
    opening = Opening(language, lan, browser)
    raise typer.Exit(open_server(given, settings_file, opening))


def open_server(given: Mapping[str, object], settings_file: Path | None, opening: Opening) -> int:
    """Serve until a signal ends it; the exit code."""
    begin(opening.language)
    # The server's libraries take a while to import, which no other command should pay for.
    from oenach.server import serving
    from oenach.server.processes.supervisor import check_store, supervise

    def read() -> Settings:
        return read_settings(given, file=settings_file)[0]

    def read_again() -> Settings:
        # Their number stays as it is.
        changed = structs.replace(read(), processes=settings.processes)
        check_store(changed)
        return changed

    settings = read()
    check_store(settings)
    # Closed also if there is no server after all.
    with _bound(settings, opening) as listening:
        ready = partial(_tell_ready, settings, listening, opening)
        if settings.processes == 1:
            return serving.serve(settings, listening, ready)
        return supervise(
            settings, listening, announce=ready, read_again=read_again, language=opening.language
        )


def _bound(settings: Settings, opening: Opening) -> socket.socket:
    """The socket at the port of the settings, or at a free one where any will do."""
    # For the same reason as above.
    from oenach.server import serving

    try:
        return serving.bind(settings)
    except serving.CannotListen:
        if not opening.any_port:
            raise
        return serving.bind(structs.replace(settings, port=0))


def _tell_ready(settings: Settings, listening: socket.socket, opening: Opening) -> None:
    """The first words on the terminal, once there is somebody to answer."""
    # For the same reason as above.
    from oenach.server import serving
    from oenach.server.http import pages
    from oenach.server.http.links import lan_address

    tell_readiness()
    name = lan_address() if opening.lan else _reachable(settings.host)
    url = f"http://{name}:{listening.getsockname()[1]}/{opening.page}"
    _say_where(url, settings, opening.lan, opening.language)
    mention_interpreted(opening.language)
    if not pages.has_client():
        said = say("server-no-client", opening.language)
        Console(stderr=True).print(Text(said, style="yellow"))
    if opening.browser:
        serving.open_browser(url)


def _reachable(host: str) -> str:
    return "127.0.0.1" if host in ("0.0.0.0", "::") else f"[{host}]" if ":" in host else host


def _say_where(url: str, settings: Settings, lan: bool, language: str) -> None:
    console = Console(highlight=False)
    console.print(Text(say("server-listens", language, url=url), style="bold"), soft_wrap=True)
    console.print(
        Text(say("server-keeps", language, database=_shown_database(database_url(settings)))),
        soft_wrap=True,
    )
    if lan:
        console.print(Text(say("server-scan", language)))
        # Only who asks for a code to scan needs it.
        import segno

        out = io.StringIO()
        segno.make(url, error="l", micro=False).terminal(out, compact=True, border=1)
        console.print(Text.from_ansi(out.getvalue()))
    console.print(Text(say("server-stop", language), style="dim"))


def _shown(name: str, value: str) -> str:
    if name in HIDDEN and value:
        return "(set, not shown)"
    return _shown_database(value) if name == "database" and value else value


def _shown_database(url: str) -> str:
    # SQLAlchemy is among the libraries that take a while.
    from oenach.server.store.database import masked

    return masked(url)


def _complete_setting(incomplete: str) -> list[str]:
    return [name for name in Settings.__struct_fields__ if name.startswith(incomplete)]


def show_settings(
    names: Annotated[
        list[str] | None,
        typer.Argument(help="Only these.", metavar="[NAME]...", autocompletion=_complete_setting),
    ] = None,
    settings_file: SettingsFile = None,
) -> None:
    """Show every setting, its value, and where that came from."""
    _, found = read_settings(file=settings_file)
    for name in names or ():
        if name not in Settings.__struct_fields__:
            raise SettingError("server-no-setting", name=name[:40])
    grid = Grid(box=None, pad_edge=False)
    for title in ("setting", "value", "from", "meaning"):
        grid.add_column(title, overflow="fold")
    for one in found:
        if names and one.name not in names:
            continue
        value = _shown(one.name, str(one.value))
        grid.add_row(one.name, value, one.source, one.meaning)
    Console(highlight=False).print(grid)
