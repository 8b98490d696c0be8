"""How far people get in lessons, as whoever runs a server is told."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from rich.console import Console
from sqlalchemy import Engine

from oenach.cli import main
from oenach.console.speaker import Speaker
from oenach.lessons.installed import lesson
from oenach.messages import LANGUAGES
from oenach.server.commands.lessons import figures_of, lessons_list
from oenach.server.store.archive.archive import Archive
from stores import database, engine
from toys.installing import toy_installed
from toys.pebbles.module import MODULE

__all__ = ["database", "engine"]

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


@pytest.fixture
def _toy() -> Iterator[None]:
    with toy_installed():
        yield


@pytest.mark.usefixtures("_toy")
def test_what_was_counted_is_told_from_either_database(
    database: str,
    engine: Engine,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    archive = Archive(engine)
    for step in (0, 0, 0, 1, 1, 2):
        archive.count_step(*FIRST, step)
    archive.count_step(MODULE.name, "another", 0)
    assert archive.steps_counted()[FIRST] == {0: 3, 1: 2, 2: 1}
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setattr("sys.argv", ["oenach", "lessons", "--figures", "--database", database])
    with pytest.raises(SystemExit) as left:
        main()
    told = capsys.readouterr().out
    assert not left.value.code
    assert "Begun 3 times, finished 0 times." in told
    rows = [line.split()[:4] for line in told.splitlines() if "█" in line]
    assert rows[:2] == [["1.", "hello", "3", "1"], ["2.", "lay", "2", "1"]]
