"""JSON Schema of what goes between page and server: of the messages, and of each game's part."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec
from wire_shapes import ANY_GAME, FACTS, LOBBY, RAW, SHAPES, UNIONS

from oenach.offers import PageTypes

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
REF: Final = "#/$defs/{name}"

Schema = dict[str, Any]


def schema(name: str, types: PageTypes) -> Schema:
    """A schema for each of the types, among its `$defs`; `properties` says which is what.

    Nothing may be sent that no type names, so no object may have more.
    """
    parts = vars(types)
    refs, shapes = _components(list(parts.values()))
    for shape in shapes.values():
        _close(shape)
    return {
        "$schema": DIALECT,
        "title": f"What a page gets of {name}",
        "type": "object",
        "properties": dict(zip(parts, refs, strict=True)),
        "additionalProperties": False,
        "$defs": shapes,
    }


def wire_schema() -> Schema:
    """A schema for every message and every body of a request or an answer, among its `$defs`.

    A message is one of `ClientMessage` or `ServerMessage`. What a game adds to its own is in the
    schema of that game: here its views, offers, ways and effects may have more.
    """
    kinds = [*SHAPES, *UNIONS["ClientMessage"], *UNIONS["ServerMessage"], *LOBBY]
    _, shapes = _components(kinds)
    for (kind, field), told in RAW.items():
        fields = shapes[kind.__name__]["properties"]
        kept = {word: value for word, value in fields[field].items() if word == "default"}
        fields[field] = _told(told) | kept
    open_to_games = {kind.__name__ for kind in vars(ANY_GAME).values()}
    for name, shape in shapes.items():
        if name not in open_to_games:
            _close(shape)
    unions = {
        name: {"anyOf": [_ref(kind.__name__) for kind in kinds]} for name, kinds in UNIONS.items()
    }
    return {
        "$schema": DIALECT,
        "title": "The messages between page and server",
        "anyOf": [_ref("ClientMessage"), _ref("ServerMessage")],
        "$defs": {**unions, **shapes},
    }


def _components(kinds: Sequence[type]) -> tuple[tuple[Schema, ...], dict[str, Schema]]:
    found = msgspec.json.schema_components(kinds, schema_hook=_anything, ref_template=REF)
    _put_null_last(found)
    return found


def _put_null_last(part: object) -> None:
    """Where null is one of several, it is the last: versions of msgspec differ in that."""
    if isinstance(part, dict):
        if "anyOf" in part:
            part["anyOf"].sort(key=lambda choice: choice == {"type": "null"})
        part = list(part.values())
    if isinstance(part, list | tuple):
        for inner in part:
            _put_null_last(inner)


def _close(shape: Schema) -> None:
    if shape.get("type") == "object" and "properties" in shape:
        shape["additionalProperties"] = False


def _ref(name: str) -> Schema:
    return {"$ref": REF.format(name=name)}


_FACT: Final[Schema] = {
    "anyOf": [
        {"type": "string"},
        {"type": "integer"},
        _ref("Told"),
        {"type": "array", "items": _ref("Told")},
    ]
}
_PARTS: Final[Mapping[str, str]] = {
    f'G["{part}"]': kind.__name__ for part, kind in vars(ANY_GAME).items()
}
"""What the types of a game are called where no game is known."""


def _told(typescript: str) -> Schema:
    """A type of `wire_shapes.RAW` as a schema: a name, several of them, or that or null."""
    if typescript == FACTS:
        return {"type": "object", "additionalProperties": _FACT}
    if typescript.endswith(" | null"):
        return {"anyOf": [_told(typescript.removesuffix(" | null")), {"type": "null"}]}
    if typescript.endswith("[]"):
        return {"type": "array", "items": _told(typescript.removesuffix("[]"))}
    return _ref(_PARTS.get(typescript) or re.sub("<G>$", "", typescript))


def _anything(kind: type) -> Schema:
    """Of a value that is an object of Python's, nothing is known."""
    assert kind is object, kind
    return {"description": "Anything."}
