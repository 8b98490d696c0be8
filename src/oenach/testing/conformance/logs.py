"""Logs: they load, go on alike, verify, and show every change."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oenach.kernel.errors import LogError
from oenach.kernel.matches.match import Match
from oenach.kernel.matches.verify import verify
from oenach.testing.conformance.base import Conformance, few
from oenach.testing.strategies import logs, matches
from oenach.testing.tables import views


class LogsConform(Conformance):
    """Matches and their logs."""

    @given(st.data())
    @few
    def test_a_log_replays_to_the_same_match(self, data: st.DataObject) -> None:
        match = data.draw(matches(self.tables))
        log = json.loads(json.dumps(match.log))
        again = Match.load(log)
        assert again.log == match.log
        assert again.public_log == match.public_log
        game = match.game
        assert game.position(again.state) == game.position(match.state)
        for seat in views(game):
            assert again.knowledge(seat) == match.knowledge(seat)

    @given(st.data())
    @few
    def test_every_log_verifies_full_and_public(self, data: st.DataObject) -> None:
        match = data.draw(matches(self.tables))
        for log in (match.log, match.public_log):
            assert verify(json.loads(json.dumps(log))).ok

    @given(st.data())
    @few
    def test_a_changed_event_is_refused(self, data: st.DataObject) -> None:
        log: Any = data.draw(logs(self.tables))
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

    @given(st.data())
    @few
    def test_a_missing_or_moved_event_is_refused(self, data: st.DataObject) -> None:
        log: Any = data.draw(logs(self.tables))
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
