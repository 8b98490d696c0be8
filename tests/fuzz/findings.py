"""What came of some inputs: answers by their kind, what held and what did not."""

from __future__ import annotations

import base64
import json
import traceback
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from bench.load.soak.slopes import Allowed, Trend, trend

MOST_KEPT: Final = 20
"""Findings of a surface that are kept: the same mistake may come up thousands of times."""
WARMING: Final = 1 / 3
"""The part of the inputs in which memory may grow: what is made once, and kept, is made then."""
MEMORY: Final = Allowed(0.05, 6.0)
"""How much it may grow by afterwards: a part of the whole, or megabytes."""
FEWEST: Final = 12
"""Looks at the memory without which nothing can be said of it."""


@dataclass
class Finding:
    """An input that was answered as none may be."""

    surface: str
    number: int | None
    """Of an input of the grammar, by which it is made again; None of what Hypothesis made."""
    wrong: str
    """The last line of the traceback, or a sentence."""
    given: Any
    trace: str = ""

    def keep(self, folder: Path) -> Path:
        """Write it down; `--repeat` tries what is in such a file."""
        folder.mkdir(parents=True, exist_ok=True)
        count = len(list(folder.glob(f"{self.surface}-*.json")))
        file = folder / f"{self.surface}-{count + 1}.json"
        written = {
            "surface": self.surface,
            "number": self.number,
            "wrong": self.wrong,
            "trace": self.trace.splitlines(),
            "given": packed(self.given),
        }
        file.write_text(json.dumps(written, indent=1) + "\n")
        return file


def packed(given: Any) -> Any:
    """An input as JSON, with bytes as base64."""
    if isinstance(given, bytes):
        return {"base64": base64.b64encode(given).decode()}
    if isinstance(given, dict):
        return {key: packed(one) for key, one in given.items()}
    return [packed(one) for one in given] if isinstance(given, (list, tuple)) else given


def unpacked(given: Any) -> Any:
    """The input again."""
    if isinstance(given, dict):
        if list(given) == ["base64"]:
            return base64.b64decode(given["base64"])
        return {key: unpacked(one) for key, one in given.items()}
    return [unpacked(one) for one in given] if isinstance(given, list) else given


def raised(surface: str, number: int | None, given: Any, error: Exception) -> Finding:
    """What was found where something was raised that may not be."""
    said = traceback.format_exception_only(error)[-1].strip()[:300]
    return Finding(surface, number, said, given, "".join(traceback.format_exception(error)))


@dataclass
class Found:
    """What came of a surface's inputs, as far as they were tried."""

    surface: str
    made: Counter[str] = field(default_factory=Counter)
    """Inputs by how they were made."""
    answers: Counter[str] = field(default_factory=Counter)
    findings: list[Finding] = field(default_factory=list)
    more: int = 0
    """Findings beyond those that are kept."""
    memory: list[tuple[float, float]] = field(default_factory=list)
    """Megabytes that were held after so many inputs."""

    @property
    def inputs(self) -> int:
        """How many there were."""
        return sum(self.made.values())

    def note(self, finding: Finding) -> None:
        """Another finding; of those that are alike, some."""
        alike = sum(one.wrong == finding.wrong for one in self.findings)
        if alike < 3 and len(self.findings) < MOST_KEPT:
            self.findings.append(finding)
        else:
            self.more += 1

    def merge(self, other: Found) -> None:
        """Take in what was found since the last time."""
        self.made += other.made
        self.answers += other.answers
        for finding in other.findings:
            self.note(finding)
        self.more += other.more
        self.memory += other.memory

    def growth(self) -> Trend | None:
        """What became of the memory after warming up, if there are enough looks at it."""
        if not self.memory:
            return None
        end = self.memory[-1][0]
        rest = [(at, held) for at, held in self.memory if at >= WARMING * end]
        if len(rest) < FEWEST:
            return None
        return trend([at for at, _ in rest], [held for _, held in rest], MEMORY)

    def judge_memory(self) -> None:
        """A finding where memory surely grows."""
        growth = self.growth()
        if growth is not None and growth.grows:
            wrong = f"memory grows, by {growth.growth.middle:.1f} MB after warming up"
            self.note(Finding(self.surface, None, wrong, self.memory))
