"""The file that a store is moved in: JSON, a line for each row, packed with gzip.

The first line says what the file is and what is in it, the last has a hash of all lines before.
docs/decisions has the particulars. A form once written is read by all later versions: each has its
reader in `READERS`.
"""

from __future__ import annotations

import gzip
import hashlib
import zlib
from base64 import b64decode, b64encode
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Annotated, Any, BinaryIO, Final

import msgspec
from msgspec import Meta, Struct

from oenach.server.store.database import StoreError
from oenach.server.store.migrating import NEWEST
from oenach.server.upkeep.moving.forms import Row, columns_of, tables_of

FORMAT: Final = 1
"""The form of file that is written."""

NAME: Final = "oenach-export"
"""What the first line says its number under."""

LONGEST: Final = 1 << 28
"""Bytes of a line: whatever is longer was never written by an export."""


class TableListed(Struct, frozen=True):
    """A table in the file: its columns in the order of the values, and how many rows it has."""

    name: str
    columns: list[str]
    rows: int


class Header(Struct, frozen=True, rename={"format": NAME}):
    """The first line."""

    format: int
    # The form of the database that the rows are from.
    schema: str
    tables: list[TableListed]
    # The key that signs cookies, unless it is a setting.
    key: str | None = None
    # Since when the games rest, in milliseconds, if they do: that time is given back.
    rests_since: int | None = None

    @property
    def total(self) -> int:
        """How many rows there are."""
        return sum(one.rows for one in self.tables)


class End(Struct, frozen=True):
    """The last line: how many rows came before, and the hash of all lines before this one."""

    rows: int
    sha256: str


class ExportWriter:
    """Writes such a file; the same rows are always the same bytes."""

    def __init__(self, out: BinaryIO) -> None:
        self._packed = gzip.GzipFile("", "wb", 6, out, mtime=0)
        self._hash = hashlib.sha256()
        self._rows = 0

    def begin(self, header: Header) -> None:
        """The first line."""
        self._line(msgspec.json.encode(header))

    def begin_table(self, name: str) -> None:
        """The line before the rows of a table."""
        self._line(msgspec.json.encode({"table": name}))

    def row(self, row: Row) -> None:
        """One row."""
        self._rows += 1
        self._line(row_line(row))

    def end(self) -> None:
        """The last line."""
        self._line(msgspec.json.encode(End(self._rows, self._hash.hexdigest())))
        self._packed.close()

    def _line(self, line: bytes) -> None:
        line += b"\n"
        self._hash.update(line)
        self._packed.write(line)


def row_line(row: Row) -> bytes:
    """A row as JSON; bytes, which JSON has not, as an object."""
    return msgspec.json.encode(
        [{"base64": b64encode(one).decode()} if isinstance(one, bytes) else one for one in row]
    )


class Packed(Struct, frozen=True, forbid_unknown_fields=True):
    """Bytes in a row."""

    base64: str


Whole = Annotated[int, Meta(ge=-(2**63), le=2**63 - 1)]
Value = None | bool | Whole | float | str | Packed
"""What a database can hold."""

_row_decoder = msgspec.json.Decoder(list[Value])


def _row_of(line: bytes, width: int) -> Row:
    values = _row_decoder.decode(line)
    if len(values) != width:
        raise ValueError("a row of another length")
    return [
        b64decode(one.base64, validate=True) if isinstance(one, Packed) else one for one in values
    ]


@contextmanager
def _reading(file: Path) -> Iterator[None]:
    """What a file that is not whole makes of whoever reads it."""
    try:
        yield
    # What JSON and base64 are not is a ValueError.
    except (OSError, EOFError, zlib.error, ValueError, KeyError, RecursionError) as error:
        why = str(error)[:200]
        raise StoreError("server-export-damaged", file=str(file), why=why) from None


class ExportReader:
    """Reads a file of the first form, table by table, in the order in which they are; StoreError
    where it is not whole."""

    def __init__(self, file: Path, header: Header, lines: Iterator[bytes], first: bytes) -> None:
        self.header = header
        self._file = file
        self._lines = lines
        self._hash = hashlib.sha256(first)

    def rows(self, of: TableListed) -> Iterator[Row]:
        """The rows of the next table."""
        with _reading(self._file):
            if msgspec.json.decode(self._next()) != {"table": of.name}:
                raise ValueError(f"{of.name} does not come where it should")
        for _ in range(of.rows):
            with _reading(self._file):
                row = _row_of(self._next(), len(of.columns))
            yield row

    def check_end(self) -> None:
        """After the last table: whether all lines are as they were written."""
        with _reading(self._file):
            so_far = self._hash.hexdigest()
            end = msgspec.json.decode(self._next(), type=End)
            if end != End(self.header.total, so_far) or next(self._lines, None) is not None:
                raise ValueError("its hash is another")

    def _next(self) -> bytes:
        line = next(self._lines, None)
        if line is None or not line.endswith(b"\n"):
            raise ValueError("it is cut off")
        self._hash.update(line)
        return line


READERS: Final[dict[int, Callable[[Path, Header, Iterator[bytes], bytes], ExportReader]]] = {
    1: ExportReader
}
"""How each form of the file is read."""


@contextmanager
def opened_export(file: Path) -> Iterator[ExportReader]:
    """A file to read; StoreError if it is none, or is of a later version."""
    with ExitStack() as stack:
        with _reading(file):
            packed = stack.enter_context(gzip.open(file))
        lines = iter(lambda: packed.readline(LONGEST), b"")
        with _reading(file):
            reader = _reader(file, lines, next(lines, b""))
        yield reader


def _reader(file: Path, lines: Iterator[bytes], first: bytes) -> ExportReader:
    said = msgspec.json.decode(first, type=dict[str, Any])
    number = said.get(NAME)
    if not isinstance(number, int):
        raise ValueError("its first line is not that of an export")
    if number not in READERS:
        raise _too_new(file, f"format {number}", f"format {max(READERS)}")
    header = msgspec.convert(said, Header)
    if header.schema > NEWEST:
        raise _too_new(file, header.schema, NEWEST)
    known = [(one.name, columns_of(one)) for one in tables_of(header.schema)]
    if [(one.name, one.columns) for one in header.tables] != known:
        raise ValueError(f"its tables are not those of {header.schema}")
    return READERS[number](file, header, lines, first)


def _too_new(file: Path, found: str, known: str) -> StoreError:
    return StoreError("server-export-too-new", file=str(file), found=found, known=known)
