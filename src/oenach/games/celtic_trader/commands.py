"""The commands for maps of Celtic Trader: check, draw, new and template."""

from __future__ import annotations

import os
import secrets
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Final

import typer

from oenach.console.arguments import Language
from oenach.console.errors import TerminalError
from oenach.console.speaker import Speaker, printable
from oenach.games.celtic_trader.maps.drawing.drawing import draw_map
from oenach.games.celtic_trader.maps.files.reading import MapFileError, read_map_file
from oenach.games.celtic_trader.maps.files.summary import summary_lines
from oenach.games.celtic_trader.maps.files.telling import fault_lines
from oenach.games.celtic_trader.maps.files.template import template as blank_map
from oenach.games.celtic_trader.maps.files.worldmap import BUILTIN_MAPS, WorldMap, builtin
from oenach.games.celtic_trader.maps.files.writing import written
from oenach.games.celtic_trader.maps.generating.generator import new_map
from oenach.kernel.errors import OenachError

BAD_INPUT: Final = 2
SEEDS: Final = 1_000_000
"""A seed that nobody chose is less than this, so that it can be typed again."""

map_app = typer.Typer(
    help="Check, draw and make maps for Celtic Trader.",
    no_args_is_help=True,
    rich_markup_mode="markdown",
    context_settings={"help_option_names": ["-h", "--help"]},
)

MapName = Annotated[
    str, typer.Argument(help=f"A map file, or one of: {', '.join(BUILTIN_MAPS)}.", metavar="FILE")
]
Output = Annotated[
    Path | None, typer.Option("--output", "-o", help="Where to write it; else it is printed.")
]


@map_app.command()
def check(file: MapName, language: Language = "en") -> None:
    """Say what is on a map, or name every mistake in its file.

    The exit code is 0 for a sound map and 2 for any other.
    """
    with _refusals(language) as speaker:
        try:
            world = _read(file)
        except MapFileError as error:
            # The mistakes are what was asked for: they go where the summary would go.
            for line in fault_lines(error, speaker.language):
                typer.echo(printable(line))
            raise typer.Exit(BAD_INPUT) from None
        for line in summary_lines(world, speaker.language):
            typer.echo(printable(line))


@map_app.command()
def draw(file: MapName, output: Output = None, language: Language = "en") -> None:
    """Draw a map as an SVG picture, to print on A3 or A4 and play on."""
    with _refusals(language) as speaker:
        _hand_over(draw_map(_read(file), speaker.language), output, speaker)


@map_app.command()
def new(
    seed: Annotated[
        int | None, typer.Option(help="The same seed always makes the same map; else by chance.")
    ] = None,
    tiles: Annotated[int, typer.Option(help="How many tiles, from 12 to 60.")] = 24,
    output: Output = None,
    language: Language = "en",
) -> None:
    """Make a new random map, fair to every role."""
    with _refusals(language) as speaker:
        chosen = secrets.randbelow(SEEDS) if seed is None else seed
        _hand_over(written(new_map(chosen, tiles)), output, speaker)


@map_app.command()
def template(output: Output = None, language: Language = "en") -> None:
    """Write a commented map file, to enter the values of a printed map in."""
    with _refusals(language) as speaker:
        _hand_over(blank_map(speaker.language), output, speaker)


@contextmanager
def _refusals(language: str) -> Iterator[Speaker]:
    """Someone who speaks the language; what is refused is told in it, with exit code 2."""
    speaker = Speaker()
    try:
        speaker = Speaker(language)
        yield speaker
    except MapFileError as error:
        for line in fault_lines(error, speaker.language):
            typer.echo(printable(line), err=True)
        raise typer.Exit(BAD_INPUT) from None
    except OenachError as error:
        typer.echo(speaker.explain(error), err=True)
        raise typer.Exit(BAD_INPUT) from None


def _read(name: str) -> WorldMap:
    """The map in a file; without such a file, the built-in of that name."""
    world = None if os.path.exists(name) else builtin(name)
    return read_map_file(Path(name)) if world is None else world


def _hand_over(text: str, output: Path | None, speaker: Speaker) -> None:
    """Write a file and say so, or print its text; in UTF-8 either way."""
    try:
        if output is None:
            typer.echo(text.encode(), nl=False)
            return
        output.write_bytes(text.encode())
    except BrokenPipeError:
        # Whoever was reading has seen enough; nothing more can be said to them.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise TerminalError("terminal-cannot-write", path=str(output or "-"), why=why) from None
    typer.echo(printable(speaker.say("map-written", file=str(output))))


APPS: Final = {"map": map_app}


def _read_map(path: Path) -> object:
    return read_map_file(path).file


OPTION_FILES: Final = {"map": _read_map}
