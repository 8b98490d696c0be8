"""The command `oenach review`."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Final

import typer

from oenach.console.arguments import Language
from oenach.console.errors import TerminalError
from oenach.console.progress import progress_bar
from oenach.console.saves import located, read_json
from oenach.console.screen import Screen
from oenach.console.speaker import Speaker
from oenach.kernel.errors import OenachError, OptionError
from oenach.kernel.seats import LETTERS
from oenach.review.decisions import Decisions, decisions_of
from oenach.review.page import page
from oenach.review.questions import Level
from oenach.review.report import Report
from oenach.review.reviewing import Plan
from oenach.review.reviewing import review as reviewed
from oenach.review.wording import Wording
from oenach.story.history import History

BAD_INPUT: Final = 2
STDOUT: Final = Path("-")
LARGEST_BUDGET: Final = 100.0
MOST_WORKERS: Final = 256


def review(
    file: Annotated[Path, typer.Argument(help="A match log: any saved match is one.")],
    output: Annotated[
        Path | None, typer.Option("--output", "-o", help="Write the review as an HTML page.")
    ] = None,
    json_file: Annotated[
        Path | None, typer.Option("--json", help="Write the review as JSON; `-` prints it alone.")
    ] = None,
    level: Annotated[str, typer.Option(help="The bot that judges.")] = "strong",
    budget: Annotated[
        float, typer.Option(help="How much it thinks: 0.1 is a tenth of what its level takes.")
    ] = 1.0,
    seat: Annotated[
        str | None, typer.Option(help="Review only the decisions of this seat, A to E.")
    ] = None,
    every: Annotated[
        bool, typer.Option("--all", help="List every decision, not only the worst.")
    ] = False,
    unfinished: Annotated[
        bool, typer.Option("--unfinished", help="Review a match that is not over, too.")
    ] = False,
    seed: Annotated[int, typer.Option(help="The same seed gives the same review.")] = 0,
    workers: Annotated[
        int, typer.Option(min=1, max=MOST_WORKERS, help="How many processes think at once.")
    ] = 1,
    language: Language = "en",
) -> None:
    """Go through a match: chances to win, what each decision cost, and what would have been better.

    Hidden tokens are shown, with what each seat could believe of them at the time.
    """
    with _refusals(language) as speaker:
        if not 0.0 < budget <= LARGEST_BUDGET:
            raise TerminalError("review-bad-budget", most=round(LARGEST_BUDGET))
        decisions = _read(file, unfinished)
        plan = Plan(Level(level, budget), seed, workers, _seat(seat, decisions))
        with progress_bar(speaker.say("review-thinking")) as tick:
            found = reviewed(decisions, plan, tick)
        wording = Wording(found, speaker.language)
        if json_file is not None:
            _write(json_file, json.dumps(found.to_json(), ensure_ascii=False, indent=1) + "\n")
        if output is not None:
            _write(output, page(found, wording))
        if json_file != STDOUT:
            screen = Screen()
            Report(found, wording, screen).show(every)
            for written in filter(None, (json_file, output)):
                screen.tell_whole(speaker.say("review-written", file=str(written)))


def _read(file: Path, unfinished: bool) -> Decisions:
    """The match in a file, checked event by event."""
    decisions = decisions_of(History(read_json(located(file))))
    if decisions.outcome is None and not unfinished:
        raise TerminalError("review-not-over", path=str(file))
    if not decisions.made:
        raise TerminalError("review-nothing-played", path=str(file))
    return decisions


def _seat(name: str | None, decisions: Decisions) -> int | None:
    if name is None:
        return None
    seats = LETTERS[: decisions.game.seats]
    if len(name) != 1 or name.upper() not in seats:
        raise OptionError("no-such-seat", seat=name[:40], seats=len(seats))
    return seats.index(name.upper())


def _write(path: Path, text: str) -> None:
    try:
        if path == STDOUT:
            typer.echo(text.encode(), nl=False)
        else:
            path.write_bytes(text.encode())
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise TerminalError("terminal-cannot-write", path=str(path), why=why) from None


@contextmanager
def _refusals(language: str) -> Iterator[Speaker]:
    """Someone who speaks the language; what is refused is told in it, with exit code 2."""
    speaker = Speaker()
    try:
        speaker = Speaker(language)
        yield speaker
    except OenachError as error:
        typer.echo(speaker.explain(error), err=True)
        raise typer.Exit(BAD_INPUT) from None
