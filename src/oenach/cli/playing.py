"""`oenach play`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

from oenach.bots.catalog import BOTS
from oenach.bots.hosting.host import SECONDS, USUAL_SECONDS
from oenach.console.arguments import GameOptions, Language, MapFile
from oenach.console.completing import complete_bots, complete_game
from oenach.console.saves import latest_unfinished, located
from oenach.console.screen import allow_editing
from oenach.console.slower import mention_interpreted
from oenach.console.telling import begin
from oenach.games.installed import games
from oenach.terminal.newcomers import is_new
from oenach.terminal.opening import USUAL_SEATS, Wish, choose_game, open_table
from oenach.terminal.session import Session
from oenach.terminal.sitters import USUAL_BOT
from oenach.terminal.table import Table

LATELY: Final = 8
"""So many sentences are told again when a match is gone on with."""


def play(
    game: Annotated[
        str | None,
        typer.Argument(
            help=f"One of: {', '.join(games())}; you are asked if you name none. "
            "With --resume the file of a match, the latest unfinished one if you name none.",
            metavar="[GAME]",
            autocompletion=complete_game,
        ),
    ] = None,
    seats: Annotated[
        int | None, typer.Option(help=f"How many sit at the table; usually {USUAL_SEATS}.")
    ] = None,
    bots: Annotated[
        str,
        typer.Option(
            envvar="OENACH_BOTS",
            help=f"Who takes the other seats: {', '.join(BOTS)}, or none; "
            "one for all of them, or one for each with commas between.",
            autocompletion=complete_bots,
        ),
    ] = USUAL_BOT,
    people: Annotated[
        int | None, typer.Option(help="How many people play; usually 1. With 0 you watch the bots.")
    ] = None,
    pass_round: Annotated[
        bool, typer.Option("--pass-round", help="Only people play, and pass the device round.")
    ] = False,
    seat: Annotated[
        list[str] | None, typer.Option(help="The seat you want, A to E; once for each person.")
    ] = None,
    name: Annotated[
        list[str] | None, typer.Option(help="A person's name; once for each person.")
    ] = None,
    option: GameOptions = None,
    map_file: MapFile = None,
    pace: Annotated[
        float | None,
        typer.Option(
            envvar="OENACH_PACE",
            min=0,
            max=60,
            help="Seconds after which a bot moves, whatever it has to decide. Usually "
            f"{SECONDS['master']:g} for `master`, {USUAL_SECONDS:g} for the others, and 0 when you "
            "watch.",
        ),
    ] = None,
    prompts: Annotated[
        bool | None,
        typer.Option(
            "--prompts/--no-prompts",
            help="Say what each choice is about. Usually until a match of that game was finished "
            "here.",
            show_default=False,
        ),
    ] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with a saved match.")] = False,
    language: Language = "en",
) -> None:
    """Play a game against bots, or with friends on one device."""
    speaker, screen = begin(language)
    if resume:
        table = Table.resumed(located(Path(game)) if game else latest_unfinished(), speaker, pace)
    else:
        try:
            chosen = game or choose_game(screen, speaker)
        except (EOFError, KeyboardInterrupt):
            raise typer.Exit from None
        wish = Wish(
            chosen,
            seats,
            people,
            bots,
            pass_round,
            seat or [],
            name or [],
            option or [],
            map_file,
            pace,
        )
        table = open_table(wish, speaker)
    mention_interpreted(language)
    if prompts is None:
        # A script knows what it is about.
        prompts = screen.typed and is_new(table.match.game.name)
    session = Session(table, screen, speaker, prompts=prompts)
    if resume:
        session.catch_up(LATELY)
    if len(table.people) < 2:
        allow_editing()
    raise typer.Exit(session.run())
