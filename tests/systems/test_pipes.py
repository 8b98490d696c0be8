"""Both kinds of pipes to a child process do the same: with and without a system that says when
they are ready."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterator

import pytest

import waiting
from oenach.processes.failures import Ended, Late
from oenach.processes.pipes import Pipes, PolledPipes, ThreadedPipes

ECHO = """
import os
while part := os.read(0, 65536):
    os.write(1, part)
"""
DEAF = "import threading\nthreading.Event().wait()"
LARGE = bytes(range(256)) * 4000


class Child:
    """A program, and pipes to it."""

    def __init__(self, kind: type[PolledPipes] | type[ThreadedPipes], program: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", program],
            bufsize=0,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )
        assert self.process.stdin is not None and self.process.stdout is not None
        self.pipes: Pipes = kind(self.process.stdin, self.process.stdout)

    def end(self) -> None:
        self.pipes.close_questions()
        self.process.kill()
        self.process.wait()
        self.pipes.close()


@pytest.fixture(params=[PolledPipes, ThreadedPipes])
def kind(request: pytest.FixtureRequest) -> type[PolledPipes] | type[ThreadedPipes]:
    found: type[PolledPipes] | type[ThreadedPipes] = request.param
    return found


@pytest.fixture
def echo(kind: type[PolledPipes] | type[ThreadedPipes]) -> Iterator[Child]:
    child = Child(kind, ECHO)
    yield child
    child.end()


@pytest.fixture
def deaf(kind: type[PolledPipes] | type[ThreadedPipes]) -> Iterator[Child]:
    child = Child(kind, DEAF)
    yield child
    child.end()


def soon() -> float:
    return time.monotonic() + waiting.PATIENCE


def test_what_is_said_comes_back_in_parts(echo: Child) -> None:
    echo.pipes.write(b"one two", soon())
    assert echo.pipes.read(3, soon()) == b"one"
    assert echo.pipes.pending()
    assert echo.pipes.read(4, soon()) == b" two"
    assert not echo.pipes.pending()


def test_something_large_passes_whole(echo: Child) -> None:
    half = len(LARGE) // 40
    for start in range(0, len(LARGE), half):
        echo.pipes.write(LARGE[start : start + half], soon())
        assert echo.pipes.read(half, soon()) == LARGE[start : start + half]


def test_whoever_does_not_answer_is_late(deaf: Child) -> None:
    with pytest.raises(Late):
        deaf.pipes.read(1, time.monotonic() + 0.05)


def test_whoever_does_not_read_is_late(deaf: Child) -> None:
    with pytest.raises(Late):
        deaf.pipes.write(LARGE, time.monotonic() + 0.05)


def test_the_end_is_noticed(echo: Child) -> None:
    echo.process.kill()
    assert echo.pipes.read(1, soon()) == b""
    with pytest.raises(Ended):
        for _ in range(100):
            echo.pipes.write(LARGE, soon())
