"""Writes the types of the server's messages in TypeScript, for the page.

`--check` writes nothing, and exits 1 when the file is not what it should be.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Final

from wire_reading import Member, Shape, shape_of, with_parts
from wire_shapes import LOBBY, SHAPES, UNIONS

from oenach.server import wire

TARGET: Final = Path(__file__).resolve().parents[1] / "web" / "src" / "wire" / "types.ts"
WIDTH: Final = 100

HEAD: Final = """\
// The messages between the page and the server, made by scripts/make_wire_types.py from the
// server's own classes. Do not edit: change those and run the script.
"""


def types() -> str:
    """The whole file."""
    kinds = with_parts([*SHAPES, *wire.CLIENT_MESSAGES, *wire.SERVER_MESSAGES, *LOBBY])
    parts = [
        HEAD,
        _constants(),
        *(_interface(shape_of(kind)) for kind in kinds),
        *(_union(name, [kind.__name__ for kind in kinds]) for name, kinds in UNIONS.items()),
    ]
    return "\n".join(parts)


def _constants() -> str:
    codes = "".join(f"  {code}: {json.dumps(why)},\n" for code, why in wire.CLOSE_CODES.items())
    return (
        "/** Grows when a page of the version before could no longer play. */\n"
        f"export const PROTOCOL = {wire.PROTOCOL};\n\n"
        "/** The most bytes of one message to the server. */\n"
        f"export const LARGEST_FRAME = {wire.LARGEST_FRAME};\n\n"
        "/** The most moves of a batch, or of a queue. */\n"
        f"export const MOST_MOVES = {wire.MOST_MOVES};\n\n"
        "/** Every code with which the server closes a connection. */\n"
        f"export const CLOSE_CODES = {{\n{codes}}} as const;\n"
    )


def _interface(shape: Shape) -> str:
    lines = [_comment(shape.meaning, ""), f"export interface {shape.name} {{"]
    if shape.tag is not None:
        lines.append(f"  {shape.tag[0]}: {json.dumps(shape.tag[1])};")
    for member in shape.members:
        if note := _note(member):
            lines.append(_comment(note, "  "))
        mark = "?" if member.optional else ""
        lines.append(f"  {member.name}{mark}: {member.type};")
    return "\n".join([*filter(None, lines), "}", ""])


def _note(member: Member) -> str:
    sentences = [member.meaning]
    if member.limits:
        sentences.append(f"{member.limits[0].upper()}{member.limits[1:]}.")
    if member.optional and member.default not in (None, "null"):
        sentences.append(f"{member.default} if left out.")
    return " ".join(filter(None, sentences))


def _comment(text: str, indent: str) -> str:
    # A comment must not end where its text has the sign for it.
    text = text.replace("*/", "*\u200b/")
    if "\n" not in text and len(indent) + len(text) + 7 <= WIDTH:
        return f"{indent}/** {text} */"
    lines = text.splitlines() if "\n" in text else _folded(text, WIDTH - len(indent) - 3)
    body = "".join(f"{indent} * {line}".rstrip() + "\n" for line in lines)
    return f"{indent}/**\n{body}{indent} */"


def _folded(text: str, width: int) -> list[str]:
    lines: list[str] = [""]
    for word in text.split():
        if lines[-1] and len(lines[-1]) + 1 + len(word) > width:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return lines


def _union(name: str, members: list[str]) -> str:
    # As prettier would have it, which checks the page's sources.
    start, choices = f"export type {name} =", f"{' | '.join(members)};"
    if len(f"{start} {choices}") <= WIDTH:
        return f"{start} {choices}\n"
    if len(f"  {choices}") <= WIDTH:
        return f"{start}\n  {choices}\n"
    return f"{start}\n" + "\n".join(f"  | {one}" for one in members) + ";\n"


def main() -> int:
    """Writes the file, or says whether it is up to date."""
    wanted = types()
    if "--check" in sys.argv[1:]:
        if not TARGET.exists() or TARGET.read_text() != wanted:
            print(f"{TARGET.name} is not up to date: run scripts/make_wire_types.py")
            return 1
        print("The page's types are those of the server's messages.")
        return 0
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(wanted)
    return 0


if __name__ == "__main__":
    sys.exit(main())
