"""The checker finds what is wrong with views, secrets, chat, logs and ends."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from histories.checking.findings import Wrong
from histories.evidence import StoredEvent, StoredSaying
from histories.record import Message, Saw
from histories.spoiling import Case


def spoil_view(position: Message) -> None:
    position["view"] = {**position["view"], "places": []}


def spoil_to_act(position: Message) -> None:
    position["to_act"] = "B" if position["to_act"] == "A" else "A"


def spoil_story(position: Message) -> None:
    position["story"] = position["story"][1:]


def spoil_offers(position: Message) -> None:
    position["offers"] = [*position["offers"], {"text": "X>1"}]


def spoil_undo(position: Message) -> None:
    position["undo"] = position.get("undo", 0) + 1


def spoil_takeback(position: Message) -> None:
    position["takeback"] = position.get("takeback", 0) + 1


def spoil_ways(position: Message) -> None:
    position["ways"] = [*position["ways"], {"moves": ["X>1"]}]


def spoil_end(position: Message) -> None:
    position["outcome"] = {"reason": "score", "winners": ["A"]}


def spoil_hidden(position: Message) -> None:
    position["events"][0]["own"] = "R"


@pytest.mark.parametrize(
    "spoil",
    [
        spoil_view,
        spoil_to_act,
        spoil_story,
        spoil_offers,
        spoil_undo,
        spoil_takeback,
        spoil_ways,
        spoil_end,
        spoil_hidden,
    ],
)
def test_a_position_that_the_log_does_not_make_is_found(
    case: Case, spoil: Callable[[Message], None]
) -> None:
    frames = [*case.frames(case.b, "update"), *case.frames(case.a, "update")]
    position = next(
        frame["position"]
        for frame in frames
        if frame["position"]["story"] and frame["position"].get("offers")
    )
    spoil(position)
    assert Wrong.VIEW in case.found()


def test_a_position_in_the_middle_of_an_action_is_found(case: Case) -> None:
    kinds = ['"kind":"seat"', '"kind":"move"']
    events = case.evidence.events
    inner = next(
        place
        for place, event in enumerate(events[:-1])
        if place > 5 and not any(kind in events[place + 1].row.body for kind in kinds)
    )
    update = case.frames(case.b, "update")[0]["position"]
    update["seq"] = inner
    assert Wrong.VIEW in case.found()


def test_another_seats_hidden_move_is_found(case: Case) -> None:
    openings = {
        event.row.seq: event.row.opening for event in case.evidence.events if event.row.opening
    }
    for history in case.histories:
        for frame in history.frames():
            for event in (frame.get("position") or {}).get("events", []):
                if event["seq"] in openings and "own" not in event:
                    event["own"] = openings[event["seq"]]
    assert {Wrong.SECRET, Wrong.VIEW} <= case.found()


def test_anothers_view_is_found(case: Case) -> None:
    """Whoever sits at B is shown what A may see, to the letter."""
    a = next(one["position"] for one in case.frames(case.a, "acknowledged"))
    for frame in case.frames(case.b, "update"):
        if frame["position"]["seq"] == a["seq"]:
            frame["position"] = {**a, "events": frame["position"]["events"]}
            break
    else:
        raise AssertionError("B was told of the same event")
    assert Wrong.SECRET in case.found()


def test_anothers_queue_is_found(case: Case) -> None:
    frame = {"type": "queue", "seat": "A", "moves": [], "queueable": []}
    case.b.notes.insert(-1, Saw(10**6, frame))
    assert Wrong.SECRET in case.found()


def test_the_secret_of_a_match_is_found(case: Case) -> None:
    secret = case.evidence.row.secret.hex()
    case.b.notes.insert(-1, Saw(10**6, {"type": "pong", "id": secret, "now": 1}))
    assert Wrong.SECRET in case.found()


def test_the_id_of_another_person_is_found(case: Case) -> None:
    person = case.evidence.people[case.a.person]
    case.b.notes.insert(-1, Saw(10**6, {"type": "pong", "id": person, "now": 1}))
    assert Wrong.SECRET in case.found()


def lose(sayings: list[StoredSaying]) -> None:
    del sayings[0]


def double(sayings: list[StoredSaying]) -> None:
    sayings.insert(1, sayings[0])


def exchange(sayings: list[StoredSaying]) -> None:
    sayings[0], sayings[1] = sayings[1], sayings[0]


def invent(sayings: list[StoredSaying]) -> None:
    sayings.append(StoredSaying("P1", "what nobody said"))


@pytest.mark.parametrize("spoil", [lose, double, exchange, invent])
def test_what_is_wrong_with_sayings_is_found(case: Case, spoil: Callable[[Any], None]) -> None:
    spoil(case.evidence.sayings)
    assert case.found() == {Wrong.CHAT}


def test_a_saying_that_somebody_did_not_hear_is_found(case: Case) -> None:
    said = [one for one in case.b.notes if isinstance(one, Saw) and one.frame["type"] == "chat"]
    case.b.notes.remove(said[0])
    assert case.found() == {Wrong.CHAT}


def test_a_log_with_another_event_is_found(case: Case) -> None:
    place = case.of_command()
    event = case.evidence.events[place]
    row = replace(event.row, hash="0" * 64)
    case.evidence.events[place] = StoredEvent(row, event.sender, event.digest)
    assert Wrong.LOG in case.found()


def test_a_log_with_a_missing_number_is_found(case: Case) -> None:
    del case.evidence.events[case.of_command()]
    assert Wrong.LOG in case.found()


def test_a_log_that_the_server_hands_out_otherwise_is_found(case: Case) -> None:
    log = case.evidence.log
    assert log is not None
    log["events"][5]["hash"] = "0" * 64
    assert Wrong.LOG in case.found()


def test_a_log_of_which_the_server_says_that_it_does_not_verify_is_found(case: Case) -> None:
    case.evidence.verified = False
    assert case.found() == {Wrong.LOG}


def test_a_match_that_is_not_over_is_found(case: Case) -> None:
    case.evidence.row = replace(case.evidence.row, state="playing")
    assert Wrong.UNFINISHED in case.found()


def test_an_end_that_somebody_was_not_told_of_is_found(case: Case) -> None:
    for frame in case.b.frames():
        if frame.get("position"):
            frame["position"].pop("outcome", None)
    assert {Wrong.UNFINISHED, Wrong.VIEW} <= case.found()
