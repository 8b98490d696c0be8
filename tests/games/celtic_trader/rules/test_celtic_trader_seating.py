"""C9: players are numbered as they join, and draw their seats before anything else happens."""

from __future__ import annotations

import copy
from collections import Counter
from typing import Any

import pytest

import oenach
from oenach.kernel.errors import LogError, OptionError
from oenach.kernel.matches.match import Match
from oenach.kernel.matches.seating import is_seat_draw, places
from oenach.kernel.matches.verify import verify

LIMIT = {"limit": "rounds:1"}
SECRETS = [bytes([number]) * 32 for number in range(40)]


def seated(secret: bytes, seating: list[int | None], **more: Any) -> Match:
    return Match(oenach.game("celtic-trader", len(seating), LIMIT), secret, seating=seating, **more)


def played_out(match: Match) -> Match:
    while not match.over:
        state = match.state
        match.play(match.game.text(state, state.legal_moves()[-1]))
    return match


def sitting(match: Match) -> list[int]:
    assert match.seating is not None
    return places(match.seating, [entry.event for entry in match.events()])


def test_C9_every_player_draws_a_seat_of_those_that_are_left() -> None:
    first: Counter[int] = Counter()
    for secret in SECRETS:
        match = seated(secret, [None] * 4)
        draws = [entry.event for entry in match.events()[:4]]
        assert all(is_seat_draw(draw) for draw in draws)
        assert not any(is_seat_draw(entry.event) for entry in match.events()[4:])
        left = [4, 3, 2, 1]
        assert [len(draw.outcomes) for draw in draws] == left  # type: ignore[attr-defined]
        assert sorted(sitting(match)) == [0, 1, 2, 3]
        first[sitting(match)[0]] += 1
    assert set(first) == {0, 1, 2, 3}


def test_C9_a_chosen_seat_is_not_drawn() -> None:
    for secret in SECRETS[:10]:
        match = seated(secret, [None, 0, None])
        assert sitting(match)[1] == 0
        assert [entry.event.player for entry in match.events()[:2]] == [0, 2]  # type: ignore[attr-defined]
        assert match.log["header"]["seating"] == [None, "A", None]  # type: ignore[index]


def test_C9_what_players_add_goes_into_the_draw_of_their_seats() -> None:
    plain = [sitting(seated(secret, [None] * 5)) for secret in SECRETS]
    added = [sitting(seated(secret, [None] * 5, nonces={4: b"luck"})) for secret in SECRETS]
    assert plain != added
    match = seated(SECRETS[0], [None] * 5, nonces={4: b"luck"})
    assert match.log["header"]["nonces"] == {"5": b"luck".hex()}  # type: ignore[index]


def test_C9_a_match_with_drawn_seats_loads_resumes_and_verifies() -> None:
    match = seated(SECRETS[1], [None, 2, None])
    for player, seat in enumerate(sitting(match)):
        match.take_seat(seat, f"person:{player}")
    again = Match.resume(match.game, SECRETS[1], match.snapshot())
    assert again.seating == match.seating
    played_out(match)
    assert match.log["format"] == 2
    assert Match.load(match.log).log == match.log
    assert verify(match.log).complete and verify(match.public_log).complete


def test_C9_a_draw_that_was_changed_shows() -> None:
    log = played_out(seated(SECRETS[2], [None] * 3)).log
    events: list[dict[str, Any]] = log["events"]  # type: ignore[assignment]
    changed = copy.deepcopy(log)
    others = [name for name, _ in events[0]["outcomes"] if name != events[0]["result"]]
    changed["events"][0]["result"] = others[0]  # type: ignore[index]
    assert not verify(changed).ok
    late = copy.deepcopy(log)
    late["events"][5]["player"] = 1  # type: ignore[index]
    assert not verify(late).ok


@pytest.mark.parametrize(
    "seating", [["A"], [None, None], ["A", "A", None], ["F", None, None], "ABC", None, [0, 1, 2]]
)
def test_C9_a_header_with_a_wrong_seating_is_refused(seating: object) -> None:
    log = played_out(seated(SECRETS[3], [None] * 3)).log
    log["header"]["seating"] = seating  # type: ignore[index]
    with pytest.raises(LogError):
        Match.load(log)


def test_a_bare_match_draws_no_seats_and_keeps_the_first_format() -> None:
    match = Match(oenach.game("celtic-trader", 2, LIMIT), SECRETS[0], nonces={1: b"x"})
    assert match.seating is None and match.log["format"] == 1
    assert "seating" not in match.log["header"]  # type: ignore[operator]
    assert match.log["header"]["nonces"] == {"B": b"x".hex()}  # type: ignore[index]


@pytest.mark.parametrize(
    "seating", [[None], [0, 0, None], [3, None, None], [-1, None, None], [True, None, None]]
)
def test_a_seating_that_can_not_be_is_refused(seating: list[int | None]) -> None:
    with pytest.raises(OptionError):
        Match(oenach.game("celtic-trader", 3), seating=seating)


@pytest.mark.parametrize("name", [name for name in oenach.games() if name != "celtic-trader"])
def test_only_a_game_that_draws_seats_takes_a_seating(name: str) -> None:
    with pytest.raises(OptionError) as refused:
        Match(oenach.game(name, 2), seating=[None, None])
    assert refused.value.key == "seats-not-drawn"
