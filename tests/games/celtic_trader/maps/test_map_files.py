"""Map files that are refused: with the file, the place and the reason, and after little work."""

from __future__ import annotations

import json
import os
import string
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

import pytest

from games.celtic_trader.maps.map_samples import MapFile, map_file, section, tile
from oenach.games.celtic_trader.maps.files import faults, reading
from oenach.games.celtic_trader.maps.files.faults import FAULT_KEYS, MapFault
from oenach.games.celtic_trader.maps.files.reading import LARGEST, MapFileError, read_map_file
from oenach.games.celtic_trader.maps.files.telling import (
    PHRASES,
    fault_line,
    fault_lines,
    told_place,
)
from oenach.kernel.errors import OenachError
from oenach.messages import LANGUAGES, explain, say


def write(folder: Path, content: object) -> Path:
    path = folder / "my.json"
    text = content if isinstance(content, (str, bytes)) else json.dumps(content)
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return path


def refused(path: Path) -> MapFileError:
    with pytest.raises(MapFileError) as error:
        read_map_file(path)
    assert isinstance(error.value, OenachError)
    shown = str(path) if len(str(path)) < 400 else str(path)[:390]
    assert str(error.value.facts["file"]).startswith(shown)
    for language in LANGUAGES:
        told = explain(error.value, language)
        assert shown in told and "map-file" not in told
    return error.value


def test_a_sound_file_is_read(tmp_path: Path) -> None:
    world = read_map_file(write(tmp_path, map_file()))
    assert world.name == "britannia"
    assert world.file == map_file()


def test_a_byte_order_mark_does_no_harm(tmp_path: Path) -> None:
    path = write(tmp_path, b"\xef\xbb\xbf" + json.dumps(map_file()).encode())
    assert read_map_file(path).name == "britannia"


# What is no JSON


def test_no_such_file(tmp_path: Path) -> None:
    assert refused(tmp_path / "nowhere.json").key == "map-file-unreadable"
    assert refused(tmp_path / ("x" * 5000)).key == "map-file-unreadable"
    assert refused(Path(f"{tmp_path}/a\0b")).key == "map-file-unreadable"


@pytest.mark.skipif(os.name != "posix", reason="pipes and devices are elsewhere")
def test_a_folder_or_a_pipe_is_no_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def opened(path: Path, *given: object) -> NoReturn:
        raise AssertionError(f"{path} was opened, and might keep us waiting for ever")

    monkeypatch.setattr(Path, "open", opened)
    assert refused(tmp_path).key == "map-file-not-a-file"
    os.mkfifo(tmp_path / "pipe")
    assert refused(tmp_path / "pipe").key == "map-file-not-a-file"
    assert refused(Path("/dev/zero")).key == "map-file-not-a-file"


@pytest.mark.parametrize("size", [LARGEST + 1, 50_000_000])
def test_a_huge_file(tmp_path: Path, size: int) -> None:
    path = write(tmp_path, b" " * size)
    assert refused(path).key == "map-file-too-large"
    tracemalloc.start()
    try:
        with pytest.raises(MapFileError):
            read_map_file(path)
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    # No more of it is read than a map may have.
    assert peak < 2 * LARGEST


@pytest.mark.parametrize(
    ("content", "line", "column"),
    [
        ("", 1, 1),
        ("hello", 1, 1),
        ('{"name": "x",}', 1, 14),
        ('{"name": "x"\n "version": 1}', 2, 2),
        ('{"name": "x"} {}', 1, 15),
        ("{'name': 1}", 1, 2),
    ],
)
def test_what_is_not_json_is_told_with_line_and_column(
    tmp_path: Path, content: str, line: int, column: int
) -> None:
    error = refused(write(tmp_path, content))
    assert error.key == "map-file-not-json"
    assert error.facts["line"] == line
    assert abs(int(error.facts["column"]) - column) <= 1  # versions of Python differ by one


@pytest.mark.parametrize("encoding", ["utf-16", "latin-1", "cp1252"])
def test_another_encoding_than_utf_8(tmp_path: Path, encoding: str) -> None:
    content = json.dumps(map_file() | {"name": "Île d’Ynys"[: 4 if encoding == "latin-1" else 10]},
                         ensure_ascii=False)  # fmt: skip
    assert refused(write(tmp_path, content.encode(encoding))).key == "map-file-not-utf-8"


