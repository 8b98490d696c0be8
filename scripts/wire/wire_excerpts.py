"""The example match, shortened so that it can be read."""

from __future__ import annotations

import json
from typing import Any, Final

from wire_recording import Line

LONGEST: Final = 2
"""So many items of a list are shown."""

WIDTH: Final = 116

LONG_TEXT: Final = 32
"""Longer texts without a space, which are hashes, are cut."""

DROPPED: Final = {"view", "sheets", "table", "you", "options"}
"""What is shown once, in the first message that has it, and as … from then on."""

SECTIONS: Final = (
    ("request", "PATCH", "Two people get a cookie and a name, and one sets up a table."),
    ("received", "welcome", "Each connects, and is told everything. An onlooker has no cookie."),
    (
        "sent",
        "first-move",
        "Aoife lays a token face down. Her answer has the move itself in `own`, what the others "
        "get has not. She sends the same command again, as after a lost connection: nothing "
        "happens twice.",
    ),
    ("sent", "too-early", "Bran's page had not yet heard of it: his move is stale."),
    ("sent", "second-move", "With the event that he now knows of it is done."),
    ("sent", "gate-is-taken", "A move that a rule refuses, and a question about another."),
    ("sent", "Sorry, that was the wrong token.", "A word at the table."),
    ("sent", "may-i-please", "A takeback: asked for, agreed to, done."),
    ("sent", "i-give-up", "Bran resigns. What was hidden is turned up, and the match is over."),
)


def excerpts(lines: list[Line]) -> str:
    """The example in sections, a line for each request or frame."""
    parts: list[str] = []
    seen: set[str] = set()
    waiting = list(SECTIONS)
    for line in lines:
        if waiting and _begins(line, *waiting[0][:2]):
            if parts:
                parts.append("```\n")
            parts.append(f"{waiting.pop(0)[2]}\n\n```json5")
        parts.append(_shown(line, seen))
    assert not waiting, f"the example has no {waiting[0][1]}"
    return "\n".join([*parts, "```"])


def _begins(line: Line, direction: str, mark: str) -> bool:
    if direction not in line:
        return False
    told = line[direction]
    return mark in told if isinstance(told, str) else mark in (
        told["type"], told.get("id"), told.get("text")
    )  # fmt: skip


def _shown(line: Line, seen: set[str]) -> str:
    if "request" in line:
        body = "" if line["body"] is None else f" {_json(line['body'])}"
        answer = _json(_short(line["answer"], seen))
        return f"// {line['who']}: {line['request']}{body}\n{answer}"
    if "sent" in line:
        return f"// {line['who']} →\n{_json(line['sent'])}"
    return f"// → {line['who']}\n{_json(_short(line['received'], seen))}"


def _short(value: Any, seen: set[str]) -> Any:
    if isinstance(value, dict):
        return {key: _field(key, one, seen) for key, one in value.items()}
    if isinstance(value, list):
        shown = [_short(one, seen) for one in value[:LONGEST]]
        return [*shown, "…"] if len(value) > LONGEST else shown
    if isinstance(value, str) and len(value) > LONG_TEXT and " " not in value:
        return f"{value[:8]}…"
    return value


def _field(key: str, value: Any, seen: set[str]) -> Any:
    if key in DROPPED and isinstance(value, dict) and value:
        if key in seen:
            return "…"
        seen.add(key)
    return _short(value, seen)


def _json(value: Any, indent: int = 0) -> str:
    """JSON on one line where it fits, else an item a line."""
    line = json.dumps(value, ensure_ascii=False)
    if indent + len(line) <= WIDTH or not isinstance(value, dict | list):
        return line
    inner = " " * (indent + 2)
    if isinstance(value, dict):
        opening, closing = "{}"
        parts = [f"{json.dumps(key)}: {_json(one, indent + 2)}" for key, one in value.items()]
    else:
        opening, closing = "[]"
        parts = [_json(one, indent + 2) for one in value]
    return f"{opening}\n{inner}" + f",\n{inner}".join(parts) + f"\n{' ' * indent}{closing}"
