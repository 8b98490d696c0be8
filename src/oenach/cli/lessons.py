"""`oenach learn` and `oenach lesson`."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Final, Literal

import msgspec
import typer

from oenach.console.arguments import Language
from oenach.console.completing import complete_game
from oenach.console.errors import TerminalError
from oenach.console.saves import located, read_bytes, read_json
from oenach.console.screen import Screen, allow_editing
from oenach.console.speaker import Speaker
from oenach.console.telling import BAD_INPUT, begin
from oenach.games.installed import module_of, modules
from oenach.kernel.errors import OptionError
from oenach.kernel.registry import no_such_game
from oenach.kernel.seats import LETTERS, SeatLetter
from oenach.lessons import installed
from oenach.lessons.checking import check_lesson, finding_told
from oenach.lessons.lesson import Lesson, LessonError, lesson_schema, read_lesson
from oenach.lessons.making import USUAL_NAME, catalogue_skeleton, lesson_from
from oenach.lessons.run import Run
from oenach.lessons.sentences import Sentences, sentences_beside
from oenach.terminal.learning import Learning
from oenach.terminal.newcomers import is_new
from oenach.terminal.opening import choose_game
from oenach.terminal.progress import keep, resumed
from oenach.terminal.session import Session

OURS: Final = "oenach."
"""How the packages of the games begin that are part of the program."""

app = typer.Typer(
    help="Write lessons: check one, try it, make one out of a match.",
    no_args_is_help=True,
    rich_markup_mode="markdown",
    context_settings={"help_option_names": ["-h", "--help"]},
)

LessonFile = Annotated[Path, typer.Argument(help="The file of a lesson.", metavar="FILE")]


def learn(
    game: Annotated[
        str | None,
        typer.Argument(
            help="The game; you are asked if you name none.",
            metavar="[GAME]",
            autocompletion=complete_game,
        ),
    ] = None,
    lesson: Annotated[
        str | None, typer.Option(help="Which of its lessons; the first if left out.")
    ] = None,
    again: Annotated[bool, typer.Option("--again", help="Begin anew.")] = False,
    language: Language = "en",
) -> None:
    """Learn a game by playing it: a first game, step by step."""
    speaker, screen = begin(language)
    try:
        chosen = game or choose_game(screen, speaker, _games_with_lessons())
    except (EOFError, KeyboardInterrupt):
        raise typer.Exit from None
    found = _named(chosen, lesson)
    run = Run(found) if again else resumed(found)
    _give(Learning(run, screen, speaker, keep=keep), screen, speaker)


@app.command()
def check(
    what: Annotated[
        str,
        typer.Argument(help="A lesson's file, or a game, for its lessons.", metavar="FILE|GAME"),
    ],
    strict: Annotated[
        bool, typer.Option("--strict", help="Ask for every sentence in all languages.")
    ] = False,
    language: Language = "en",
) -> None:
    """Say everything that is wrong with a lesson.

    The exit code is 0 for a sound lesson and 2 for any other.
    """
    speaker, screen = begin(language)
    module = None if os.path.isfile(what) else module_of(what)
    if module is not None:
        ours = strict or module.package.startswith(OURS)
        found = [installed.lesson(module.name, name) for name in module.lessons]
        if not found:
            raise LessonError("lesson-none", game=speaker.game(module.name))
        sound = [_check(one, one.name, Sentences(), ours, speaker, screen) for one in found]
    else:
        lesson = read_lesson(read_bytes(Path(what)))
        own = sentences_beside(Path(what))
        sound = [_check(lesson, what, own, strict, speaker, screen)]
    if not all(sound):
        raise typer.Exit(BAD_INPUT)


@app.command()
def play(
    file: LessonFile,
    step: Annotated[
        int, typer.Option(help="At which step to begin; those before it are done for you.", min=1)
    ] = 1,
    language: Language = "en",
) -> None:
    """Go through a lesson in the terminal, as somebody who learns would."""
    speaker, screen = begin(language)
    lesson, sentences = read_lesson(read_bytes(file)), sentences_beside(file)
    before = lesson.steps[: min(step, len(lesson.steps)) - 1]
    run = Run(lesson, len(before), [one.ask[0] for one in before if one.ask])
    _give(Learning(run, screen, speaker, sentences=sentences), screen, speaker)


@app.command("from")
def from_match(
    match: Annotated[
        Path, typer.Argument(help="The log of a finished match.", metavar="MATCH.JSON")
    ],
    output: Annotated[
        Path, typer.Option("--output", "-o", help="Where to write the lesson, as NAME.json.")
    ],
    seat: Annotated[
        str | None, typer.Option(help="Who is to be learnt from; whoever moved first if left out.")
    ] = None,
    first: Annotated[
        int, typer.Option("--from", min=1, help="The first step, as `oenach replay` counts them.")
    ] = 1,
    last: Annotated[
        int | None,
        typer.Option("--to", min=1, help="The last step; as many as may be if left out."),
    ] = None,
    name: Annotated[str, typer.Option(help="What the lesson is called.")] = USUAL_NAME,
    language: Language = "en",
) -> None:
    """Make a lesson out of a finished match: what a seat did there is asked for, step by step.

    A catalogue with a sentence for each step is put beside it, for you to write better ones.
    """
    speaker, screen = begin(language)
    lesson = lesson_from(read_json(located(match)), _seat(seat), first, last, name)
    text = msgspec.json.format(msgspec.json.encode(lesson), indent=2)
    # Read again, as whoever is given it will: a name that cannot be one is refused here.
    read_lesson(text)
    catalogue = output.with_suffix(f".{speaker.language}.ftl")
    for path, content in (
        (output, text + b"\n"),
        (catalogue, catalogue_skeleton(lesson, speaker.language).encode()),
    ):
        _write(path, content)
    made = speaker.say("terminal-lesson-made", file=str(output), catalogue=str(catalogue))
    screen.tell_whole(made)


@app.command()
def schema(
    output: Annotated[
        Path | None, typer.Option("--output", "-o", help="Where to write it; else it is printed.")
    ] = None,
) -> None:
    """Show the JSON Schema of a lesson's file."""
    text = msgspec.json.format(msgspec.json.encode(lesson_schema()), indent=2)
    if output is None:
        typer.echo(text)
    else:
        _write(output, text + b"\n", "wb")


