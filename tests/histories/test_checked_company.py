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


CALLED_OFF: Message = {"kind": "call-off"}
WISH: Message = {"type": "call-off", "id": "12345678", "yes": True}


@pytest.mark.parametrize("answer", ["none", "no", "yes"])
def test_what_somebody_did_not_agree_to_is_found(case: Case, answer: str) -> None:
    last = case.evidence.events[-1]
    row = replace(last.row, body=json.dumps(CALLED_OFF), opening=None)
    case.evidence.events[-1] = StoredEvent(row, None, None)
    case.a.notes.append(Sent(0.0, WISH))
    if answer != "none":
        case.b.notes.append(Sent(0.0, {**WISH, "yes": answer == "yes"}))
    found = list(check_consent(case.histories, case.evidence))
    assert {one.person for one in found} == (set() if answer == "yes" else {case.b.person})
    assert {one.wrong for one in found} <= {Wrong.CONSENT}
    assert answer == "yes" or Wrong.CONSENT in case.found()


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
