"""Drawing and resolving tokens, Romans and conquest: C10 to C12."""

from __future__ import annotations

import pytest

from games.celtic_trader.celtic_trader_tables import (
    ALL_SPOTS,
    legal,
    play,
    refused,
    seat_of,
    table,
    told,
)
from oenach.kernel.effects import Effects
from oenach.kernel.seats import CHANCE, OVER


def without(*gone: tuple[str, str]) -> dict[str, list[str]]:
    """The full spots less some tokens, each told by section and resource."""
    left = {
        name: [t for t in tokens if (name, t) not in gone] for name, tokens in ALL_SPOTS.items()
    }
    return {name: tokens for name, tokens in left.items() if tokens}


# C10


def test_C10_the_token_under_you_can_be_moved_to_any_free_place() -> None:
    state = table(phase="roman", A={"at": "W"}, romans="W O", cities="regni", removed=1)
    places = {text.removeprefix("roman ") for text in legal(state, "roman ")}
    celtic = {"iceni", "cantii", "belgae", "parisi", "silures"}
    assert places == set(state.board.place_names) - {"W", "O", "h2"} - celtic
    assert "regni" in places
    refused(state, "roman O", "C3b", place="O")
    refused(state, "roman W", "C3b", place="W")
    refused(state, "roman h2", "C3b", place="h2")
    refused(state, "roman iceni", "C3a", place="iceni")
    play(state, "roman regni")
    assert told(state)["romans"] == ["O", "regni"]


def test_C10_it_can_be_left() -> None:
    state = play(table(phase="roman", A={"at": "W"}, romans="W"), "stay")
    assert told(state)["romans"] == ["W"]
    assert told(state)["phase"] == "draw"


def test_C10_it_opens_however_the_token_came_there() -> None:
    state = table(phase="resolve", turn={"drawn": ["roman"]}, B={"at": "L"})
    play(state, "resolve roman@L", "halt")
    assert (told(state)["phase"], told(state)["to_act"]) == ("roman", "B")


def test_C10_a_garrison_counts_in_the_middle_of_a_city_only() -> None:
    told_of = {"cities": "regni", "removed": 1, "romans": "regni"}
    assert told(play(table(**told_of, B={"at": "regni"}), "halt"))["phase"] == "roman"
    assert told(play(table(**told_of, B={"at": "r1"}), "halt"))["phase"] == "draw"


def test_C10_in_round_1_it_never_opens() -> None:
    first = play(table(round=1, romans="L", B={"at": "L"}), "halt")
    assert told(first)["phase"] == "draw"
    second = play(table(round=1, romans="L", to_act="B", A={"at": "L"}), "halt")
    assert (told(second)["round"], told(second)["phase"]) == (2, "roman")


def test_C10a_it_comes_before_the_draw() -> None:
    state = table(phase="roman", A={"at": "W"}, romans="W")
    refused(state, "=wheat", "C11")
    refused(state, "go L", "C13")
    play(state, "roman L")
    assert (told(state)["phase"], state.to_act) == ("draw", CHANCE)
    refused(state, "stay", "C11")


# C11


def test_C11_two_tokens_are_drawn_by_what_is_in_the_bag() -> None:
    state = table(phase="draw")
    bag = told(state)["bag"]
    weights = {state.game.text(state, move)[1:]: n for move, n in state.chance_outcomes()}
    assert weights == bag
    play(state, "=ore")
    assert (told(state)["phase"], told(state)["turn"]["drawn"]) == ("draw", ["ore"])
    play(state, "=cycle")
    assert (told(state)["phase"], told(state)["turn"]["drawn"]) == ("resolve", ["ore", "cycle"])
    assert told(state)["bag"] == {**{k: n for k, n in bag.items() if k != "cycle"}, "ore": 3}
    refused(table(phase="draw", discard={"cycle": 1}), "=cycle", "C11", token="cycle")


def all_but(*left: str) -> dict[str, int]:
    """A discard of all tokens of the set-up's bag but some."""
    bag = dict.fromkeys(["deer", "cloth", "wheat", "fish", "ore", "grapes"], 4)
    bag |= {"roman": 14, "cycle": 1, "orders": 1, "romanisation": 1}
    for token in left:
        bag[token] -= 1
    return bag


def test_C11_one_token_is_drawn_if_the_bag_has_one_and_none_if_it_is_empty() -> None:
    one = play(table(phase="draw", discard=all_but("cycle")), "=cycle")
    assert told(one)["phase"] == "resolve"
    # A cycle that refills the bag adds no draw.
    play(one, "resolve cycle")
    assert told(one)["phase"] == "move"
    assert sum(told(one)["bag"].values()) == 41
    none = play(table(discard=all_but()), "halt")
    assert (told(none)["phase"], told(none)["to_act"]) == ("move", "B")


