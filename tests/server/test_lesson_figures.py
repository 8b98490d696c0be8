"""How far people get in lessons, as whoever runs a server is told."""

from __future__ import annotations

from rich.console import Console

from oenach.console.speaker import Speaker
from oenach.lessons.installed import lesson
from oenach.messages import LANGUAGES
from oenach.server.lessons_command import figures_of, lessons_list
from toys.pebbles.module import MODULE

FIRST = (MODULE.name, "first")


def printed(what: object) -> str:
    console = Console(width=100)
    with console.capture() as capture:
        console.print(what)
    return capture.get()


def test_each_step_says_how_many_came_and_how_many_went_no_further() -> None:
    reached = {0: 10, 1: 10, 2: 4, 3: 4, 4: 3}
    told = printed(figures_of([lesson(*FIRST)], {FIRST: reached}, Speaker()))
    assert "Begun 10 times, finished 3 times." in told
    rows = [line.split() for line in told.splitlines() if "█" in line]
    assert [row[:-1] for row in rows] == [
        ["1.", "hello", "10"],
        ["2.", "lay", "10", "6"],
        ["3.", "finish", "4"],
        ["4.", "weather", "4", "1"],
        ["5.", "the", "end", "3"],
    ]
    assert [len(row[-1]) for row in rows] == [30, 30, 12, 12, 9]


def test_a_lesson_that_nobody_has_begun_says_so_in_every_language() -> None:
    told = {printed(figures_of([lesson(*FIRST)], {}, Speaker(each))) for each in LANGUAGES}
    assert len(told) == len(LANGUAGES)
    assert not any("█" in one for one in told)


def test_the_lessons_are_listed() -> None:
    told = printed(lessons_list([lesson(*FIRST)], Speaker()))
    assert "Pebbles (pebbles)" in told and "first" in told
