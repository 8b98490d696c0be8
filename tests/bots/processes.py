"""Programs run beside a test, and whether a process is still there."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import waiting


def alive(pid: int) -> bool:
    """Whether there is such a process; one that only waits to be reaped is dead."""
    try:
        return ") Z " not in Path(f"/proc/{pid}/stat").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return False


def gone(pid: int) -> bool:
    """Wait until the process has ended."""
    return waiting.until(lambda: not alive(pid), f"the end of process {pid}")


def children() -> set[int]:
    """The living processes that this one has started, from whichever thread."""
    found = set()
    for task in Path("/proc/self/task").iterdir():
        try:
            found |= {int(pid) for pid in (task / "children").read_text().split()}
        except (FileNotFoundError, ProcessLookupError):
            continue
    return {pid for pid in found if alive(pid)}


def running(program: str, *arguments: str) -> subprocess.Popen[str]:
    """A Python program in a process group of its own, with what can be imported here."""
    return subprocess.Popen(
        [sys.executable, "-c", program, *arguments],
        stdout=subprocess.PIPE,
        text=True,
        process_group=0,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
    )


def read(process: subprocess.Popen[str]) -> str:
    """The next line that a program prints."""
    assert process.stdout is not None
    return process.stdout.readline().strip()
