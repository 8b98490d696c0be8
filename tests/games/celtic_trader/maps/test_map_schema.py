"""The JSON Schema of map files, kept in step with the checker."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from importlib import resources
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from games.celtic_trader.maps.map_samples import SAMPLES, MapFile, map_file, sample
from oenach.games.celtic_trader.maps.files import checking, draft
from oenach.games.celtic_trader.maps.files.faults import ABILITIES, COLUMNS, RESOURCES
from oenach.games.celtic_trader.maps.files.worldmap import faults

Path = tuple[str | int, ...]

SCHEMA: dict[str, Any] = json.loads(
    (
        resources.files("oenach.games.celtic_trader.maps.files") / "data" / "map.schema.json"
    ).read_text("utf-8")
)
VALIDATOR = Draft202012Validator(SCHEMA)


def test_the_schema_is_sound_and_says_its_version() -> None:
    Draft202012Validator.check_schema(SCHEMA)
    assert SCHEMA["$id"] == "urn:oenach:celtic-trader:map:1"


@pytest.mark.parametrize("name", SAMPLES)
def test_sound_maps_pass_the_schema(name: str) -> None:
    assert [error.message for error in VALIDATOR.iter_errors(sample(name).file)] == []


def test_a_comment_may_stand_in_every_object() -> None:
    def commented(value: object) -> object:
        if isinstance(value, dict):
            inner = {key: commented(entry) for key, entry in value.items()}
            return inner | {"$comment": ["any", {"thing": None}]}
        return [commented(entry) for entry in value] if isinstance(value, list) else value

    assert VALIDATOR.is_valid(commented(map_file()))
    assert faults(commented(map_file())) == []


def test_the_schema_has_the_words_and_bounds_of_the_checker() -> None:
    parts = SCHEMA["$defs"]
    assert SCHEMA["properties"]["tiles"]["minItems"] == checking.MIN_TILES
    assert SCHEMA["properties"]["tiles"]["maxItems"] == checking.MAX_TILES
    assert SCHEMA["properties"]["name"]["maxLength"] == draft.LONGEST_NAME
    assert parts["tile"]["properties"]["kind"]["enum"] == list(draft.KINDS)
    assert parts["tile"]["properties"]["at"]["items"]["maximum"] == draft.FAR
    assert parts["section"]["properties"]["spots"]["items"]["enum"] == list(RESOURCES)
    assert parts["chart"]["required"] == list(RESOURCES)
    assert parts["column"]["enum"] == list(COLUMNS)
    bonus = parts["role"]["properties"]["bonus"]["properties"]
    assert set(bonus) == {"$comment", "rp", *ABILITIES}
    assert bonus["rp"]["maximum"] == draft.MAX_RATE
    assert parts["levels"]["items"]["maximum"] == draft.MAX_BONUS
    assert parts["levels"]["minItems"] == parts["levels"]["maxItems"] == draft.LEVELS
    assert parts["id"]["pattern"] == f"^{draft._ID.pattern}$"


# Mutations: every sort of value in the file is spoilt in many ways


def paths(value: object, at: Path = ()) -> Iterator[Path]:
    yield at
    if isinstance(value, dict):
        for key, entry in value.items():
            if key != "$comment":
                yield from paths(entry, (*at, key))
    elif isinstance(value, list):
        for n, entry in enumerate(value):
            yield from paths(entry, (*at, n))


def sort_of(path: Path) -> Path:
    """Paths that lead to values of one sort: numbers in lists and names do not tell them apart."""
    named = {"charts": 1, "roles": 1}
    sort = ["*" if isinstance(step, int) else step for step in path]
    if path and path[0] in named and len(path) > 1:
        sort[1] = "*"
    return tuple(sort)


def representatives() -> list[Path]:
    """One path for each sort of value, of land, of a stronghold and of the circle."""
    found: dict[tuple[object, ...], Path] = {}
    file = map_file()
    for path in paths(file):
        kind = file["tiles"][path[1]]["kind"] if path[:1] == ("tiles",) and len(path) > 1 else ""
        found.setdefault((kind, sort_of(path)), path)
    return list(found.values())


REPLACEMENTS: list[Any] = [
    None, True, False, 0, 1, 3, 5, 7, -1, 1001, 10**7, 1.5, "", "x", " ", "T 01", "x" * 61, "wheat",
    [], [0], [0, 0], [1, 2], [0, 1, 2, 3, 4], {}, {"deer": 1}, {"x": {}},
]  # fmt: skip


def spoilt(path: Path) -> Iterator[MapFile]:
    for replacement in REPLACEMENTS:
        file: Any = map_file()
        if not path:
            yield replacement
            continue
        holder = file
        for step in path[:-1]:
            holder = holder[step]
        holder[path[-1]] = copy.deepcopy(replacement)
        yield file
    file = map_file()
    holder = file
    for step in path[:-1]:
        holder = holder[step]
    if path:
        value = holder[path[-1]]
        if isinstance(value, dict):
            value["surprise"] = 1
        elif isinstance(value, list):
            value.extend(copy.deepcopy(value[:1]))
        else:
            del holder[path[-1]]
        yield file


@pytest.mark.parametrize("path", representatives(), ids=lambda path: ".".join(map(str, path)))
def test_whatever_the_schema_refuses_the_checker_refuses(path: Path) -> None:
    caught = 0
    for file in spoilt(path):
        refused = bool(faults(file))
        # What the checker refuses the schema may say of as it likes, and it is slow to ask.
        if refused and caught:
            continue
        if not VALIDATOR.is_valid(file):
            caught += 1
            assert refused, file
    assert caught > 0  # a schema that lets everything pass would be of no use
