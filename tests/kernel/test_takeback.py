"""Takebacks with the consent of the table: further than a seat may go by itself, never too far."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kernel.playing import (
    Json,
    events_of,
    games,
    pebbles,
    position,
    random_match,
    sealed,
    through_json,
)
from oenach.kernel.errors import IllegalMove, LogError, StaleMatch
from oenach.kernel.game import Game
from oenach.kernel.matches.match import Match
from oenach.kernel.matches.verify import verify


def answered() -> Match:
    """A laid two pebbles and was done, B laid one and was done, C laid one."""
    match = pebbles(3)
    match.play_all(["R>1", "G>2", "done"])  # 0, 1, 2
    match.play_all(["R>3", "done"])  # 3, 4
    match.play("G>4")  # 5
    return match


def facts(match: Match, after: int) -> list[Json]:
    """The events after one, without their hashes."""
    return [entry.event.to_json() for entry in match.events(after)]


def test_later_moves_of_others_go_with_it_from_the_latest_on() -> None:
    match = answered()
    assert [match.can_take_back(seat) for seat in range(3)] == [4, 2, 1]
    entries = match.take_back(1, answers=5)
    assert [entry.event.to_json() for entry in entries] == [
        {"seq": 6, "kind": "undo", "ply": 5, "seat": "B", "of": 5, "consent": True},
        {"seq": 7, "kind": "undo", "ply": 4, "seat": "B", "of": 4, "consent": True},
    ]
    other = pebbles(3)
    other.play_all(["R>1", "G>2", "done"])
    other.play("R>3")
    assert position(match) == position(other)
    assert match.to_act == 1


def test_a_plain_undo_has_no_word_of_consent() -> None:
    match = pebbles()
    match.play("R>1")
    match.undo(0)
    assert facts(match, 0) == [{"seq": 1, "kind": "undo", "ply": 0, "seat": "A", "of": 0}]


def test_with_consent_a_seat_can_do_what_it_could_alone() -> None:
    match = pebbles()
    match.play_all(["R>1", "G>2"])
    assert match.can_take_back(0) == 1
    match.take_back(0)
    assert match.undoable(0) == 1


def test_what_others_had_seen_is_never_taken_back_without_consent() -> None:
    match = pebbles()
    match.play_all(["R>1", "done"])
    match.play("G>2")
    match.undo(1)
    # B has acted and taken that back: A needs consent, but nothing of B's is left to go.
    assert (match.undoable(0), match.can_take_back(0)) == (0, 1)
    match.take_back(0)
    assert (match.undoable(0), match.can_take_back(0)) == (0, 1)
    with pytest.raises(StaleMatch):
        match.undo(0)
    match.play("done")
    assert match.undoable(0) == 1


def test_it_never_crosses_a_draw_a_reveal_time_or_a_resignation() -> None:
    def after(act: Callable[[Match], object]) -> list[int]:
        match = pebbles(3)
        match.play_all(["R>1", "done"])
        act(match)
        return [match.can_take_back(seat) for seat in range(3)]

    assert after(lambda match: match.take_seat(0, "Medb")) == [1, 0, 0]
    assert after(lambda match: match.play("toss")) == [0, 0, 0]
    assert after(lambda match: match.resign(2)) == [0, 0, 0]
    assert after(lambda match: match.call_time()) == [0, 0, 0]


def test_what_cannot_be_taken_back_is_refused_and_changes_nothing() -> None:
    match = pebbles()
    match.play("R>1")
    log = match.log
    for seat in (1, 7, -1):
        with pytest.raises(StaleMatch):
            match.take_back(seat)
    with pytest.raises(StaleMatch):
        match.take_back(0, answers=5)
    assert match.log == log
    match.resign(1)
    with pytest.raises(IllegalMove):
        match.take_back(0)
    assert match.can_take_back(0) == 0


def test_hidden_moves_taken_back_are_shown_at_the_end() -> None:
    match = pebbles()
    match.play_all(["R>1", "done"])  # 0, 1
    match.play("G>2")  # 2
    match.take_back(0)  # 3, 4
    match.take_back(0)  # 5
    match.play_all(["G>3", "done"])  # 6, 7
    told = [event["of"] for event in facts(match, -1) if event["kind"] == "reveal"]
    assert told == []
    match.resign(1)
    told = [event["of"] for event in facts(match, -1) if event["kind"] == "reveal"]
    assert told == [6, 0, 2]
    assert verify(match.public_log).complete


@settings(max_examples=25, deadline=None)
@given(st.sampled_from(games()), st.integers(0, 2**32), st.integers(0, 150))
def test_the_log_of_a_takeback_loads_and_verifies(game: Game, seed: int, steps: int) -> None:
    match = random_match(game, seed, steps)
    for seat in range(game.seats):
        if match.can_take_back(seat):
            match.take_back(seat)
    loaded = Match.load(through_json(match.log))
    assert loaded.log == match.log
    assert loaded.snapshot() == match.snapshot()
    assert verify(through_json(match.log)).ok


# Forged takebacks.


def forged(edit: Callable[[list[Json]], object]) -> LogError:
    match = answered()
    match.take_back(1)
    log = through_json(match.log)
    edit(events_of(log))
    report = verify(sealed(log))
    assert report.error is not None
    with pytest.raises(LogError) as refused:
        Match.load(log)
    assert (refused.value.seq, refused.value.key) == (report.error.seq, report.error.key)
    return refused.value


def test_consent_is_true_or_not_there() -> None:
    assert forged(lambda events: events[6].update(consent=False)).key == "unknown-word"
    assert forged(lambda events: events[6].update(consent="yes")).key == "not-a-flag"
    assert forged(lambda events: events[4].update(consent=True)).key == "unknown-key"


def test_no_consent_can_be_left_out() -> None:
    refused = forged(lambda events: events[6].pop("consent"))
    assert (refused.seq, refused.key) == (6, "log-undo")
    refused = forged(lambda events: events[7].pop("consent"))
    assert (refused.seq, refused.key) == (7, "log-undo")


def test_a_takeback_ends_with_the_move_of_the_seat_that_asked() -> None:
    refused = forged(lambda events: events.pop())
    assert (refused.seq, refused.key) == (7, "log-undo-missing")
    done = {"seq": 7, "kind": "move", "ply": 6, "seat": "C", "answers": 6, "text": "done"}
    refused = forged(lambda events: events.__setitem__(7, {**done, "hash": ""}))
    assert (refused.seq, refused.key) == (7, "log-undo-missing")
    refused = forged(lambda events: events[7].update(seat="A"))
    assert (refused.seq, refused.key) == (7, "log-undo")


def test_a_log_without_takebacks_by_consent_is_as_it_always_was() -> None:
    match = pebbles(2)
    match.play("done")
    match.undo(0)
    assert json.dumps(match.event(1).event.to_json(), sort_keys=True) == (
        '{"kind": "undo", "of": 0, "ply": 0, "seat": "A", "seq": 1}'
    )