def test_C11_tokens_are_resolved_in_the_order_one_chooses() -> None:
    state = table(phase="resolve", turn={"drawn": ["cycle", "orders"]}, romans="W")
    assert legal(state) == ["resolve cycle", "resolve orders@W"]
    orders_first = play(state.copy(), "resolve orders@W", "resolve cycle")
    assert told(orders_first)["discard"] == {}
    cycle_first = play(state.copy(), "resolve cycle", "resolve orders@W")
    assert told(cycle_first)["discard"] == {"orders": 1, "roman": 1}
    refused(state, "resolve roman@W", "C11", token="roman")
    refused(state, "halt", "C16")


def test_C11_two_equal_tokens_give_each_choice_once() -> None:
    spots = without(("W", "wheat"), ("K", "wheat"))
    state = table(phase="resolve", turn={"drawn": ["wheat", "wheat"]}, spots=spots)
    assert legal(state) == ["resolve wheat@W", "resolve wheat@K"]
    play(state, "resolve wheat@W")
    assert legal(state) == ["resolve wheat@K"]


def test_C11_a_resource_goes_to_a_free_spot_of_its_kind() -> None:
    spots = without(("L", "wheat"), ("L", "deer"), ("W", "wheat"))
    state = table(phase="resolve", turn={"drawn": ["wheat"]}, spots=spots)
    assert legal(state) == ["resolve wheat@L", "resolve wheat@W"]
    refused(state, "resolve wheat@K", "C11", place="K")
    refused(state, "resolve wheat+iceni", "C11", resource="wheat")
    refused(state, "resolve wheat", "C11", resource="wheat")
    refused(state, "resolve deer@L", "C11", token="deer")
    refused(state, "resolve wheat@O", "C11", place="O")
    play(state, "resolve wheat@L")
    assert told(state)["spots"]["L"] == ["cloth", "wheat"]
    assert told(state)["discard"] == {}


def test_C11_with_no_free_spot_the_demand_rises_by_one_column() -> None:
    state = table(phase="resolve", turn={"drawn": ["wheat"]}, cities="silures")
    assert legal(state) == ["resolve wheat+iceni", "resolve wheat+cantii", "resolve wheat+parisi"]
    refused(state, "resolve wheat+belgae", "C11", stronghold="belgae")
    refused(state, "resolve wheat+silures", "C12", stronghold="silures")
    play(state, "resolve wheat+cantii")
    assert told(state)["charts"]["cantii"]["wheat"] == 4
    assert told(state)["discard"] == {"wheat": 1}


def test_C11a_a_stronghold_where_it_can_rise_must_be_chosen() -> None:
    state = table(phase="resolve", turn={"drawn": ["ore"]})
    refused(state, "resolve ore", "C11a", resource="ore")
    names = ["iceni", "cantii", "belgae", "parisi", "silures", "regni"]
    full = {name: {"ore": 8} for name in names}
    stuck = table(phase="resolve", turn={"drawn": ["ore"]}, charts=full)
    assert legal(stuck) == ["resolve ore"]
    before = told(stuck)["charts"]
    play(stuck, "resolve ore")
    assert told(stuck)["charts"] == before
    assert told(stuck)["discard"] == {"ore": 1}


def test_C11_a_roman_goes_to_a_free_place() -> None:
    state = table(phase="resolve", turn={"drawn": ["roman"]}, romans="W")
    assert len(legal(state)) == state.board.sections - 2
    refused(state, "resolve roman", "C11")
    play(state, "resolve roman@a2")
    assert told(state)["romans"] == ["W", "a2"]


def test_C11_cycle_puts_all_discarded_tokens_and_itself_into_the_bag() -> None:
    thrown = {"ore": 2, "roman": 5, "orders": 1}
    state = table(phase="resolve", turn={"drawn": ["cycle"]}, discard=thrown)
    play(state, "resolve cycle")
    assert told(state)["discard"] == {}
    assert told(state)["bag"] == {**all_but(), "cycle": 1}


def test_C11_orders_discard_a_roman_of_ones_choice() -> None:
    state = table(
        phase="resolve",
        turn={"drawn": ["orders"]},
        romans="W regni",
        cities="regni",
        removed=1,
    )
    assert legal(state) == ["resolve orders@W", "resolve orders@regni"]
    refused(state, "resolve orders@O", "C11", place="O")
    refused(state, "resolve orders", "C11")
    play(state, "resolve orders@regni")
    assert told(state)["romans"] == ["W"]
    assert told(state)["discard"] == {"orders": 1, "roman": 1}
    none = table(phase="resolve", turn={"drawn": ["orders"]})
    assert legal(none) == ["resolve orders"]
    assert told(play(none, "resolve orders"))["discard"] == {"orders": 1}


