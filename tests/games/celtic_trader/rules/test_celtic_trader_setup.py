"""Components and set-up of Celtic Trader, rule by rule: C1 to C9."""

from __future__ import annotations

from typing import Any

import pytest

from games.celtic_trader.celtic_trader_tables import (
    ALL_SPOTS,
    MAP,
    legal,
    play,
    refused,
    table,
    told,
)
from games.celtic_trader.small_map import CHARTS, small_map
from oenach.games.celtic_trader.maps.files.worldmap import builtin
from oenach.games.celtic_trader.rules.game import CelticTraderGame
from oenach.kernel.errors import MalformedMove, OptionError
from oenach.kernel.seats import CHANCE


def new(seats: int = 2, **options: Any) -> Any:
    return CelticTraderGame(seats, {"map": MAP, **options}).new()


def test_C1_two_to_five_players() -> None:
    assert [CelticTraderGame(seats, {}).seats for seats in (2, 3, 4, 5)] == [2, 3, 4, 5]
    for seats in (0, 1, 6, -1):
        with pytest.raises(OptionError):
            CelticTraderGame(seats, {})


def test_C1_six_resources_six_strongholds_and_a_circle() -> None:
    world = CelticTraderGame(2, {}).board.world
    assert len(world.strongholds) == 6
    assert {"iceni", "belgae"} <= set(world.strongholds)
    assert [tile.kind for tile in world.tiles].count("circle") == 1
    resources = [
        text.split()[1] for text in CelticTraderGame(2, {}).move_texts if text[:5] == "pick "
    ]
    assert resources == ["deer", "cloth", "wheat", "fish", "ore", "grapes"]


def test_C2_a_map_of_ones_own_is_played_on() -> None:
    state = new(roles="draft")
    assert told(state)["options"]["map"] == small_map()
    assert told(state)["spots"] == ALL_SPOTS
    assert sum(len(tokens) for tokens in ALL_SPOTS.values()) == 18


def test_C2_a_map_that_breaks_the_rules_is_refused() -> None:
    broken = small_map()
    broken["tiles"] = broken["tiles"][:-1]
    with pytest.raises(OptionError) as caught:
        CelticTraderGame(2, {"map": broken})
    assert caught.value.key == "bad-map"
    assert caught.value.facts["option"] == "map"
    assert int(caught.value.facts["count"]) >= 2
    for wrong in ("atlantis", 7, None, ["britannia"], True):
        with pytest.raises(OptionError) as caught:
            CelticTraderGame(2, {"map": wrong})
        assert caught.value.key == "bad-value"


def test_C2_the_map_that_was_given_can_change_without_harm() -> None:
    mine = small_map()
    game = CelticTraderGame(2, {"map": mine})
    mine["charts"]["iceni"]["wheat"] = 8
    shown = told(game.new())["options"]["map"]
    assert shown == small_map()
    shown["tiles"].clear()
    assert told(game.new())["options"]["map"] == small_map()


def test_C3_networks_on_one_tile_do_not_connect() -> None:
    refused(table(A={"at": "a1"}), "go a2", "C13")
    refused(table(A={"at": "g1"}), "go g2", "C13")


def test_C3a_a_road_without_a_token_leads_to_the_stronghold_itself() -> None:
    state = table(A={"at": "a2"})
    refused(state, "go b1", "C3a", road="b1", stronghold="belgae")
    assert play(state, "go belgae").points == 1


def test_C3a_a_token_stops_on_the_road_when_entering() -> None:
    state = table(A={"at": "a2"}, romans="b1")
    refused(state, "go belgae", "C14", road="b1")
    play(state, "go b1")
    assert told(state)["players"]["A"]["at"] == "b1"
    assert told(state)["to_act"] == "B"


def test_C3a_a_token_stops_on_the_road_when_leaving_and_no_point_is_spent() -> None:
    state = table(A={"at": "belgae"}, romans="b1", options={"limit": "rounds:2"}, to_act="A")
    refused(state, "go a2", "C14", road="b1")
    last = table(B={"at": "belgae"}, to_act="B", romans="b1", options={"limit": "rounds:2"})
    play(last, "go b1")
    # The game ends with this turn, so the position still tells of it.
    assert told(last)["turn"]["points"] == 2
    assert told(last)["players"]["B"]["at"] == "b1"


def test_C3a_leaving_onto_a_held_road_needs_a_point_though_it_takes_none() -> None:
    state = table(A={"at": "belgae"}, romans="b1", turn={"points": 0})
    refused(state, "go b1", "C13")
    assert legal(state) == ["halt"]


