"""One run: people play, faults happen, everybody plays to the end, and all of it is checked."""

from __future__ import annotations

import asyncio
import shutil
import time
from collections.abc import Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import waiting
from histories.asking import answered
from histories.checking.begun import check_begun
from histories.checking.errors import check_errors
from histories.checking.fences import check_fences
from histories.checking.findings import Finding
from histories.checking.whole import check
from histories.cluster import Cluster
from histories.evening import Evening, Tally, companies
from histories.evidence import Evidence, begun, collect
from histories.faults.nemesis import Happened, Nemesis, possible
from histories.faults.schedule import Kind, schedule
from histories.fencing import watched
from histories.pausing import pause
from histories.record import read
from oenach.server.client import Client
from oenach.server.store.database import open_database
from toys.installing import toy_installed

RECORDS: Final = "records"
"""The folder of all histories of a run, one for each match."""


@dataclass(frozen=True, kw_only=True)
class Plan:
    """What a run is to be."""

    kind: str
    """sqlite or postgresql."""
    seed: int
    tables: int
    faults: int
    moves: int
    """So many commands are acknowledged, at least, before the last match begins."""
    nodes: int = 1
    workers: int = 0
    longest: float = 20.0
    """Seconds that a fault lasts at most."""
    megabytes: int = 256
    kinds: tuple[Kind, ...] = ()
    """Only these faults; all that are possible where there are none."""
    evening: float = 3600.0
    """Seconds after which it is late in any case."""
    keep: bool = False


@dataclass
class Outcome:
    """What came of a run."""

    plan: Plan
    tally: Tally
    faults: list[Happened]
    restarts: int
    findings: list[Finding] = field(default_factory=list)
    matches: int = 0
    positions: int = 0
    fenced: int = 0
    """How often a node or worker was held to be gone, or went."""
    errors: str = ""
    """What the nodes and workers wrote to their logs."""


Say = Callable[[str, float], None]
"""Told what goes on, and which part of it is done."""


def nobody(what: str, share: float) -> None:
    """Nobody listens."""


async def run(plan: Plan, folder: Path, say: Say = nobody) -> Outcome:
    """Play, and check; histories of a match with findings stay in the folder."""
    with toy_installed():
        return await _run(plan, folder, say)


async def _run(plan: Plan, folder: Path, say: Say) -> Outcome:
    say("starting", 0.0)
    cluster = Cluster(
        folder / "cluster",
        plan.kind,
        plan.nodes,
        plan.workers,
        own_bots=plan.seed % 2 == 0,
        megabytes=plan.megabytes,
    )
    async with AsyncExitStack() as stack:
        await stack.enter_async_context(cluster)
        evening = Evening(folder / RECORDS, cluster.addresses, plan.seed)
        nemesis = Nemesis(cluster, lambda: evening.tally.acknowledged)
        await evening.arrive(companies(plan.tables), stack)
        playing = asyncio.create_task(evening.play())
        try:
            await _play(plan, evening, nemesis, playing, say)
        finally:
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)
        outcome = Outcome(plan, evening.tally, nemesis.happened, nemesis.restarts)
        gathered = await _gather(cluster, evening.matches, say)
        stored = await asyncio.to_thread(begun, cluster.database)
        outcome.findings += check_begun(stored, evening.told)
        if cluster.postgres is not None:
            seen = await asyncio.to_thread(watched, cluster.database)
            outcome.fenced = sum(life.ended is not None for life in seen.lives)
            outcome.findings += check_fences(seen)
        for machine in cluster.machines:
            outcome.findings += check_errors(machine.name, machine.errors)
        outcome.errors = cluster.errors()
    for number, evidence in enumerate(gathered):
        say(f"checking {number + 1} of {len(gathered)} matches", number / len(gathered))
        await asyncio.to_thread(_check, evidence, folder, outcome)
    return outcome


async def _play(
    plan: Plan,
    evening: Evening,
    nemesis: Nemesis,
    playing: asyncio.Task[None],
    say: Say,
) -> None:
    kinds = plan.kinds or tuple(possible(nemesis.cluster))
    faults = schedule(
        plan.seed,
        plan.faults,
        kinds=kinds,
        nodes=plan.nodes,
        workers=plan.workers,
        longest=plan.longest,
    )
    tally = evening.tally
    raging = asyncio.create_task(nemesis.rage(faults, tally.begun))
    try:
        while not (raging.done() and tally.acknowledged >= plan.moves) and not playing.done():
            if time.monotonic() - tally.begun > plan.evening:
                break
            share = min(
                len(nemesis.happened) / max(1, len(faults)), tally.acknowledged / max(1, plan.moves)
            )
            say(f"{tally.acknowledged} commands, {len(nemesis.happened)} faults", share)
            await pause(0.2)
        if raging.done():
            raging.result()
    finally:
        raging.cancel()
        await asyncio.gather(raging, return_exceptions=True)
    await nemesis.make_right()
    evening.late = True
    say("to the end of every match", 1.0)
    # Whoever does not come to an end is found by the checker; here it only must not take for ever.
    await asyncio.wait({playing}, timeout=waiting.PATIENCE)
    if playing.done():
        playing.result()


async def _gather(cluster: Cluster, matches: list[str], say: Say) -> list[Evidence]:
    """All that is left of the matches, from the store and from the server."""
    engine = open_database(cluster.database)
    try:
        found = await asyncio.to_thread(collect, engine, matches)
    finally:
        engine.dispose()
    async with AsyncExitStack() as stack:
        clients = [Client(node.url) for node in cluster.nodes]
        for client in clients:
            stack.push_async_callback(client.http.aclose)
        for number, evidence in enumerate(found):
            say("fetching logs", number / len(found))
            await _fetch(clients[number % len(clients)], evidence)
    return found


async def _fetch(client: Client, evidence: Evidence) -> None:
    table = f"/api/tables/{evidence.row.id}"
    evidence.log = await answered(lambda: client.get(f"{table}/log"), "a log")
    verification = await answered(lambda: client.get(f"{table}/verification"), "its check")
    evidence.verified = verification["ok"]


def _check(evidence: Evidence, folder: Path, outcome: Outcome) -> None:
    kept = folder / RECORDS / evidence.row.id
    histories = [read(file) for file in sorted(kept.glob("*.jsonl.gz"))]
    findings = check(histories, evidence)
    outcome.matches += 1
    outcome.positions += sum(
        bool(frame.get("position")) for history in histories for frame in history.frames()
    )
    outcome.findings += findings
    if not findings and not outcome.plan.keep:
        shutil.rmtree(kept)
