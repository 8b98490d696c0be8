"""The numbers and tables in the rulebook of Táin are those of the rules."""

from __future__ import annotations

import re
from pathlib import Path

from oenach.games.tain.rules import components
from oenach.games.tain.rules.components import (
    BOY,
    BOY_CAPTURED,
    CHIEF,
    CLAN,
    DAUGHTER,
    DAUGHTER_KIDNAPPED,
    DUELS,
    FAILS,
    KINDS,
    SUCCEEDS,
    WARRIOR,
    captive,
)
from oenach.games.tain.rules.game import TainGame
from oenach.games.tain.rules.state import TainState

BOOK = (Path(components.__file__).parents[1] / "RULES.md").read_text(encoding="utf-8")
WORDS = {"chief": "C", "warrior": "W", "boy": "B", "daughter": "D", "bluff": "X"}


def row(first: str) -> list[str]:
    """The cells of the first row that begins so, without that one."""
    found = re.search(rf"^\| {first} \|(.*)\|$", BOOK, re.M)
    assert found is not None, first
    return [cell.strip() for cell in found[1].split("|")]


def test_t1_the_tokens_of_a_clan() -> None:
    count = [f"{CLAN[kind]} {word}" for kind, word in ((CHIEF, "chief"), (WARRIOR, "warriors"))]
    assert f"{', '.join(count)}, {CLAN[BOY]} boys, {CLAN[DAUGHTER]} chief’s daughter" in BOOK
    assert f"Each has {sum(CLAN)} tokens" in BOOK and sum(CLAN) == components.CLAN_SIZE


def test_t4_the_set_up() -> None:
    first = f"puts {components.CLAN_CATTLE} cattle in its pasture and {components.CLAN_JEWELS}"
    assert f"{first} jewels in its house. There are {components.CATTLE} cattle in all" in BOOK
    states = [TainGame(seats, {}).opening for seats in (2, 3, 4)]
    two, three, four = (int(state.kingdom_cattle) for state in states)
    assert f"{two} with two clans, {three} with three, {four} with four" in BOOK


RESULTS = {
    SUCCEEDS: "wins",
    FAILS: "fails",
    BOY_CAPTURED: "fails, boy captured",
    DAUGHTER_KIDNAPPED: "fails, daughter kidnapped",
}


def test_t14_the_table_of_raids() -> None:
    guards = ["no guard", "boy", "warrior", "chief", "daughter"]
    assert row("raider") == guards
    for word in ("boy", "warrior", "chief"):
        raider = KINDS.index(WORDS[word])
        for guard, said in zip(guards, row(word), strict=True):
            met = 0 if guard == "no guard" else KINDS.index(WORDS[guard]) + 1
            assert said == RESULTS[DUELS[raider][met]], (word, guard)


def test_t23_and_t24_the_end_and_the_points() -> None:
    assert f"somebody has {components.HERD} or more cattle" in BOOK
    assert f"after round {components.LAST_ROUND}" in BOOK
    state: TainState = TainGame(2, {}).opening.copy()
    state.cattle[0] = components.HERD
    state.prisoners[0] = captive(1, BOY) + captive(1, DAUGHTER)
    points = {line.label: line.points // line.count for line in state.sheet(0).lines}
    for label, words in (
        ("cattle", "each cow"),
        ("jewels", "each jewel"),
        ("captured-boys", "each captured boy"),
        ("captured-daughters", "each captured daughter"),
        ("full-herd", f"a herd of {components.HERD} or more"),
    ):
        assert row(words)[0].split()[0] == str(points[label]), words


def test_letters_of_the_notation() -> None:
    told = dict(re.findall(r"^\| `([A-Z])` \| (\w+) \|$", BOOK, re.M))
    assert told == {letter: word for word, letter in WORDS.items()}
    assert tuple(told) == KINDS
