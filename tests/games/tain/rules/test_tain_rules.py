"""The rules of Táin, one test a rule at least, named after it."""

from __future__ import annotations

from itertools import permutations, product
from typing import Any

import pytest

from games.tain.tain_tables import all_pass, clan, legal_texts, play, read, shown, table
from oenach import CHANCE, OVER, IllegalMove, OptionError, State
from oenach.games.tain.rules.game import TainGame
from tables import ended

Clan = dict[str, Any]


def start(seats: int, **options: object) -> State:
    return TainGame(seats, {"first_player": "A", **options}).new()


def seen_by(state: State, seat: int | None) -> Any:
    return state.observe(seat)


def refused(state: State, text: str) -> IllegalMove:
    before = shown(state)
    with pytest.raises(IllegalMove) as caught:
        play(state, text)
    assert shown(state) == before
    return caught.value


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_T1_a_clan_has_18_tokens_behind_its_screen(seats: int) -> None:
    for own in shown(start(seats))["clans"].values():
        assert own["unused"] == "CWWBBBBBBDXXXXXXXX"
        assert own["used"] == ""


@pytest.mark.parametrize("seats", [1, 5])
def test_T1_two_to_four_clans(seats: int) -> None:
    with pytest.raises(OptionError):
        TainGame(seats, {})


def test_T2_five_gates_with_an_inner_and_an_outer_place() -> None:
    own = shown(start(2))["clans"]["A"]
    assert len(own["guards"]) == len(own["raiders"]) == 5
    cattle, jewels = 5, 3
    for gate, (cows, stones) in enumerate([(1, 0), (1, 0), (1, 0), (0, 1), (0, 1)]):
        raiders = ["-"] * 5
        raiders[gate] = "B:B"
        state = all_pass(read(table({"A": clan(raiders=raiders), "B": clan()})))
        after = shown(state)["clans"]["A"]
        assert (after["cattle"], after["jewels"]) == (cattle - cows, jewels - stones)


def test_T3_the_kingdom_has_two_places_and_eight_rounds() -> None:
    state = start(2)
    assert shown(state)["kingdom"]["places"] == ["-", "-"]
    for number in range(1, 9):
        assert shown(state)["round"] == number
        all_pass(state)
    assert state.to_act == OVER


@pytest.mark.parametrize(("seats", "left"), [(2, 15), (3, 10), (4, 5)])
def test_T4_cattle_and_jewels_at_the_start(seats: int, left: int) -> None:
    position = shown(start(seats))
    assert position["kingdom"]["cattle"] == left
    assert all((own["cattle"], own["jewels"]) == (5, 3) for own in position["clans"].values())


def test_T5_the_first_player_is_drawn() -> None:
    game = TainGame(3, {})
    state = game.new()
    assert state.to_act == CHANCE
    assert shown(state)["phase"] == "start"
    assert [(game.text(state, move), weight) for move, weight in state.chance_outcomes()] == [
        ("=A", 1),
        ("=B", 1),
        ("=C", 1),
    ]
    play(state, "=C")
    assert (shown(state)["first"], shown(state)["to_act"]) == ("C", "C")


def test_T5_the_first_player_can_be_agreed() -> None:
    position = shown(TainGame(3, {"first_player": "B"}).new())
    assert (position["phase"], position["first"], position["to_act"]) == ("commando", "B", "B")
    with pytest.raises(OptionError):
        TainGame(2, {"first_player": "C"})


def test_T5a_the_marker_passes_to_the_left_or_stays() -> None:
    rotating, staying = start(3), start(3, marker="stays")
    firsts = [(shown(all_pass(rotating))["first"], shown(all_pass(staying))["first"])]
    firsts += [(shown(all_pass(rotating))["first"], shown(all_pass(staying))["first"])]
    firsts += [(shown(all_pass(rotating))["first"], shown(all_pass(staying))["first"])]
    assert firsts == [("B", "A"), ("C", "A"), ("A", "A")]
    assert shown(rotating)["to_act"] == "A"


