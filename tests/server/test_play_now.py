"""`oenach` alone: a table in a browser, whatever else listens on this machine."""

from __future__ import annotations

import os
import signal
import socket
import stat
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit

import httpx

import waiting
from oenach.server.commands.play_now import running_at

COMMAND = [sys.executable, "-m", "oenach.cli"]


@contextmanager
def playing(folder: Path, *words: str, port: int = 0) -> Iterator[str]:
    """What the browser was told to open, by the bare command or with words behind it."""
    opened = folder / "opened.txt"
    browser = folder / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}.part && mv {opened}.part {opened}\n')
    browser.chmod(browser.stat().st_mode | stat.S_IXUSR)
    told = {"OENACH_DATA": str(folder), "OENACH_PORT": str(port), "BROWSER": str(browser)}
    with subprocess.Popen(
        [*COMMAND, *words],
        env={**os.environ, **told, "OENACH_HOME": str(folder)},
        stdout=subprocess.DEVNULL,
    ) as process:
        try:
            waiting.until(lambda: opened.exists() or process.poll() is not None, "the browser")
            url = opened.read_text().strip()
            opened.unlink()
            yield url
        finally:
            if words:
                # It had nothing to do but to open the browser.
                process.wait(waiting.PATIENCE)
            process.send_signal(signal.SIGTERM)
    assert process.returncode == 0


def test_the_bare_command_opens_the_pages(tmp_path: Path) -> None:
    with playing(tmp_path) as url:
        assert "<script" in httpx.get(url).text
        port = urlsplit(url).port
        assert port is not None and running_at(port) == url
        # Whoever calls it again is led to the one that runs.
        with playing(tmp_path, "play-now", "tain", port=port) as again:
            assert again == f"{url}new?game=tain"


def test_a_port_that_somebody_else_has_is_left_to_them(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        taken = other.getsockname()[1]
        with playing(tmp_path, port=taken) as url:
            assert urlsplit(url).port != taken


def test_where_nobody_listens_nobody_runs() -> None:
    assert running_at(1) is None
