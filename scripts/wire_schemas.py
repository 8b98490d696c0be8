"""JSON Schema of what a page gets of a game."""

from __future__ import annotations

from typing import Any

import msgspec

from oenach.offers import PageTypes

DIALECT = "https://json-schema.org/draft/2020-12/schema"


def schema(name: str, types: PageTypes) -> dict[str, Any]:
    """A schema for each of the types, among its `$defs`; `properties` says which is what.

    Nothing may be sent that no type names, so no object may have more.
    """
    parts = vars(types)
    refs, shapes = msgspec.json.schema_components(
        parts.values(), schema_hook=_anything, ref_template="#/$defs/{name}"
    )
    for shape in shapes.values():
        if shape.get("type") == "object" and "properties" in shape:
            shape["additionalProperties"] = False
    return {
        "$schema": DIALECT,
        "title": f"What a page gets of {name}",
        "type": "object",
        "properties": dict(zip(parts, refs, strict=True)),
        "additionalProperties": False,
        "$defs": shapes,
    }


def _anything(kind: type) -> dict[str, Any]:
    """Of a value that is an object of Python's, nothing is known."""
    assert kind is object, kind
    return {"description": "Anything."}