def test_T6_clockwise_one_token_to_a_place() -> None:
    state = start(3)
    play(state, "B>B1")
    assert shown(state)["to_act"] == "B"
    play(state, "X>B1")
    error = refused(state, "X>B1")
    assert (error.rule, error.facts["place"]) == ("T6", "B1")
    play(state, "pass")
    assert shown(state)["clans"]["B"]["guards"][0] == "X"
    assert shown(state)["clans"]["B"]["raiders"][0] == "A:B"


def test_T6_only_unused_tokens() -> None:
    state = read(table({"A": clan(used="C"), "B": clan()}))
    error = refused(state, "C>A1")
    assert (error.rule, error.facts["kind"]) == ("T6", "C")


@pytest.mark.parametrize("kind", "CWBDX")
def test_T7_any_token_guards_an_own_gate(kind: str) -> None:
    state = play(start(2), f"{kind}>A4")
    assert shown(state)["clans"]["A"]["guards"] == ["-", "-", "-", kind, "-"]
    assert shown(state)["clans"]["A"]["raiders"] == ["-"] * 5


@pytest.mark.parametrize("kind", "CWBX")
def test_T8_any_token_but_the_daughter_raids(kind: str) -> None:
    state = play(start(2), f"{kind}>B2")
    assert shown(state)["clans"]["B"]["raiders"][1] == f"A:{kind}"


def test_T8_the_daughter_never_raids() -> None:
    assert refused(start(2), "D>B2").rule == "T8"


@pytest.mark.parametrize("kind", "CWX")
def test_T9_chief_warrior_or_bluff_in_the_kingdom(kind: str) -> None:
    assert shown(play(start(2), f"{kind}>K2"))["kingdom"]["places"] == ["-", f"A:{kind}"]


@pytest.mark.parametrize("kind", "BD")
def test_T9_neither_boy_nor_daughter_in_the_kingdom(kind: str) -> None:
    assert refused(start(2), f"{kind}>K1").rule == "T9"


def test_T9_one_token_a_player_a_round() -> None:
    state = play(start(2), "X>K1", "pass")
    assert refused(state, "W>K2").rule == "T9"
    play(state, "pass")
    assert "W>K2" in legal_texts(state)


def test_T9_also_without_cattle() -> None:
    state = read(table({"A": clan(cattle=10), "B": clan(cattle=10), "C": clan(cattle=5)}))
    assert shown(state)["kingdom"]["cattle"] == 0
    play(state, "W>K1", "pass", "pass", "pass")
    assert [own["cattle"] for own in shown(state)["clans"].values()] == [10, 10, 5]


def test_T10_who_has_passed_places_nothing_more() -> None:
    state = play(start(3), "pass", "X>B1", "X>C1")
    assert shown(state)["to_act"] == "B"
    assert shown(state)["passed"] == ["A"]


def test_T10_without_tokens_or_places_only_a_pass() -> None:
    empty = read(table({"A": clan(used="CWWBBBBBBDXXXXXXXX"), "B": clan()}))
    assert legal_texts(empty) == ["pass"]
    full = {
        "A": clan(guards=["X"] * 5, raiders=["B:X"] * 3 + ["B:B"] * 2, used="BX"),
        "B": clan(guards=["X"] * 5, raiders=["A:B"] * 5),
    }
    assert legal_texts(read(table(full, kingdom=["A:W", "B:W"]))) == ["pass"]


def test_T10_the_phase_ends_when_all_have_passed() -> None:
    state = play(start(2), "pass", "X>B1", "pass")
    assert shown(state)["round"] == 2
    assert shown(state)["clans"]["B"]["used"] == "X"


def test_T11_only_inner_places_left_and_their_order_has_no_effect() -> None:
    clans = {
        "A": clan(raiders=["B:B"] * 5, guards=["X", "-", "-", "X", "X"]),
        "B": clan(raiders=["A:B"] * 5, guards=["-", "X", "X", "X", "-"]),
    }
    position = table(clans, kingdom=["A:W", "B:W"])
    ends = []
    for mine, theirs in product(permutations(["C>A2", "D>A3"]), permutations(["C>B1", "D>B5"])):
        state = read(position)
        open_to_a = {text.split(">")[1] for text in legal_texts(state) if text != "pass"}
        assert open_to_a == {"A2", "A3"}
        play(state, mine[0], theirs[0], mine[1], theirs[1], "pass", "pass")
        ends.append(shown(state))
    assert all(end == ends[0] for end in ends)


