"""The folder of a tournament: results are added line by line as they come, and never rewritten."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import asdict
from pathlib import Path
from typing import IO, Final

import msgspec

from oenach.arena.errors import ArenaError
from oenach.arena.plan import Plan
from oenach.arena.records import NOBODY, GameRecord, Played, Timing

RESULTS: Final = "results.jsonl"
TIMINGS: Final = "timings.jsonl"
FORMAT: Final = 1


class Folder:
    """Where the results of one plan are kept: a line for the plan, then one for each game.

    Times are in a file of their own: they differ from run to run, the results do not.
    """

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self.plan = plan
        self.records: dict[int, GameRecord] = {}
        self.timings: dict[int, Timing] = {}
        self._open = ExitStack()
        with ExitStack() as on_failure:
            on_failure.callback(self._open.close)
            try:
                path.mkdir(parents=True, exist_ok=True)
                # Nobody else may write while broken ends are cut off, or later.
                self._results = self._opened(RESULTS)
                lock(self._results, path)
                self._timings = self._opened(TIMINGS)
                self._read()
            except OSError as error:
                raise unusable(path, error) from error
            on_failure.pop_all()

    def _opened(self, name: str) -> IO[str]:
        return self._open.enter_context(open(self.path / name, "a", encoding="utf-8"))

    def __enter__(self) -> Folder:
        return self

    def __exit__(self, *_: object) -> None:
        self._open.close()

    def add(self, played: Played) -> None:
        """Keep a game; it is in the file when this returns."""
        write_line(self._results, played.record.to_json())
        write_line(self._timings, asdict(played.timing))
        self.records[played.record.game] = played.record
        self.timings[played.timing.game] = played.timing

    def _read(self) -> None:
        for name in (RESULTS, TIMINGS):
            drop_broken_end(self.path / name)
        read_lines(self.path / RESULTS, self._take_result)
        read_lines(self.path / TIMINGS, self._take_timing)
        if (self.path / RESULTS).stat().st_size == 0:
            write_line(self._results, {"arena": FORMAT, "plan": self.plan.to_json()})

    def _take_result(self, number: int, line: dict[str, object]) -> None:
        if number == 1:
            self._check_head(line)
            return
        record = GameRecord.from_json(line)
        if not self._is_of_plan(record):
            raise ValueError("a game that this tournament does not have")
        self.records[record.game] = record

    def _is_of_plan(self, record: GameRecord) -> bool:
        plan = self.plan
        if not 0 <= record.game < len(plan.fixtures):
            return False
        fixture, seats = plan.fixtures[record.game], range(plan.seats)
        order = tuple(plan.labels[player] for player in fixture.order)
        where = (record.lineup, record.deal, record.order)
        of_seats = (record.scores, record.moves, record.simulations)
        return (
            where == (fixture.lineup, fixture.deal, order)
            and all(len(one) == plan.seats for one in of_seats)
            and all(seat in seats for seat in (record.first, *record.winners))
            and all(fault.seat in (NOBODY, *seats) for fault in record.faults)
        )

    def _take_timing(self, _: int, line: dict[str, object]) -> None:
        timing = Timing.from_json(line)
        if any(
            len(one) != self.plan.seats for one in (timing.seconds, timing.slowest, timing.late)
        ):
            raise ValueError("not a time for each seat")
        self.timings[timing.game] = timing

    def _check_head(self, head: dict[str, object]) -> None:
        found, wanted = head["plan"], self.plan.to_json()
        if head["arena"] != FORMAT or not isinstance(found, dict):
            raise ValueError("another kind of file")
        # What was written has been through JSON, so the wanted plan goes through it too.
        wanted = json.loads(json.dumps(wanted))
        other = [name for name in wanted if found.get(name) != wanted[name]]
        if other:
            raise ArenaError("arena-other-plan", path=str(self.path), differs=", ".join(other))


def drop_broken_end(path: Path) -> None:
    """Cut off a last line that was not written to its end when a run was killed."""
    written = path.read_bytes()
    whole = written.rfind(b"\n") + 1
    if whole < len(written):
        with open(path, "r+b") as file:
            file.truncate(whole)


def read_lines(path: Path, take: Callable[[int, dict[str, object]], None]) -> None:
    """Have each object of a file of JSON lines taken, with its number; ArenaError names the first
    line that is none, or is not taken."""
    with open(path, "rb") as file:
        for number, text in enumerate(file, start=1):
            try:
                take(number, msgspec.json.decode(text, type=dict[str, object]))
            except (KeyError, ValueError, RecursionError) as error:
                raise ArenaError("arena-bad-line", path=str(path), line=number) from error


def write_line(file: IO[str], line: dict[str, object]) -> None:
    """Add a line, and hand it to the operating system at once."""
    file.write(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n")
    file.flush()


def unusable(path: Path, error: OSError) -> ArenaError:
    """The error for a folder that can't be read or written."""
    return ArenaError("arena-folder", path=str(path), why=error.strerror or str(error))


def lock(file: IO[str], path: Path) -> None:
    """Make sure that two runs never write into the same folder."""
    try:
        import fcntl
    except ImportError:  # Windows has no such locks
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        raise ArenaError("arena-busy", path=str(path)) from error
