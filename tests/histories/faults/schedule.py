"""Which faults happen, to whom and for how long: the same for the same seed."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from enum import StrEnum
from typing import Final, NamedTuple


class Kind(StrEnum):
    """What can go wrong around a server."""

    KILL_NODE = "kill -9 of a node"
    FREEZE_NODE = "a node stands still"
    RESTART = "a node or worker is stopped, and started again"
    KILL_HELPER = "kill -9 of a process for bots or work"
    KILL_WORKER = "kill -9 of a worker"
    FREEZE_WORKER = "a worker stands still"
    CUT_PEOPLE = "lines to people are cut"
    HOLD_PEOPLE = "nothing passes between people and a node"
    SLOW_PEOPLE = "lines to people are slow"
    CLOCK = "a clock jumps"
    FULL_DISK = "a full disk"
    TORN_WRITE = "kill -9 of a node, and the last write is torn"
    CUT_DATABASE = "lines to the database are cut"
    HOLD_DATABASE = "nothing passes between a node and the database"
    SLOW_DATABASE = "lines to the database are slow"
    DEAF_DATABASE = "what the database answers does not come"
    KILL_DATABASE = "kill -9 of the database"
    FREEZE_DATABASE = "the database stands still"
    CUT_HINTS = "the line for hints is cut"
    LOSE_HINTS = "hints are lost"
    DOUBLE_HINTS = "hints come twice"
    DELAY_HINTS = "hints are late"


EVERYWHERE: Final = (
    Kind.KILL_NODE,
    Kind.FREEZE_NODE,
    Kind.RESTART,
    Kind.KILL_HELPER,
    Kind.CUT_PEOPLE,
    Kind.HOLD_PEOPLE,
    Kind.SLOW_PEOPLE,
    Kind.CLOCK,
)
OF_A_FILE: Final = (Kind.TORN_WRITE, Kind.FULL_DISK)
OF_POSTGRES: Final = (
    Kind.CUT_DATABASE,
    Kind.HOLD_DATABASE,
    Kind.SLOW_DATABASE,
    Kind.DEAF_DATABASE,
    Kind.KILL_DATABASE,
    Kind.FREEZE_DATABASE,
)
OF_HINTS: Final = (Kind.CUT_HINTS, Kind.LOSE_HINTS, Kind.DOUBLE_HINTS, Kind.DELAY_HINTS)
OF_WORKERS: Final = (Kind.KILL_WORKER, Kind.FREEZE_WORKER)

OF_THE_DATABASE: Final = (Kind.KILL_DATABASE, Kind.FREEZE_DATABASE, Kind.FULL_DISK)
"""What concerns everybody."""

OF_ANY_MACHINE: Final = (
    *OF_HINTS,
    Kind.RESTART,
    Kind.KILL_HELPER,
    Kind.CLOCK,
    Kind.CUT_DATABASE,
    Kind.HOLD_DATABASE,
    Kind.SLOW_DATABASE,
    Kind.DEAF_DATABASE,
)
"""What concerns a node or a worker."""

SHORT: Final = 1.0
FARTHEST: Final = 60
"""Seconds that a clock jumps at most: what is due after that comes so much later."""


TOGETHER: Final = 0.3
"""How often a fault comes together with the next one."""


class Fault(NamedTuple):
    """Something that goes wrong, and is right again after a while."""

    kind: Kind
    machine: int
    """Nodes are numbered first, then workers."""
    seconds: float
    after: int
    """So many commands are acknowledged before it begins."""
    amount: int = 0
    """By how many seconds a clock jumps, or a seed."""
    with_next: bool = False
    """Whether the next one begins at the same time, if it concerns something else."""

    @property
    def concerns(self) -> int:
        """The machine; -1: everybody's database."""
        return -1 if self.kind in OF_THE_DATABASE else self.machine


def schedule(
    seed: int,
    count: int,
    *,
    kinds: Sequence[Kind],
    nodes: int = 1,
    workers: int = 0,
    longest: float = 20.0,
) -> list[Fault]:
    """So many faults; every kind comes once before any comes again."""
    chance = random.Random(seed)
    bag: list[Kind] = []
    found: list[Fault] = []
    while len(found) < count:
        if not bag:
            bag = chance.sample(list(kinds), len(kinds))
        kind = bag.pop()
        amount = chance.randrange(-FARTHEST, FARTHEST + 1)
        found.append(
            Fault(
                kind=kind,
                machine=chance.choice(_machines(kind, nodes, workers)),
                seconds=round(chance.uniform(SHORT, longest), 1),
                after=chance.randrange(5, 40),
                amount=amount,
                with_next=chance.random() < TOGETHER,
            )
        )
    return found


def _machines(kind: Kind, nodes: int, workers: int) -> range:
    if kind in OF_WORKERS:
        return range(nodes, nodes + workers)
    return range(nodes + workers if kind in OF_ANY_MACHINE else nodes)


def together(faults: Sequence[Fault]) -> Iterator[list[Fault]]:
    """The same faults in order, in groups that begin at the same time: two at most, of which each
    concerns something else."""
    waiting: list[Fault] = []
    for fault in faults:
        if waiting:
            first = waiting.pop()
            if first.with_next and first.concerns != fault.concerns:
                yield [first, fault]
                continue
            yield [first]
        waiting.append(fault)
    if waiting:
        yield waiting
