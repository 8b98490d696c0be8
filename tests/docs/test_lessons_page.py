"""docs/lessons.md, followed from a finished match to a lesson of one's own."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path

import pytest

from docs.test_docs import LESSONS, finish_match
from oenach.lessons.lesson import Lesson, Start, Step
from terminal.fixtures import bots_here, here
from terminal.scripted import Here

__all__ = ["bots_here", "here"]

FILES = {"json": "guards.json", "ftl": "guards.en.ftl"}


def followed() -> list[tuple[str, str]]:
    """The blocks of the page, each with its language."""
    return re.findall(r"^```(\w+)\n(.*?)^```", LESSONS.read_text(), re.MULTILINE | re.DOTALL)


@pytest.mark.usefixtures("bots_here")
def test_the_page_leads_to_a_lesson(
    tmp_path: Path, here: Here, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    finish_match(Path("game.json"))
    shown: list[str] = []
    for language, text in followed():
        if language == "console":
            for line in text.splitlines():
                done = here.run(*shlex.split(line.removeprefix("$ oenach ")))
                assert done.returncode == 0, (line, done.stderr, done.stdout)
                shown.append(done.stdout)
        elif language == "json" and len(shown) == 4:
            # What was made is what the page shows.
            assert json.loads(Path(FILES["json"]).read_text()) == json.loads(text)
            shown.append("")
        else:
            Path(FILES[language]).write_text(text)
    assert "0 errors, 3 warnings" in shown[-2]
    assert "Step 2 of 3" in shown[-1] and "Send a boy to one of the houses." in shown[-1]


def test_the_page_names_every_field() -> None:
    page = LESSONS.read_text()
    fields = [name for kind in (Lesson, Start, Step) for name in kind.__struct_fields__]
    assert [name for name in fields if f"`{name}`" not in page] == []
