"""Single keys, read without waiting for Enter."""

from __future__ import annotations

import os
import sys
from typing import Final

import typer

if sys.platform != "win32":
    import termios
    import tty

AT_ONCE: Final = 32
"""So many bytes are read at most: some keys are several, and several may have been pressed."""


def read_keys(terminal: int | None = None) -> str:
    """What was pressed, as soon as there is something; EOFError when the terminal is gone.

    Keys that were pressed before count: `typer.getchar` throws away what it finds waiting, and so
    loses what is typed while a board is being drawn.
    """
    if sys.platform == "win32":
        return typer.getchar()
    here = sys.stdin.fileno() if terminal is None else terminal
    usual = termios.tcgetattr(here)
    try:
        tty.setraw(here, termios.TCSADRAIN)
        pressed = os.read(here, AT_ONCE)
    finally:
        termios.tcsetattr(here, termios.TCSADRAIN, usual)
    if not pressed:
        raise EOFError
    return pressed.decode(errors="replace")
