"""A server that is started as the documents say."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

from waiting import PATIENCE


@contextmanager
def served(
    command: Sequence[str], environment: Mapping[str, str], folder: Path | None = None
) -> Iterator[str]:
    """A server as long as it is needed; its address. It must say that, and stop when asked to."""
    with subprocess.Popen(
        command,
        cwd=folder,
        env={**environment, "BROWSER": "true", "OENACH_BOT_PROCESSES": "1"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as server:
        assert server.stdout is not None
        try:
            found = re.search(r"http://\S+/", server.stdout.readline())
            assert found is not None, "the server did not start"
            yield found[0].rstrip("/")
        finally:
            server.terminate()
        assert server.wait(PATIENCE) == 0
