"""The end of SQLite's log as a power cut may leave it: what was being written is there in part."""

from __future__ import annotations

import random
import struct
from pathlib import Path
from typing import Final

HEADER: Final = 32
FRAME: Final = 24


def committed(wal: bytes) -> int:
    """Where the last transaction ends that is whole; what lies behind that was promised to nobody.

    The checksums are those of SQLite's documentation of the format: each goes on from the one
    before it, so the first frame that does not hold ends the log.
    """
    if len(wal) < HEADER:
        return 0
    order = ">" if struct.unpack(">I", wal[:4])[0] & 1 else "<"
    size, salts = struct.unpack(">I", wal[8:12])[0], wal[16:24]
    sums = _sums(wal[:24], (0, 0), order)
    if sums != struct.unpack(">II", wal[24:32]):
        return 0
    place = end = HEADER
    while place + FRAME + size <= len(wal):
        head, page = wal[place : place + FRAME], wal[place + FRAME : place + FRAME + size]
        sums = _sums(page, _sums(head[:8], sums, order), order)
        if head[8:16] != salts or sums != struct.unpack(">II", head[16:24]):
            break
        place += FRAME + size
        if struct.unpack(">I", head[4:8])[0]:
            end = place
    return end


def _sums(piece: bytes, before: tuple[int, int], order: str) -> tuple[int, int]:
    first, second = before
    words = struct.unpack(f"{order}{len(piece) // 4}I", piece)
    for even, odd in zip(words[::2], words[1::2], strict=True):
        first = (first + even + second) & 0xFFFFFFFF
        second = (second + odd + first) & 0xFFFFFFFF
    return first, second


def tear(file: Path, seed: int) -> str:
    """Leave the log as if power had gone in the middle of the next write; what was done, in words.

    What was committed stays: it had been synced before anybody was told.
    """
    chance = random.Random(seed)
    wal = file.read_bytes() if file.exists() else b""
    end = committed(wal)
    if not end:
        return "nothing to tear"
    size = FRAME + struct.unpack(">I", wal[8:12])[0]
    tail = wal[end:] or wal[HEADER : HEADER + size]
    how = chance.randrange(3)
    if how == 0:
        # Some of the bytes came, and then no more.
        torn = tail[: chance.randrange(1, max(2, len(tail)))]
    elif how == 1:
        # A frame whose head came before its page: the checksum does not hold.
        torn = tail[:FRAME] + chance.randbytes(size - FRAME)
    else:
        # The file had grown, and what is in it never came.
        torn = b"\0" * (size * chance.randrange(1, 4))
    file.write_bytes(wal[:end] + torn)
    return ("cut short", "a page that never came", "zeroes")[how]
