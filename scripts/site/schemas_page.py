"""The page of the JSON schemas: where each is, what it is about and what it defines."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from staging import DOCS, MAPS


def schemas_page() -> str:
    """Every schema, with the names that it defines."""
    told = [
        "# JSON schemas\n\nFor editors, and for programs in other languages that check what they "
        "send and get.\n"
    ]
    for path in [*sorted((DOCS / "schemas").glob("*.json")), *MAPS]:
        told.append(section(path, json.loads(path.read_text(encoding="utf-8"))))
    return "\n".join(told)


def section(path: Path, schema: dict[str, Any]) -> str:
    """One schema."""
    place = f"../schemas/{path.name}"
    lines = [f"## {path.name}", "", f"{schema.get('title', '')}: [the file]({place}).", ""]
    if schema.get("description"):
        lines += [" ".join(str(schema["description"]).split()), ""]
    defined = schema.get("$defs", {})
    if defined:
        lines += ["| defines | holds | |", "|---|---|---|"]
    for name, one in sorted(defined.items()):
        held = ", ".join(f"`{field}`" for field in one.get("properties", {}))
        held = held or "one of several" if "anyOf" in one or "oneOf" in one else held
        said = " ".join(str(one.get("description", "")).split()).replace("|", "\\|")
        lines.append(f"| `{name}` | {held} | {said} |")
    return "\n".join([*lines, ""])
