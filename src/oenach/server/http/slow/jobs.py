"""What the server has done in processes of its own, because it takes long: what is drawn of a map,
logs, checks, replays, lessons. Each function makes the JSON of an answer.

Nothing here may be called in the server's own process: `asking.py` has it done.
"""

from __future__ import annotations

from functools import lru_cache

import msgspec

from oenach.kernel.registry import make_game
from oenach.lessons.installed import lesson as find_lesson
from oenach.lessons.run import Run
from oenach.offers import layout
from oenach.offers import static_data as printed
from oenach.server.errors import no_such_table
from oenach.server.http.lessons.bodies import LessonAt, LessonTry
from oenach.server.http.lessons.frames import attempt, frame
from oenach.server.http.slow.options import kept_options
from oenach.server.http.slow.records import RecordingCache, Stored, public_or_full_log
from oenach.server.http.slow.records import replay as shown_steps
from oenach.server.http.slow.records import verification as checked
from oenach.server.store.archive.archive import Archive
from oenach.server.store.database import open_database
from oenach.server.table.games import shared_game
from oenach.server.wire.parts import TableSeen

_encode = msgspec.json.Encoder().encode


def static_data(game: str, seats: int, options: dict[str, object], rules: int) -> bytes:
    """What a table is drawn from; finding where a new map's roads run takes a second or two."""
    made = shared_game(game, seats, options, rules)
    return _encode({**printed(made), "layout": layout(made)})


def checked_options(game: str, seats: int, options: dict[str, object]) -> bytes:
    """The options of a new table as its match keeps them; refused as the game refuses them."""
    return _encode(make_game(game, seats, kept_options(game, seats, options)).given)


def log(database: str, table: str) -> bytes:
    """The log of a match."""
    return _encode(public_or_full_log(_stored(database, table)))


def verification(database: str, table: str) -> bytes:
    """What checking the log of a match finds."""
    return _encode(checked(_stored(database, table)))


def replay(
    database: str, table: str, seen: object, viewer: str, first: int, count: int, after: int | None
) -> bytes:
    """Some steps of a match; `seen` is what is posted about its table."""
    recording = _recordings().of(_stored(database, table))
    posted = msgspec.convert(seen, TableSeen)
    return _encode(
        shown_steps(recording, posted, viewer=viewer, first=first, count=count, after=after)
    )


def lesson_frame(game: str, lesson: str, at: object) -> bytes:
    """A lesson at one of its steps."""
    wanted = msgspec.convert(at, LessonAt)
    return _encode(frame(Run(find_lesson(game, lesson), wanted.step, wanted.made)))


def lesson_attempt(game: str, lesson: str, tried: object) -> bytes:
    """What becomes of a move that somebody tries in a lesson."""
    wanted = msgspec.convert(tried, LessonTry)
    run = Run(find_lesson(game, lesson), wanted.step, wanted.made)
    return _encode(attempt(run, wanted.move))


def _stored(database: str, table: str) -> Stored:
    archive = _archive(database)
    row = archive.match(table)
    if row is None:
        raise no_such_table()
    return Stored(archive, row, shared_game(row.game, len(row.seats), row.options, row.rules))


@lru_cache(maxsize=4)
def _archive(database: str) -> Archive:
    return Archive(open_database(database))


@lru_cache(maxsize=1)
def _recordings() -> RecordingCache:
    return RecordingCache()
