"""The fuzzer finds what is wrong: an error, a hang, memory that grows, a process that dies."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from fuzz import broken, spoiling
from fuzz.__main__ import repeat
from fuzz.findings import Finding, Found, packed, unpacked
from fuzz.served.grammar import KINDS, Grammar, is_message
from fuzz.served.target import note_log
from fuzz.surfaces import surfaces
from fuzz.trying import almost, try_all
from fuzz.watching import Job, watched
from oenach.server.wire.commands import decoded


def test_an_error_is_found_with_the_input_that_makes_it() -> None:
    surface, found = broken.Raising(), Found("raising")
    try_all(surface, 1, range(400), found.merge, lambda *_: None)
    by_grammar = [one for one in found.findings if one.number is not None]
    assert by_grammar and {one.given for one in by_grammar} == {broken.WRONG}
    assert all(almost(surface, 1, one.number or 0) == broken.WRONG for one in by_grammar)
    # Hypothesis makes what it finds as small as it can be.
    assert [len(one.given) for one in found.findings if one.number is None] == [3]
    assert "KeyError" in by_grammar[0].trace


def test_an_input_that_hangs_is_ended_and_those_after_it_are_tried() -> None:
    hangs = [almost(broken.Hanging(), 1, number) == broken.WRONG for number in range(1000)]
    first = next(n for n in range(1000) if hangs[n] and not any(hangs[n + 1 : n + 10]))
    job = Job(surface="hanging", seed=1, inputs=range(first, first + 10), most_computed=0.5)
    found = watched(job, lambda _: None, broken.work)
    assert [one.number for one in found.findings] == [first]
    assert found.made["grammar"] == 9


def test_memory_that_grows_is_found() -> None:
    found = watched(
        Job(surface="growing", seed=1, inputs=range(20_000)), lambda _: None, broken.work
    )
    assert any("memory grows" in one.wrong for one in found.findings)


def test_a_process_that_ends_before_its_time_is_found() -> None:
    found = watched(Job(surface="x", seed=1, inputs=range(5)), lambda _: None, broken.dying)
    assert ["ended with 3" in one.wrong for one in found.findings] == [True]


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        ('{"event": "request failed", "level": "error", "path": "/x"}', True),
        ('{"event": "y", "level": "warning", "exception": "Traceback"}', True),
        ("Traceback (most recent call last):", True),
        ('{"event": "store away", "level": "warning"}', False),
    ],
)
def test_what_a_server_logs_of_its_own_faults_is_found(line: str, wrong: bool) -> None:
    found = Found("http")
    note_log(line, found)
    assert bool(found.findings) is wrong


def test_a_finding_is_kept_and_tried_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    surface = surfaces()["bot-frames"]
    given = almost(surface, 1, 0)
    file = Finding("bot-frames", 0, "nothing", given).keep(tmp_path)
    assert repeat(file) == 0
    assert capsys.readouterr().out.strip() == surface.answer(given)
    assert json.loads(file.read_text())["number"] == 0


def test_inputs_are_the_same_for_a_seed_and_survive_being_written_down() -> None:
    for surface in surfaces().values():
        for number in range(20):
            given = almost(surface, 5, number)
            if surface.name != "exports":
                # A packed file has the time in it.
                assert repr(almost(surface, 5, number)) == repr(given)
            assert repr(unpacked(json.loads(json.dumps(packed(given))))) == repr(given)


def test_spoiling_leaves_what_it_was_given_as_it_was() -> None:
    given = {"a": [1, {"b": "text"}], "c": None}
    before = json.dumps(given)
    spoilt = {json.dumps(spoiling.value(given, Random(n))) for n in range(300)}
    assert json.dumps(given) == before and len(spoilt) > 50


def test_the_grammar_of_messages_has_every_kind_and_most_of_them_are_right() -> None:
    grammar = Grammar(Random(1))
    messages = [grammar.message() for _ in range(2000)]
    assert {one["type"] for one in messages} == {*KINDS}
    for one in messages:
        decoded(json.dumps(one))
    frames = [grammar.frame() for _ in range(2000)]
    assert 0 < sum(not is_message(frame) for frame in frames) < 200
