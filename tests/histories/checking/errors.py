"""No server wrote a fault of its own to its log: whatever breaks around it, it expects."""

from __future__ import annotations

import json
from collections.abc import Iterator

from histories.checking.findings import Finding, Wrong


def check_errors(machine: str, log: str) -> Iterator[Finding]:
    """The traces of exceptions in the log of a process, of which each is told once."""
    told: set[str] = set()
    for line in log.splitlines():
        trace = _trace(line)
        if trace and trace not in told:
            told.add(trace)
            yield Finding(Wrong.FAULT, "", machine, trace[-600:])


def _trace(line: str) -> str:
    try:
        entry = json.loads(line)
    except ValueError:
        # What was written past the log, such as by an interpreter that ends.
        return line if "Traceback" in line else ""
    return str(entry.get("exception", "")) if isinstance(entry, dict) else ""
