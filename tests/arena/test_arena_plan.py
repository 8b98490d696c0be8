"""Who meets whom, in which seats."""

from __future__ import annotations

from collections import Counter

import pytest

from oenach.arena import ArenaError, Plan
from oenach.arena.plan import arrangements, rotations
from oenach.arena.players import Player
from oenach.games.installed import game
from oenach.kernel.errors import OenachError, OptionError
from per_game import FIRST, QUICKEST


def orders(plan: Plan) -> list[tuple[str, ...]]:
    return [tuple(plan.labels[player] for player in one.order) for one in plan.fixtures]


def test_two_bots_change_seats_with_every_deal() -> None:
    plan = Plan.of(QUICKEST, "greedy,random", seats=2, games=4)
    assert orders(plan) == [("greedy", "random"), ("random", "greedy")] * 2
    assert [one.deal for one in plan.fixtures] == [0, 0, 1, 1]


def test_of_more_bots_than_seats_every_choice_plays() -> None:
    plan = Plan.of(QUICKEST, "random,greedy,novice", seats=2, games=6)
    assert Counter(map(frozenset, orders(plan))) == {
        frozenset({"random", "greedy"}): 2,
        frozenset({"random", "novice"}): 2,
        frozenset({"greedy", "novice"}): 2,
    }


def test_a_bot_against_three_of_another_sits_everywhere_once() -> None:
    plan = Plan.of(FIRST, "greedy,random,random,random", seats=4, games=4)
    assert [order.index("greedy") for order in orders(plan)] == [0, 3, 2, 1]


def test_bots_of_one_kind_play_each_deal_once() -> None:
    plan = Plan.of(QUICKEST, "random,random", games=5)
    assert [one.deal for one in plan.fixtures] == [0, 1, 2, 3, 4]


def test_every_player_has_every_seat_equally_often() -> None:
    plan = Plan.of(FIRST, "random,greedy,novice,steady", seats=3, games=100)
    seats = Counter((label, seat) for order in orders(plan) for seat, label in enumerate(order))
    assert len(plan.fixtures) == 108
    assert set(seats.values()) == {27}


def test_neighbours_change_from_deal_to_deal() -> None:
    plan = Plan.of(FIRST, "random,greedy,novice", seats=3, games=12)
    left = Counter((o[seat], o[(seat + 1) % 3]) for o in orders(plan) for seat in range(3))
    assert set(left.values()) == {6}
    assert len(left) == 6


def test_arrangements_are_no_rotations_of_each_other() -> None:
    assert arrangements((0, 1, 2)) == [(0, 1, 2), (0, 2, 1)]
    assert len(arrangements((0, 1, 2, 3, 4))) == 24
    assert arrangements((0, 1, 1, 1)) == [(0, 1, 1, 1)]
    assert list(rotations((0, 1, 0, 1))) == [(0, 1, 0, 1), (1, 0, 1, 0)]


@pytest.mark.parametrize("asked, played", [(1, 2), (7, 8), (200, 200)])
def test_games_are_rounded_up_to_whole_deals(asked: int, played: int) -> None:
    assert len(Plan.of(QUICKEST, "greedy,random", games=asked).fixtures) == played


@pytest.mark.parametrize(
    "text, label",
    [
        ("master", "master"),
        ("master@1/20", "master@1/20"),
        ("master@0.05", "master@1/20"),
        ("master@2", "master@2"),
        ("master@50ms", "master@0.05s"),
        (" master@0.05s", "master@0.05s"),
    ],
)
def test_a_player_has_one_label_however_it_is_written(text: str, label: str) -> None:
    assert Player.read(text).label == label
    assert Player.read(label) == Player.read(text)


@pytest.mark.parametrize(
    "text, key",
    [
        ("", "arena-bad-player"),
        ("@1/20", "arena-bad-player"),
        ("master@", "arena-bad-player"),
        ("master@much", "arena-bad-part"),
        ("master@0", "arena-bad-part"),
        ("master@-1", "arena-bad-part"),
        ("master@1/0", "arena-bad-part"),
        ("master@1e999999999", "arena-bad-part"),
        ("master@0s", "arena-bad-seconds"),
        ("master@s", "arena-bad-seconds"),
        ("master@9999s", "arena-bad-seconds"),
    ],
)
def test_bad_players(text: str, key: str) -> None:
    with pytest.raises(ArenaError) as refused:
        Player.read(text)
    assert refused.value.key == key


def test_a_budget_for_all_holds_for_those_that_search_and_have_none_of_their_own() -> None:
    bots = "odd_bots:Scaled,odd_bots:Scaled@1/2,random"
    assert Plan.of(QUICKEST, bots, budget="1/20").labels == (
        "odd_bots:Scaled@1/20",
        "odd_bots:Scaled@1/2",
        "random",
    )
    assert Plan.of(QUICKEST, bots, seconds="0.05").labels[0] == "odd_bots:Scaled@0.05s"


@pytest.mark.parametrize(
    "name, simulations", [("Scaled", 100), ("Scaled@1/20", 5), ("Scaled@30ms", 30)]
)
def test_bots_are_made_with_their_budget(name: str, simulations: int) -> None:
    bot = Player.read(f"odd_bots:{name}").bot(game(QUICKEST, 2))
    assert bot.simulations == simulations  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    "asked, key",
    [
        ({"bots": "nobody,random"}, "unknown-bot"),
        ({"bots": "random"}, "arena-too-few-bots"),
        ({"bots": "random,greedy,random"}, "arena-bot-twice"),
        ({"bots": ",".join(["random"] * 30)}, "arena-too-many-bots"),
        ({"bots": "no_such_module:Bot,random"}, "arena-no-such-factory"),
        ({"bots": "odd_bots:nobody,random"}, "arena-no-such-factory"),
        ({"bots": "odd_bots:nothing,random"}, "arena-no-bot-made"),
        ({"games": 0}, "arena-bad-games"),
        ({"games": -3}, "arena-bad-games"),
        ({"seats": 5}, "seat-count"),
        ({"game": "chess"}, "unknown-game"),
        ({"options": {"colour": "red"}}, "unknown-option"),
        ({"budget": "all"}, "arena-bad-part"),
        ({"seconds": "soon"}, "arena-bad-seconds"),
        ({"budget": "1/20", "seconds": "1"}, "arena-two-budgets"),
    ],
)
def test_what_can_not_be_played_is_refused(asked: dict[str, object], key: str) -> None:
    with pytest.raises(OenachError) as refused:
        Plan.of(**{"game": QUICKEST, "bots": "random,greedy", **asked})  # type: ignore[arg-type]
    assert refused.value.key == key


def test_unknown_bots_are_an_option_error_with_the_known_ones() -> None:
    with pytest.raises(OptionError) as refused:
        Plan.of(QUICKEST, "nobody,random")
    assert "random" in str(refused.value.facts["known"])
