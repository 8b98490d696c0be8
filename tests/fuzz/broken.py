"""A surface with which something is wrong in each way that a run must find."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar

from hypothesis import strategies as st

from fuzz.surface import TAKEN, Surface
from fuzz.trying import try_all
from fuzz.watching import Job, Line

WRONG = 7
"""The number that it does not bear."""


class Raising(Surface):
    """Fails at one number, and at every text of Hypothesis that is longer than two characters."""

    name: ClassVar[str] = "raising"
    share = 1

    def almost(self, rng: Random) -> Any:
        return rng.randrange(100)

    def anything(self) -> st.SearchStrategy[Any]:
        return st.text(max_size=20)

    def answer(self, given: Any) -> str:
        if given == WRONG or (isinstance(given, str) and len(given) > 2):
            raise KeyError(given)
        return TAKEN


class Hanging(Raising):
    """Never ends with it."""

    name = "hanging"

    def answer(self, given: Any) -> str:
        while given == WRONG:
            pass
        return TAKEN


class Growing(Raising):
    """Keeps all that it was ever given."""

    name = "growing"
    _kept: ClassVar[list[bytes]] = []

    def answer(self, given: Any) -> str:
        self._kept.append(bytes(5000))
        return TAKEN


def work(job: Job, line: Line) -> None:
    """What runs in the process."""
    kinds = {kind.name: kind for kind in (Raising, Hanging, Growing)}
    try_all(kinds[job.surface](), job.seed, job.inputs, line.tell, line.mark)


def dying(job: Job, line: Line) -> None:
    """A process that ends before its time."""
    raise SystemExit(3)
