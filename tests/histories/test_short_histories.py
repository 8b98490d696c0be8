"""A short evening in which everything breaks: nothing that anybody was told turns out to be false.

`make histories` is the same for longer, with other choices each time."""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from histories.checking.findings import Wrong
from histories.faults.schedule import (
    EVERYWHERE,
    OF_A_FILE,
    OF_HINTS,
    OF_POSTGRES,
    OF_WORKERS,
    Kind,
)
from histories.run import Outcome, Plan, run

SEED = 11
TABLES = 5
"""One for each game and one more, so that there are bots, too."""
LONGEST = 3.0
"""Seconds of a fault: shorter than those of the long form."""


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    """In memory where that is a folder, for many machines write slowly; nobody's power is cut."""
    memory = Path("/dev/shm")
    if not os.access(memory, os.W_OK):
        yield tmp_path
        return
    made = Path(tempfile.mkdtemp(prefix="oenach-histories-", dir=memory))
    yield made
    shutil.rmtree(made)


def assert_right(outcome: Outcome, folder: Path, kept: Path) -> None:
    """Nothing was found, of enough that was looked at; else the histories are kept."""
    if outcome.findings:
        shutil.copytree(folder / "records", kept / "records")
    told = "\n".join(str(finding) for finding in outcome.findings[:10])
    assert not outcome.findings, f"{told}\n{kept}\n{outcome.errors[-2000:]}"
    assert len(outcome.faults) == outcome.plan.faults
    assert outcome.tally.acknowledged >= outcome.plan.moves
    assert outcome.matches >= outcome.plan.tables
    assert outcome.positions > outcome.tally.acknowledged
    assert outcome.tally.returns > 0


def plan(kind: str, kinds: tuple[Kind, ...], **more: int) -> Plan:
    faults = more.pop("faults", len(kinds))
    return Plan(
        kind=kind,
        seed=more.pop("seed", SEED),
        tables=more.pop("tables", TABLES),
        faults=faults,
        moves=more.pop("moves", 300),
        nodes=more.pop("nodes", 1),
        workers=more.pop("workers", 0),
        longest=LONGEST,
        kinds=kinds,
    )


def test_everything_breaks_around_a_server_with_a_file(folder: Path, tmp_path: Path) -> None:
    outcome = asyncio.run(run(plan("sqlite", (*EVERYWHERE, *OF_A_FILE)), folder))
    assert_right(outcome, folder, tmp_path)
    assert {one.fault.kind for one in outcome.faults} == {*EVERYWHERE, *OF_A_FILE}


def test_everything_breaks_around_three_nodes_and_a_worker(folder: Path, tmp_path: Path) -> None:
    of_nodes = (Kind.KILL_NODE, Kind.FREEZE_NODE, Kind.RESTART, Kind.HOLD_PEOPLE, Kind.CLOCK)
    kinds = (*of_nodes, *OF_POSTGRES, *OF_HINTS, *OF_WORKERS)
    outcome = asyncio.run(run(plan("postgresql", kinds, nodes=3, workers=1), folder))
    assert_right(outcome, folder, tmp_path)
    assert {one.fault.kind for one in outcome.faults} == {*kinds}
    assert outcome.fenced > 0


def test_every_way_of_being_wrong_is_tried() -> None:
    """For each thing that the checker can find there is a history that is wrong in this way."""
    tests = "".join(file.read_text() for file in Path(__file__).parent.glob("test_*.py"))
    assert [one for one in Wrong if f"Wrong.{one.name}" not in tests] == []


@pytest.mark.long
def test_a_server_with_a_file_is_killed_a_hundred_times(folder: Path, tmp_path: Path) -> None:
    given = int(os.environ.get("OENACH_CRASH_SEED", "0"))
    seed = given or random.SystemRandom().randrange(1, 10**6)
    print(f"OENACH_CRASH_SEED={seed}")
    kinds = (Kind.KILL_NODE, Kind.TORN_WRITE)
    often = plan("sqlite", kinds, faults=100, seed=seed, moves=2000, tables=10)
    assert_right(asyncio.run(run(often, folder)), folder, tmp_path)
