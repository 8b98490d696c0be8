"""Command line arguments that several commands of the server share."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

Database = Annotated[
    str | None, typer.Option(help="sqlite:///FILE or postgresql://USER@HOST/NAME.")
]
SharedDatabase = Annotated[
    str | None, typer.Option(help="postgresql://USER@HOST/NAME, the same for all nodes.")
]
SettingsFile = Annotated[
    Path | None,
    typer.Option("--settings", help="A TOML file with settings."),
]
AsJson = Annotated[bool, typer.Option("--json", help="Say it in JSON.")]
