"""The file that a store is moved in."""

from __future__ import annotations

import gzip
import hashlib
import json
import tempfile
from functools import cached_property
from pathlib import Path
from random import Random
from typing import Any, Final

from hypothesis import strategies as st

from fuzz import spoiling
from fuzz.surface import TAKEN, Surface, refused
from oenach.server.store.database import StoreError, open_database
from oenach.server.upkeep.moving.exporting import check_export
from oenach.server.upkeep.moving.importing import check_empty, import_store

GOLDEN: Final = Path(__file__).parents[2] / "server" / "store" / "golden" / "0001.oenach"
LARGEST: Final = 40
"""Lines of a table that stay: what is wrong is as wrong in a small store."""

IMPORTED: Final = 0.02
"""How often a file is imported, too, which takes long."""


class Exports(Surface):
    """A file is checked; now and then it is imported, and what is refused leaves nothing."""

    name = "exports"
    share = 10

    @cached_property
    def _folder(self) -> tempfile.TemporaryDirectory[str]:
        return tempfile.TemporaryDirectory(prefix="oenach-fuzz-")

    @cached_property
    def _lines(self) -> list[bytes]:
        return _smaller(gzip.decompress(GOLDEN.read_bytes()).splitlines())

    def almost(self, rng: Random) -> Any:
        imported = b"I" if rng.random() < IMPORTED else b"C"
        lines, way = list(self._lines), rng.random()
        if way < 0.5:
            at = rng.randrange(len(lines) - 1)
            spoilt = spoiling.as_json(spoiling.value(json.loads(lines[at]), rng), rng)
            lines[at] = spoilt.encode("utf-8", "surrogatepass")
            return imported + _packed(_hashed(lines))
        if way < 0.7:
            return imported + _packed(_shuffled(_hashed(lines), rng))
        if way < 0.85:
            whole = b"\n".join(lines)
            return imported + gzip.compress(spoiling.octets(whole, rng), 1)
        return imported + spoiling.octets(_packed(_hashed(lines)), rng)

    def anything(self) -> st.SearchStrategy[Any]:
        return (st.binary(max_size=200) | st.binary(max_size=200).map(gzip.compress)).map(
            lambda content: b"C" + content
        )

    def answer(self, given: Any) -> str:
        file = Path(self._folder.name) / "file.oenach"
        file.write_bytes(given[1:])
        try:
            check_export(file, lambda *_: None)
        except StoreError as error:
            return refused(error)
        return _imported(file, Path(self._folder.name)) if given[:1] == b"I" else TAKEN


def _smaller(lines: list[bytes]) -> list[bytes]:
    """The same store with but a few rows of every table."""
    header, kept, rest = json.loads(lines[0]), [], lines[1:-1]
    for table in header["tables"]:
        rows = rest[1 : 1 + table["rows"]]
        kept += [rest[0], *rows[:LARGEST]]
        rest = rest[1 + table["rows"] :]
        table["rows"] = min(table["rows"], LARGEST)
    return [json.dumps(header).encode(), *kept, lines[-1]]


def _hashed(lines: list[bytes]) -> list[bytes]:
    """With a last line that fits those before it."""
    whole = b"".join(line + b"\n" for line in lines[:-1])
    rows = sum(line[:1] == b"[" for line in lines[:-1])
    end = {"rows": rows, "sha256": hashlib.sha256(whole).hexdigest()}
    return [*lines[:-1], json.dumps(end).encode()]


def _shuffled(lines: list[bytes], rng: Random) -> list[bytes]:
    """With a line too few, too many, or at another place."""
    at, other = rng.randrange(len(lines)), rng.randrange(len(lines))
    match rng.randrange(4):
        case 0:
            return lines[:at] + lines[at + 1 :]
        case 1:
            return lines[:at] + lines[other : other + 1] + lines[at:]
        case 2:
            return lines[:at]
        case _:
            lines[at], lines[other] = lines[other], lines[at]
            return lines


def _packed(lines: list[bytes]) -> bytes:
    return gzip.compress(b"".join(line + b"\n" for line in lines), 1)


def _imported(file: Path, folder: Path) -> str:
    with tempfile.TemporaryDirectory(dir=folder) as inner:
        url = f"sqlite:///{Path(inner) / 'new.db'}"
        try:
            import_store(file, url, lease_seconds=60, tick=lambda *_: None)
        except StoreError as error:
            engine = open_database(url)
            try:
                check_empty(engine)
            finally:
                engine.dispose()
            return f"not imported: {refused(error)}"
    return "imported"
