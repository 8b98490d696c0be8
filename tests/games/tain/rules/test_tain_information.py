"""What a seat sees and knows in Táin, and what it must not."""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any

import pytest

from games.tain.tain_tables import clan, play, read, shown, table
from oenach import Knowledge, PositionError
from oenach.games.tain.rules.game import TainGame


def bluffing() -> Any:
    clans = {
        "A": clan(guards=["W", "-", "-", "-", "-"], raiders=["B:B", "-", "-", "-", "-"]),
        "B": clan(guards=["D", "X", "-", "-", "-"], raiders=["A:C", "-", "-", "-", "-"]),
    }
    return read(table(clans, kingdom=["A:X", "B:W"]))


def test_face_down_tokens_are_seen_only_by_their_owner() -> None:
    seen = bluffing().observe(0)
    assert seen["clans"]["A"]["guards"][0] == "W"
    assert seen["clans"]["A"]["raiders"][0] == "B:?"
    assert seen["clans"]["B"]["guards"][:3] == ["?", "?", "-"]
    assert seen["clans"]["B"]["raiders"][0] == "A:C"
    assert seen["kingdom"]["places"] == ["A:X", "B:?"]
    assert seen["clans"]["B"]["unused"] is None


def test_a_spectator_sees_no_kind() -> None:
    seen = bluffing().observe(None)
    assert seen["clans"]["A"]["guards"][0] == seen["clans"]["B"]["guards"][0] == "?"
    assert seen["kingdom"]["places"] == ["A:?", "B:?"]


def test_a_perfect_memory_knows_what_is_hidden_but_not_where() -> None:
    known = bluffing().knowledge(0).view["clans"]["B"]
    assert Counter(known["hidden"]) == Counter("CWWBBBBBDXXXXXXXX" + "B")
    assert known["guards"][0] == "?"


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_imagined_states_give_the_same_knowledge_back(seat: int | None) -> None:
    game = TainGame(3, {"first_player": "A"})
    state = play(game.new(), "W>B1", "D>B1", "B>A4", "X>K1", "pass", "C>C5", "B>C2")
    knowledge = state.knowledge(seat)
    assert knowledge.moves[:3] == ("A ?>B1", "B ?>B1", "C ?>A4")
    imaginer = game.imaginer(Knowledge.from_json(json.loads(json.dumps(knowledge.to_json()))))
    rng = random.Random(5)
    for _ in range(50):
        drawn = imaginer.draw(rng)
        assert drawn.knowledge(seat) == knowledge
        assert drawn.observe(seat) == state.observe(seat)
        assert shown(game.from_position(shown(drawn))) == shown(drawn)


def test_imagine_is_uniform_over_all_layouts() -> None:
    # B has a chief, a daughter and a bluff left, one of them in front of A's gate, one on guard.
    used = "WWBBBBBBXXXXXXX"
    clans = {
        "A": clan(raiders=["B:X", "-", "-", "-", "-"]),
        "B": clan(used=used, guards=["C", "-", "-", "-", "-"]),
    }
    state = read(table(clans))
    imaginer = state.game.imaginer(state.knowledge(0))
    rng = random.Random(1)
    seen: Counter[tuple[str, str]] = Counter()
    for _ in range(4000):
        position = shown(imaginer.draw(rng))
        raider = position["clans"]["A"]["raiders"][0]
        seen[raider, position["clans"]["B"]["guards"][0]] += 1
    # The raider is no daughter (T8): C or X; the guard one of the two that remain.
    assert set(seen) == {("B:C", "D"), ("B:C", "X"), ("B:X", "C"), ("B:X", "D")}
    assert all(abs(count - 1000) < 150 for count in seen.values())


def test_in_the_kingdom_only_chief_warrior_or_bluff_are_imagined() -> None:
    state = read(table({"A": clan(), "B": clan()}, kingdom=["B:W", "-"]))
    imaginer = state.game.imaginer(state.knowledge(0))
    rng = random.Random(2)
    kinds = Counter(shown(imaginer.draw(rng))["kingdom"]["places"][0] for _ in range(300))
    assert set(kinds) == {"B:C", "B:W", "B:X"}
    assert all(count > 60 for count in kinds.values())


def test_a_refusal_tells_nothing_hidden() -> None:
    texts = []
    for kind in "CWX":
        state = read(table({"A": clan(), "B": clan()}, kingdom=[f"B:{kind}", "-"]))
        try:
            play(state, "W>K1")
        except Exception as error:
            texts.append(str(error))
    assert len(texts) == 3
    assert len(set(texts)) == 1


@pytest.mark.parametrize(
    ("path", "value"),
    [("hidden", "CW"), ("unused_count", 3), ("hidden", None), ("guards", 4), ("cattle", 99)],
)
def test_impossible_knowledge_is_refused(path: str, value: object) -> None:
    data = bluffing().knowledge(0).to_json()
    data["view"]["clans"]["B"][path] = value
    with pytest.raises(PositionError):
        TainGame(2, {}).imaginer(Knowledge.from_json(data))
