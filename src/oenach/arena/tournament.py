"""Playing a whole tournament, or going on with one."""

from __future__ import annotations

from collections.abc import Callable, Generator
from contextlib import closing
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Final

from oenach.arena.errors import ArenaError
from oenach.arena.folder import Folder
from oenach.arena.plan import Fixture, Plan
from oenach.arena.playing import play
from oenach.arena.records import GameRecord, Played, Timing
from oenach.arena.reporting.summary import Summary, summarise
from oenach.arena.reporting.writing import write_all
from oenach.arena.workers.crew import Foreman
from oenach.arena.workers.local import LocalCrew
from oenach.arena.workers.on_ray import RayCrew

TIMEOUT: Final = 1800.0
"""A game that takes longer than this many seconds hangs."""
MOST_WORKERS: Final = 256

OnGame = Callable[[GameRecord], None]


def unheard(record: GameRecord) -> None:
    """For tournaments that nobody follows."""


@dataclass(frozen=True)
class Results:
    """All games of a tournament, in the order of the plan, and what they say."""

    plan: Plan
    folder: Path
    records: tuple[GameRecord, ...]
    timings: tuple[Timing, ...]

    @cached_property
    def summary(self) -> Summary:
        """Ratings, shares and the rest; worked out once."""
        return summarise(self.plan, self.records, self.timings)


def run_tournament(
    plan: Plan,
    folder: Path,
    workers: int | None = 1,
    ray: str | None = None,
    timeout: float = TIMEOUT,
    on_game: OnGame = unheard,
    language: str = "en",
) -> Results:
    """Play all games of a plan that its folder does not hold yet, and write what they say.

    `workers` are spawned processes; with 0 the games are played in this one, where a player that
    hangs hangs everything. With `ray` they are actors of a cluster, as many as it has processors
    when `workers` is None. `on_game` hears of the games already there too.
    """
    if workers is not None and not 0 <= workers <= MOST_WORKERS:
        raise ArenaError("arena-bad-workers", workers=workers, most=MOST_WORKERS)
    with Folder(folder, plan) as kept:
        for record in kept.records.values():
            on_game(record)
        missing = [one for one in plan.fixtures if one.number not in kept.records]
        with closing(_played(plan, missing, workers, ray, timeout)) as games:
            for played in games:
                kept.add(played)
                on_game(played.record)
        records = tuple(kept.records[one.number] for one in plan.fixtures)
        timings = tuple(kept.timings[number] for number in sorted(kept.timings))
    results = Results(plan, folder, records, timings)
    write_all(results.summary, results.records, folder, language)
    return results


def _played(
    plan: Plan, fixtures: list[Fixture], workers: int | None, ray: str | None, timeout: float
) -> Generator[Played]:
    if not fixtures:
        return
    if ray is not None:
        crew = RayCrew(plan, ray, workers or None)
        yield from Foreman(crew, plan, fixtures, timeout).play(workers or crew.size)
    elif workers == 0:
        game = plan.rules()
        for fixture in fixtures:
            yield play(plan, fixture, game)
    else:
        yield from Foreman(LocalCrew(plan), plan, fixtures, timeout).play(workers or 1)
