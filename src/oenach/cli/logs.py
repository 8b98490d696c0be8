"""`oenach replay` and `oenach verify`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from oenach.console.arguments import Language
from oenach.console.saves import located, read_json
from oenach.console.telling import BAD_INPUT, begin
from oenach.kernel.matches.verify import verify as verify_log
from oenach.story.history import History
from oenach.terminal.keys import read_keys
from oenach.terminal.replaying import Replay
from oenach.terminal.verifying import report_text

LogFile = Annotated[Path, typer.Argument(help="A match log: any saved match is one.")]


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
    speaker, screen = begin(language)
    replayed = Replay(History(read_json(located(file))), screen, speaker, viewer)
    if screen.typed and screen.console.is_terminal:
        replayed.step_through(read_keys)
    else:
        replayed.print_all()


def verify(file: LogFile, language: Language = "en") -> None:
    """Check a log: draws, hidden moves, the chain of hashes, the rules, the outcome.

    The exit code is 0 when everything holds and 2 when something does not.
    """
    speaker, screen = begin(language)
    report = verify_log(read_json(located(file)))
    screen.show(report_text(report, str(file), speaker))
    if not report.ok:
        raise typer.Exit(BAD_INPUT)
