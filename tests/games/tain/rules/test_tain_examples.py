"""The books' own worked examples, as positions and moves. Patrick is A, Brigitte B, Arthur C."""

from __future__ import annotations

import pytest

from games.tain.tain_tables import all_pass, clan, legal_texts, play, read, shown, table
from oenach import IllegalMove
from oenach.games.tain.rules.game import TainGame
from tables import ended


def test_example_1_placement() -> None:
    state = TainGame(3, {"first_player": "A"}).new()
    play(state, "B>B1", "W>B1", "C>K1")
    assert shown(state)["clans"]["B"]["raiders"][0] == "A:B"
    assert shown(state)["clans"]["B"]["guards"][0] == "W"
    # Patrick raids Arthur's house, Brigitte takes the second kingdom place.
    play(state, "W>C4", "X>K2")
    # Arthur may not take another one; there is none left anyway.
    assert not [text for text in legal_texts(state) if ">K" in text]
    play(state, "B>A5")
    # Patrick can't enter the kingdom this round.
    with pytest.raises(IllegalMove) as caught:
        play(state, "C>K1")
    assert caught.value.rule == "T6"
    assert shown(state)["kingdom"]["places"] == ["C:C", "B:X"]


def test_example_1_arthur_may_not_take_the_other_place() -> None:
    state = TainGame(3, {"first_player": "A"}).new()
    play(state, "B>B1", "W>B1", "C>K1", "W>C4", "pass")
    with pytest.raises(IllegalMove) as caught:
        play(state, "W>K2")
    assert caught.value.rule == "T9"


def test_example_2_kingdom() -> None:
    clans = {"A": clan(), "B": clan(), "C": clan()}
    after = shown(all_pass(read(table(clans, kingdom=["C:W", "B:C"]))))
    assert [own["cattle"] for own in after["clans"].values()] == [5, 6, 5]
    assert after["clans"]["C"]["used"] == "W"
    assert after["clans"]["B"]["used"] == "C"


def test_example_3_arthurs_board() -> None:
    arthur = clan(
        guards=["X", "W", "-", "B", "B"],
        raiders=["A:C", "A:B", "-", "B:W", "B:B"],
    )
    after = shown(all_pass(read(table({"A": clan(), "B": clan(), "C": arthur}))))["clans"]
    assert (after["A"]["cattle"], after["C"]["cattle"]) == (6, 4)
    assert after["C"]["prisoners"] == ["A:B"]
    assert (after["B"]["jewels"], after["C"]["jewels"]) == (4, 2)


@pytest.mark.parametrize(
    ("guards", "raiders", "freed", "jewels"),
    [
        (["-", "-"], ["A:B", "-"], True, 3),
        (["-", "-"], ["A:B", "A:W"], True, 4),
        (["C", "-"], ["A:B", "A:W"], True, 3),
        (["C", "-"], ["A:B", "-"], False, 3),
    ],
)
def test_example_4_prisoner(
    guards: list[str], raiders: list[str], freed: bool, jewels: int
) -> None:
    brigitte = clan(prisoners=["A:B"], guards=["-"] * 3 + guards, raiders=["-"] * 3 + raiders)
    after = shown(all_pass(read(table({"A": clan(), "B": brigitte, "C": clan()}))))["clans"]
    assert after["B"]["prisoners"] == ([] if freed else ["A:B"])
    assert after["A"]["jewels"] == jewels
    assert after["A"]["used"].count("B") == (2 if freed else 1)


def test_example_5_score() -> None:
    clans = {
        "A": clan(cattle=5, jewels=3),
        "B": clan(cattle=10, jewels=1, prisoners=["A:B"]),
        "C": clan(cattle=5, jewels=5),
    }
    state = all_pass(read(table(clans, kingdom=["B:W", "-"], round=5)))
    outcome = ended(state)
    assert (outcome.reason, outcome.winners) == ("cattle", (1,))
    assert outcome.sheets[1].total == 22 + 3 + 1 + 3 == 29
