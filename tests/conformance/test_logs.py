"""Logs of every game: they load, go on alike, verify, and show every change."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import oenach
from oenach import Game, LogError, Match
from oenach.kernel.matches.verify import verify
from strategies import logs, matches, positions
from tables import views

few = settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])


@given(positions())
@few
def test_a_position_is_read_back_as_it_was(position: dict[str, Any]) -> None:
    game = oenach.game(position["game"], position["seats"], position["options"])
    assert game.position(game.from_position(json.loads(json.dumps(position)))) == position


@given(matches())
@few
def test_a_log_replays_to_the_same_match(match: Match) -> None:
    log = json.loads(json.dumps(match.log))
    again = Match.load(log)
    assert again.log == match.log
    assert again.public_log == match.public_log
    game: Game = match.game
    assert game.position(again.state) == game.position(match.state)
    for seat in views(game):
        assert again.knowledge(seat) == match.knowledge(seat)


@given(matches())
@few
def test_every_log_verifies_full_and_public(match: Match) -> None:
    for log in (match.log, match.public_log):
        assert verify(json.loads(json.dumps(log))).ok


@given(logs(), st.data())
@few
def test_a_changed_event_is_refused(log: dict[str, Any], data: st.DataObject) -> None:
    log = json.loads(json.dumps(log))
    if not log["events"]:
        return
    index = data.draw(st.integers(0, len(log["events"]) - 1))
    changed = copy.deepcopy(log)
    event = changed["events"][index]
    key = data.draw(st.sampled_from(sorted(event)))
    event[key] = data.draw(
        st.sampled_from([None, -1, 10**6, "", "A", "pass", [], {}, "00" * 32]).filter(
            lambda value: value != event[key]
        )
    )
    with pytest.raises(LogError) as caught:
        Match.load(changed)
    assert caught.value.seq <= index
    assert not verify(changed).ok


@given(logs(), st.data())
@few
def test_a_missing_or_moved_event_is_refused(log: dict[str, Any], data: st.DataObject) -> None:
    events = log["events"]
    if len(events) < 3:
        return
    index = data.draw(st.integers(0, len(events) - 2))
    missing = {**log, "events": events[:index] + events[index + 1 :]}
    swapped = {
        **log,
        "events": [*events[:index], events[index + 1], events[index], *events[index + 2 :]],
    }
    for wrong in (missing, swapped):
        with pytest.raises(LogError) as caught:
            Match.load(json.loads(json.dumps(wrong)))
        assert caught.value.seq == index