@pytest.mark.parametrize("sign", ["[", '{"a":'])
def test_a_file_nested_without_end(tmp_path: Path, sign: str) -> None:
    error = refused(write(tmp_path, sign * (LARGEST // len(sign))))
    assert error.key in ("map-file-too-deep", "map-file-not-json")


def test_a_key_that_stands_twice_is_told_with_its_place(tmp_path: Path) -> None:
    text = json.dumps(map_file())
    twice = text.replace('"id": "T13b", "edges"', '"id": "T13b", "spots": [], "edges"', 1)
    error = refused(write(tmp_path, twice))
    assert (error.key, error.facts["where"]) == ("map-file-key-twice", "tile T13, section T13b")
    assert error.facts["name"] == "spots"
    error = refused(write(tmp_path, '{"name": 1, "name": 2}'))
    assert error.facts["where"] == "file"
    error = refused(write(tmp_path, text.replace('"fish": 8', '"deer": 8', 1)))
    assert error.facts["where"] == "charts.brigantes"


class Name(str):
    """A key that counts how often it is compared with another."""

    compared = 0

    def __eq__(self, other: object) -> bool:
        Name.compared += 1
        return str.__eq__(self, other)

    __hash__ = str.__hash__


def test_a_key_that_stands_twice_is_found_among_many() -> None:
    many = 2000
    names = [Name(f"name{n}") for n in range(many)] + [Name("name7")]
    Name.compared = 0
    found = reading._object([(name, None) for name in names])
    assert isinstance(found, reading._Twice) and found.name == "name7"
    assert Name.compared < many


@pytest.mark.parametrize("number", ["NaN", "Infinity", "-Infinity", "1e999"])
def test_numbers_that_are_none(tmp_path: Path, number: str) -> None:
    text = json.dumps(map_file()).replace('"version": 1', f'"version": {number}')
    error = refused(write(tmp_path, text))
    assert [(fault.where, fault.key) for fault in error.faults] == [
        ("version", "number-not-finite")
    ]


@pytest.mark.parametrize("digits", [16, 19, 100, 5000, 1_000_000])
def test_numbers_of_many_digits(tmp_path: Path, digits: int) -> None:
    text = json.dumps(map_file()).replace('"version": 1', f'"version": {"9" * digits}')
    error = refused(write(tmp_path, text))
    assert (error.faults[0].where, error.faults[0].key) == ("version", "number-too-large")


# What is JSON, but no map

Change = Callable[[MapFile], object]


def unreachable(file: MapFile) -> None:
    """The wheat and deer of T19 are cut off."""
    section(file, "T19")["edges"] = []


def seventh(file: MapFile) -> None:
    tile(file, "T07").update(kind="stronghold", name="silures")


def many(file: MapFile) -> None:
    file["tiles"] += [0] * 30_000


CASES: list[tuple[str, str, Change]] = [
    ("tile T17, edge 0: the road ends here: tile T13 has no road at its edge 3 (C2)",
     "roads that do not meet", lambda f: section(f, "T13a")["edges"].remove(3)),
    ("tile T01, edge 0: the road leads off the map (C2)",
     "a road into the sea", lambda f: section(f, "T01")["edges"].append(0)),
    ("tile T19, section T19: no road leads here from the stone circle (C2)",
     "an unreachable spot", unreachable),
    ("roles.fastest.start: 'nowhere' is neither a section nor a stronghold (C7)",
     "an unknown start place", lambda f: f["roles"]["fastest"].update(start="nowhere")),
    ("roles.fastest: the key start is missing (C7)",
     "a missing start place", lambda f: f["roles"]["fastest"].pop("start")),
    ("tile T10: a stronghold needs at least two roads, and has 0 (C3a)",
     "a stronghold without a road", lambda f: tile(f, "T10").update(sections=[])),
    ("7 strongholds, where 6 are needed (C1)", "seven strongholds", seventh),
    ("2 spots for deer, where 3 are needed (C2)",
     "a wrong count", lambda f: section(f, "T01").update(spots=[])),
    ("5 roles, where 6 are needed (C7)", "too few roles", lambda f: f["roles"].pop("wisest")),
    ("tile T13, section T13b: the key 'bridge' is not known here (C3)",
     "an unknown key", lambda f: section(f, "T13b").update(bridge=True)),
    ("the key 'author' is not known here (C1)", "another one", lambda f: f.update(author="me")),
    ("tiles: more than 20000 values are too many for a map (C1)", "a huge map", many),
    ("tile T01, section T01, edges: a whole number is expected here, not null (C3)",
     "a wrong type", lambda f: section(f, "T01").update(edges=[None])),
]  # fmt: skip


@pytest.mark.parametrize(("line", "what", "change"), CASES, ids=[case[1] for case in CASES])
def test_every_mistake_is_named_with_file_place_and_reason(
    tmp_path: Path, line: str, what: str, change: Change
) -> None:
    file = map_file()
    change(file)
    path = write(tmp_path, file)
    error = refused(path)
    told = fault_lines(error)
    assert any(line in one and one.startswith(f"{path}: ") for one in told), told
    assert len(told) == len(error.faults) == error.facts["count"]
    for language in LANGUAGES:
        assert len(fault_lines(error, language)) == len(told)


@pytest.mark.parametrize("content", ["null", "[]", "3", '"map"', "{}"])
def test_what_is_no_map_at_all(tmp_path: Path, content: str) -> None:
    assert refused(write(tmp_path, content)).faults


# In four languages


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", FAULT_KEYS)
def test_every_kind_of_mistake_has_a_sentence(key: str, language: str) -> None:
    pieces = string.Formatter().parse(faults._SENTENCES[key])
    facts: dict[str, str | int] = {name: "xyz" for _, name, _, _ in pieces if name}
    line = fault_line(MapFault("tile T01, edge 3", key, "C2", facts), language)
    assert "map-fault" not in line
    assert line.count("xyz") == len(facts)
    assert line.endswith("(C2)")


@pytest.mark.parametrize("language", LANGUAGES)
def test_phrases_and_places_are_told_in_each_language(language: str) -> None:
    for phrase in PHRASES.values():
        assert not say(f"map-phrase-{phrase}", language).startswith("map-phrase")
    told = told_place("tile T01, section T01a, edge 3", language)
    assert told.count(",") == 2 and "map-place" not in told
    assert ("tile" in told) == (language == "en")
    assert told_place("charts.iceni.deer", language) == "charts.iceni.deer"


def test_the_checkers_phrases_are_all_translated() -> None:
    fault = MapFault("version", "wrong-type", "C1", {"expected": "a whole number", "found": "null"})
    assert fault_line(fault, "de") == (
        "version: hier wird eine ganze Zahl erwartet, nicht null (C1)"
    )
    # A name that looks like a phrase is left alone.
    fault = MapFault("charts", "chart-missing", "C4", {"name": "text"})
    assert fault_line(fault, "de") == "charts: die Festung text hat keine Tafel (C4)"
