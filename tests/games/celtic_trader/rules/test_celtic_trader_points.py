"""The stone circle, deliveries, the end and the score: C17 to C20."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from games.celtic_trader.celtic_trader_tables import MAP, legal, play, refused, seat_of, table, told
from oenach.games.celtic_trader.rules.game import CelticTraderGame
from oenach.games.celtic_trader.rules.state import CelticTraderState
from oenach.kernel.errors import IllegalMove, MalformedMove, OptionError
from oenach.kernel.seats import OVER
from tables import ended


def circle(**own: Any) -> CelticTraderState:
    return table(phase="circle", A={"at": "s2", **own}, turn={"claimed": False})


def test_C17_abilities_are_bought_any_number_with_effect_at_once() -> None:
    state = circle(rp=13)
    assert legal(state, "buy") == ["buy movement", "buy trading", "buy carrying"]
    play(state, "buy movement", "buy movement", "buy carrying")
    assert seat_of(state, "A") | {"rp": 5, "movement": 2, "carrying": 1} == seat_of(state, "A")
    assert told(state)["supply"] == 109  # what is spent goes back
    assert legal(state, "buy") == ["buy trading", "buy carrying"]
    refused(state, "buy movement", "C5", cost=7, rp=5)


def test_C17_rp_are_turned_into_vp_once_and_then_only_end_is_left() -> None:
    state = circle(rp=5, vp=1)
    assert legal(state, "claim") == [f"claim {n}" for n in range(1, 6)]
    refused(state, "claim 6", "C17", asked="6", most=5)
    supply = told(state)["supply"]
    play(state, "claim 3")
    assert seat_of(state, "A") | {"rp": 2, "vp": 4} == seat_of(state, "A")
    assert told(state)["supply"] == supply
    assert legal(state) == ["end"]
    refused(state, "claim 1", "C17")
    refused(state, "buy trading", "C17")
    assert told(play(state, "end"))["to_act"] == "B"


def test_C17_numbers_that_are_no_claim() -> None:
    state = circle(rp=5)
    refused(state, "claim 0", "C17")
    refused(state, "claim 165", "C17")
    refused(state, "claim " + "9" * 5000, "C17")
    for text in ("claim", "claim -1", "claim 05", "claim ٣", "claim x", "claim 1.0", "claim +1"):
        with pytest.raises(MalformedMove):
            play(state, text)


def test_C17_halt_opens_the_circle_even_with_nothing_to_do() -> None:
    state = play(table(A={"at": "s1"}), "halt")
    assert told(state)["phase"] == "circle"
    assert told(state)["turn"]["claimed"] is False
    assert legal(state) == ["end"]
    refused(state, "deliver ore", "C18")
    refused(state, "go L", "C13")


def test_C17_only_after_movement_and_only_at_the_circle() -> None:
    refused(table(A={"at": "s1", "rp": 9}), "buy movement", "C17")
    refused(play(table(A={"at": "iceni", "rp": 9}), "halt"), "claim 1", "C17")


def test_C18_a_delivery_earns_the_column_and_moves_the_marker_left() -> None:
    state = table(A={"at": "cantii", "carried": ["cloth", "ore"], "carrying": 4})
    play(state, "halt")
    assert told(state)["turn"]["values"] == told(state)["charts"]["cantii"]
    assert legal(state) == ["deliver cloth", "deliver ore", "end"]
    play(state, "deliver cloth")
    assert seat_of(state, "A")["rp"] == 6
    assert told(state)["supply"] == 108
    assert told(state)["charts"]["cantii"]["cloth"] == 4
    assert told(state)["discard"] == {"cloth": 1}
    play(state, "deliver ore")
    assert told(state)["charts"]["cantii"]["ore"] == 1  # not below 1
    assert seat_of(state, "A")["rp"] == 7
    refused(state, "deliver ore", "C18", resource="ore")
    assert told(play(state, "end"))["to_act"] == "B"


def test_C18_several_of_a_kind_all_earn_the_first_value() -> None:
    state = table(A={"at": "parisi", "carried": ["fish"] * 3, "carrying": 3})
    play(state, "halt", "deliver fish", "deliver fish", "deliver fish")
    assert seat_of(state, "A")["rp"] == 24
    assert told(state)["charts"]["parisi"]["fish"] == 2
    # The next visit earns what stands then.
    again = table(
        A={"at": "parisi", "carried": ["fish"]}, charts={"parisi": told(state)["charts"]["parisi"]}
    )
    assert seat_of(play(again, "halt", "deliver fish"), "A")["rp"] == 2


def test_C18_a_visit_can_be_taken_up_in_the_middle() -> None:
    values = {"deer": 1, "cloth": 4, "wheat": 6, "fish": 8, "ore": 8, "grapes": 2}
    state = table(
        phase="stronghold",
        A={"at": "parisi", "carried": ["fish"], "carrying": 1, "rp": 8},
        charts={"parisi": {"fish": 6}},
        turn={"values": values},
    )
    play(state, "deliver fish")
    assert seat_of(state, "A")["rp"] == 16
    assert told(state)["charts"]["parisi"]["fish"] == 4


def test_C18a_the_trading_bonus_is_for_each_token() -> None:
    state = table(A={"at": "parisi", "carried": ["fish"] * 2, "carrying": 1, "trading": 4})
    play(state, "halt", "deliver fish", "deliver fish")
    assert seat_of(state, "A")["rp"] == 2 * (8 + 7)


def test_C18_halt_opens_the_stronghold_even_with_nothing_to_do() -> None:
    assert legal(play(table(A={"at": "belgae"}), "halt")) == ["end"]


# C19


def test_C19_rounds_end_after_the_last_seat_of_that_round() -> None:
    told_of = {"seats": 3, "round": 4, "options": {"limit": "rounds:4"}}
    state = table(**told_of, to_act="B")
    play(state, "halt")
    assert told(state)["to_act"] == "C"
    last = table(**told_of, to_act="C")
    play(last, "halt")
    assert last.to_act == OVER
    assert (told(last)["phase"], told(last)["to_act"], told(last)["round"]) == ("over", None, 4)
    assert ended(last).reason == "limit"
    earlier = table(seats=3, round=3, options={"limit": "rounds:4"}, to_act="C")
    assert told(play(earlier, "halt"))["round"] == 4


def test_C19_call_time_makes_this_round_the_last() -> None:
    for options in ({}, {"limit": "minutes:30"}, {"limit": "rounds:9"}):
        state = table(options=options, to_act="A")
        state.call_time()
        state.call_time()
        assert told(state)["last_round"] is True
        play(state, "halt")
        assert (told(state)["to_act"], told(state)["phase"]) == ("B", "draw")
        late = table(options=options, to_act="B", last_round=True)
        play(late, "halt")
        assert ended(late).reason == "limit"
        with pytest.raises(IllegalMove) as caught:
            late.call_time()
        assert caught.value.rule == "C19"


@pytest.mark.parametrize("phase", ["roles", "roman", "draw", "resolve", "circle", "stronghold"])
def test_C19_time_can_be_called_at_any_node(phase: str) -> None:
    values = told(table())["charts"]["iceni"]
    made: dict[str, Callable[[], CelticTraderState]] = {
        "roles": lambda: CelticTraderGame(2, {"map": MAP}).new(),
        "roman": lambda: table(phase="roman", A={"at": "W"}, romans="W"),
        "draw": lambda: table(phase="draw"),
        "resolve": lambda: table(phase="resolve", turn={"drawn": ["ore"]}),
        "circle": circle,
        "stronghold": lambda: table(phase=phase, A={"at": "iceni"}, turn={"values": values}),
    }
    state = made[phase]()
    before = told(state)
    state.call_time()
    assert told(state) == {**before, "last_round": True}


def test_C19_nothing_else_sets_last_round() -> None:
    state = play(table(options={"limit": "rounds:2"}, to_act="B", round=1), "halt")
    assert (told(state)["round"], told(state)["last_round"]) == (2, False)


def test_C19_at_once_when_all_six_strongholds_are_conquered() -> None:
    cities = {"cities": "cantii belgae parisi silures regni", "removed": 5}
    by_a_token = table(phase="resolve", turn={"drawn": ["roman", "ore"]}, romans="i1", **cities)
    play(by_a_token, "resolve roman@i2")
    moved = table(phase="roman", A={"at": "W"}, romans="i1 W", last_round=True, **cities)
    play(moved, "roman i2")
    for state in (by_a_token, moved):
        assert state.to_act == OVER
        assert state.legal_moves() == []
        assert ended(state).reason == "conquest"
        refused(state, "halt", "C19")


def test_C19_when_the_supply_runs_out_the_turn_is_still_finished() -> None:
    state = table(
        A={"at": "belgae", "carried": ["ore", "fish"], "carrying": 4, "trading": 2},
        B={"rp": 60, "vp": 45},
    )
    play(state, "halt", "deliver ore")
    assert told(state)["supply"] == -1
    play(state, "deliver fish")
    assert told(state)["supply"] == -11
    play(state, "end")
    assert state.to_act == OVER
    assert ended(state).reason == "supply"
    exactly = play(
        table(A={"at": "belgae", "carried": ["ore"]}, B={"rp": 106}), "halt", "deliver ore"
    )
    assert told(exactly)["supply"] == 0
    assert play(exactly, "end").to_act == OVER
    one_left = play(
        table(A={"at": "belgae", "carried": ["ore"]}, B={"rp": 105}), "halt", "deliver ore"
    )
    assert told(play(one_left, "end"))["to_act"] == "B"


def test_C19_supply_and_conquest_come_before_the_limit() -> None:
    state = table(
        to_act="B", last_round=True, B={"at": "belgae", "carried": ["ore"]}, A={"rp": 110}
    )
    play(state, "halt", "deliver ore", "end")
    assert ended(state).reason == "supply"


@pytest.mark.parametrize(
    "limit",
    ["rounds:0", "rounds:01", "rounds:1000", "rounds:", "minutes:x", "rounds:²", "", 4, None],
)
def test_C19_limits_that_are_none(limit: object) -> None:
    with pytest.raises(OptionError):
        CelticTraderGame(2, {"limit": limit})


# C20


def over(**players: Any) -> CelticTraderState:
    return table(phase="over", to_act=None, last_round=True, **players)


def test_C20_vp_plus_the_bonus_of_the_role() -> None:
    state = over(
        A={"role": "fastest", "movement": 2, "vp": 10, "rp": 9},
        B={"role": "trusted", "vp": 3, "rp": 9},
    )
    outcome = ended(state)
    assert [sheet.total for sheet in outcome.sheets] == [34, 12]
    assert outcome.winners == (0,)
    assert [tuple(line) for line in outcome.sheets[0].lines] == [
        ("vp", 10, 10),
        ("movement", 2, 24),
    ]
    assert [tuple(line) for line in outcome.sheets[1].lines] == [("vp", 3, 3), ("rp", 9, 9)]


def test_C20_tied_players_share_the_victory() -> None:
    roles = ["humblest", "trusted", "fastest"]
    points = [{"vp": 9}, {"vp": 4, "rp": 5}, {"vp": 8, "rp": 20}]
    players = {
        seat: {"role": role, **own} for seat, role, own in zip("ABC", roles, points, strict=True)
    }
    assert ended(over(seats=3, **players)).winners == (0, 1)


def test_C20_no_outcome_while_the_game_goes_on() -> None:
    assert table().outcome() is None
    assert table(A={"vp": 7}).sheet(0).total == 7
