"""Servers that a tried command starts: what they have a browser open, and their end."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import threading
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

from bare import NOTHING, BareMachine, Failed, Told, Words

PATIENCE: Final = 900.0
"""Seconds in which a command must have begun to serve; from a clone that takes minutes."""


class Started(NamedTuple):
    """A server that listens."""

    url: str
    seconds: float
    """From the command to the page that its browser was told to open."""


@contextmanager
def started(
    machine: BareMachine, command: Words, cwd: Path | None = None, *, told: Told = NOTHING
) -> Iterator[Started]:
    """Run a command that serves and opens a browser, until it does; at the end it is asked to stop.

    The browser is a program that writes down the address.
    """
    opened = machine.folder / "opened.txt"
    opened.unlink(missing_ok=True)
    browser = machine.folder / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}\n')
    browser.chmod(0o755)
    began = time.monotonic()
    with subprocess.Popen(
        [str(word) for word in command],
        cwd=cwd or machine.folder,
        env=machine.environment({**told, "BROWSER": str(browser)}),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        process_group=0,
    ) as process:
        said = _overheard(process)
        try:
            url = _opened(process, opened, said)
            _check_page(url)
            yield Started(url, time.monotonic() - began)
        finally:
            _end(process)


def _overheard(process: subprocess.Popen[str]) -> list[str]:
    """What it says, read so that it can go on."""
    said: list[str] = []
    assert process.stdout is not None
    threading.Thread(target=said.extend, args=[process.stdout], daemon=True).start()
    return said


def _opened(process: subprocess.Popen[str], opened: Path, said: list[str]) -> str:
    deadline = time.monotonic() + PATIENCE
    # Nothing but the shell is there to write it, so it may be seen half written.
    while not (opened.exists() and opened.read_text().endswith("\n")):
        if process.poll() is not None or time.monotonic() > deadline:
            raise Failed(f"{''.join(said)[-3000:]}\nno browser was opened")
        time.sleep(0.05)
    found = re.match(r"http://[\w.]+:\d+/", opened.read_text())
    if found is None:
        raise Failed(f"a browser was told to open {opened.read_text()!r}")
    return found[0]


def _check_page(url: str) -> None:
    with urllib.request.urlopen(url, timeout=60) as answer:
        page = answer.read().decode()
    if "<script" not in page:
        raise Failed(f"{url} is no page of the games: {page[:500]}")


def _end(process: subprocess.Popen[str]) -> None:
    """Ctrl-C, as whoever sits there would end it."""
    if process.poll() is None:
        os.killpg(process.pid, signal.SIGINT)
    try:
        process.wait(60)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
