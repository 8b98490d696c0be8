"""`oenach completion`."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

import typer
from typer.completion import get_completion_script  # type: ignore[attr-defined]  # public by name

from oenach.cli.app import COMPLETES

PROGRAM = "oenach"

AT_ONCE = f"""
# A file on the fpath is read when Tab is first pressed, and has to answer that, too.
if [ "$funcstack[1]" = "_{PROGRAM}" ]; then _{PROGRAM}_completion "$@"; fi"""
"""What typer's script for zsh lacks."""


class Shell(StrEnum):
    """Shells that can ask what could be typed next."""

    BASH = "bash"
    ZSH = "zsh"
    FISH = "fish"
    POWERSHELL = "powershell"


def completion(
    shell: Annotated[Shell, typer.Argument(help="The shell that is to complete.")],
) -> None:
    """Print what a shell needs to complete commands, games and options with the Tab key."""
    script = get_completion_script(prog_name=PROGRAM, complete_var=COMPLETES, shell=shell.value)
    typer.echo(script + AT_ONCE if shell is Shell.ZSH else script)
