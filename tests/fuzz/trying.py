"""Trying the inputs of a surface, within this process."""

from __future__ import annotations

import gc
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, Final

from hypothesis import HealthCheck, Phase, given, seed, settings

from fuzz.findings import Finding, Found, raised
from fuzz.surface import Surface

ARBITRARY: Final = 20
"""One input of so many is made by Hypothesis, the others by the grammar of the surface."""
BATCH: Final = 1000
"""Inputs after which is told how it goes."""

Tell = Callable[[Found], None]
Mark = Callable[[int, Any], None]
"""Told of each input before it is tried."""


def held() -> float:
    """Megabytes that this process holds, once what is garbage is gone."""
    gc.collect()
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * 4096 / 1e6


def almost(surface: Surface, chosen: int, number: int) -> Any:
    """The input of a number, always the same for a seed."""
    return surface.almost(Random(f"{chosen}/{surface.name}/{number}"))


def attempt(surface: Surface, number: int | None, given: Any, found: Found) -> None:
    """Try one input."""
    try:
        found.answers[surface.answer(given)] += 1
    except Exception as error:
        found.answers["DEFECT"] += 1
        found.note(raised(surface.name, number, given, error))


def try_all(surface: Surface, chosen: int, inputs: range, tell: Tell, mark: Mark) -> None:
    """All inputs of a range of numbers, and what Hypothesis makes in between."""
    done = 0
    for begin in range(inputs.start, inputs.stop, BATCH):
        numbers = range(begin, min(begin + BATCH, inputs.stop))
        arbitrary = len(numbers) // ARBITRARY
        found = Found(surface.name)
        for number in numbers[arbitrary:]:
            made = almost(surface, chosen, number)
            mark(number, made)
            attempt(surface, number, made, found)
            found.made["grammar"] += 1
        if arbitrary:
            try_arbitrary(surface, chosen + begin, arbitrary, found, mark)
        done += len(numbers)
        found.memory.append((float(done), held()))
        tell(found)


def try_arbitrary(surface: Surface, chosen: int, count: int, found: Found, mark: Mark) -> None:
    """So many inputs of Hypothesis, which makes one that fails as small as it can be."""
    smallest: list[Finding] = []
    before = found.made["hypothesis"]

    @seed(chosen)
    @settings(
        max_examples=count,
        database=None,
        deadline=None,
        phases=(Phase.generate, Phase.shrink),
        suppress_health_check=list(HealthCheck),
        report_multiple_bugs=False,
    )
    @given(surface.anything())
    def trial(made: Any) -> None:
        mark(-1, made)
        found.made["hypothesis"] += 1
        try:
            found.answers[surface.answer(made)] += 1
        except Exception as error:
            smallest[:] = [raised(surface.name, None, made, error)]
            raise

    try:
        trial()
    except Exception:
        if not smallest:
            raise
        found.answers["DEFECT"] += 1
        found.note(smallest[0])
    assert found.made["hypothesis"] > before
