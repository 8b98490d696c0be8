"""The messages of the server read from its own classes: their fields, types, limits and meaning."""

from __future__ import annotations

import ast
import inspect
import json
import textwrap
from collections.abc import Iterable, Iterator
from typing import NamedTuple, get_type_hints

from msgspec import NODEFAULT
from msgspec import inspect as msgspec_inspect
from wire_shapes import RAW, VIEWS

SIMPLE = {
    msgspec_inspect.StrType: "string",
    msgspec_inspect.IntType: "number",
    msgspec_inspect.FloatType: "number",
    msgspec_inspect.BoolType: "boolean",
    msgspec_inspect.NoneType: "null",
    msgspec_inspect.AnyType: "unknown",
}


class Member(NamedTuple):
    """A field of a shape."""

    name: str
    type: str
    """Its type in TypeScript."""
    optional: bool
    """Whether it may be left out."""
    default: str | None
    """What it is when it is left out, as JSON; None if nothing says."""
    limits: str
    """What its values are limited to."""
    meaning: str


class Shape(NamedTuple):
    """A message or a part of one."""

    name: str
    tag: tuple[str, str] | None
    """The field that tells messages apart, and its value here."""
    meaning: str
    members: tuple[Member, ...]


def shape_of(kind: type) -> Shape:
    """A shape as a client sees it."""
    known = msgspec_inspect.type_info(kind)
    if isinstance(known, msgspec_inspect.TypedDictType):
        order = list(get_type_hints(kind))
        fields = sorted(known.fields, key=lambda field: order.index(field.name))
        leaves_out, tag = True, None
    elif isinstance(known, msgspec_inspect.StructType):
        fields = list(known.fields)
        config = known.cls.__struct_config__
        # What a client sends may always leave out what has a default: only there are unknown
        # fields forbidden. What the server sends leaves it out only where it says so.
        leaves_out = config.omit_defaults or config.forbid_unknown_fields
        tag = None if known.tag_field is None else (known.tag_field, str(known.tag))
    else:
        raise TypeError(f"{kind} is no shape of a message")
    meanings = _meanings(kind)
    members = [_member(kind, field, leaves_out, meanings) for field in fields]
    return Shape(kind.__name__, tag, inspect.getdoc(kind) or "", tuple(members))


def _member(
    kind: type, field: msgspec_inspect.Field, leaves_out: bool, meanings: dict[str, str]
) -> Member:
    name = field.encode_name
    told = RAW.get((kind, name)) or typescript(field.type)
    if name == "game" and kind in VIEWS.values():
        told = next(json.dumps(game) for game, view in VIEWS.items() if view is kind)
    default = None
    if field.default is not NODEFAULT:
        default = json.dumps(field.default)
    elif field.default_factory in (list, dict):
        default = json.dumps(field.default_factory())
    return Member(
        name,
        told,
        leaves_out and not field.required,
        default,
        limits(field.type),
        meanings.get(name) or _description(field.type),
    )


def typescript(kind: msgspec_inspect.Type) -> str:
    """A type in TypeScript."""
    if isinstance(kind, msgspec_inspect.Metadata):
        return typescript(kind.type)
    if type(kind) in SIMPLE:
        return SIMPLE[type(kind)]
    if isinstance(kind, msgspec_inspect.LiteralType):
        return " | ".join(json.dumps(value) for value in sorted(kind.values, key=str))
    if isinstance(kind, msgspec_inspect.StructType | msgspec_inspect.TypedDictType):
        return kind.cls.__name__
    if isinstance(kind, msgspec_inspect.ListType | msgspec_inspect.VarTupleType):
        item = typescript(kind.item_type)
        return f"({item})[]" if " | " in item else f"{item}[]"
    if isinstance(kind, msgspec_inspect.TupleType):
        return f"[{', '.join(map(typescript, kind.item_types))}]"
    if isinstance(kind, msgspec_inspect.DictType):
        return f"Record<{typescript(kind.key_type)}, {typescript(kind.value_type)}>"
    if isinstance(kind, msgspec_inspect.UnionType):
        return " | ".join(dict.fromkeys(map(typescript, kind.types)))
    if isinstance(kind, msgspec_inspect.CustomType) and kind.cls is object:
        return "unknown"
    raise TypeError(f"say in wire_shapes.RAW what stands in {kind}")


def limits(kind: msgspec_inspect.Type) -> str:
    """What values of a type are limited to, in words."""
    if isinstance(kind, msgspec_inspect.Metadata):
        return limits(kind.type)
    if isinstance(kind, msgspec_inspect.UnionType):
        return "; ".join(filter(None, map(limits, kind.types)))
    if isinstance(kind, msgspec_inspect.ListType):
        inner = limits(kind.item_type)
        own = _between(kind.min_length, kind.max_length, "items")
        return "; ".join(filter(None, [own, f"each {inner}" if inner else ""]))
    if isinstance(kind, msgspec_inspect.StrType):
        length = _between(kind.min_length, kind.max_length, "characters")
        return "; ".join(filter(None, [length, f"`{kind.pattern}`" if kind.pattern else ""]))
    if isinstance(kind, msgspec_inspect.IntType | msgspec_inspect.FloatType):
        return _between(kind.ge, kind.le, "")
    return ""


def _description(kind: msgspec_inspect.Type) -> str:
    if isinstance(kind, msgspec_inspect.UnionType):
        return next(filter(None, map(_description, kind.types)), "")
    if isinstance(kind, msgspec_inspect.Metadata) and kind.extra_json_schema:
        return str(kind.extra_json_schema.get("description", ""))
    return ""


def _between(least: float | None, most: float | None, unit: str) -> str:
    if least is None and most is None:
        return ""
    if least is None:
        return f"at most {most} {unit}".strip()
    if most is None:
        return f"at least {least} {unit}".strip()
    if least == most:
        return f"{least} {unit if least != 1 else unit.removesuffix('s')}".strip()
    return f"{least} to {most} {unit}".strip()


def _meanings(kind: type) -> dict[str, str]:
    """The sentences under the fields of a class, which no object keeps."""
    try:
        tree = ast.parse(textwrap.dedent(inspect.getsource(kind))).body[0]
    except OSError:
        return {}
    assert isinstance(tree, ast.ClassDef)
    found: dict[str, str] = {}
    for field, after in zip(tree.body, tree.body[1:], strict=False):
        if (
            isinstance(field, ast.AnnAssign)
            and isinstance(field.target, ast.Name)
            and isinstance(after, ast.Expr)
            and isinstance(after.value, ast.Constant)
            and isinstance(after.value.value, str)
        ):
            found[field.target.id] = " ".join(after.value.value.split())
    return found


def with_parts(kinds: Iterable[type]) -> list[type]:
    """The shapes, and before each the shapes that stand in it; each once."""
    found: dict[type, None] = {}
    for kind in kinds:
        for part in _parts(msgspec_inspect.type_info(kind)):
            found[part] = None
    return list(found)


def _parts(kind: msgspec_inspect.Type) -> Iterator[type]:
    if isinstance(kind, msgspec_inspect.StructType | msgspec_inspect.TypedDictType):
        for field in kind.fields:
            yield from _parts(field.type)
        yield kind.cls
    elif isinstance(kind, msgspec_inspect.UnionType):
        for one in kind.types:
            yield from _parts(one)
    elif isinstance(kind, msgspec_inspect.ListType | msgspec_inspect.VarTupleType):
        yield from _parts(kind.item_type)
    elif isinstance(kind, msgspec_inspect.DictType):
        yield from _parts(kind.value_type)
