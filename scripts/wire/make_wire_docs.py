"""Fills in what the pages about the server take from the server itself, and records the example.

A page has blocks between `<!-- made: NAME -->` and `<!-- end -->`; the rest is written by hand.
`--check` writes nothing, and exits 1 when a page or the example is not what it should be.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from server_blocks import close_codes, endpoints, errors, limits, metrics, settings
from wire_excerpts import excerpts
from wire_reading import Shape, shape_of, with_parts
from wire_recording import record
from wire_shapes import LOBBY, SHAPES, UNIONS

from oenach.games.installed import modules
from oenach.server.wire.commands import CLIENT_MESSAGES
from oenach.server.wire.messages import SERVER_MESSAGES

DOCS: Final = Path(__file__).resolve().parents[2] / "docs"
EXAMPLE: Final = DOCS / "wire-example.jsonl"
PAGES: Final = (DOCS / "wire-protocol.md", DOCS / "operating.md")


def messages(kinds: tuple[type, ...]) -> str:
    """A section for each message of a direction."""
    return "\n".join(_section(shape_of(kind)) for kind in kinds)


def parts() -> str:
    """A section for each shape that stands in messages, requests or answers."""
    told = {*CLIENT_MESSAGES, *SERVER_MESSAGES}
    kinds = with_parts([*SERVER_MESSAGES, *LOBBY, *SHAPES])
    return "\n".join(_section(shape_of(kind)) for kind in kinds if kind not in told)


def games() -> str:
    """A section for each game, with the shapes of what a page gets of it."""
    shared = {*with_parts([*SERVER_MESSAGES, *LOBBY, *SHAPES])}
    told: list[str] = []
    for module in modules():
        own = vars(module.page.TYPES)
        kinds = [kind for kind in with_parts(own.values()) if kind not in shared]
        named = ", ".join(f"{part} is a `{kind.__name__}`" for part, kind in own.items())
        told.append(
            f"### {module.name}\n\nHere a {named}. [JSON Schema](schemas/{module.name}.json).\n"
        )
        told += [f"#{_section(shape_of(kind))}" for kind in kinds]
    return "\n".join(told)


def _section(shape: Shape) -> str:
    title = f"`{shape.tag[1]}`" if shape.tag is not None else shape.name
    if shape.tag is not None and shape.tag[0] != "type":
        title = f"{shape.name}: {shape.tag[0]} {title}"
    lines = [f"### {title}", "", shape.meaning, ""]
    if shape.members:
        lines += ["| field | type | |", "|---|---|---|"]
    for member in shape.members:
        notes = [member.meaning, _sentence(member.limits)]
        if member.optional and member.default not in (None, "null"):
            notes.append(f"`{member.default}` if left out.")
        elif member.optional:
            notes.append("May be left out.")
        kind = member.type.replace("|", "\\|")
        lines.append(f"| `{member.name}` | `{kind}` | {' '.join(filter(None, notes))} |")
    return "\n".join([*lines, ""])


def _sentence(text: str) -> str:
    return f"{text[0].upper()}{text[1:].replace('|', chr(92) + '|')}." if text else ""


def unions() -> str:
    """The choices that have a name, beside the messages themselves."""
    return "".join(
        f"- `{name}` is one of {', '.join(f'`{kind.__name__}`' for kind in kinds)}.\n"
        for name, kinds in UNIONS.items()
        if "Message" not in name
    )


def page_with(page: str, blocks: dict[str, Callable[[], str]]) -> str:
    """A page with its blocks made anew."""

    def made(found: re.Match[str]) -> str:
        return f"<!-- made: {found[1]} -->\n\n{blocks[found[1]]().strip()}\n\n<!-- end -->"

    return re.sub(r"<!-- made: ([a-z-]+) -->.*?<!-- end -->", made, page, flags=re.DOTALL)


def main() -> int:
    """Writes pages and example, or says whether they are up to date."""
    lines = record()
    example = "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)
    blocks: dict[str, Callable[[], str]] = {
        "client-messages": lambda: messages(CLIENT_MESSAGES),
        "server-messages": lambda: messages(SERVER_MESSAGES),
        "parts": parts,
        "unions": unions,
        "games": games,
        "limits": limits,
        "close-codes": close_codes,
        "errors": errors,
        "endpoints": endpoints,
        "example": lambda: excerpts(lines),
        "settings": settings,
        "metrics": metrics,
    }
    wanted = {page: page_with(page.read_text(), blocks) for page in PAGES}
    wanted[EXAMPLE] = example
    if "--check" not in sys.argv[1:]:
        for file, text in wanted.items():
            file.write_text(text)
        return 0
    late = [
        file.name for file, text in wanted.items() if not file.exists() or file.read_text() != text
    ]
    if late:
        print(f"Not up to date: {', '.join(late)}. Run scripts/wire/make_wire_docs.py")
        return 1
    print("The pages about the server are up to date.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
