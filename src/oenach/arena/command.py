"""The command that plays a tournament between bots."""

from __future__ import annotations

import re
import signal
import sys
from pathlib import Path
from typing import Annotated, Final, NamedTuple

import typer

from oenach.arena import ArenaError, Plan, run_tournament
from oenach.arena.reporting.tables import Scoreboard, show_results
from oenach.arena.tournament import TIMEOUT
from oenach.bots.catalog import BOTS
from oenach.console.arguments import GameOptions, Language, MapFile
from oenach.console.completing import complete_bots, complete_game
from oenach.console.game_options import read_options
from oenach.console.screen import Screen
from oenach.console.speaker import Speaker
from oenach.games.installed import games
from oenach.kernel.errors import OenachError

BAD_INPUT: Final = 2
INTERRUPTED: Final = 130


def arena(
    game: Annotated[
        str,
        typer.Argument(
            help=f"One of: {', '.join(games())}.", metavar="GAME", autocompletion=complete_game
        ),
    ],
    bots: Annotated[
        str,
        typer.Option(
            help=f"Who plays, separated by commas: {', '.join(BOTS)}, or MODULE:FACTORY for a bot "
            "of your own. NAME@1/20 thinks with a twentieth of its simulations, NAME@0.05s for "
            "that long a move. As many as there are seats are one line-up, in which a bot may "
            "come more than once; of more, every choice plays.",
            autocompletion=complete_bots,
        ),
    ],
    seats: Annotated[int, typer.Option(help="How many sit at the table.")] = 2,
    games: Annotated[
        int, typer.Option(help="How many games; rounded up so that every seat order comes alike.")
    ] = 200,
    workers: Annotated[
        int | None,
        typer.Option(
            help="How many games at once, each in a process of its own. Usually 1; "
            "with --ray as many as the cluster has processors."
        ),
    ] = None,
    seed: Annotated[int, typer.Option(help="The same seed plays the same tournament.")] = 1,
    out: Annotated[
        Path | None,
        typer.Option(
            help="The folder for the results. If it holds some of this tournament, the run goes "
            "on from there. Usually named after the tournament, in the current folder.",
            show_default=False,
        ),
    ] = None,
    option: GameOptions = None,
    map_file: MapFile = None,
    budget: Annotated[
        str | None,
        typer.Option(
            help="For all bots that search: this part of their simulations, as 1/20.",
            metavar="PART",
        ),
    ] = None,
    seconds: Annotated[
        str | None,
        typer.Option(help="For all bots that search: think so long a move.", metavar="SECONDS"),
    ] = None,
    ray: Annotated[
        str | None,
        typer.Option(
            help="Play on the Ray cluster at this address, or on one begun here with `local`.",
            metavar="ADDRESS|local",
        ),
    ] = None,
    timeout: Annotated[
        float, typer.Option(help="A game that takes longer than so many seconds hangs.")
    ] = TIMEOUT,
    language: Language = "en",
) -> None:
    """Let bots play a tournament, and say how good they are, with 95 % intervals.

    Results are kept as they come: after Ctrl-C or a crash the same command goes on. They do not
    depend on the number of workers, unless bots think for a time instead of so many simulations.
    """
    speaker = Speaker(language)
    asked = Asked(game, bots, seats, games, seed, option or [], map_file, budget, seconds)
    try:
        plan = read_plan(asked)
        many = read_workers(workers, ray)
        if timeout < 1:
            raise ArenaError("arena-bad-timeout", timeout=f"{timeout:g}")
        play_plan(plan, out or usual_folder(plan), many, ray, timeout, Screen(), speaker)
    except OenachError as error:
        typer.echo(speaker.explain(error), err=True)
        raise typer.Exit(BAD_INPUT) from None


class Asked(NamedTuple):
    """The tournament as it was asked for."""

    game: str
    bots: str
    seats: int
    games: int
    seed: int
    options: list[str]
    map_file: Path | None
    budget: str | None
    seconds: str | None


def read_plan(asked: Asked) -> Plan:
    """The plan of the tournament; OenachError if there can be none."""
    # Bots of one's own are looked for where one is, as Python itself does.
    sys.path.insert(0, str(Path.cwd()))
    return Plan.of(
        asked.game,
        asked.bots,
        asked.seats,
        asked.games,
        asked.seed,
        read_options(asked.game, asked.seats, asked.options, asked.map_file),
        asked.budget,
        asked.seconds,
    )


def read_workers(workers: int | None, ray: str | None) -> int | None:
    """How many workers there are; None for as many as a cluster has processors."""
    if workers is None:
        return 1 if ray is None else None
    if workers < 1:
        raise ArenaError("arena-few-workers", workers=workers)
    return workers


def usual_folder(plan: Plan) -> Path:
    """A folder named after who plays what, how many games and with which seed; one with other
    options has the same, and is refused there."""
    cast = "-".join(player.label for player in plan.players)
    name = f"arena-{plan.game}-{plan.seats}-{cast}-{plan.games}-{plan.seed}"
    return Path(re.sub(r"[^\w.@-]+", "_", name)[:120])


def play_plan(
    plan: Plan,
    folder: Path,
    workers: int | None,
    ray: str | None,
    timeout: float,
    screen: Screen,
    speaker: Speaker,
) -> None:
    """Play what is missing and show what came out."""
    games = len(plan.fixtures)
    if games != plan.games:
        screen.tell(speaker.say("arena-rounded", asked=plan.games, games=games))
    board = Scoreboard(plan, screen.console, speaker)
    before = signal.signal(signal.SIGTERM, _interrupt)
    try:
        with board:
            results = run_tournament(
                plan, folder, workers, ray, timeout, board.add, speaker.language
            )
    except KeyboardInterrupt:
        screen.tell_whole(
            speaker.say("arena-interrupted", done=board.done, games=games, path=str(folder))
        )
        raise typer.Exit(INTERRUPTED) from None
    finally:
        signal.signal(signal.SIGTERM, before)
    show_results(results.summary, screen, speaker)
    screen.tell_whole(speaker.say("arena-written", path=str(folder)))


def _interrupt(signum: int, frame: object) -> None:
    """Being told to end is like Ctrl-C: workers are ended first."""
    raise KeyboardInterrupt
