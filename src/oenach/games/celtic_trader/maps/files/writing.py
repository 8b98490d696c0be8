"""Writing map files so that a person can read and change them."""

from __future__ import annotations

import json
from typing import Final

WIDTH: Final = 96


def written(content: object) -> str:
    """The text of a map file: whatever fits on a line stands on one."""
    return _written(content, 0, 0) + "\n"


def _written(value: object, depth: int, used: int) -> str:
    """A value; `used` is what stands before it on its line."""
    line = json.dumps(value, ensure_ascii=False)
    if used + len(line) <= WIDTH or not isinstance(value, (dict, list)) or not value:
        return line
    inner = " " * (depth + 1)
    if isinstance(value, list):
        entries = [_written(entry, depth + 1, depth + 1) for entry in value]
        return "[\n" + ",\n".join(inner + entry for entry in entries) + f"\n{' ' * depth}]"
    pairs: list[str] = []
    for key, entry in value.items():
        label = f"{json.dumps(key, ensure_ascii=False)}: "
        pairs.append(inner + label + _written(entry, depth + 1, depth + 1 + len(label)))
    return "{\n" + ",\n".join(pairs) + f"\n{' ' * depth}}}"
