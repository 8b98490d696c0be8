"""What goes on is on the screen, on a terminal and elsewhere."""

from __future__ import annotations

import io

from building.progress import CLEAR_LINE, Progress, bar

import waiting


class Terminal(io.StringIO):
    """A stream that says it is a terminal."""

    def isatty(self) -> bool:
        return True


def test_elsewhere_each_work_is_a_line_of_its_own() -> None:
    stream = io.StringIO()
    with Progress(stream) as progress:
        progress.show("engine", "compiling")
        progress.show("pages", "bundling")
        progress.done("engine", "compiled")
    told = [line.split("s  ", 1)[1] for line in stream.getvalue().splitlines()]
    assert told == ["engine: compiling", "pages: bundling", "engine: compiled"]


def test_a_terminal_shows_all_works_in_one_line_that_is_written_again() -> None:
    stream = Terminal()
    with Progress(stream) as progress:
        progress.show("engine", "compiling")
        progress.show("pages", "bundling")
        both = "engine: compiling · pages: bundling"
        waiting.until(lambda: both in stream.getvalue(), "one line for both")
        progress.done("pages", "built")
    text = stream.getvalue()
    assert "\n" not in text.split("pages: built")[0] and text.endswith(CLEAR_LINE)


def test_a_bar_is_full_at_the_end() -> None:
    assert bar(0, 4, 4) == "[....] 0 of 4"
    assert bar(2, 4, 4) == "[##..] 2 of 4"
    assert bar(4, 4, 4) == "[####] 4 of 4"
    assert bar(0, 0, 4) == "[####] 0 of 0"
