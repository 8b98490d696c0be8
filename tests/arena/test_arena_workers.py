"""Workers: the same results whoever plays, and what is left when one is lost."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from odd_bots import STAGE

import ctrl_c
import waiting
from oenach.arena import ArenaError, Plan, run_tournament
from oenach.arena.folder import RESULTS
from oenach.arena.records import DIED, HUNG, GameRecord
from oenach.arena.workers.local import LocalWorker
from per_game import FIRST, QUICKEST, about

HERE = Path(__file__).parent
NEVER_ENDING = 20_000
"""Games that are not played to the end in any test."""


def children(pid: int) -> list[int]:
    """The processes that a process has begun."""
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [int(child) for child in found]


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def written(folder: Path) -> list[str]:
    return sorted((folder / RESULTS).read_text(encoding="utf-8").splitlines())


def command(*words: str) -> list[str]:
    return [sys.executable, "-m", "oenach.cli", "arena", *words]


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A tournament played in this process, to compare with."""
    folder = tmp_path_factory.mktemp("alone")
    run_tournament(MIXED, folder, workers=0)
    return folder


MIXED = Plan.of(FIRST, "greedy,random,novice@1/100,odd_bots:Raiser", seats=3, games=24, seed=3)


@pytest.mark.parametrize("workers", [1, 2])
def test_results_do_not_depend_on_the_number_of_workers(
    workers: int, alone: Path, tmp_path: Path
) -> None:
    run_tournament(MIXED, tmp_path, workers=workers)
    assert written(tmp_path) == written(alone)
    assert multiprocessing.active_children() == []


def test_results_are_the_same_on_ray(alone: Path, tmp_path: Path) -> None:
    pytest.importorskip("ray", reason="Ray is not installed: pip install 'oenach[ray]'")
    # In a process of its own: Ray leaves threads and open files behind.
    words = [FIRST, "--bots", ",".join(MIXED.labels), "--seats=3", "--games=24", "--seed=3"]
    words += ["--ray=local", "--workers=2", f"--out={tmp_path}"]
    done = subprocess.run(
        command(*words), cwd=HERE, capture_output=True, text=True, timeout=waiting.PATIENCE
    )
    assert done.returncode == 0, done.stderr
    assert written(tmp_path) == written(alone)


def test_a_worker_killed_from_outside_costs_nothing_but_time(tmp_path: Path) -> None:
    plan = Plan.of(QUICKEST, "odd_bots:Raiser,random", games=8)
    killed: list[int] = []

    def kill_one(record: GameRecord) -> None:
        if not killed:
            worker = multiprocessing.active_children()[0]
            assert worker.pid is not None
            os.kill(worker.pid, signal.SIGKILL)
            killed.append(worker.pid)

    results = run_tournament(plan, tmp_path / "killed", workers=2, on_game=kill_one)
    run_tournament(plan, tmp_path / "whole", workers=0)
    assert len(killed) == 1
    assert results.summary.aborted == 0
    assert written(tmp_path / "killed") == written(tmp_path / "whole")


def test_a_bot_that_ends_its_process_loses_its_games_and_no_others(tmp_path: Path) -> None:
    plan = Plan.of(QUICKEST, "odd_bots:Quitter,random,greedy", games=6)
    summary = run_tournament(plan, tmp_path, workers=2).summary
    quitter = next(one for one in summary.standings if one.label == "odd_bots:Quitter")
    assert quitter.faults == {DIED: 4}
    assert quitter.wins == 0
    assert summary.aborted == 4
    played = {why: times for why, times in summary.reasons.items() if why != "fault"}
    assert summary.reasons["fault"] == 4
    assert sum(played.values()) == 2 and {*played} <= {*about(QUICKEST).ends}
    assert multiprocessing.active_children() == []


def test_a_bot_that_hangs_loses_its_game(tmp_path: Path) -> None:
    plan = Plan.of(QUICKEST, "random,odd_bots:Sleeper", games=2)
    results = run_tournament(plan, tmp_path, workers=2, timeout=5)
    for record in results.records:
        (fault,) = record.faults
        assert fault.kind == HUNG
        assert record.order[fault.seat] == "odd_bots:Sleeper"
        assert record.winners == (1 - fault.seat,)
    assert multiprocessing.active_children() == []


def test_too_many_workers_are_refused(tmp_path: Path) -> None:
    with pytest.raises(ArenaError) as refused:
        run_tournament(MIXED, tmp_path, workers=1000)
    assert refused.value.key == "arena-bad-workers"


@contextmanager
def running(bots: str, folder: Path) -> Iterator[subprocess.Popen[str]]:
    """A long tournament in a process and a session of its own."""
    words = [QUICKEST, f"--bots={bots}", f"--games={NEVER_ENDING}", "--workers=2"]
    words.append(f"--out={folder}")
    with ctrl_c.heeded():
        run = subprocess.Popen(
            command(*words),
            cwd=HERE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
    try:
        yield run
    finally:
        run.kill()
        run.wait()
        for pipe in (run.stdout, run.stderr):
            if pipe is not None:
                pipe.close()


def test_a_worker_whose_word_is_never_read_ends_quietly() -> None:
    worker = LocalWorker(MIXED)
    assert worker.pipe.poll(waiting.PATIENCE)
    worker.pipe.close()
    worker.process.join(waiting.PATIENCE)
    assert worker.process.exitcode == 0


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_an_interrupted_run_leaves_its_results_and_no_processes(
    how: signal.Signals, tmp_path: Path
) -> None:
    with running("odd_bots:Raiser,random", tmp_path) as run:
        waiting.until(
            lambda: (tmp_path / RESULTS).exists() and len(written(tmp_path)) > 3, "four results"
        )
        begun = children(run.pid)
        # From a terminal Ctrl-C reaches the whole group; being told to end comes to one process.
        (os.killpg if how == signal.SIGINT else os.kill)(run.pid, how)
        out, errors = run.communicate(timeout=waiting.PATIENCE)
    assert errors == ""
    assert run.returncode == 130
    assert "Interrupted" in out
    assert len(begun) >= 2
    waiting.until(lambda: not any(alive(pid) for pid in begun), "the end of the workers")
    assert 4 <= len(written(tmp_path)) < NEVER_ENDING


def test_workers_end_with_a_run_that_is_killed_even_when_a_bot_hangs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(STAGE, str(tmp_path))
    with running("odd_bots:Sleeper,odd_bots:Sleeper", tmp_path / "out") as run:
        waiting.until(lambda: len([*tmp_path.glob("asleep.*")]) == 2, "both sleep")
        begun = children(run.pid)
        run.kill()
    assert len(begun) >= 2
    waiting.until(lambda: not any(alive(pid) for pid in begun), "the end of the workers")