def test_T12_bluffs_go_to_the_used_piles_and_guard_nothing() -> None:
    clans = {"A": clan(guards=["X", "-", "-", "-", "-"], raiders=["B:B", "B:X", "-", "-", "-"])}
    state = all_pass(read(table({**clans, "B": clan()}, kingdom=["B:X", "-"])))
    after = shown(state)["clans"]
    assert (after["A"]["used"], after["B"]["used"]) == ("X", "BXX")
    assert (after["A"]["cattle"], after["B"]["cattle"]) == (4, 6)


@pytest.mark.parametrize(
    ("places", "won"),
    [
        (["A:C", "-"], [1, 0]),
        (["-", "B:W"], [0, 1]),
        (["A:W", "B:W"], [1, 1]),
        (["A:C", "B:C"], [1, 1]),
        (["A:C", "B:W"], [1, 0]),
        (["A:W", "B:C"], [0, 1]),
        (["A:X", "B:W"], [0, 1]),
        (["A:X", "B:X"], [0, 0]),
    ],
)
def test_T13_the_kingdom(places: list[str], won: list[int]) -> None:
    state = all_pass(read(table({"A": clan(), "B": clan()}, kingdom=places)))
    assert [own["cattle"] - 5 for own in shown(state)["clans"].values()] == won
    assert shown(state)["kingdom"]["cattle"] == 15 - sum(won)


@pytest.mark.parametrize(
    ("lone_cow", "first", "winner"),
    [
        ("left", "A", "B"),
        ("left", "B", "B"),
        ("first_in_turn_order", "A", "A"),
        ("first_in_turn_order", "B", "B"),
        ("first_in_turn_order", "C", "A"),
    ],
)
def test_T13_one_cow_for_two_of_a_kind(lone_cow: str, first: str, winner: str) -> None:
    clans = {"A": clan(cattle=8), "B": clan(cattle=8), "C": clan(cattle=8)}
    options = {"lone_cow": lone_cow}
    position = table(clans, kingdom=["B:W", "A:W"], options=options, first=first)
    after = shown(all_pass(read(position)))["clans"]
    assert {name: own["cattle"] for name, own in after.items() if own["cattle"] > 8} == {winner: 9}


@pytest.mark.parametrize(
    ("raider", "guard", "result"),
    [
        ("B", "-", "taken"),
        ("B", "X", "taken"),
        ("B", "B", "safe"),
        ("B", "W", "boy captured"),
        ("B", "C", "safe"),
        ("B", "D", "safe"),
        ("W", "-", "taken"),
        ("W", "X", "taken"),
        ("W", "B", "taken"),
        ("W", "W", "safe"),
        ("W", "C", "safe"),
        ("W", "D", "daughter kidnapped"),
        ("C", "-", "taken"),
        ("C", "X", "taken"),
        ("C", "B", "taken"),
        ("C", "W", "taken"),
        ("C", "C", "safe"),
        ("C", "D", "safe"),
        ("X", "-", "safe"),
        ("X", "D", "safe"),
    ],
)
def test_T14_every_duel(raider: str, guard: str, result: str) -> None:
    guards, raiders = ["-", guard, "-", "-", "-"], ["-", f"B:{raider}", "-", "-", "-"]
    state = read(table({"A": clan(guards=guards, raiders=raiders), "B": clan()}))
    after = shown(all_pass(state))["clans"]
    assert after["A"]["cattle"] == (4 if result == "taken" else 5)
    assert after["A"]["prisoners"] == (["B:B"] if result == "boy captured" else [])
    assert after["B"]["prisoners"] == (["A:D"] if result == "daughter kidnapped" else [])


