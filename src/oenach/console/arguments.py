"""Command line arguments that several commands share."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from oenach.console.completing import complete_language, complete_option
from oenach.messages import LANGUAGES

Language = Annotated[
    str,
    typer.Option(
        "--language",
        "-l",
        envvar="OENACH_LANGUAGE",
        help=f"The language to speak: {', '.join(LANGUAGES)}.",
        autocompletion=complete_language,
    ),
]
GameOptions = Annotated[
    list[str] | None,
    typer.Option(
        help="An option of the game as NAME=VALUE; `oenach games` lists them.",
        autocompletion=complete_option,
    ),
]
MapFile = Annotated[
    Path | None, typer.Option("--map", help="A map file of your own, in a game with a map.")
]
