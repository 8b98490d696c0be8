"""The command line of `oenach`: puts the parts together, and nothing else.

A call imports what it needs: the list of commands needs no command's module, and no parser.
"""

from __future__ import annotations

import sys
from typing import Final

from oenach.console.plain import tolerate_any_terminal

NOTHING_ASKED: Final = "play-now"
"""The command when none is named."""


def main(program: str = "oenach") -> None:
    """Run the command line. Nobody who plays is ever shown a traceback."""
    tolerate_any_terminal()
    if sys.argv[1:] in (["--help"], ["-h"]):
        from oenach.cli.front_page import show_front_page

        show_front_page(program)
        return
    if not sys.argv[1:]:
        # Whoever wants to play need not know a word of it: `uvx oenach` is enough.
        sys.argv.append(NOTHING_ASKED)
    from oenach.cli.app import run

    sys.exit(run(program))