def test_T14_the_first_players_board_comes_first() -> None:
    cell = ["C:B", "C:D"]
    raiders = ["-", "-", "-", "C:B", "-"]
    clans = {
        "A": clan(prisoners=["C:B"]),
        "B": clan(prisoners=cell, raiders=raiders),
        "C": clan(raiders=["A:C", "-", "-", "-", "-"], cattle=5),
    }
    # With A first, B's board is settled before C's; with C first, C's comes before.
    early = shown(all_pass(read(table(clans, first="A"))))
    assert early["clans"]["C"]["raiders"][0] == "A:C"
    late = shown(all_pass(read(table(clans, first="C"))))
    assert late["clans"]["C"]["raiders"][0] == "-"
    assert late["raid"]["beside"] == {"A": {"cattle": 1, "jewels": 0, "prisoners": []}}


def test_T15_a_cow_in_the_pasture_a_jewel_in_the_house() -> None:
    raiders = ["B:B", "-", "-", "B:B", "B:B"]
    after = shown(all_pass(read(table({"A": clan(raiders=raiders), "B": clan()}))))["clans"]
    assert (after["B"]["cattle"], after["B"]["jewels"]) == (6, 5)
    assert (after["A"]["cattle"], after["A"]["jewels"]) == (4, 1)


@pytest.mark.parametrize(
    ("first", "taken"),
    [("A", {"B": 1}), ("B", {"B": 1}), ("C", {"C": 1}), ("D", {"B": 1})],
)
def test_T16_scarcity_is_served_from_the_first_player_clockwise(
    first: str, taken: dict[str, int]
) -> None:
    clans = {
        "A": clan(jewels=1, raiders=["-", "-", "-", "C:B", "B:B"]),
        "B": clan(jewels=3),
        "C": clan(jewels=3),
        "D": clan(jewels=5),
    }
    after = shown(all_pass(read(table(clans, first=first, to_act="A"))))["clans"]
    won = {name: after[name]["jewels"] - clans[name]["jewels"] for name in "BCD"}
    assert {name: count for name, count in won.items() if count} == taken


def test_T16a_everything_owed_to_one_before_the_next() -> None:
    clans = {
        "A": clan(cattle=2, raiders=["C:B", "B:B", "C:B", "-", "-"]),
        "B": clan(),
        "C": clan(),
    }
    after = shown(all_pass(read(table(clans, first="C"))))["clans"]
    assert [own["cattle"] for own in after.values()] == [0, 5, 7]


def test_T17_winnings_cannot_be_stolen_in_the_same_round() -> None:
    # B takes A's only cow, and C raids B's empty pasture in the same round.
    clans = {
        "A": clan(cattle=1, raiders=["B:B", "-", "-", "-", "-"]),
        "B": clan(cattle=0, raiders=["C:B", "-", "-", "-", "-"]),
        "C": clan(cattle=0),
    }
    after = shown(all_pass(read(table(clans))))["clans"]
    assert [own["cattle"] for own in after.values()] == [0, 1, 0]


def test_T17_a_prisoner_of_this_round_cannot_be_freed_in_it() -> None:
    clans = {
        "A": clan(guards=["W", "-", "-", "-", "-"], raiders=["B:B", "-", "-", "B:B", "-"]),
        "B": clan(),
    }
    after = shown(all_pass(read(table(clans))))["clans"]
    assert after["A"]["prisoners"] == ["B:B"]
    assert after["B"]["jewels"] == 4


def test_T18_only_the_number_of_used_tokens_is_shown() -> None:
    state = read(table({"A": clan(used="WX"), "B": clan(used="BBX")}))
    seen = seen_by(state, 0)["clans"]
    assert (seen["A"]["used"], seen["A"]["used_count"]) == ("WX", 2)
    assert (seen["B"]["used"], seen["B"]["used_count"]) == (None, 3)
    spectator = seen_by(state, None)["clans"]
    assert (spectator["A"]["used"], spectator["A"]["unused"]) == (None, None)


