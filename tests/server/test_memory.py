"""What the server no longer needs, the system has again."""

from __future__ import annotations

import subprocess
import sys

import pytest

from oenach.server import memory

BLOCKS_BETWEEN = """
import asyncio, ctypes, resource
from pathlib import Path
from oenach.server import memory

def resident():
    return int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize()

library = ctypes.CDLL(None)
library.malloc.restype = ctypes.c_void_p
library.free.argtypes = [ctypes.c_void_p]
blocks = [library.malloc(16_000) for _ in range(2_000)]
for block in blocks:
    ctypes.memset(block, 1, 16_000)
# The last keeps all those below it.
for block in blocks[:-1]:
    library.free(block)
before = resident()
asyncio.run(memory.give_back())
print(before - resident())
"""


@pytest.mark.skipif(memory._trim is None, reason="only the C library of GNU keeps what is free")
def test_what_is_free_between_blocks_in_use_is_given_back() -> None:
    done = subprocess.run(
        [sys.executable, "-c", BLOCKS_BETWEEN], capture_output=True, text=True, check=True
    )
    assert int(done.stdout) > 20_000_000
