"""The page of the requests, from the server's own OpenAPI document."""

from __future__ import annotations

from collections import defaultdict
from typing import Any, Final

WELL: Final = "2"
"""With which the status of an answer begins that is none of the refusals."""


def http_page(api: dict[str, Any]) -> str:
    """Every request, by what it is about."""
    groups: dict[str, list[str]] = defaultdict(list)
    for path, methods in api["paths"].items():
        for method, asked in methods.items():
            groups[asked["tags"][0]].append(section(method, path, asked))
    told = [
        f"# HTTP requests\n\n{api['info']['description']} A running server has this document at "
        "`/api/schema`; this is [the one of this version](openapi.json), OpenAPI "
        f"{api['openapi']}. [The wire protocol](../wire-protocol.md) says how requests and "
        "sockets go together, and has the shapes that are named here.\n"
    ]
    for name, sections in groups.items():
        told += [f"## {name.capitalize()}\n", *sections]
    return "\n".join(told)


def section(method: str, path: str, asked: dict[str, Any]) -> str:
    """One request."""
    lines = [f"### {method.upper()} {path}", "", f"{asked['summary']}.", ""]
    if asked.get("description"):
        lines += [" ".join(asked["description"].split()), ""]
    parameters = [parameter(one) for one in asked.get("parameters", [])]
    if parameters:
        lines += ["| parameter | in | type | |", "|---|---|---|---|", *parameters, ""]
    body = asked.get("requestBody")
    if body:
        lines += [f"Takes {named(body)}.", ""]
    lines += ["| status | gives | |", "|---|---|---|"]
    for status, answer in asked["responses"].items():
        said = "" if status.startswith(WELL) else answer["description"]
        lines.append(f"| {status} | {named(answer)} | {said} |")
    return "\n".join([*lines, ""])


def parameter(one: dict[str, Any]) -> str:
    """A parameter as a row."""
    said = one.get("description", "").replace("|", "\\|")
    return f"| `{one['name']}` | {one['in']} | {kind(one['schema'])} | {said} |"


def named(content: dict[str, Any]) -> str:
    """What is sent, by its name in the document."""
    for media, told in content.get("content", {}).items():
        schema = kind(told["schema"]) if told.get("schema") else ""
        return schema if media == "application/json" else f"`{media}`"
    return ""


def kind(schema: dict[str, Any]) -> str:
    """A type in a few words."""
    if "$ref" in schema:
        return f"`{schema['$ref'].rpartition('/')[2]}`"
    if "enum" in schema:
        return " or ".join(f"`{one}`" for one in schema["enum"])
    for several in ("oneOf", "anyOf"):
        if several in schema:
            return " or ".join(dict.fromkeys(kind(one) for one in schema[several]))
    if schema.get("type") == "array":
        return f"list of {kind(schema['items'])}"
    return str(schema.get("type", "any"))
