"""The command line of `oenach`: puts the parts together, and nothing else."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

import oenach
from oenach.arena.command import EXAMPLES, arena
from oenach.catalog import BOTS, GAMES
from oenach.kernel import state as engine
from oenach.kernel.errors import OenachError
from oenach.kernel.verify import verify as verify_log
from oenach.review.command import review
from oenach.server.command import serve, show_settings
from oenach.story.history import History
from oenach.terminal.arguments import GameOptions, Language, MapFile
from oenach.terminal.keys import read_keys
from oenach.terminal.listing import bots_list, games_list, saves_list
from oenach.terminal.maps import map_app
from oenach.terminal.opening import Wish, choose_game, open_table
from oenach.terminal.plain import tolerate_any_terminal
from oenach.terminal.replaying import Replay
from oenach.terminal.rulebook import rule_text, show_rulebook
from oenach.terminal.saves import latest_unfinished, located, read_json
from oenach.terminal.screen import Screen, allow_editing
from oenach.terminal.session import Session
from oenach.terminal.sitters import USUAL_BOT
from oenach.terminal.speaker import Speaker
from oenach.terminal.table import Table
from oenach.terminal.verifying import report_text

BAD_INPUT = 2
LATELY = 8
"""So many sentences are told again when a match is gone on with."""

app = typer.Typer(
    name="oenach",
    help="Táin, Keltis and Celtic Trader: three Celtic board games with exact rules.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="markdown",
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.add_typer(map_app, name="map")
app.command(epilog=EXAMPLES)(arena)

GameName = Annotated[str, typer.Argument(help=f"One of: {', '.join(GAMES)}.", metavar="GAME")]
LogFile = Annotated[Path, typer.Argument(help="A match log: any saved match is one.")]


def _examples(*commands: str) -> str:
    return "\n\n".join(["**Examples:**", *(f"- `{command}`" for command in commands)])


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"oenach {oenach.__version__}")
        raise typer.Exit


@app.callback()
def root(
    version: Annotated[
        bool,
        typer.Option(
            "--version", callback=_version, is_eager=True, help="Say which version this is."
        ),
    ] = False,
) -> None:
    """Táin, Keltis and Celtic Trader: three Celtic board games with exact rules."""


@app.command(
    epilog=_examples(
        "oenach play",
        "oenach play tain --seats 3",
        "oenach play tain --seats 3 --bots strong,novice",
        "oenach play keltis --seats 2 --pass-round",
        "oenach play celtic-trader --option limit=rounds:10",
        "oenach play --resume",
    )
)
def play(
    game: Annotated[
        str | None,
        typer.Argument(
            help=f"One of: {', '.join(GAMES)}; you are asked if you name none. "
            "With --resume the file of a match, the latest unfinished one if you name none.",
            metavar="[GAME]",
        ),
    ] = None,
    seats: Annotated[int | None, typer.Option(help="How many sit at the table; usually 3.")] = None,
    bots: Annotated[
        str,
        typer.Option(
            envvar="OENACH_BOTS",
            help=f"Who takes the other seats: {', '.join(BOTS)}, or none; "
            "one for all of them, or one for each with commas between.",
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
            help="Seconds after which a bot moves, whatever it has to decide. Usually 1 for "
            "`master`, 0.3 for the others, and 0 when you watch.",
        ),
    ] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with a saved match.")] = False,
    language: Language = "en",
) -> None:
    """Play a game against bots, or with friends on one device."""
    speaker, screen = _begin(language)
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
    if not str(engine.__file__).endswith((".so", ".pyd")):
        _complain(speaker.say("terminal-interpreted"))
    session = Session(table, screen, speaker)
    if resume:
        session.catch_up(LATELY)
    if len(table.people) < 2:
        allow_editing()
    raise typer.Exit(session.run())


@app.command(epilog=_examples("oenach replay match.json", "oenach replay match.json --as A"))
def replay(
    file: LogFile,
    viewer: Annotated[
        str | None,
        typer.Option(
            "--as",
            help="Whose eyes to see with: a seat, `spectator`, or `open` to see everything. "
            "A finished match is open, an unfinished one is shown to a spectator.",
        ),
    ] = None,
    language: Language = "en",
) -> None:
    """Step through a match: Enter or n goes on, b back, g to a step, q leaves."""
    speaker, screen = _begin(language)
    replayed = Replay(History(read_json(located(file))), screen, speaker, viewer)
    if screen.typed and screen.console.is_terminal:
        replayed.step_through(read_keys)
    else:
        replayed.print_all()


app.command(
    epilog=_examples("oenach review match.json", "oenach review match.json -o review.html")
)(review)


app.command(epilog=_examples("oenach serve", "oenach serve --browser", "oenach serve --lan"))(serve)
app.command("settings", epilog=_examples("oenach settings", "OENACH_PORT=9000 oenach settings"))(
    show_settings
)


@app.command(epilog=_examples("oenach verify match.json"))
def verify(file: LogFile, language: Language = "en") -> None:
    """Check a log: draws, hidden moves, the chain of hashes, the rules, the outcome.

    The exit code is 0 when everything holds and 2 when something does not.
    """
    speaker, screen = _begin(language)
    report = verify_log(read_json(located(file)))
    screen.show(report_text(report, str(file), speaker))
    if not report.ok:
        raise typer.Exit(BAD_INPUT)


@app.command(epilog=_examples("oenach rules tain", "oenach rules tain T9"))
def rules(
    game: GameName,
    rule: Annotated[str | None, typer.Argument(help="The id of one rule, such as T9.")] = None,
    pager: Annotated[bool, typer.Option(help="Page the book on a terminal.")] = True,
    language: Language = "en",
) -> None:
    """Show the rulebook of a game, or one rule of it."""
    _, screen = _begin(language)
    if rule is None:
        show_rulebook(game, screen, paged=pager and screen.typed, language=language)
    else:
        screen.show(rule_text(game, rule, language), screen.width)


@app.command()
def games(language: Language = "en") -> None:
    """List the games, for how many they are, and their options."""
    speaker, screen = _begin(language)
    screen.show(games_list(speaker))


@app.command()
def bots(language: Language = "en") -> None:
    """List the bots, the levels from the weakest on."""
    speaker, screen = _begin(language)
    screen.show(bots_list(speaker))


@app.command()
def saves(language: Language = "en") -> None:
    """List the saved matches."""
    speaker, screen = _begin(language)
    screen.show(saves_list(speaker))


_speaking = Speaker()
"""Who tells errors: in the language that was asked for, as soon as it is known."""


def _begin(language: str) -> tuple[Speaker, Screen]:
    global _speaking
    _speaking = Speaker(language)
    return _speaking, Screen()


def _complain(sentence: str) -> None:
    Console(stderr=True, highlight=False).print(Text(sentence), soft_wrap=True)


def main() -> None:
    """Run the command line. Nobody who plays is ever shown a traceback."""
    tolerate_any_terminal()
    try:
        app()
    except OenachError as error:
        _complain(_speaking.explain(error))
        sys.exit(BAD_INPUT)
    except (KeyboardInterrupt, EOFError):
        sys.exit(0)
    except Exception as error:
        if os.environ.get("OENACH_DEBUG"):
            raise
        _complain(_speaking.say("terminal-bug", why=f"{type(error).__name__}: {error}"))
        sys.exit(1)


if __name__ == "__main__":
    main()
