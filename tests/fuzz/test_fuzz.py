"""A sample of `make fuzz`: nothing that anybody may bring is answered otherwise than it may be.

The same inputs in every run; the long form tries a million, others each time."""

from __future__ import annotations

import pytest

from fuzz.findings import Found
from fuzz.run import SERVED, SHARES, Plan
from fuzz.surfaces import surfaces
from fuzz.trying import try_all
from fuzz.watching import Job, watched

SEED = 3
FEW = {"lessons": 100, "maps": 150, "exports": 120, "commands": 150, "tournaments": 100}
"""Inputs of what takes longer than the others."""
INPUTS = 600
SERVED_INPUTS = {"websocket": 600, "websocket-bytes": 150, "http-bytes": 300}


def told(found: Found) -> str:
    return "\n".join(f"{one.wrong}\n{str(one.given)[:500]}\n{one.trace}" for one in found.findings)


@pytest.mark.parametrize("name", surfaces())
def test_a_sample_of_inputs_is_taken_or_refused_in_a_documented_way(name: str) -> None:
    found = Found(name)
    inputs = range(FEW.get(name, INPUTS))
    try_all(surfaces()[name], SEED, inputs, found.merge, lambda *_: None)
    assert not found.findings, told(found)
    assert found.made["grammar"] and found.made["hypothesis"]
    # Some of it was right, and some of it was wrong in more than one way.
    assert len(found.answers) > 1, found.answers


@pytest.mark.parametrize("name", SERVED_INPUTS)
def test_a_server_answers_a_sample_of_frames_and_requests(name: str) -> None:
    job = Job(surface=name, seed=SEED, inputs=range(SERVED_INPUTS[name]))
    found = watched(job, lambda _: None, SERVED[name])
    assert not found.findings, told(found)
    assert found.inputs >= SERVED_INPUTS[name]
    assert {"acknowledged", "error bad-message"} < {*found.answers} or name != "websocket"


def test_a_million_inputs_are_shared_out_among_all_surfaces() -> None:
    jobs = Plan(seed=SEED, inputs=1_000_000).jobs()
    assert {job.surface for job in jobs} == {*SHARES, *surfaces()}
    assert 999_990 <= sum(len(job.inputs) for job in jobs) <= 1_000_010
