"""Movement, Romans on the way, and picking up: C13 to C16."""

from __future__ import annotations

import pytest

from games.celtic_trader.celtic_trader_tables import (
    goes,
    legal,
    play,
    refused,
    seat_of,
    table,
    told,
)
from oenach.games.celtic_trader.rules.game import CelticTraderGame
from oenach.kernel.errors import MalformedMove


def test_C13_one_point_from_tile_to_tile_along_connected_roads() -> None:
    state = table(A={"at": "W"})
    assert goes(state) == {"L", "a2", "g2", "O"}
    play(state, "go a2", "go belgae")
    assert told(state)["turn"]["points"] == 0
    refused(state, "go g1", "C13")
    assert legal(state) == ["halt"]


def test_C13_no_jumping() -> None:
    state = table(A={"at": "W"})
    refused(state, "go E", "C13", place="E")
    refused(state, "go W", "C13", place="W")
    refused(state, "go g1", "C13", place="g1")


def test_C13_points_are_not_saved() -> None:
    state = table(A={"at": "W", "movement": 3})
    play(state, "go O", "halt", "=cycle", "=orders", "resolve cycle", "resolve orders", "halt")
    assert told(state)["to_act"] == "A"
    play(state, "=cycle", "=roman", "resolve roman@K", "resolve cycle")
    assert told(state)["turn"]["points"] == 5


def test_C13_one_need_not_move() -> None:
    assert told(play(table(A={"at": "W"}), "halt"))["to_act"] == "B"


def test_C13_the_notation_names_where_the_step_ends() -> None:
    state = table(A={"at": "a2"})
    for text in ("go B", "go A", "go atlantis", "go", "go W ", "go  W", "GO W", "go W O"):
        with pytest.raises(MalformedMove):
            play(state, text)
    with pytest.raises(MalformedMove) as caught:
        play(state, "go B")
    assert caught.value.facts == {"tile": "B", "names": "belgae, b1, b2, b3, b4"}


def test_C13a_a_role_starts_at_its_one_place() -> None:
    state = CelticTraderGame(3, {"roles": "draft", "map": table().game.given["map"]}).new()
    play(state, "role fastest", "role trusted", "role wisest")
    # A start that names a stronghold's tile means the stronghold.
    assert [seat_of(state, seat)["at"] for seat in "ABC"] == ["iceni", "s1", "a1"]
    play(state, "=ore", "=ore", "resolve ore+iceni", "resolve ore+iceni")
    assert goes(state) == {"L", "s1"}


def test_C14_entering_a_section_with_a_token_ends_the_turn() -> None:
    state = table(A={"at": "W", "movement": 4}, romans="g2")
    play(state, "go g2")
    assert seat_of(state, "A")["at"] == "g2"
    assert told(state)["to_act"] == "B"
    assert told(state)["phase"] == "draw"
    assert told(state)["spots"]["g2"] == ["grapes"]


def test_C14_a_garrison_stops_in_the_city() -> None:
    city = {"cities": "belgae", "removed": 1, "romans": "belgae"}
    entering = play(table(A={"at": "a2", "movement": 4}, **city), "go belgae")
    assert (seat_of(entering, "A")["at"], told(entering)["to_act"]) == ("belgae", "B")
    from_its_road = play(table(A={"at": "b1", "movement": 4}, **city), "go belgae")
    assert (seat_of(from_its_road, "A")["at"], told(from_its_road)["to_act"]) == ("belgae", "B")
    leaving = table(A={"at": "belgae", "movement": 4}, **city)
    assert goes(leaving) == {"a2", "g1", "h1", "cantii"}


def test_C14_no_action_after_being_stopped_at_the_circle() -> None:
    state = play(table(A={"at": "a1", "rp": 9}, romans="s2"), "go s2")
    assert told(state)["to_act"] == "B"


