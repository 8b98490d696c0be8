"""`oenach lessons`: the lessons, and how far people get in them."""

from __future__ import annotations

from typing import Annotated, Final

import typer
from rich import box
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from oenach.console.arguments import Language
from oenach.console.speaker import Speaker
from oenach.console.telling import begin
from oenach.lessons.installed import lessons as all_lessons
from oenach.lessons.lesson import Lesson
from oenach.server.commands.arguments import Database, SettingsFile
from oenach.server.settings import Settings, database_url, read_settings

WIDTH: Final = 30
"""Of the bar of a step that everybody came to."""

Counts = dict[tuple[str, str], dict[int, int]]
"""By game and lesson, how many have come to each step; the last is the end."""


def lessons(
    figures: Annotated[
        bool, typer.Option("--figures", help="How many came to each step, and where they left.")
    ] = False,
    database: Database = None,
    settings_file: SettingsFile = None,
    language: Language = "en",
) -> None:
    """List the lessons, or how far people get in them on this server."""
    speaker, screen = begin(language)
    if not figures:
        screen.show(lessons_list(all_lessons(), speaker))
        return
    settings, _ = read_settings({"database": database}, file=settings_file)
    screen.show(figures_of(all_lessons(), _counted(settings), speaker))


def _counted(settings: Settings) -> Counts:
    # SQLAlchemy takes a while to import, which no list should pay for.
    from oenach.server.store.archive.archive import Archive
    from oenach.server.store.database import open_database
    from oenach.server.store.leases.holding import bring_up_to_date
    from oenach.server.upkeep.opening import check_file, explained

    url = database_url(settings)
    check_file(url)
    engine = open_database(url)
    try:
        with explained(url):
            bring_up_to_date(engine, settings.lease_seconds)
            return Archive(engine).steps_counted()
    finally:
        engine.dispose()


def lessons_list(listed: list[Lesson], speaker: Speaker) -> RenderableType:
    """Every lesson: of which game, and how long it is."""
    table = Grid(box=box.SIMPLE_HEAD, padding=(0, 1))
    for key in ("game", "lesson", "steps", "seats"):
        table.add_column(speaker.say(f"figures-column-{key}"))
    for one in listed:
        steps, seats = str(len(one.steps)), str(one.seats)
        table.add_row(f"{speaker.game(one.game)} ({one.game})", one.name, steps, seats)
    return table if listed else Text(speaker.say("figures-no-lessons"))


def figures_of(listed: list[Lesson], counts: Counts, speaker: Speaker) -> RenderableType:
    """For every lesson, how many came to each step, and how many went no further."""
    parts = [_figures(one, counts.get((one.game, one.name), {}), speaker) for one in listed]
    return Group(*parts) if parts else Text(speaker.say("figures-no-lessons"))


def _figures(lesson: Lesson, reached: dict[int, int], speaker: Speaker) -> RenderableType:
    begun, finished = reached.get(0, 0), reached.get(len(lesson.steps), 0)
    title = Text(f"{speaker.game(lesson.game)} ({lesson.game} {lesson.name})", "bold")
    said = Text(speaker.say("figures-summary", begun=begun, finished=finished))
    if not begun:
        return Group(title, said, Text())
    table = Grid(box=box.SIMPLE_HEAD, padding=(0, 1))
    table.add_column(speaker.say("figures-column-step"))
    for key in ("reached", "left"):
        table.add_column(speaker.say(f"figures-column-{key}"), justify="right")
    table.add_column("")
    names = [*(step.id for step in lesson.steps), speaker.say("figures-end")]
    for number, name in enumerate(names):
        count = reached.get(number, 0)
        # Who has begun a step and never came to the next has left there.
        left = count - reached.get(number + 1, 0) if number < len(lesson.steps) else 0
        bar = "█" * round(WIDTH * min(count / begun, 1))
        table.add_row(f"{number + 1}. {name}", str(count), str(max(left, 0) or ""), bar)
    return Group(title, said, table)
