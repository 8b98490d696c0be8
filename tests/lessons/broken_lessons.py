"""A lesson of the toy, and the same with something else in it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from oenach.lessons.lesson import Lesson, read_lesson
from toys.pebbles import module

FILE = Path(module.__file__).with_name("lessons") / "practice.json"


def toy_json() -> dict[str, Any]:
    """The toy's lesson as its file has it."""
    found: dict[str, Any] = json.loads(FILE.read_text())
    return found


def toy_lesson(steps: Mapping[int, Mapping[str, Any]] | None = None, **changed: Any) -> Lesson:
    """The toy's lesson with other fields, and other fields of some of its steps."""
    whole = {**toy_json(), **changed}
    for number, fields in (steps or {}).items():
        whole["steps"][number] = {**whole["steps"][number], **fields}
    return read_lesson(json.dumps(whole))