def test_T18_with_the_memory_aid_their_kinds_are_shown() -> None:
    position = table({"A": clan(), "B": clan(used="BBX")}, options={"memory_aid": True})
    state = read(position)
    assert seen_by(state, 0)["clans"]["B"]["used"] == "BBX"
    assert seen_by(state, None)["clans"]["B"]["used"] == "BBX"
    assert seen_by(state, 0)["clans"]["B"]["unused"] is None


def test_T18a_tokens_are_used_board_by_board() -> None:
    clans = {
        "A": clan(
            prisoners=["B:B", "B:D"], raiders=["-", "-", "-", "B:B", "-"], guards=["W"] + ["-"] * 4
        ),
        "B": clan(guards=["C", "-", "-", "-", "-"]),
    }
    position = shown(all_pass(read(table(clans, kingdom=["A:W", "-"]))))
    assert position["phase"] == "raid"
    assert position["clans"]["A"]["used"] == "WW"
    assert position["clans"]["B"]["used"] == "B"
    assert position["clans"]["B"]["guards"][0] == "C"


def captives(claims: int, prisoners: list[str], jewels: int = 3) -> State:
    raiders = ["-", "-", "-", *["B:B"] * claims, *["-"] * (2 - claims)]
    clans = {
        "A": clan(prisoners=prisoners, raiders=raiders, jewels=jewels),
        "B": clan(jewels=6 - jewels),
    }
    return all_pass(read(table(clans)))


def test_T19_an_own_prisoner_is_freed_before_any_jewel() -> None:
    one = shown(captives(1, ["B:B"]))["clans"]
    assert (one["A"]["prisoners"], one["B"]["jewels"]) == ([], 3)
    two = shown(captives(2, ["B:B"]))["clans"]
    assert (two["A"]["prisoners"], two["B"]["jewels"]) == ([], 4)


@pytest.mark.parametrize(("choice", "left"), [("free B", ["B:D"]), ("free D", ["B:B"])])
def test_T19_the_player_chooses_between_boy_and_daughter(choice: str, left: list[str]) -> None:
    state = captives(1, ["B:B", "B:D"])
    assert (shown(state)["phase"], shown(state)["to_act"]) == ("raid", "B")
    assert legal_texts(state) == ["free B", "free D"]
    assert refused(state, "pass").rule == "T19"
    play(state, choice)
    assert shown(state)["clans"]["A"]["prisoners"] == left
    assert refused(state, "free B").rule == "T19"


def test_T19a_one_question_a_raid_and_none_when_one_kind_is_left() -> None:
    both = captives(2, ["B:B", "B:D"])
    assert legal_texts(both) == ["free B", "free D"]
    play(both, "free B")
    assert shown(both)["phase"] == "commando"
    assert shown(both)["clans"]["A"]["prisoners"] == []
    many = captives(2, ["B:B", "B:B", "B:D"])
    play(many, "free B")
    assert legal_texts(many) == ["free B", "free D"]
    assert shown(many)["raid"]["claims"] == {"B": 1}


def test_T19a_cattle_first_then_house_raids_in_turn_order() -> None:
    clans = {
        "A": clan(prisoners=["B:B", "B:D", "C:B", "C:D"], raiders=["C:C", "-", "-", "B:B", "C:B"]),
        "B": clan(),
        "C": clan(),
    }
    state = all_pass(read(table(clans, first="C")))
    position = shown(state)
    assert (position["to_act"], position["raid"]["claims"]) == ("C", {"B": 1, "C": 1})
    assert position["raid"]["beside"]["C"]["cattle"] == 1
    play(state, "free D")
    assert (shown(state)["to_act"], shown(state)["raid"]["claims"]) == ("B", {"B": 1})


def test_T20_a_freed_token_is_used_and_others_stay() -> None:
    clans = {
        "A": clan(prisoners=["B:B", "C:B"], raiders=["-", "-", "-", "B:C", "-"]),
        "B": clan(),
        "C": clan(),
    }
    after = shown(all_pass(read(table(clans))))["clans"]
    assert after["A"]["prisoners"] == ["C:B"]
    assert after["B"]["used"] == "CB"


