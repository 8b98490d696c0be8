"""Logs: they load, go on alike, verify, and show every change."""

from __future__ import annotations

import copy
import json
from functools import partial
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from oenach.kernel.errors import LogError
from oenach.kernel.game import Game
from oenach.kernel.matches.match import Match
from oenach.kernel.matches.verify import verify
from oenach.kernel.registry import make_game
from oenach.testing.conformance.base import Conformance, few
from oenach.testing.spots import Spot
from oenach.testing.strategies import logs, matches
from oenach.testing.tables import views


class LogsConform(Conformance):
    """Matches and their logs."""

    @given(st.data())
    @few
    def test_a_log_replays_to_the_same_match(self, data: st.DataObject) -> None:
        match = data.draw(matches(self.tables))
        log = json.loads(json.dumps(match.log))
        again, game = Match.load(log), match.game
        here = Spot.at(match.state, moves=made(log))
        here.same("log of a match that was loaded", again.log, match.log)
        here.same("public log of a match that was loaded", again.public_log, match.public_log)
        position = game.position(match.state)
        here.same("position of a match that was loaded", game.position(again.state), position)
        for seat in views(game):
            known, expected = again.knowledge(seat), match.knowledge(seat)
            here.of(viewer=seat).same(
                "knowledge in a match that was loaded", known.to_json(), expected.to_json()
            )

    @given(st.data())
    @few
    def test_every_log_verifies_full_and_public(self, data: st.DataObject) -> None:
        match = data.draw(matches(self.tables))
        for what, log in (("full", match.log), ("public", match.public_log)):
            found = verify(json.loads(json.dumps(log)))
            here = Spot.at(match.state, moves=made(match.log), found=str(found))
            here.holds(f"the {what} log verifies", found.ok)

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
        here = Spot(table_of(log)).of(moves=made(log), event=event, changed=key)
        error = here.raises("a log with a changed event", LogError, partial(Match.load, changed))
        here.holds(f"refused at event {error.seq}, at {index} or before it", error.seq <= index)
        here.holds("a log with a changed event does not verify", not verify(changed).ok)

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
        for what, wrong in (("a missing", missing), ("a moved", swapped)):
            here = Spot(table_of(log)).of(moves=made(log), event=events[index])
            load = partial(Match.load, json.loads(json.dumps(wrong)))
            error = here.raises(f"a log with {what} event", LogError, load)
            here.same(f"event at which a log with {what} event is refused", error.seq, index)


def made(log: Any) -> list[str]:
    """The events of a log in short: moves and draws as they are written, others by their kinds."""
    return [str(one.get("text") or one.get("result") or one["kind"]) for one in log["events"]]


def table_of(log: Any) -> Game:
    """The table at which a log was made."""
    header = log["header"]
    return make_game(header["game"], header["seats"], header["options"])
