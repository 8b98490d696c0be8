"""The checker finds what is wrong with commands and their order, and nothing in a right history."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from histories.checking.findings import Wrong
from histories.checking.whole import check
from histories.evidence import StoredEvent
from histories.record import Came, Lost, Message, Note, Recorder, Saw, Sent, read
from histories.rightly import played
from histories.spoiling import Case
from oenach.server.wire.commands import decoded, digest


def without_command(event: StoredEvent) -> StoredEvent:
    return StoredEvent(replace(event.row, command=None), None, None)


def test_a_run_in_which_nothing_is_wrong_has_no_findings(whole: Case) -> None:
    assert check(whole.histories, whole.evidence) == []
    # It has all that the tests below spoil.
    assert len(whole.evidence.events) > 20
    assert whole.evidence.sayings
    assert any(event.row.opening for event in whole.evidence.events)
    assert len(list(whole.b.connections())) > 1


@pytest.mark.parametrize("seed", [4, 5, 6])
def test_other_runs_in_which_nothing_is_wrong_have_none_either(seed: int) -> None:
    assert check(*played(seed)) == []


def test_an_acknowledged_command_that_is_not_stored_is_found(case: Case) -> None:
    place = case.of_command()
    case.evidence.events[place] = without_command(case.evidence.events[place])
    assert Wrong.LOST in case.found()


def test_a_command_that_is_stored_twice_is_found(case: Case) -> None:
    place = case.of_command()
    event = case.evidence.events[place]
    other = next(i for i, one in enumerate(case.evidence.events) if i > place and one.row.command)
    later = case.evidence.events[other]
    row = replace(later.row, command=event.row.command)
    case.evidence.events[other] = StoredEvent(row, event.sender, event.digest)
    assert Wrong.TWICE in case.found()


def answer(case: Case, place: int) -> Message:
    """What was answered to the command of an event."""
    command = case.evidence.events[place].row.command
    return next(
        frame
        for history in case.histories
        for frame in history.frames()
        if frame.get("id") == command
    )


def test_a_refused_command_that_was_done_is_found(case: Case) -> None:
    told = answer(case, case.of_command())
    identity = told["id"]
    told.clear()
    told |= {"type": "refused", "id": identity, "code": "unavailable", "key": "server-not-stored"}
    assert Wrong.REFUSED in case.found()


def test_whether_a_command_was_done_may_be_open_after_a_broken_line(case: Case) -> None:
    """It was sent twice, and refused the second time: the first may still have arrived."""
    told = answer(case, case.of_command())
    for history in case.histories:
        for place, note in enumerate(history.notes):
            if isinstance(note, Sent) and note.message.get("id") == told["id"]:
                again: list[Note] = [Lost(note.at, "cut"), Came(note.at, 0, 10**6), note]
                history.notes[place + 1 : place + 1] = again
                break
    identity = told["id"]
    told.clear()
    told |= {"type": "refused", "id": identity, "code": "unavailable", "key": "server-not-stored"}
    found = case.found()
    assert Wrong.REFUSED not in found and Wrong.LOST not in found


def test_a_command_that_nobody_sent_is_found(case: Case) -> None:
    place = case.of_command()
    event = case.evidence.events[place]
    row = replace(event.row, command="0" * 16)
    case.evidence.events[place] = StoredEvent(row, event.sender, event.digest)
    assert {Wrong.INVENTED, Wrong.LOST} <= case.found()


def test_a_move_of_nobody_is_found(case: Case) -> None:
    for history in case.histories:
        history.notes = [note for note in history.notes if not isinstance(note, Sent)]
    case.evidence.events = [without_command(event) for event in case.evidence.events]
    assert Wrong.INVENTED in case.found()


def in_another_position(message: Message) -> None:
    message["answers"] += 1


def with_another_move(message: Message) -> None:
    message["moves"] = ["X>9"]


def of_another_kind(message: Message) -> None:
    del message["moves"], message["answers"]
    message["type"] = "resign"


@pytest.mark.parametrize("known", [False, True], ids=["other hash", "same hash"])
@pytest.mark.parametrize("spoil", [in_another_position, with_another_move, of_another_kind])
def test_something_else_than_was_asked_for_is_found(
    case: Case, spoil: Callable[[Message], None], known: bool
) -> None:
    """Whether the store has the hash of what was sent, or that of something else."""
    place = case.of_command()
    event = case.evidence.events[place]
    for history in case.histories:
        for note in history.notes:
            if isinstance(note, Sent) and note.message.get("id") == event.row.command:
                spoil(note.message)
                if known:
                    new = digest(decoded(json.dumps(note.message)))
                    case.evidence.events[place] = StoredEvent(event.row, event.sender, new)
    assert Wrong.OTHER in case.found()


def test_a_command_before_one_that_was_acknowledged_before_it_was_sent_is_found(
    case: Case,
) -> None:
    for history in case.histories:
        for note in history.notes:
            # The first half of what A sent was sent after all that B was told.
            if isinstance(note, Sent) and history is case.a:
                note.at += 10**6
    assert Wrong.OVERTAKEN in case.found()


def test_an_event_that_is_not_in_the_log_is_found(case: Case) -> None:
    frame = case.frames(case.b, "update")[3]
    frame["position"]["events"][0]["hash"] = "0" * 64
    assert Wrong.UNTOLD in case.found()


def test_an_event_that_was_told_and_lost_is_found(case: Case) -> None:
    case.evidence.events = case.evidence.events[:-2]
    assert Wrong.UNTOLD in case.found()


def test_a_gap_between_events_is_found(case: Case) -> None:
    updates = [
        one for one in case.b.notes if isinstance(one, Saw) and one.frame["type"] == "update"
    ]
    case.b.notes.remove(updates[4])
    assert Wrong.GAP in case.found()


def updates(case: Case) -> list[int]:
    """The places of two updates of B that followed one another."""
    notes = case.b.notes
    kinds = [one.frame["type"] if isinstance(one, Saw) else "" for one in notes]
    return [place for place, kind in enumerate(kinds) if kind == "update"][4:6]


def test_events_in_another_order_are_found(case: Case) -> None:
    first, second = updates(case)
    notes = case.b.notes
    notes[first], notes[second] = notes[second], notes[first]
    assert {Wrong.GAP, Wrong.BACK} <= case.found()


def test_an_event_that_is_told_twice_is_found(case: Case) -> None:
    first, _ = updates(case)
    case.b.notes.insert(first, case.b.notes[first])
    assert case.found() == {Wrong.AGAIN}


def test_an_event_that_is_missing_at_the_beginning_of_a_connection_is_found(case: Case) -> None:
    welcome = case.frames(case.b, "welcome")[0]
    del welcome["position"]["events"][0]
    assert Wrong.GAP in case.found()


def test_a_position_before_one_that_was_seen_is_found(case: Case) -> None:
    """As a node would show it that does not know yet what another one has acknowledged."""
    last, first = case.frames(case.b, "welcome")[-1], case.frames(case.b, "welcome")[0]
    last["position"] = copy.deepcopy(first["position"])
    assert Wrong.BACK in case.found()


def test_a_history_is_read_as_it_was_written(tmp_path: Path) -> None:
    recorder = Recorder(tmp_path / "table" / "P1.jsonl.gz", "P1", "table")
    recorder.came(0, -1)
    recorder.sent({"type": "move", "id": "12345678", "answers": 3, "moves": ["R>1"]})
    recorder.saw('{"type":"acknowledged","id":"12345678","position":{"seq":4}}')
    recorder.sent({"type": "undo", "id": "23456789", "answers": 4})
    recorder.lost("cut")
    recorder.close()
    history = read(recorder.file)
    kinds: list[type[Note]] = [Came, Sent, Saw, Sent, Lost]
    assert (history.person, history.match) == ("P1", "table")
    assert [type(note) for note in history.notes] == kinds
    done, unknown = history.attempts()
    assert done.done and not done.refused
    assert unknown.answer is None and not unknown.refused
