"""The roster: who sits where, and that every change is on its way to the disk."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from oenach.server.store.rows import SeatRow
from oenach.server.store.writing.writes import Kind, Write
from oenach.server.table.roster import Roster
from server.desk import Desk, bot, person

CHANGES: list[Callable[[Roster, Write], object]] = [
    lambda roster, write: roster.seat_person(2, person="cat", name="Cat", nonce=b"1", write=write),
    lambda roster, write: roster.empty(1, write),
    lambda roster, write: roster.pass_host_on(write),
    lambda roster, write: roster.begin(9, fill="novice", nonce=b"2", write=write),
    lambda roster, write: roster.stand_in(0, "steady", "left", write),
    lambda roster, write: roster.sit_again(0, 5, write),
    lambda roster, write: roster.queue(1, ["R>1"], write),
    lambda roster, write: roster.bank(1, 3, write),
    lambda roster, write: roster.end(9, {"reason": "finished"}, write),
    lambda roster, write: roster.rename("ada", "Ada the Great", write),
    lambda roster, write: roster.hand_over(0, "dot", write),
    lambda roster, write: roster.mute("bo", True, write),
    lambda roster, write: roster.ban("bo", "Somebody", write),
]


def roster() -> Roster:
    return Desk([person(0, "ada"), person(1, "bo"), SeatRow(2, "open"), bot(3)]).roster


def playing(*chairs: SeatRow) -> Roster:
    here = Desk(list(chairs)).roster
    here.adopt(replace(here.row, state="playing"))
    return here


def test_bots_are_alone_where_no_seat_is_was_or_can_be_a_persons() -> None:
    assert playing(bot(0), bot(1)).bots_alone
    for state in ("waiting", "closed"):
        here = playing(bot(0), bot(1))
        here.adopt(replace(here.row, state=state))
        assert not here.bots_alone, state
    assert not playing(person(0, "ada"), bot(1)).bots_alone
    assert not playing(SeatRow(0, "open"), bot(1)).bots_alone
    for why in ("left", "removed", "resigned", "clock"):
        here = playing(person(0, "ada"), bot(1))
        here.stand_in(0, "steady", why, Write())
        assert not here.bots_alone, why


@pytest.mark.parametrize("change", CHANGES)
def test_what_changes_in_memory_is_written(change: Callable[[Roster, Write], object]) -> None:
    here, write = roster(), Write()
    before = here.row
    stored: dict[object, dict[str, object]] = {
        None: before.stored(),
        **{chair.seat: chair.stored(7) for chair in before.seats},
    }
    change(here, write)
    assert before == roster().row, "a row that somebody holds stays as it is"
    for kind, row in write.rows:
        assert kind in (Kind.MATCH_CHANGE, Kind.SEAT_CHANGE)
        changed = stored[row.get("of_seat")]
        assert row["of_match"] == 7 and row["of_version"] == changed["version"]
        fields = {name.removeprefix("new_"): row[name] for name in row if name[:4] == "new_"}
        changed.update(fields, version=row["of_version"] + 1)  # type: ignore[operator]
    assert stored.pop(None) == here.row.stored()
    assert stored == {chair.seat: chair.stored(7) for chair in here.row.seats}
    assert write.rows


def test_a_row_cannot_be_changed_by_anybody_else() -> None:
    here = roster()
    with pytest.raises(AttributeError):
        here.row.host = "bo"  # type: ignore[misc]
    with pytest.raises(AttributeError):
        here.chair(0).queue = ["R>1"]  # type: ignore[misc]


def test_who_plays_is_told_from_who_has_a_seat() -> None:
    here = roster()
    assert here.people() == {"ada", "bo"} and here.open_seats() == [2]
    here.stand_in(1, "steady", "left", Write())
    assert here.people() == {"ada"} and here.seats_of("bo") == [1]
    assert here.bot_of(1) == here.terms.stand_in and here.bot_of(3) == "novice"
    here.stand_in(1, "steady", "removed", Write())
    assert here.seats_of("bo") == [] and here.seats_of(None) == []


def test_a_bot_that_stands_in_finds_no_queue() -> None:
    here = roster()
    here.queue(0, ["R>1"], Write())
    here.stand_in(0, "steady", "clock", Write())
    assert here.chair(0).queue == []


def test_the_last_person_to_go_closes_the_table() -> None:
    here = roster()
    here.empty(0, Write())
    here.pass_host_on(Write())
    assert here.host == "bo" and here.row.state == "playing"
    here.empty(1, Write())
    here.pass_host_on(Write())
    assert here.row.state == "closed"


def test_the_host_s_office_goes_with_the_host_s_last_seat() -> None:
    here = Desk([person(0, "ada"), person(1, "ada")]).roster
    here.hand_over(0, "dot", Write())
    assert here.host == "ada"
    here.hand_over(1, "dot", Write())
    assert here.host == "dot" and here.seats_of("dot") == [0, 1]


def test_whoever_holds_several_seats_has_named_each_of_them() -> None:
    here = Desk([person(0, "ada"), person(1, "ada"), person(2, "bo")]).roster
    here.rename("ada", "Ada the Great", Write())
    here.rename("bo", "Bo the Small", Write())
    assert [chair.name for chair in here.chairs] == ["Ada", "Ada", "Bo the Small"]


def test_nobody_is_muted_twice() -> None:
    here = roster()
    for _ in range(2):
        here.mute("bo", True, Write())
    assert here.row.muted == ["bo"]
    here.mute("bo", False, Write())
    assert here.row.muted == []
