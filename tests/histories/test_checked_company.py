"""The checker finds what is wrong between those who play: who sits where, who agreed to what, who
was shown what others knew, and which matches there are."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace

import pytest

from histories.checking.begun import Stored, check_begun
from histories.checking.consent import check_consent
from histories.checking.findings import Wrong
from histories.evidence import StoredEvent
from histories.record import Came, Lost, Message, Saw, Sent
from histories.spoiling import Case
from oenach.server.store.rows import SeatRow


def get_up(chairs: list[SeatRow]) -> None:
    chairs[1] = SeatRow(1, "open")


def sit_twice(chairs: list[SeatRow]) -> None:
    chairs[1] = replace(chairs[1], person=chairs[0].person)


@pytest.mark.parametrize("spoil", [get_up, sit_twice])
def test_a_match_at_whose_seats_not_everybody_sits_once_is_found(
    case: Case, spoil: Callable[[list[SeatRow]], None]
) -> None:
    chairs = list(case.evidence.row.seats)
    spoil(chairs)
    case.evidence.row = replace(case.evidence.row, seats=chairs)
    assert Wrong.SEATS in case.found()


def test_a_command_for_another_seat_is_found(case: Case) -> None:
    """As if B had made a move of A."""
    place = case.of_command()
    event = case.evidence.events[place]
    mine, others = (case.a, case.b) if event.sender == "person-0" else (case.b, case.a)
    [sent] = [
        note
        for note in mine.notes
        if isinstance(note, Sent) and note.message.get("id") == event.row.command
    ]
    mine.notes.remove(sent)
    others.notes.append(sent)
    sender = case.evidence.people[others.person]
    case.evidence.events[place] = StoredEvent(event.row, sender, event.digest)
    assert Wrong.OTHER in case.found()


TAKEN_BACK: Message = {"kind": "undo", "seat": "A", "of": 3, "consent": True}
CALLED_OFF: Message = {"kind": "call-off"}
GRANT: Message = {"type": "answer-takeback", "id": "12345678", "yes": True}
WISH: Message = {"type": "call-off", "id": "12345678", "yes": True}


def with_last_event(case: Case, body: Message, *, events: int = 1) -> int:
    """Something else happened last, at once; after which event."""
    first = len(case.evidence.events) - events
    for place in range(first, first + events):
        row = replace(case.evidence.events[place].row, body=json.dumps(body), opening=None)
        row = replace(row, command="87654321" if place == first else None)
        case.evidence.events[place] = StoredEvent(row, None, None)
    return case.evidence.events[first].row.seq - 1


def says(case: Case, message: Message, after: int) -> None:
    """B says something, and knows of an event then."""
    shown: Message = {"type": "update", "position": {"seq": after}}
    case.b.notes += [Saw(0.0, shown), Sent(0.0, message)]


def not_agreed(case: Case) -> set[str]:
    """Who did not agree to something."""
    return {one.person for one in check_consent(case.histories, case.evidence)}


@pytest.mark.parametrize(("body", "yes"), [(TAKEN_BACK, GRANT), (CALLED_OFF, WISH)])
@pytest.mark.parametrize("answer", ["none", "no", "yes"])
def test_what_somebody_did_not_agree_to_is_found(
    case: Case, body: Message, yes: Message, answer: str
) -> None:
    before = with_last_event(case, body)
    case.a.notes.append(Sent(0.0, WISH))
    if answer != "none":
        says(case, {**yes, "yes": answer == "yes"}, before)
    assert not_agreed(case) == (set() if answer == "yes" else {case.b.person})


def test_several_moves_are_taken_back_with_one_consent(case: Case) -> None:
    before = with_last_event(case, TAKEN_BACK, events=3)
    assert not_agreed(case) == {case.b.person}
    says(case, GRANT, before)
    assert not_agreed(case) == set()


def test_what_was_granted_in_another_position_is_found(case: Case) -> None:
    before = with_last_event(case, TAKEN_BACK)
    says(case, GRANT, before - 1)
    assert not_agreed(case) == {case.b.person}
    assert Wrong.CONSENT in {one.wrong for one in check_consent(case.histories, case.evidence)}


def test_whoever_comes_and_is_not_shown_what_others_knew_is_found(case: Case) -> None:
    """As a node would do it that shows what it remembers. What B had seen before is no help: it
    comes for the first time since the match began."""
    first = next(note for note in case.b.notes if isinstance(note, Saw))
    late = max(note.at for note in case.a.notes if isinstance(note, Saw))
    case.b.notes = [Lost(late, "cut"), Came(late, 1, -1), Saw(late, first.frame)]
    assert Wrong.STALE in case.found()


def test_a_match_that_nobody_set_up_is_found() -> None:
    told = {"first", "never begun"}
    right = [
        Stored("first", "over", "second"),
        Stored("second", "playing"),
        Stored("never begun", "playing"),
        Stored("answer lost", "waiting"),
    ]
    assert list(check_begun(right, told)) == []
    for wrong in (Stored("third", "playing"), Stored("never begun", "over", "third")):
        [found] = check_begun([*right, wrong], told)
        assert (found.wrong, found.match) == (Wrong.UNKNOWN, wrong.id)
