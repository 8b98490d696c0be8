"""Writes the types of all that a page gets: in TypeScript for the page, and as JSON Schema.

The server's messages make web/src/wire/types.ts and docs/schemas/wire.json, what a game's
`page.TYPES` names makes web/src/games/<game>/types.ts and docs/schemas/<game>.json. `--check`
writes nothing, and exits 1 when a file is not what it should be.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from wire_reading import Alias, Member, Shape, aliases_in, shape_of, with_parts
from wire_schemas import schema, wire_schema
from wire_shapes import ANY_GAME, LOBBY, SHAPES, UNIONS

from oenach.games.installed import modules
from oenach.kernel import seats
from oenach.offers import PageTypes
from oenach.server.naming.bots import PERSONAS
from oenach.server.wire import commands, messages, protocol

ROOT: Final = Path(__file__).resolve().parents[2]
WIRE: Final = ROOT / "web" / "src" / "wire" / "types.ts"
GAMES: Final = ROOT / "web" / "src" / "games"
SCHEMAS: Final = ROOT / "docs" / "schemas"
WIDTH: Final = 100

HEAD: Final = """\
// The messages between the page and the server, made by scripts/wire/make_wire_types.py from the
// server's own classes. Do not edit: change those and run the script.
"""


GAME_HEAD: Final = """\
// What a page gets of {name}, made by scripts/wire/make_wire_types.py from the types that
// the game's `rules/view.py` and `page.py` name. Do not edit: change those and run the script.
"""

GENERIC: Final = (
    "LogEvent",
    "MoveEvent",
    "DrawEvent",
    "Position",
    "CandidateSeen",
    "Hint",
    "QueueSeen",
    "ReplayStep",
)
"""What is of a game's own types where the game is known."""

PARAMETER: Final = "<G extends GameTypes = GameTypes>"


def wire_kinds() -> list[type]:
    """All shapes of the protocol."""
    return with_parts([*SHAPES, *commands.CLIENT_MESSAGES, *messages.SERVER_MESSAGES, *LOBBY])


def wire_types() -> str:
    """The types of the protocol, which names no game."""
    aliases = aliases_in([seats], {})
    parts = [
        HEAD,
        _constants(),
        *_named(aliases.values()),
        _game_types(ANY_GAME, "GameTypes", "The types of one game; here, what is known of any."),
        *(_interface(shape_of(kind, aliases)) for kind in wire_kinds()),
        *(_union(name, [kind.__name__ for kind in kinds]) for name, kinds in UNIONS.items()),
    ]
    return "\n".join(parts)


def game_types(name: str, own: PageTypes) -> str:
    """The types of one game."""
    shared = {kind.__name__ for kind in wire_kinds()}
    known = aliases_in([seats], {})
    kinds = [kind for kind in with_parts(vars(own).values()) if kind.__name__ not in shared]
    homes = dict.fromkeys(sys.modules[kind.__module__] for kind in kinds)
    aliases = aliases_in(homes, known)
    shapes = [_interface(shape_of(kind, {**known, **aliases})) for kind in kinds]
    body = "\n".join([*shapes, _game_types(own, "Types", "The types of this game.")])
    body = "\n".join([*_named(_used(aliases.values(), body)), body])
    names = sorted({*shared, *(alias.name for alias in known.values())})
    code = re.sub(r"/\*\*.*?\*/", "", body, flags=re.DOTALL)
    imports = [name for name in names if re.search(rf"\b{name}\b", code)]
    return f"{GAME_HEAD.format(name=name)}\n{_imports(imports)}\n{body}\n{_own_names(own)}"


def _used(aliases: Iterable[Alias], body: str) -> list[Alias]:
    """The aliases that are mentioned, be it by others that are."""
    found: list[Alias] = []
    for alias in reversed(list(aliases)):
        text = "\n".join([body, *(one.text for one in found)])
        if re.search(rf"\b{alias.name}\b", text):
            found.insert(0, alias)
    return found


def _named(aliases: Iterable[Alias]) -> list[str]:
    return [_union(alias.name, alias.text.split(" | ")) for alias in aliases]


def _game_types(types: PageTypes, name: str, meaning: str) -> str:
    members = "".join(f"  {part}: {kind.__name__};\n" for part, kind in vars(types).items())
    return f"/** {meaning} */\nexport interface {name} {{\n{members}}}\n"