def test_C3a_from_a_road_to_the_stronghold_for_no_point_or_out_for_one() -> None:
    for romans in ("", "b1"):
        state = table(A={"at": "b1"}, romans=romans)
        assert legal(state, "go ") == ["go a2", "go belgae"]
        assert play(state.copy(), "go belgae").points == 2
        assert play(state.copy(), "go a2").points == 1
        tired = table(A={"at": "b1"}, romans=romans, turn={"points": 0})
        assert legal(tired, "go ") == ["go belgae"]
        play(tired, "go belgae", "halt")
        assert told(tired)["phase"] == "stronghold"


def test_C3a_standing_on_a_road_is_not_being_at_the_stronghold() -> None:
    for romans in ("", "b1"):
        state = play(table(A={"at": "b1", "carried": ["ore"]}, romans=romans), "halt")
        assert told(state)["to_act"] == "B"
        assert told(state)["players"]["A"]["carried"] == ["ore"]


def test_C3a_between_two_strongholds_that_are_neighbours() -> None:
    assert legal(table(A={"at": "belgae"}), "go ") == ["go a2", "go g1", "go h1", "go cantii"]
    held_here = table(A={"at": "belgae"}, romans="b3")
    assert legal(held_here, "go ") == ["go a2", "go g1", "go b3", "go h1"]
    refused(held_here, "go cantii", "C14", road="b3")
    held_there = table(A={"at": "belgae"}, romans="c2")
    assert legal(held_there, "go ") == ["go a2", "go g1", "go c2", "go h1"]
    refused(held_there, "go cantii", "C14", road="c2")
    held_twice = table(A={"at": "belgae"}, romans="b3 c2")
    assert legal(held_twice, "go ") == ["go a2", "go g1", "go b3", "go h1"]
    on_the_road = table(A={"at": "b3"}, romans="b3 c2")
    assert legal(on_the_road, "go ") == ["go c2", "go belgae"]


def test_C3a_a_city_has_a_garrison_place_in_the_middle() -> None:
    told_of = {"phase": "resolve", "turn": {"drawn": ["roman"]}}
    celtic = table(**told_of)
    refused(celtic, "resolve roman@iceni", "C3a", place="iceni")
    city = table(**told_of, cities="iceni", removed=1)
    play(city, "resolve roman@iceni")
    assert told(city)["romans"] == ["iceni"]


def test_C3b_one_token_to_a_place_and_none_where_the_map_says_so() -> None:
    state = table(phase="resolve", turn={"drawn": ["roman"]}, romans="W")
    refused(state, "resolve roman@W", "C3b", place="W")
    refused(state, "resolve roman@h2", "C3b", place="h2")
    places = {text.removeprefix("resolve roman@") for text in legal(state)}
    assert places == set(state.board.place_names[: state.board.sections]) - {"W", "h2"}


def test_C4_the_charts_begin_in_their_printed_columns() -> None:
    assert told(new())["charts"] == CHARTS
    iceni = told(CelticTraderGame(2, {}).new())["charts"]["iceni"]
    assert (iceni["wheat"], iceni["fish"]) == (1, 1)
    assert iceni["deer"] >= 2
    assert iceni["cloth"] >= 2
    assert iceni["ore"] <= 4


def test_C5_abilities_cost_2_4_7_10_and_are_bought_in_order() -> None:
    state = table(phase="circle", A={"at": "s2", "rp": 30}, turn={"claimed": False})
    spent = []
    for _ in range(4):
        before = told(state)["players"]["A"]["rp"]
        play(state, "buy trading")
        spent.append(before - told(state)["players"]["A"]["rp"])
    assert spent == [2, 4, 7, 10]
    refused(state, "buy trading", "C5", ability="trading")
    refused(play(state, "buy movement", "buy movement"), "buy movement", "C5", cost=7, rp=1)


@pytest.mark.parametrize("level", range(5))
def test_C5_movement(level: int) -> None:
    """2, 3, 4, 5, 6 points, given when the movement begins."""
    state = table(phase="resolve", A={"movement": level}, turn={"drawn": ["cycle"], "points": 0})
    assert told(play(state, "resolve cycle"))["turn"]["points"] == 2 + level


@pytest.mark.parametrize(("level", "bonus"), [(0, 0), (1, 1), (2, 2), (3, 4), (4, 7)])
def test_C5_trading(level: int, bonus: int) -> None:
    state = table(A={"at": "cantii", "carried": ["deer"], "trading": level})
    assert told(play(state, "halt", "deliver deer"))["players"]["A"]["rp"] == 4 + bonus