def test_C11_romanisation_conquers_a_stronghold_of_ones_choice() -> None:
    state = table(phase="resolve", turn={"drawn": ["romanisation"]}, cities="regni", removed=1)
    names = ["iceni", "cantii", "belgae", "parisi", "silures"]
    assert legal(state) == [f"resolve romanisation@{name}" for name in names]
    refused(state, "resolve romanisation@regni", "C12", stronghold="regni")
    play(state, "resolve romanisation@belgae")
    assert "belgae" not in told(state)["charts"]
    assert told(state)["discard"] == {"romanisation": 1}
    assert told(state)["removed_romans"] == 1


# C12


def test_C12_a_stronghold_falls_when_every_road_has_a_token() -> None:
    state = table(phase="resolve", turn={"drawn": ["roman"]}, romans="c1 c3 W", A={"at": "cantii"})
    play(state, "resolve roman@c2")
    assert "cantii" not in told(state)["charts"]
    assert told(state)["romans"] == ["W"]
    assert told(state)["removed_romans"] == 1
    assert told(state)["discard"] == {"roman": 2}
    assert seat_of(state, "A")["at"] == "cantii"


def test_C12_it_is_said_where_the_tokens_go_that_are_discarded() -> None:
    state = table(phase="resolve", turn={"drawn": ["roman"]}, romans="c1 c3 W", A={"at": "cantii"})
    effects = Effects()
    state.game.perform(state, state.game.parse(state, "resolve roman@c2"), effects)
    seen = [(told["kind"], told["place"]) for told in state.game.seen_effects(effects, None)]
    assert seen == [
        ("roman-placed", "c2"),
        ("roman-withdrawn", "c2"),
        ("roman-withdrawn", "c3"),
        ("conquered", "cantii"),
    ]


def test_C12_also_by_a_token_moved_in_the_roman_phase() -> None:
    state = table(phase="roman", A={"at": "W"}, romans="W i1")
    play(state, "roman i2")
    assert "iceni" not in told(state)["charts"]
    assert (told(state)["romans"], told(state)["phase"]) == ([], "draw")


def test_C12_a_token_moved_from_road_to_road_conquers_nothing() -> None:
    state = play(table(phase="roman", A={"at": "i1"}, romans="i1"), "roman i2")
    assert "iceni" in told(state)["charts"]
    assert told(state)["romans"] == ["i2"]


@pytest.mark.parametrize(
    ("romans", "removed", "thrown"), [("", 0, 0), ("c1", 1, 0), ("c1 c2", 1, 1)]
)
def test_C12_romanisation_removes_one_token_if_there_is_any(
    romans: str, removed: int, thrown: int
) -> None:
    state = table(phase="resolve", turn={"drawn": ["romanisation"]}, romans=romans)
    play(state, "resolve romanisation@cantii")
    assert told(state)["removed_romans"] == removed
    assert told(state)["discard"].get("roman", 0) == thrown
    assert told(state)["romans"] == []


def test_C12_a_city_is_travelled_through_but_nobody_trades_there() -> None:
    state = table(A={"at": "a2", "carried": ["ore"]}, cities="belgae", removed=1)
    assert told(play(state.copy(), "go belgae", "go h1"))["players"]["A"]["at"] == "h1"
    play(state, "go belgae", "halt")
    assert told(state)["to_act"] == "B"
    assert seat_of(state, "A")["carried"] == ["ore"]


def test_C12_a_conquest_moves_no_marker() -> None:
    state = table(phase="resolve", turn={"drawn": ["romanisation"]}, romans="c1", A={"at": "c1"})
    play(state, "resolve romanisation@cantii")
    assert seat_of(state, "A")["at"] == "c1"
    assert legal(state, "go ") == ["go s2", "go cantii"]


def test_C12_the_roads_of_a_city_can_all_be_held_again() -> None:
    state = table(
        phase="resolve", turn={"drawn": ["roman"]}, romans="i1", cities="iceni", removed=1
    )
    play(state, "resolve roman@i2")
    assert told(state)["romans"] == ["i1", "i2"]
    assert told(state)["removed_romans"] == 1


def test_C12_the_sixth_conquest_ends_the_game_with_a_token_still_unresolved() -> None:
    state = table(
        phase="resolve",
        turn={"drawn": ["ore", "romanisation"]},
        cities="cantii belgae parisi silures regni",
        removed=5,
    )
    play(state, "resolve romanisation@iceni")
    assert state.to_act == OVER
    assert told(state)["turn"]["drawn"] == ["ore"]
