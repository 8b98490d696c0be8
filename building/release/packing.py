"""Archives whose bytes depend on nothing but what is in them.

Names are in order, times are one time, nobody owns anything, and a file is executable or it is not:
so neither a clock nor a umask nor the order of a folder shows.
"""

from __future__ import annotations

import gzip
import io
import tarfile
import time
import zipfile
from pathlib import Path
from typing import Final

FIRST_YEAR: Final = 315532800
"""1980-01-01: what is in a zip file cannot be older."""

PLAIN, RUNNABLE = 0o644, 0o755
LEVEL: Final = 9


def settle_tar(path: Path, epoch: int) -> None:
    """Pack a .tar.gz anew, its folders left out."""
    packed = io.BytesIO()
    with (
        tarfile.open(path) as old,
        gzip.GzipFile("", "wb", LEVEL, packed, mtime=epoch) as squeezed,
        tarfile.open(fileobj=squeezed, mode="w", format=tarfile.PAX_FORMAT) as new,
    ):
        for member in sorted(old.getmembers(), key=lambda member: member.name):
            if member.isfile():
                entry = tarfile.TarInfo(member.name)
                entry.size, entry.mtime, entry.mode = member.size, epoch, _mode(member.mode)
                new.addfile(entry, old.extractfile(member))
    path.write_bytes(packed.getvalue())


def settle_zip(path: Path, epoch: int) -> None:
    """Pack a wheel anew; what describes it comes last, as the format recommends."""
    moment = time.gmtime(max(epoch, FIRST_YEAR))[:6]
    packed = io.BytesIO()
    with (
        zipfile.ZipFile(path) as old,
        zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED, compresslevel=LEVEL) as new,
    ):
        for member in sorted(old.infolist(), key=_described_last):
            if not member.is_dir():
                entry = zipfile.ZipInfo(member.filename, moment)
                entry.compress_type = zipfile.ZIP_DEFLATED
                entry.create_system = 3
                entry.external_attr = (0o100000 | _mode(member.external_attr >> 16)) << 16
                new.writestr(entry, old.read(member))
    path.write_bytes(packed.getvalue())


def _mode(mode: int) -> int:
    return RUNNABLE if mode & 0o100 else PLAIN


def _described_last(member: zipfile.ZipInfo) -> tuple[bool, bool, str]:
    folder = member.filename.partition("/")[0]
    return folder.endswith(".dist-info"), member.filename.endswith("/RECORD"), member.filename