def _own_names(own: PageTypes) -> str:
    """What every game's types can be called by."""
    names = {part.title().replace("_", ""): kind.__name__ for part, kind in vars(own).items()}
    lines = [
        f"export type {{ {part} }};" if part == kind else f"export type {part} = {kind};"
        for part, kind in names.items()
    ]
    lines += [f"export type {name} = Any{name}<Types>;" for name in ("LogEvent", "Position")]
    return "\n".join([*lines, ""])


def _imports(names: list[str]) -> str:
    taken = [*(f"{name} as Any{name}" for name in ("LogEvent", "Position")), *names]
    whole = f'import type {{ {", ".join(taken)} }} from "../../wire/types";'
    if len(whole) <= WIDTH:
        return whole + "\n"
    return (
        "import type {\n" + "".join(f"  {one},\n" for one in taken) + '} from "../../wire/types";\n'
    )


def _constants() -> str:
    names = "".join(
        f"  {level}: {json.dumps(called, ensure_ascii=False)},\n"
        for level, called in PERSONAS.items()
    )
    codes = "".join(f"  {code}: {json.dumps(why)},\n" for code, why in protocol.CLOSE_CODES.items())
    return (
        "/** Grows when a page of the version before could no longer play. */\n"
        f"export const PROTOCOL = {protocol.PROTOCOL};\n\n"
        "/** The most bytes of one message to the server. */\n"
        f"export const LARGEST_FRAME = {protocol.LARGEST_FRAME};\n\n"
        "/** The most moves of a batch, or of a queue. */\n"
        f"export const MOST_MOVES = {commands.MOST_MOVES};\n\n"
        "/** Every code with which the server closes a connection. */\n"
        f"export const CLOSE_CODES = {{\n{codes}}} as const;\n\n"
        "/** What the bots of a level are called, in their order at a table. */\n"
        f"export const PERSONAS = {{\n{names}}} as const;\n"
    )


def _interface(shape: Shape) -> str:
    lines = [
        _comment(shape.meaning, ""),
        f"export interface {shape.name}{_parameter(shape.name)} {{",
    ]
    if shape.tag is not None:
        lines.append(f"  {shape.tag[0]}: {json.dumps(shape.tag[1])};")
    for member in shape.members:
        if note := _note(member):
            lines.append(_comment(note, "  "))
        mark = "?" if member.optional else ""
        lines.append(f"  {member.name}{mark}: {member.type};")
    return "\n".join([*filter(None, lines), "}", ""])


def _parameter(name: str) -> str:
    return PARAMETER if name in GENERIC else ""


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
    start = f"export type {name}{_parameter(name)} ="
    members = [f"{one}<G>" if name in GENERIC and one in GENERIC else one for one in members]
    choices = f"{' | '.join(members)};"
    if len(f"{start} {choices}") <= WIDTH:
        return f"{start} {choices}\n"
    if len(f"  {choices}") <= WIDTH:
        return f"{start}\n  {choices}\n"
    return f"{start}\n" + "\n".join(f"  | {one}" for one in members) + ";\n"


def made() -> dict[Path, str]:
    """Every file that is made, with what stands in it."""
    files = {WIRE: wire_types(), SCHEMAS / "wire.json": _as_text(wire_schema())}
    for module in modules():
        own = module.page.TYPES
        files[GAMES / module.name / "types.ts"] = game_types(module.name, own)
        files[SCHEMAS / f"{module.name}.json"] = _as_text(schema(module.name, own))
    return files


def _as_text(schema: dict[str, object]) -> str:
    return json.dumps(schema, indent=1, ensure_ascii=False) + "\n"


def main() -> int:
    """Writes the files, or says whether they are up to date."""
    wanted = made()
    if "--check" in sys.argv[1:]:
        late = [file for file, text in wanted.items() if not _is(file, text)]
        for file in late:
            print(
                f"{file.relative_to(ROOT)} is not up to date: run scripts/wire/make_wire_types.py"
            )
        if not late:
            print("The page's types are those of what the server sends.")
        return 1 if late else 0
    for file, text in wanted.items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return 0


def _is(file: Path, text: str) -> bool:
    return file.exists() and file.read_text(encoding="utf-8") == text


if __name__ == "__main__":
    sys.exit(main())
