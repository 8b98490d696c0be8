"""`oenach worker` and `oenach nodes`."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer
from rich import box
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from oenach.console.arguments import Language
from oenach.console.speaker import Speaker
from oenach.console.telling import begin
from oenach.messages import say
from oenach.server.commands.arguments import AsJson, SettingsFile, SharedDatabase
from oenach.server.readiness import tell_readiness
from oenach.server.settings import Settings, database_url, read_settings

if TYPE_CHECKING:
    from oenach.server.store.leases.sharing import NodeRow


def worker(
    bots: Annotated[
        int | None,
        typer.Option(help="How many think at a time; one for each core if it is not said.", min=1),
    ] = None,
    database: SharedDatabase = None,
    settings_file: SettingsFile = None,
    language: Language = "en",
) -> None:
    """Play for the bots of servers that have the same database."""
    # The server's libraries take a while to import, which no other command should pay for.
    from oenach.server.worker import run_worker

    begin(language)
    settings, _ = read_settings({"database": database}, file=settings_file)
    # A server's own number says nothing of a worker's.
    settings = msgspec.structs.replace(settings, bot_processes=bots or 0)

    def ready(count: int) -> None:
        tell_readiness()
        console = Console(highlight=False)
        console.print(Text(say("server-worker-plays", language, bots=count)), soft_wrap=True)

    raise typer.Exit(run_worker(settings, ready))


def nodes(
    as_json: AsJson = False,
    new_key: Annotated[
        bool,
        typer.Option(
            "--new-key", help="With all nodes stopped: the next one says with which key all sign."
        ),
    ] = False,
    database: SharedDatabase = None,
    settings_file: SettingsFile = None,
    language: Language = "en",
) -> None:
    """List the processes that have the database together."""
    speaker, screen = begin(language)
    settings, _ = read_settings({"database": database}, file=settings_file)
    if new_key:
        _forget_key(settings)
        screen.tell(speaker.say("server-nodes-new-key"))
        return
    shared, found = _found(settings)
    if as_json:
        rows = [_for_programs(one) for one in found]
        typer.echo(msgspec.json.encode({"shared": shared, "nodes": rows}).decode())
    elif not shared:
        screen.tell(speaker.say("server-nodes-one"))
    elif not found:
        screen.tell(speaker.say("server-nodes-none"))
    else:
        screen.show(_grid(found, speaker))


def _found(settings: Settings) -> tuple[bool, list[NodeRow]]:
    """Whether there can be several, and who is there."""
    # SQLAlchemy takes a while, as above.
    from oenach.server.store.leases.lease import NO_LEASE
    from oenach.server.store.leases.sharing import Sharing
    from oenach.server.upkeep.opening import explained, opened_as_it_is

    url = database_url(settings)
    with opened_as_it_is(url) as engine, explained(url):
        found = Sharing(engine, NO_LEASE).nodes()
        return engine.dialect.name != "sqlite", found


def _forget_key(settings: Settings) -> None:
    # As above.
    from oenach.server.store.agreements import forget_key
    from oenach.server.store.leases.holding import hold
    from oenach.server.upkeep.opening import explained, opened_as_it_is

    url = database_url(settings)
    with opened_as_it_is(url) as engine, explained(url):
        lease = hold(engine, settings.lease_seconds)
        try:
            forget_key(engine)
        finally:
            lease.release()


def _for_programs(node: NodeRow) -> dict[str, object]:
    told = msgspec.structs.asdict(node)
    return {"number": told.pop("epoch"), **told}


def _grid(found: list[NodeRow], speaker: Speaker) -> Grid:
    table = Grid(box=box.SIMPLE_HEAD, padding=(0, 1))
    for head in ("number", "kind", "name", "version", "bots", "since", "seen", "rules"):
        table.add_column(speaker.say(f"server-nodes-{head}"), overflow="fold")
    for one in found:
        rules = [f"{game} {', '.join(map(str, known))}" for game, known in one.rules.items()]
        table.add_row(
            str(one.epoch),
            speaker.say(f"server-nodes-{one.kind}"),
            one.name,
            one.version,
            str(one.bots),
            _moment(one.started),
            _moment(one.seen),
            "; ".join(rules),
        )
    return table


def _moment(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).strftime("%Y-%m-%d %H:%M:%S UTC")