def test_T20_prisoners_do_not_come_back_with_the_used_pile() -> None:
    clans = {"A": clan(prisoners=["B:D"]), "B": clan(used="CWWBBBBBBXXXXXXXX")}
    after = shown(all_pass(read(table(clans))))["clans"]
    assert after["B"]["unused"] == "CWWBBBBBBXXXXXXXX"
    assert after["A"]["prisoners"] == ["B:D"]


def test_T21_winnings_go_home_and_an_ended_game_stays_as_it_is() -> None:
    clans = {
        "A": clan(cattle=10, used="CWWBBBBBBDXXXXXXX"),
        "B": clan(raiders=["A:X", "-", "-", "-", "-"]),
    }
    state = all_pass(read(table(clans, kingdom=["B:W", "-"], round=4, first="B", to_act="B")))
    assert shown(state)["phase"] == "commando"
    clans = {
        "A": clan(cattle=10, used="WWBBBBBBDXXXXXXXX"),
        "B": clan(),
    }
    position = table(clans, kingdom=["A:C", "-"], round=4, first="B", to_act="B")
    over = shown(all_pass(read(position)))
    assert (over["phase"], over["to_act"], over["round"], over["first"]) == ("over", None, 4, "B")
    assert over["clans"]["A"]["cattle"] == 11
    assert over["clans"]["A"]["unused"] == ""


def test_T22_the_used_pile_comes_back_by_itself() -> None:
    clans = {"A": clan(used="CWWBBBBBBDXXXXXXXX"), "B": clan(used="CWWBBBBBBDXXXXXXX")}
    after = shown(all_pass(read(table(clans))))
    assert (after["clans"]["A"]["unused"], after["clans"]["A"]["used"]) == (
        "CWWBBBBBBDXXXXXXXX",
        "",
    )
    assert (after["clans"]["B"]["unused"], after["round"]) == ("X", 2)


def test_T23_the_game_ends_with_eleven_cattle_or_after_round_eight() -> None:
    rich = all_pass(read(table({"A": clan(cattle=10), "B": clan()}, kingdom=["A:W", "-"])))
    assert ended(rich).reason == "cattle"
    late = all_pass(read(table({"A": clan(), "B": clan()}, round=8)))
    assert ended(late).reason == "rounds"
    assert refused(late, "pass").rule == "T23"
    early = all_pass(read(table({"A": clan(cattle=9), "B": clan()}, kingdom=["A:W", "-"])))
    assert early.outcome() is None


def test_T24_points() -> None:
    clans = {
        "A": clan(cattle=12, jewels=2, prisoners=["B:B", "B:B", "C:D"]),
        "B": clan(cattle=10, jewels=7),
        "C": clan(cattle=0, jewels=0),
    }
    state = read(table(clans, phase="over", to_act=None))
    sheet = state.sheet(0)
    assert [(line.label, line.count, line.points) for line in sheet.lines] == [
        ("cattle", 12, 24),
        ("jewels", 2, 6),
        ("captured-boys", 2, 2),
        ("captured-daughters", 1, 5),
        ("full-herd", 1, 3),
    ]
    assert sheet.total == 40
    assert ended(state).winners == (1,)


@pytest.mark.parametrize(
    ("a", "b", "winners"),
    [
        # two cattle are worth as much as a jewel and a boy: more cattle win
        (clan(cattle=6, jewels=3), clan(cattle=4, jewels=4, prisoners=["A:B"]), (0,)),
        (clan(cattle=5, jewels=2, prisoners=["B:B"] * 3), clan(cattle=5, jewels=3), (1,)),
        (clan(used="X"), clan(), (1,)),
        (clan(used="X"), clan(used="B"), (0, 1)),
    ],
)
def test_T25_ties(a: Clan, b: Clan, winners: tuple[int, ...]) -> None:
    third = clan(cattle=0, jewels=3)
    fourth = clan(cattle=0, jewels=9 - a["jewels"] - b["jewels"])
    clans = {"A": a, "B": b, "C": third, "D": fourth}
    state = read(table(clans, phase="over", to_act=None, round=8))
    totals = [sheet.total for sheet in ended(state).sheets]
    assert totals[0] == totals[1] == max(totals)
    assert ended(state).winners == winners