def _games_with_lessons() -> tuple[str, ...]:
    found = tuple(module.name for module in modules() if module.lessons)
    if not found:
        raise LessonError("lesson-none", game=", ".join(module.name for module in modules()))
    return found


def _named(game: str, name: str | None) -> Lesson:
    """The lesson of a game that was asked for, or its first."""
    module = module_of(game)
    if module is None:
        raise no_such_game(game)
    chosen = name or installed.first_lesson(module)
    if chosen is None:
        raise LessonError("lesson-none", game=game)
    return installed.lesson(game, chosen)


def _give(learning: Learning, screen: Screen, speaker: Speaker) -> None:
    """Go through a lesson, and on to the table after it."""
    allow_editing()
    table = learning.go()
    if table is None:
        raise typer.Exit
    session = Session(table, screen, speaker, prompts=is_new(table.match.game.name))
    session.catch_up(0)
    raise typer.Exit(session.run())


def _check(
    lesson: Lesson,
    name: str,
    sentences: Sentences,
    all_languages: bool,
    speaker: Speaker,
    screen: Screen,
) -> bool:
    """Tell what is wrong with a lesson; whether nothing is."""
    found = check_lesson(lesson, sentences, all_languages=all_languages)
    for one in found:
        key = "terminal-lesson-error" if one.is_error else "terminal-lesson-warning"
        screen.tell_whole(speaker.say(key, what=finding_told(one, lesson, speaker.language)))
    errors = sum(one.is_error for one in found)
    if found:
        told = speaker.say(
            "terminal-lesson-faults", lesson=name, errors=errors, warnings=len(found) - errors
        )
    else:
        told = speaker.say("terminal-lesson-sound", lesson=name, steps=len(lesson.steps))
    screen.tell_whole(told)
    return errors == 0


def _seat(given: str | None) -> SeatLetter | None:
    for seat in LETTERS:
        if given is not None and given.upper() == seat:
            return seat
    if given is not None:
        raise OptionError("no-such-seat", seat=given[:40], seats=len(LETTERS))
    return None


def _write(path: Path, content: bytes, mode: Literal["xb", "wb"] = "xb") -> None:
    """Put a file where there is none: somebody may have written sentences in it already; or, by
    another mode, in place of one."""
    try:
        with path.open(mode) as file:
            file.write(content)
    except FileExistsError:
        raise TerminalError("terminal-lesson-exists", path=str(path)) from None
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise TerminalError("terminal-cannot-write", path=str(path), why=why) from None
