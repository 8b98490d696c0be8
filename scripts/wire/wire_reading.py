"""The messages of the server read from its own classes: their fields, types, limits and meaning."""

from __future__ import annotations

import ast
import inspect
import json
import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from types import MappingProxyType, ModuleType, UnionType
from typing import Literal, NamedTuple, Union, get_args, get_origin, get_type_hints

from msgspec import NODEFAULT
from msgspec import inspect as msgspec_inspect
from wire_shapes import RAW

from oenach.kernel.seats import SeatLetter
from oenach.offers import Offer, Way

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


class Alias(NamedTuple):
    """A type that has a name in the source, and so gets one in TypeScript."""

    name: str
    text: str
    """What it stands for."""


Aliases = Mapping[str, Alias]
"""By what msgspec says of a type, the name that it goes by."""


def shape_of(kind: type, aliases: Aliases = MappingProxyType({})) -> Shape:
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
    members = [_member(kind, field, leaves_out, meanings, aliases) for field in fields]
    return Shape(kind.__name__, tag, inspect.getdoc(kind) or "", tuple(members))


def _member(
    kind: type,
    field: msgspec_inspect.Field,
    leaves_out: bool,
    meanings: dict[str, str],
    aliases: Aliases,
) -> Member:
    name = field.encode_name
    told = RAW.get((kind, name)) or typescript(field.type, aliases)
    if leaves_out and issubclass(kind, Offer | Way):
        # The server alone makes these, and leaves out whatever is null.
        told = told.removesuffix(" | null")
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


def typescript(kind: msgspec_inspect.Type, aliases: Aliases = MappingProxyType({})) -> str:
    """A type in TypeScript."""
    alias = aliases.get(repr(kind))
    return _written(kind, aliases) if alias is None else alias.name


def _written(kind: msgspec_inspect.Type, aliases: Aliases) -> str:
    def inner(one: msgspec_inspect.Type) -> str:
        return typescript(one, aliases)

    if isinstance(kind, msgspec_inspect.Metadata):
        return inner(kind.type)
    if type(kind) in SIMPLE:
        return SIMPLE[type(kind)]
    if isinstance(kind, msgspec_inspect.LiteralType):
        return " | ".join(json.dumps(value) for value in sorted(kind.values, key=str))
    if isinstance(kind, msgspec_inspect.StructType | msgspec_inspect.TypedDictType):
        return kind.cls.__name__
    if isinstance(kind, msgspec_inspect.ListType | msgspec_inspect.VarTupleType):
        item = inner(kind.item_type)
        return f"({item})[]" if " | " in item else f"{item}[]"
    if isinstance(kind, msgspec_inspect.TupleType):
        return f"[{', '.join(map(inner, kind.item_types))}]"
    if isinstance(kind, msgspec_inspect.DictType):
        return _record(kind, inner(kind.key_type), inner(kind.value_type))
    if isinstance(kind, msgspec_inspect.UnionType):
        return " | ".join(dict.fromkeys(map(inner, kind.types)))
    if isinstance(kind, msgspec_inspect.CustomType) and kind.cls is object:
        return "unknown"
    raise TypeError(f"say in wire_shapes.RAW what stands in {kind}")


def _record(kind: msgspec_inspect.DictType, key: str, value: str) -> str:
    if isinstance(kind.key_type, msgspec_inspect.StrType):
        return f"Record<{key}, {value}>"
    # What belongs to seats is looked up by whatever names a seat, as messages do too.
    if kind.key_type == msgspec_inspect.type_info(SeatLetter):
        return f"Record<string, {value}>"
    return f"Partial<Record<{key}, {value}>>"


def aliases_in(modules: Iterable[ModuleType], known: Aliases) -> dict[str, Alias]:
    """The aliases of some modules, beside those that are known already."""
    found: dict[str, Alias] = {}
    for module in modules:
        for name, value in vars(module).items():
            if not _is_alias(value):
                continue
            kind = msgspec_inspect.type_info(value)
            if repr(kind) not in known and repr(kind) not in found:
                found[repr(kind)] = Alias(name, _written(kind, {**known, **found}))
    return found


def _is_alias(value: object) -> bool:
    origin = get_origin(value)
    if origin in (Union, UnionType):
        return all(_is_alias(one) for one in get_args(value))
    return origin in (Literal, tuple, dict)


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
    found: dict[str, str] = {}
    # A TypedDict keeps what it extends here alone.
    bases = getattr(kind, "__orig_bases__", kind.__bases__)
    for base in bases:
        if isinstance(base, type):
            found |= _meanings(base)
    return found | _told_under_fields(kind)


def _told_under_fields(kind: type) -> dict[str, str]:
    home = getattr(sys.modules.get(kind.__module__), "__file__", None)
    if home is None:
        return {}
    # A compiled module's source stands beside it.
    source = Path(home).with_name(f"{kind.__module__.rpartition('.')[2]}.py")
    if not source.exists():
        return {}
    classes = [
        node
        for node in ast.parse(source.read_text(encoding="utf-8")).body
        if isinstance(node, ast.ClassDef) and node.name == kind.__name__
    ]
    if not classes:
        return {}
    tree = classes[0]
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
    elif isinstance(kind, msgspec_inspect.TupleType):
        for one in kind.item_types:
            yield from _parts(one)
    elif isinstance(kind, msgspec_inspect.DictType):
        yield from _parts(kind.value_type)
