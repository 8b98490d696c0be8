"""One attack, measured: a server of its own, the others in quiet, then the others attacked."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import resource
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from bench.attacks.attack import Attack
from bench.attacks.others import Evening
from bench.serving import computed

LEAST: Final = 250.0
"""Milliseconds that an acknowledgement may take at the 99th percentile in any case."""

TIMES_QUIET: Final = 3.0
"""Or so many times what it takes in quiet, if that is more."""

TABLES: Final = 8
"""Tables of the others."""

AFTERWARDS: Final = 1.0
"""Seconds after an attack in which what was held up comes, and counts."""

GRACE: Final = 60.0
"""Seconds beyond its time after which an attack is ended."""

PREPARING: Final = 300.0
"""Seconds that an attacker has to prepare."""

LOG: Final = "server.log"


def bound(quiet: dict[str, Any]) -> float:
    """What the 99th percentile may be during an attack, in milliseconds."""
    return max(LEAST, TIMES_QUIET * float(quiet.get("p99", 0.0)))


@contextlib.contextmanager
def serving(folder: Path, attack: Attack) -> Iterator[tuple[str, int]]:
    """A server with its usual limits; its address and its process number."""
    environment = {**os.environ, "OENACH_DATA": str(folder), "OENACH_LOG_LEVEL": "warning"}

    def limit() -> None:
        if attack.descriptors is not None:
            resource.setrlimit(resource.RLIMIT_NOFILE, (attack.descriptors, attack.descriptors))

    with (folder / LOG).open("w") as log:
        process = subprocess.Popen(
            [sys.executable, "-m", "oenach.cli", "serve", "--port", "0"],
            env={**environment, **attack.settings},
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
            preexec_fn=limit,
        )
    assert process.stdout is not None
    try:
        line = process.stdout.readline()
        yield "http" + line.strip().partition("http")[2].rstrip("/"), process.pid
    finally:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(30)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def family(pid: int) -> list[int]:
    """A process and all that it has started, and these, as far as they run."""
    parents: dict[int, list[int]] = {}
    for file in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            parent = int(file.read_text().rpartition(")")[2].split()[1])
            parents.setdefault(parent, []).append(int(file.parent.name))
    found = [pid]
    for one in found:
        found += parents.get(one, [])
    return found


def computed_by(pids: list[int]) -> float:
    """Seconds that these processes have computed so far."""
    total = 0.0
    for pid in pids:
        with contextlib.suppress(OSError):
            total += computed(pid)
    return total


def cores() -> int:
    """How many processors there are for all of this."""
    return len(os.sched_getaffinity(0))


class Watch:
    """Which share of all cores the server, its helpers, and the others take from now on."""

    def __init__(self, pid: int) -> None:
        self._pid = pid
        self._began = time.perf_counter()
        self._before = self._seconds()

    def _seconds(self) -> dict[str, float]:
        return {
            "server": computed_by([self._pid]),
            "bots_and_work": computed_by(family(self._pid)[1:]),
            "others": time.process_time(),
        }

    def shares(self, attackers: float) -> dict[str, float]:
        """Shares of all cores, with the seconds that the attackers say they computed."""
        most = (time.perf_counter() - self._began) * cores()
        now = self._seconds()
        used = {name: now[name] - self._before[name] for name in now}
        used["attackers"] = attackers
        return {name: round(max(0.0, seconds) / most, 3) for name, seconds in used.items()}


@dataclass(frozen=True)
class Plan:
    """How long is measured, and whom to tell what goes on."""

    seconds: float
    quiet: float
    say: Callable[[str], None]


async def measure(name: str, attack: Attack, plan: Plan) -> dict[str, Any]:
    """What one attack did to the others."""
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder), attack) as (url, pid):
        evening = Evening(url)
        async with evening.going_on(TABLES, attack.novices):
            plan.say("prepares")
            process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "bench.attacks.attacker"),
                *(name, url, folder, str(pid), str(plan.seconds)),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=1 << 20,
            )
            try:
                found = await _measured(evening, process, pid, plan)
            finally:
                with contextlib.suppress(ProcessLookupError):
                    process.kill()
                await process.wait()
        found["log_lines"] = len((Path(folder) / LOG).read_text().splitlines())
        return found


async def _measured(
    evening: Evening, process: asyncio.subprocess.Process, pid: int, plan: Plan
) -> dict[str, Any]:
    assert process.stdin is not None and process.stdout is not None
    async with asyncio.timeout(PREPARING):
        if (await process.stdout.readline()).strip() != b"ready":
            return {"broken": ["the attacker could not prepare"]}
    plan.say("quiet")
    evening.forget()
    await asyncio.sleep(plan.quiet)
    quiet, quiet_novice = evening.acknowledged.figures(), evening.answered.figures()
    plan.say("attacks")
    evening.forget()
    watch = Watch(pid)
    process.stdin.write(b"go\n")
    broken: list[str] = []
    result: dict[str, Any] = {"computed": 0.0, "answered": {}, "told": {}, "broken": []}
    try:
        async with asyncio.timeout(plan.seconds + GRACE):
            line = await process.stdout.readline()
        if line:
            result = json.loads(line)
        else:
            broken.append("the attacker failed")
    except TimeoutError:
        broken.append("the attacker did not end")
    await asyncio.sleep(AFTERWARDS)
    attacked, novice = evening.acknowledged.figures(), evening.answered.figures()
    broken += result["broken"] + _unkept(evening, quiet, attacked, "acknowledgements")
    if quiet_novice["count"]:
        broken += _unkept(evening, quiet_novice, novice, "answers of bots")
    return {
        "quiet_ms": quiet,
        "attacked_ms": attacked,
        "bound_ms": bound(quiet),
        "novice_quiet_ms": quiet_novice,
        "novice_attacked_ms": novice,
        "novice_bound_ms": bound(quiet_novice),
        "shares": watch.shares(result["computed"]),
        "answered": result["answered"],
        "told": result["told"],
        "newcomers": vars(evening.elsewhere),
        "newcomers_next_door": vars(evening.next_door),
        "faults": evening.faults,
        "broken": sorted(set(broken)),
    }


def _unkept(
    evening: Evening, quiet: dict[str, Any], attacked: dict[str, Any], what: str
) -> list[str]:
    """What the others were promised and did not get."""
    broken = []
    if not attacked["count"]:
        broken.append(f"no {what}")
    elif attacked["p99"] > bound(quiet):
        broken.append(f"{what}: p99 {attacked['p99']:g} ms, at most {bound(quiet):g}")
    if evening.faults:
        broken.append(f"{len(evening.faults)} faults at the others' tables")
    if evening.elsewhere.refused:
        broken.append(f"{evening.elsewhere.refused} newcomers elsewhere were not let in")
    return broken