def test_C14_a_token_under_you_when_movement_begins_forbids_nothing() -> None:
    state = table(A={"at": "L", "movement": 4}, romans="L")
    assert legal(state, "pick") == ["pick deer", "pick cloth", "pick wheat"]
    assert goes(state) == {"iceni", "W", "s1"}
    at_the_circle = play(table(A={"at": "s2", "rp": 2}, romans="s2"), "halt")
    assert told(at_the_circle)["phase"] == "circle"


def test_C14_coming_back_onto_it_stops_you() -> None:
    state = play(table(A={"at": "L", "movement": 4}, romans="L"), "go W", "go L")
    assert told(state)["to_act"] == "B"
    road = table(A={"at": "b1", "movement": 4}, romans="b1")
    play(road, "go belgae", "go b1")
    assert (seat_of(road, "A")["at"], told(road)["to_act"]) == ("b1", "B")


def test_C14_a_token_placed_under_you_in_your_own_draw_forbids_nothing() -> None:
    state = table(phase="resolve", A={"at": "L"}, turn={"drawn": ["roman"]})
    play(state, "resolve roman@L")
    assert told(state)["phase"] == "move"
    assert goes(state) == {"iceni", "W", "s1"}


def test_C15_any_number_of_players_can_stand_anywhere() -> None:
    everybody = {seat: {"at": "W"} for seat in "ABCDE"}
    state = table(seats=5, **{**everybody, "A": {"at": "L"}})
    play(state, "go W")
    assert [seat_of(state, seat)["at"] for seat in "ABCDE"] == ["W"] * 5


def test_C16_a_resource_is_taken_from_the_section_one_is_on() -> None:
    state = table(A={"at": "h2", "carrying": 4})
    assert legal(state, "pick") == ["pick fish"]
    refused(state, "pick ore", "C16", resource="ore")  # it lies on h1, on the same tile
    play(state, "pick fish")
    assert seat_of(state, "A")["carried"] == ["fish"]
    assert "h2" not in told(state)["spots"]
    refused(state, "pick fish", "C16", resource="fish")


def test_C16_pick_ups_beyond_the_second_number_end_the_movement() -> None:
    state = table(A={"at": "L", "carrying": 2, "movement": 4})
    play(state, "pick wheat")
    assert told(state)["turn"] == {"drawn": [], "points": 6, "picks": 1, "halted": False}
    play(state, "go W", "pick wheat")
    assert told(state)["turn"] == {"drawn": [], "points": 5, "picks": 2, "halted": True}
    refused(state, "go O", "C16")
    assert legal(state) == ["drop wheat", "halt"]


def test_C16_others_on_the_same_section_can_still_be_taken() -> None:
    state = table(A={"at": "L", "carrying": 1})
    play(state, "pick deer")
    assert legal(state) == ["pick cloth", "pick wheat", "drop deer", "halt"]
    play(state, "pick wheat")
    refused(state, "pick cloth", "C16", limit=2)
    play(state, "drop deer", "pick cloth")
    assert seat_of(state, "A")["carried"] == ["cloth", "wheat"]
    assert told(state)["turn"]["picks"] == 3


def test_C16_a_full_load_stops_pick_ups_but_not_the_movement() -> None:
    state = table(A={"at": "L", "carried": ["ore"]})
    refused(state, "pick deer", "C16", limit=1)
    assert goes(state) == {"iceni", "W", "s1"}


def test_C16_carried_tokens_can_be_discarded_until_halt() -> None:
    state = table(A={"at": "cantii", "carried": ["deer", "deer", "ore"], "carrying": 4})
    assert legal(state, "drop") == ["drop deer", "drop ore"]
    refused(state, "drop fish", "C16", resource="fish")
    play(state, "drop deer", "go s2", "drop deer")
    assert told(state)["discard"] == {"deer": 2}
    play(state, "halt")
    refused(state, "drop ore", "C16")


def test_C16_halt_ends_the_turn_except_at_the_circle_and_celtic_strongholds() -> None:
    for at, phase in [("W", "draw"), ("s1", "circle"), ("s2", "circle"), ("iceni", "stronghold")]:
        assert told(play(table(A={"at": at}), "halt"))["phase"] == phase