@pytest.mark.parametrize(
    ("level", "limit", "free"), [(0, 1, 0), (1, 2, 0), (2, 2, 1), (3, 3, 1), (4, 3, 2)]
)
def test_C5_carrying(level: int, limit: int, free: int) -> None:
    state = table(A={"at": "L", "carrying": level})
    for count, resource in enumerate(["deer", "cloth", "wheat"][:limit], 1):
        play(state, f"pick {resource}")
        assert told(state)["turn"]["halted"] == (count > free)
    assert legal(state, "pick") == []


def test_C6_the_supply_has_114_markers_unless_agreed_otherwise() -> None:
    assert told(new())["supply"] == 114
    assert told(new(supply=30))["supply"] == 30
    for wrong in (0, -1, 1000, "114", True, 30.0):
        with pytest.raises(OptionError):
            new(supply=wrong)


def test_C7_a_role_gives_a_start_place_and_a_bonus() -> None:
    state = play(new(roles="draft"), "role fastest")
    assert told(state)["players"]["A"]["at"] == "iceni"
    assert [line.label for line in state.sheet(0).lines] == ["vp", "movement"]
    world = builtin("britannia")
    assert world is not None
    roles = world.roles
    assert roles["fastest"].bonus["movement"] == (0, 14, 24, 37, 53)
    assert roles["trusted"].rp == 1


def test_C7_a_role_may_have_several_bonuses_or_none() -> None:
    state = table(A={"role": "wisest", "trading": 3, "rp": 5, "vp": 2}, B={"role": "humblest"})
    assert [tuple(line) for line in state.sheet(0).lines] == [
        ("vp", 2, 2),
        ("movement", 0, 0),
        ("trading", 3, 13),
        ("carrying", 0, 1),
        ("rp", 5, 10),
    ]
    assert state.sheet(0).total == 26
    assert [tuple(line) for line in state.sheet(1).lines] == [("vp", 0, 0)]


@pytest.mark.parametrize(("seats", "romans"), [(2, 14), (3, 13), (4, 12), (5, 11)])
def test_C8_set_up(seats: int, romans: int) -> None:
    state = told(new(seats))
    events = {"cycle": 1, "orders": 1, "romanisation": 1}
    resources = dict.fromkeys(["deer", "cloth", "wheat", "fish", "ore", "grapes"], 4)
    assert state["bag"] == {**resources, "roman": romans, **events}
    assert state["spots"] == ALL_SPOTS
    assert (state["romans"], state["discard"], state["removed_romans"]) == ([], {}, 0)
    assert told(new(seats, fast_game=True))["bag"]["roman"] == 14


def test_C9_seat_A_begins_when_all_have_a_role() -> None:
    state = play(new(3), "=trusted", "=wisest", "=fastest")
    assert (told(state)["phase"], told(state)["to_act"], told(state)["round"]) == ("draw", "A", 1)


def test_C9a_the_pick_is_a_chance_event_and_then_open() -> None:
    state = new(3)
    assert state.to_act == CHANCE
    assert told(state)["to_act"] == "A"
    assert [weight for _, weight in state.chance_outcomes()] == [1] * 6
    refused(state, "role fastest", "C9a")
    play(state, "=strongest")
    assert told(state)["to_act"] == "B"
    assert "=strongest" not in legal(state)
    assert len(state.chance_outcomes()) == 5
    refused(state, "=strongest", "C9b", role="strongest")
    assert state.observe(2)["players"]["A"]["role"] == "strongest"


def test_C9a_option_draft_makes_it_an_open_choice() -> None:
    state = new(2, roles="draft")
    assert state.to_act == 0
    assert state.chance_outcomes() == []
    refused(state, "=fastest", "C9a")
    play(state, "role trusted")
    assert state.to_act == 1
    refused(state, "role trusted", "C9b", role="trusted")
    with pytest.raises(MalformedMove):
        play(state, "role bravest")
    with pytest.raises(OptionError):
        new(roles="open")


def test_C9b_roles_are_taken_in_seat_order_before_the_first_turn() -> None:
    state = new(4, roles="draft")
    for seat, role in enumerate(["trusted", "wisest", "fastest", "humblest"]):
        assert told(state)["phase"] == "roles"
        assert state.to_act == seat
        refused(state, "=wheat", "C11")
        play(state, f"role {role}")
    assert told(state)["phase"] == "draw"
    assert [own["at"] for own in told(state)["players"].values()] == ["s1", "a1", "iceni", "N"]
