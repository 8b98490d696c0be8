"""The check that finds tests which look at the clock, sleep or are tried again.

Samples mark each line that is to be found with what is found there; no other line may be. They hold
the shapes of tests that once failed on slow machines.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SAMPLES = sorted((Path(__file__).parent / "clock_samples").iterdir())
sys.path.append(str(ROOT / "scripts" / "checks"))

import check_clocks  # noqa: E402
from check_clocks import Offence  # noqa: E402


def marked(text: str) -> Iterator[tuple[int, str]]:
    """The lines that are to be found; a mark after a text may say how many lines before it."""
    for number, line in enumerate(text.splitlines(), 1):
        if mark := re.search(r"(?:#|//) (asserts|sleeps|retries)(?: (-\d))?$", line):
            yield number + int(mark[2] or 0), mark[1]


needs_typescript = pytest.mark.skipif(
    not (ROOT / "web" / "node_modules" / "typescript").is_dir(),
    reason="the client was left out: there is no web/node_modules",
)


@pytest.mark.parametrize(
    "sample",
    [
        pytest.param(path, marks=needs_typescript) if ".ts" in path.suffixes else path
        for path in SAMPLES
    ],
    ids=lambda path: path.name,
)
def test_exactly_what_is_marked_is_found(sample: Path) -> None:
    text, name = sample.read_text(), sample.name.removesuffix(".txt")
    reading = check_clocks.in_typescript if name.endswith(".ts") else check_clocks.in_python
    found = [(one.line, one.kind) for one in reading({name: text})]
    assert sorted(found) == sorted(marked(text))


def test_times_are_followed_through_other_files() -> None:
    helper = "import time\ndef taken(begun):\n    return time.monotonic() - begun\n"
    test = "from server.company import taken\ndef test():\n    assert taken(0) < 5\n"
    files = {"tests/server/company.py": helper, "tests/server/test_it.py": test}
    assert list(check_clocks.in_python(files)) == [Offence("tests/server/test_it.py", 3, "asserts")]


LOOP = (Path(__file__).parent / "clock_samples" / "waiting.py.txt").read_text()


def test_patience_belongs_to_the_module_that_waits() -> None:
    assert list(check_clocks.in_python({"tests/waiting.py": LOOP})) == []
    assert [one.line for one in check_clocks.in_python({"tests/bots/test_it.py": LOOP})] == [6]
    # And no more than that: it asserts no time either.
    asserting = (
        LOOP.replace("if time", "assert time")
        .replace("deadline:", "deadline")
        .replace("            raise AssertionError(what)\n", "")
    )
    assert [one.kind for one in check_clocks.in_python({"tests/waiting.py": asserting})] == [
        "asserts"
    ]


@pytest.mark.parametrize(
    "line",
    [
        'addopts = "-q --reruns 2"',
        "pytest-rerunfailures>=14",
        "flaky>=3",
        '"test:browser": "playwright test --retries=1",',
        "\t$(NPM) test -- --retry 2",
    ],
)
def test_retries_in_settings_are_found(line: str) -> None:
    assert [one.kind for one in check_clocks.in_settings({"file": f"\n{line}\n"})] == ["retries"]


def test_it_says_where_and_what_to_do_instead() -> None:
    said = str(Offence("tests/bots/test_search.py", 151, "asserts"))
    assert said.startswith("tests/bots/test_search.py:151: asserts a time: assert work")
    assert "waiting.until" in said and "make bench" in said
