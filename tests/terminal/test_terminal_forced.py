"""A forced move is made for a person only when everybody can see that it is forced."""

from __future__ import annotations

from typing import cast

import pytest

import oenach
from oenach.kernel.match import Match
from oenach.kernel.state import State
from oenach.terminal.forced import forced_move


class AnyMatch:
    """A match that stands at a given position."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.game = state.game
        self.to_act = int(state.to_act)

    def observe(self, seat: int | None) -> dict[str, object]:
        return self.state.observe(seat)

    def knowledge(self, seat: int | None) -> oenach.Knowledge:
        return self.state.knowledge(seat)


def at_position(position: dict[str, object]) -> Match:
    game = oenach.game(str(position["game"]), int(str(position["seats"])))
    return cast(Match, AnyMatch(game.from_position(position)))


def clan(unused: str, used: str, guards: str, raiders: list[str]) -> dict[str, object]:
    return {
        "unused": unused,
        "used": used,
        "cattle": 5,
        "jewels": 3,
        "prisoners": [],
        "guards": list(guards),
        "raiders": raiders,
    }


def tain(first: dict[str, object], second: dict[str, object], places: list[str]) -> Match:
    return at_position(
        {
            "game": "tain",
            "seats": 2,
            "options": {},
            "round": 1,
            "first": "A",
            "phase": "commando",
            "to_act": "A",
            "passed": [],
            "clans": {"A": first, "B": second},
            "kingdom": {"cattle": 15, "places": places},
        }
    )


def only_the_daughter_left() -> Match:
    """A's gates are all guarded, an outer place is open, and only the daughter is unused."""
    own = clan("D", "CWWBBBBBBXXX", "XXXXX", ["-"] * 5)
    return tain(own, clan("CWWBBBBBBDXXXXXXXX", "", "-----", ["-"] * 5), ["-", "-"])


def test_a_pass_is_plain_when_no_token_is_left() -> None:
    own = clan("", "CWWBBBBBBDXXX", "XXXXX", ["-"] * 5)
    match = tain(own, clan("CWWBBBBBBDXXXXXXXX", "", "-----", ["-"] * 5), ["-", "-"])
    assert forced_move(match) == "pass"


def test_a_pass_is_plain_when_no_place_is_left() -> None:
    own = clan("CW", "BBBBD", "XXXXX", ["B:X"] * 5)
    other = clan("CWWBBBBBBDXX", "", "-----", ["A:X", "A:X", "A:B", "A:B", "A:X"])
    # Seat A has a token in the kingdom, so the free place there is closed to it (T9).
    match = tain(own, other, ["A:W", "B:X"])
    assert match.state.legal_moves() == [0]
    assert forced_move(match) == "pass"


def test_a_pass_is_not_made_when_only_hidden_tokens_force_it() -> None:
    match = only_the_daughter_left()
    assert match.state.legal_moves() == [0]
    assert forced_move(match) is None


def test_a_choice_is_never_forced() -> None:
    state = oenach.game("tain", 2, {"first_player": "A"}).new()
    assert forced_move(cast(Match, AnyMatch(state))) is None


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_an_open_game_a_single_move_is_forced(seats: int) -> None:
    match = oenach.Match(oenach.game("keltis", seats))
    assert forced_move(match) == "flip"
