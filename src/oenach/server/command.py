"""`oenach serve` and `oenach settings`."""

from __future__ import annotations

import io
import socket
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from oenach.console.arguments import Language
from oenach.messages import say
from oenach.server.settings import HIDDEN, Settings, database_url, read_settings

SettingsFile = Annotated[
    Path | None,
    typer.Option("--settings", help="A TOML file with settings.", dir_okay=False, exists=True),
]


def serve(
    host: Annotated[str | None, typer.Option(help="The address to listen on.")] = None,
    port: Annotated[int | None, typer.Option(help="The port; 0 takes a free one.")] = None,
    lan: Annotated[
        bool, typer.Option("--lan", help="Let others in the same network play along.")
    ] = False,
    browser: Annotated[
        bool, typer.Option(help="Open the page in a browser once the server listens.")
    ] = False,
    database: Annotated[
        str | None, typer.Option(help="sqlite:///FILE or postgresql://USER@HOST/NAME.")
    ] = None,
    settings_file: SettingsFile = None,
    language: Language = "en",
) -> None:
    """Serve the tables to browsers, here or in the whole house."""
    # The server's libraries take a while to import, which no other command should pay for.
    from oenach.server import serving

    given = {"host": "0.0.0.0" if lan and host is None else host, "port": port}
    settings, _ = read_settings({**given, "database": database}, file=settings_file)
    # Closed also if there is no server after all.
    with serving.bind(settings) as listening:
        raise typer.Exit(_serve(settings, listening, lan=lan, browser=browser, language=language))


def _serve(
    settings: Settings, listening: socket.socket, *, lan: bool, browser: bool, language: str
) -> int:
    # For the same reason as above.
    from oenach.server import serving
    from oenach.server.http import pages
    from oenach.server.http.links import lan_address

    name = lan_address() if lan else _reachable(settings.host)
    url = f"http://{name}:{listening.getsockname()[1]}/"

    def ready() -> None:
        _say_where(url, settings, lan, language)
        if not pages.has_client():
            Console(stderr=True).print(Text(say("server-no-client", language), style="yellow"))
        if browser:
            serving.open_browser(url)

    return serving.serve(settings, listening, ready)


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


def show_settings(settings_file: SettingsFile = None) -> None:
    """Show every setting, its value, and where that came from."""
    _, found = read_settings(file=settings_file)
    grid = Grid(box=None, pad_edge=False)
    for title in ("setting", "value", "from", "meaning"):
        grid.add_column(title, overflow="fold")
    for one in found:
        value = _shown(one.name, str(one.value))
        grid.add_row(one.name, value, one.source, one.meaning)
    Console(highlight=False).print(grid)
